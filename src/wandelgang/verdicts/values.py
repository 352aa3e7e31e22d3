"""What an analysis says: plain frozen values that travel as JSON. Chances are shares of 1."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

VERSION: Final = 1
"""Goes up when the same record would get other verdicts: new judges, calibrations or marks."""

DIGITS: Final = 4  # of chances: enough for hundredths of a point

Cards = Literal["seen", "open"]  # judged by what each player could see, or with all cards open

Mark = Literal["brilliant", "good", "inaccuracy", "mistake", "missed-goal"]

Why = Literal[
    "only",  # there was nothing else to do
    "best",  # nothing better was found
    "win",  # the better line wins the game
    "goal",  # it reaches a goal, and what was played does not
    "cheaper",  # it goes to the same cell and pays otherwise
    "block",  # it leaves the others less
    "onward",  # both reach a goal; it is better for the turns to come
    "place",  # none reaches a goal; it is better for the turns to come
    "answer",  # it answers a question better
]


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was in reach: a picture, or something with a value, or else a place; and the cell where it was."""

    cell: str
    picture: str | None = None
    value: int | None = None


class Line(msgspec.Struct, frozen=True):
    """What a seat did, or could have done, from a decision on: as notations and as actions."""

    notations: tuple[str, ...]
    actions: tuple[dict[str, Any], ...]
    stays: bool  # its walk ends where the figure stands


class Verdict(msgspec.Struct, frozen=True):
    """What an analysis says of one decision."""

    number: int  # of the action in the record, from 1
    turn: int
    seat: int
    step: str  # what the game waited for
    choices: int  # how many actions were legal; with only one, nothing was decided
    mark: Mark | None
    why: Why
    goal: Goal | None  # for `goal` and `win`: what was in reach
    played: Line
    better: Line | None  # None: nothing better was found
    cost: float  # chance - after
    chance: float  # of the seat to win, if it acts as well as possible from here
    after: float  # with what was played, if it goes on as well as possible
    luck: float  # how the seat's chance has changed since its own last decision, or since the start
    lead: float | None  # how much the best action beats all others; None if no other was weighed
    chances: tuple[float, ...]  # everybody's, before the decision, as the seat could see it
    chances_after: tuple[float, ...]  # and after it


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat did: `end` is `start` + `luck` + `play`."""

    seat: int
    colour: str
    name: str
    start: float  # chance to win at the start
    end: float  # the result: 1 won, 0 lost, or the share of a shared win; of a game that goes on, the chance
    luck: float  # by chance and by what the others did
    play: float  # what the own decisions lost, never above 0
    adjusted: float  # the result without luck: start + play
    decisions: int  # with more than one choice
    error_rate: float  # what each of them lost on average
    marks: dict[Mark, int]


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, analysed."""

    game: str
    rules: int
    cards: Cards
    budget: float  # the nominal seconds for a decision
    winners: tuple[int, ...] | None  # None: the game goes on
    seats: tuple[SeatSummary, ...]
    verdicts: tuple[Verdict, ...]
