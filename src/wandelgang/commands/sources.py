"""Where commands find positions: in a fresh deal, a file of records, or one line of text."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.records import STANDARD_INPUT
from wandelgang.games import GAMES, Game
from wandelgang.games.position import MOST_CHARACTERS, BadPosition, read_position
from wandelgang.games.required import AnyPosition

What = Annotated[
    str,
    Parameter(
        help=f"One of {', '.join(GAMES)}; or a file of records, one per line (- reads standard input); "
        "or a position as one line of text, or a file with one.",
        allow_leading_hyphen=True,  # for the - alone
    ),
]
FIRST_GAME = next(iter(GAMES))
Source = Literal["deal", "record", "position"]


def the_source(what: str, deal: Mapping[str, object], record: Mapping[str, object]) -> tuple[Source, str]:
    """What was given: a game to deal, a file of records or a position, the latter as its line.

    The flags are those that only deals and only records take. One that does not fit is refused.
    """
    kinds = f"a game ({', '.join(GAMES)}), a file, or a position"
    source: Source
    if what in GAMES:
        source = "deal"
    elif line := what if is_line(given(what, kinds)) else line_in(Path(what)):
        source, what = "position", line
    elif what == STANDARD_INPUT or Path(what).exists():
        source = "record"
    else:
        raise Fault(f"there is no game or file {what!r}: games are {', '.join(GAMES)}", WRONG_USE)
    if source != "deal" and any(value is not None for value in deal.values()):
        raise Fault(f"a {source} has its own deal and options: leave out the others", WRONG_USE)
    if source != "record" and (flags := [flag for flag, value in record.items() if value is not None]):
        place = "a fresh deal" if source == "deal" else "a position"
        raise Fault(f"{' and '.join(flags)}: only for records, not for {place}", WRONG_USE)
    return source, what


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
