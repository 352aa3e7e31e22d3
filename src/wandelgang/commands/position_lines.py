"""Positions written as one line of text, as `show`, `solve` and `perft` take them."""

from __future__ import annotations

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.games import Game
from wandelgang.games.position import BadPosition, read_position
from wandelgang.games.required import AnyPosition


def is_line(text: str) -> bool:
    """Whether a text is meant as a position: it begins with a game and its rules version."""
    head, _, rest = text.strip().partition(" ")
    _, slash, version = head.partition("/")
    looks_right = "=" in rest or (version.isdigit() and bool(rest))
    return bool(slash) and looks_right and not head.startswith(("{", "["))


def read_line(line: str) -> tuple[Game, AnyPosition]:
    """The game of a line, and its state, or its view if the line says `seen`."""
    try:
        return read_position(line)
    except BadPosition as error:
        raise Fault(f"this is not a position: {error}", WRONG_USE) from None
