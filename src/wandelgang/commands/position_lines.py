"""Positions written as one line of text, as `show`, `solve` and `perft` take them."""

from __future__ import annotations

from pathlib import Path

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.records import STANDARD_INPUT
from wandelgang.games import Game
from wandelgang.games.position import MOST_CHARACTERS, BadPosition, read_position
from wandelgang.games.required import AnyPosition


def given(what: str, kinds: str) -> str:
    """The argument from the command line; refuses an empty one, and options that do not exist."""
    if not what.strip():
        raise Fault(f"the argument is empty: give {kinds}", WRONG_USE)
    if what.startswith("-") and what != STANDARD_INPUT:
        raise Fault(f"there is no option {what!r}: --help lists the options", WRONG_USE)
    return what


def line_in(file: Path) -> str | None:
    """The position in a file that begins with one; only its first line counts."""
    try:
        with file.open("rb") as reader:
            first = reader.read(MOST_CHARACTERS + 1).strip().splitlines()[:1]
    except OSError:
        return None  # the next reader reports the error
    text = first[0].decode(errors="replace") if first else ""
    return text if is_line(text) else None


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
