"""Who sits where: colours, and the order of play round the table."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from enum import StrEnum
from random import Random
from typing import Annotated, Protocol, TypeVar

import msgspec

from wandelgang.games.counting import counted
from wandelgang.games.errors import BadDeal, BadOptions


class AnyTurn(Protocol):
    """What a view says about whose turn it is."""

    @property
    def seat(self) -> int | None: ...
    @property
    def at_turn(self) -> int: ...
    @property
    def players(self) -> Sized: ...


C = TypeVar("C", bound=StrEnum)  # a card
T = TypeVar("T")


class Colour(StrEnum):
    """The four figures, clockwise by start cell from the top left (X9)."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"


CLOCKWISE = tuple(Colour)
FEWEST, MOST = 2, 4  # X8
USUAL = {  # X9: two players sit opposite each other
    2: (Colour.RED, Colour.BLUE),
    3: (Colour.RED, Colour.YELLOW, Colour.BLUE),
    4: CLOCKWISE,
}


def seated(players: int, colours: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """The colours of the seats, clockwise; without a choice the usual ones."""
    if not FEWEST <= players <= MOST:
        raise BadOptions(f"{counted(players, 'player')} cannot play: {FEWEST} to {MOST} can")
    if not colours:
        return USUAL[players]
    if len(colours) != players or len(set(colours)) != players:
        raise BadOptions(f"{players} players need {players} different colours, not {', '.join(colours)}")
    return tuple(colour for colour in CLOCKWISE if colour in colours)


class SeatOptions(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Options that every game has. Colours go clockwise; a seat's number is its place among them (X9)."""

    players: int
    colours: tuple[Colour, ...] = ()  # none named: the usual ones
    first: Annotated[
        int | None, msgspec.Meta(description="the seat that begins, from 0; otherwise drawn by lot")
    ] = None  # X8

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "colours", seated(self.players, self.colours))
        if self.first is not None and not 0 <= self.first < self.players:
            raise BadOptions(f"seat {self.first} cannot begin: seats are 0 to {self.players - 1}")


def dealt(cards: Iterable[C], each: int, players: int, rng: Random) -> tuple[tuple[C, ...], ...]:
    """`each` of the shuffled cards for each seat. A hand is sorted: what lies in it has no order (X11)."""
    shuffled = list(cards)
    rng.shuffle(shuffled)
    return tuple(tuple(sorted(shuffled[seat * each : (seat + 1) * each])) for seat in range(players))


def by_lot(chosen: int | None, players: int, rng: Random) -> int:
    """The seat that begins: the chosen one, or by lot (X8). Draws lots in any case, so that the choice
    changes nothing else in a deal."""
    lot = rng.randrange(players)
    return lot if chosen is None else chosen


def check_beginner(first: int, chosen: int | None, players: int) -> None:
    """Refuse a deal in which the wrong seat begins: one that does not exist or was not chosen (X8)."""
    if not 0 <= first < players:
        raise BadDeal(f"seat {first} cannot begin: seats are 0 to {players - 1}")
    if chosen is not None and first != chosen:
        raise BadDeal(f"seat {chosen} was chosen to begin, not seat {first}")


def with_own(all_seats: tuple[T, ...], seat: int, own: T) -> tuple[T, ...]:
    """What the seats have, with this one's changed."""
    return (*all_seats[:seat], own, *all_seats[seat + 1 :])


def looked_first(view: AnyTurn, seat: int) -> bool:
    """While all look at their first cards, clockwise: whether this seat did so before the viewer."""
    order = clockwise(view.at_turn, len(view.players))
    return view.seat is not None and order.index(seat) < order.index(view.seat)


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats in order of play, from this one."""
    return tuple((first + step) % players for step in range(players))
