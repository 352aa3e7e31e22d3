"""What is wrong with a position: a name, the clause that it breaks, and a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from wandelgang.games.errors import BadPosition

Fact = str | int


class Flaw(msgspec.Struct, frozen=True):
    """Why a game cannot be in a position."""

    name: str  # its sentence for people is flaw-NAME, or GAME-flaw-NAME in the words of the game
    clause: str
    reason: str  # in English, for programs
    cells: tuple[int, ...] = ()  # where to look
    facts: dict[str, Fact] = {}  # what the sentence is about: numbers, colours, pictures

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"


def refuse_flaws(flaws: Iterable[Flaw]) -> None:
    """Raise BadPosition for the first of these flaws."""
    for flaw in flaws:
        raise BadPosition(str(flaw))


def misplaced(position: Any, size: int) -> Iterator[Flaw]:
    """Figures that do not stand on the board."""
    for colour, cell in zip(position.options.colours, position.figures, strict=False):
        if not 0 <= cell < size:
            reason = f"the {colour} figure does not stand on the board"
            yield Flaw("figure-missing", "X1", reason, facts={"colour": colour})


def no_such_seat(seat: int) -> Flaw:
    """A turn or a win of somebody who does not play."""
    return Flaw("seat", "X9", f"there is no seat {seat}")


def unfinished(position: Any, winner: int | None, over: bool) -> Iterator[Flaw]:
    """A game that has a winner but goes on, or is over without one."""
    if over != (winner is not None):
        reason = "a game is over when somebody has won, and only then"
        yield Flaw("over", "X12", reason)
    elif winner is not None and not 0 <= winner < position.options.players:
        yield no_such_seat(winner)


def unfair(cards: Iterable[Any], clause: str) -> Iterator[Flaw]:
    """Cards of which there is only one, but which lie in several places."""
    seen: set[Any] = set()
    for card in cards:
        if card in seen:
            reason = f"there is only one card of each picture, and two show the {card}"
            yield Flaw("card-twice", clause, reason, facts={"picture": str(card)})
        seen.add(card)
