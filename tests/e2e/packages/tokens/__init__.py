"""Tokens, a game for tests: it has more than push and walk, and the client knows nothing about it.

After the walk a player takes one or two tokens. Whoever has four wins.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from wandelgang.games import Game
from wandelgang.games.actions import Push, Walk
from wandelgang.games.box import Box, PrintedTile
from wandelgang.games.errors import IllegalAction
from wandelgang.games.general import Event as Usual
from wandelgang.games.general import Player, State, View, actor, legal, next_turn, pushed, walked, won
from wandelgang.games.seats import Colour
from wandelgang.maze import grid, openings

WANTED = 4
FIXED = "ES ESW SW NES NESW NSW NE NEW NW"
PICTURES = {"NESW": "tokens-chest"}  # on the tile in the middle
BOX = Box(
    grid(5, 5),
    tiles=[
        PrintedTile(openings(letters), PICTURES.get(letters))
        for letters in (FIXED + " NS NE NES" * 6).split()[:26]
    ],
    starts={Colour.RED: 0, Colour.YELLOW: 4, Colour.BLUE: 24, Colour.GREEN: 20},
)


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take this many tokens."""

    count: int


class Took(msgspec.Struct, frozen=True, tag="took"):
    """Somebody took tokens."""

    seat: int
    count: int


class Position(State, frozen=True):
    """A position; `taking` once the walk is over."""

    taking: bool = False
    tokens: tuple[int, ...] = (0, 0, 0, 0)


class Taker(Player, frozen=True):
    """A player with tokens."""

    tokens: int = 0


class Seen(View, frozen=True):
    """What everybody sees."""

    players: tuple[Taker, ...]


def choices(state: Position) -> Sequence[Push | Walk | Take]:
    """What the seat at turn may do."""
    return (Take(1), Take(2)) if state.taking else legal(state)


def apply(state: Position, action: Push | Walk | Take) -> tuple[Position, tuple[Usual | Took, ...]]:
    """Push, walk, take."""
    match action:
        case Take(count):
            if not state.taking or count not in (1, 2):
                raise IllegalAction("K1", "tokens are taken after the walk, one or two")
            tokens = tuple(
                have + count if seat == state.seat else have for seat, have in enumerate(state.tokens)
            )
            after = replace(state, taking=False, tokens=tokens)
            after, events = won(after) if tokens[state.seat] >= WANTED else next_turn(after)
            return after, (Took(state.seat, count), *events)
        case Push():
            return pushed(state, action)
        case Walk():
            after, events = walked(state, action)
            return replace(after, taking=True), events


def view(state: Position, seat: int | None) -> Seen:
    """What a seat sees: everything."""
    players = tuple(
        Taker(colour, state.figures[other], BOX.starts[colour], (), state.tokens[other])
        for other, colour in enumerate(state.options.colours)
    )
    return Seen(
        seat=seat,
        options=state.options,
        board=state.board,
        spare=state.spare,
        players=players,
        actor=actor(state),
        at_turn=state.seat,
        turn=state.turn,
        step="take" if state.taking else state.step,
        last_push=state.last_push,
    )


GAME = Game(
    name="tokens",
    rules=1,
    package=__name__,
    box=BOX,
    apply=apply,
    State=Position,
    View=Seen,
    Action=Push | Walk | Take,
    Event=Usual | Took,
    legal=choices,
    view=view,
)
