"""The values of the dragon's game: options, deal, state, actions and views."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from wandelgang.games.actions import Push, Walk
from wandelgang.games.master.parts import DieFace, Foe
from wandelgang.games.seats import Colour, SeatOptions
from wandelgang.games.wire import Cell
from wandelgang.maze import Board, Tile


class Options(SeatOptions, frozen=True, forbid_unknown_fields=True):
    """How this game is played."""

    # Our own: no second phase, the final duel follows the treasures 1–6.
    short: Annotated[bool, Meta(description="play without the treasures 7 to 12")] = False


class Deal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What chance laid out: loose tiles row by row, the spare, the treasures space by space, the dragon's
    first gaze (a side), each player's cards, who begins."""

    tiles: tuple[Tile, ...]
    spare: Tile
    treasures: tuple[int, ...]
    gaze: int
    cards: tuple[tuple[int, ...], ...]
    first: int


class Step(StrEnum):
    """What the game waits for."""

    PUSH = "push"
    MOVE = "move"
    COIN = "coin"  # a card for a coin? (M14)
    LAY = "lay"  # chance: the next treasure of the second phase (M23)
    DRAGON_DIE = "dragon-die"  # chance (M16)
    DUEL_DIE = "duel-die"  # chance (M19)
    AGAIN = "again"  # a card for another roll? (M19)
    FIGHT = "fight"  # the final duel? (M25)
    FINAL_DIE = "final-die"  # chance (M26)
    FINAL_AGAIN = "final-again"  # the last roll once more? (M26)
    DOUBLE = "double"  # a card for another turn? (M21)
    OVER = "over"


class Treasure(msgspec.Struct, frozen=True, gc=False):
    """A treasure that lies on the board."""

    value: int
    cell: Cell


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """What one player owns; values in rising order."""

    cards: tuple[int, ...]  # secret
    treasures: tuple[int, ...] = ()
    coins: int = 0


class Duel(msgspec.Struct, frozen=True, gc=False):
    """Who fights whom: the first of the duellists rolls, the others wait (M17)."""

    foe: Foe
    duellists: tuple[int, ...]
    rolls: tuple[int, ...] = ()  # of the first duellist, as they count now


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole position, secrets included."""

    options: Options
    board: Board
    spare: Tile
    figures: tuple[Cell, ...]
    guards: tuple[Cell, Cell]  # the cells of the white and the black one
    gaze: int  # the side to which the dragon looks
    treasures: tuple[Treasure, ...]  # on the board, by value and cell
    aside: tuple[int, ...]  # not laid out yet; sorted, because they have no order (X11)
    holdings: tuple[Holdings, ...]
    discards: tuple[int, ...]  # cards handed in, by value
    box: tuple[int, ...]  # treasures lost, by value
    seat: int  # whose turn it is
    turn: int
    step: Step
    last_push: str | None = None
    extra: bool = False  # this is the extra turn of a double-turn card (M21)
    duel: Duel | None = None
    slayer: int | None = None  # who has beaten the dragon

    @property
    def lowest(self) -> int | None:
        """The only value that may be taken: the lowest on the board, wherever it lies (M13)."""
        return self.treasures[0].value if self.treasures else None

    @property
    def taken(self) -> int | None:
        """At the coin question: the treasure just taken, the player's highest, as values only rise (M13)."""
        return self.holdings[self.seat].treasures[-1] if self.step is Step.COIN else None

    @property
    def final_open(self) -> bool:
        """Whether no treasure is left to take: then the dragon can be fought (M24)."""
        return not self.treasures and (not self.aside or self.options.short)


class TakeCoin(msgspec.Struct, frozen=True, gc=False, tag="coin", forbid_unknown_fields=True):
    """Hand in the card of the treasure just taken for a coin (M14)."""

    card: int


class Again(msgspec.Struct, frozen=True, gc=False, tag="again", forbid_unknown_fields=True):
    """Hand in a card of 1–6 to roll the duel die again (M19, M26)."""

    card: int


class Double(msgspec.Struct, frozen=True, gc=False, tag="double", forbid_unknown_fields=True):
    """Hand in a card of 7–12 for another turn (M21)."""

    card: int


class Fight(msgspec.Struct, frozen=True, gc=False, tag="fight", forbid_unknown_fields=True):
    """Fight the final duel (M25)."""


class Decline(msgspec.Struct, frozen=True, gc=False, tag="decline", forbid_unknown_fields=True):
    """Say no to what was asked."""


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay", forbid_unknown_fields=True):
    """Chance: this value is laid on the next treasure space (M23)."""

    value: int


class DragonDie(msgspec.Struct, frozen=True, gc=False, tag="dragon-die", forbid_unknown_fields=True):
    """Chance: the dragon die shows this face (M16)."""

    face: DieFace


class DuelDie(msgspec.Struct, frozen=True, gc=False, tag="duel-die", forbid_unknown_fields=True):
    """Chance: the duel die shows this many pips (M19, M26)."""

    pips: int


Action = Push | Walk | TakeCoin | Again | Double | Fight | Decline | Lay | DragonDie | DuelDie


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat's view shows of one player; None where the viewer may not look."""

    colour: Colour
    cell: Cell
    start: Cell
    treasures: tuple[int, ...]
    coins: int
    cards: int  # how many
    hand: tuple[int, ...] | None  # which
    score: int  # so far (M28)


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know (X10); seat None is a spectator."""

    seat: int | None
    options: Options
    board: Board
    spare: Tile
    players: tuple[Player, ...]
    guards: tuple[Cell, Cell]  # the cells of the white and the black one
    gaze: int  # the side to which the dragon looks
    treasures: tuple[Treasure, ...]  # on the board, by value and cell
    lowest: int | None  # the only value that may be taken now (M13)
    aside: tuple[int, ...]
    discards: tuple[int, ...]
    box: tuple[int, ...]
    actor: int | None
    at_turn: int
    turn: int
    step: Step
    last_push: str | None
    extra: bool
    taken: int | None  # at the coin question: the treasure just taken
    duel: Duel | None
    threatened: tuple[Cell, ...]  # while a duel is on: the cells of the corridor system (M16)
    threat: tuple[Cell, ...]  # and the way from the foe to the one who duels now (M17)
    final_open: bool  # no treasure is left to take: the dragon can be fought (M24)
    slayer: int | None
