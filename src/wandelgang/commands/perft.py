"""`wandelgang perft`: count action sequences, to compare implementations of the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.options import Chosen, game_named
from wandelgang.commands.position_lines import given, is_line, line_in, read_line
from wandelgang.commands.records import the_record
from wandelgang.games import GAMES
from wandelgang.games.perft import perft as count
from wandelgang.games.position import is_view
from wandelgang.match import first_match, game_of, replay


class Counted(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many sequences of 1, 2, 3 … actions there are, and from where."""

    game: str
    seed: int | None
    record: str | None
    perft: list[int]
    position: str | None = None  # as one line of text


def perft(
    what: Annotated[
        str | None,
        Parameter(
            help=f"One of {', '.join(GAMES)}; or a position as one line of text, or a file with one.",
            show_default=next(iter(GAMES)),
        ),
    ] = None,
    /,
    *,
    seed: Annotated[int | None, Parameter(help="The same deal as `show --seed`.", show_default="0")] = None,
    record: Annotated[
        Path | None,
        Parameter(help="Count from the end of the first record in this file instead of a deal."),
    ] = None,
    depth: Annotated[int, Parameter(help="Count up to this many actions.", validator=Number(gte=1))] = 4,
    chosen: Chosen | None = None,
    json: Annotated[bool, Parameter(help="Print JSON.", negative="")] = False,
) -> None:
    """Count sequences of actions from a position. Outcomes of chance count like moves."""
    line = None
    if what is not None and what not in GAMES:
        line = (
            what
            if is_line(given(what, f"a game ({', '.join(GAMES)}) or a position"))
            else line_in(Path(what))
        )
    if what is not None and line is None and what not in GAMES and Path(what).is_file():
        raise Fault(f"{what} contains no position; for a record, use --record {what}")
    if record is not None:
        if (what, seed, chosen) != (None, None, None):
            raise Fault("a record has its own game, deal and options: leave out the others", WRONG_USE)
        recorded, _ = the_record(record, 1)
        module = game_of(recorded)
        *_, last = replay(recorded)
        state = last.state
    elif line is not None:
        if (seed, chosen) != (None, None):
            raise Fault("a position has its own deal and options: leave out the others", WRONG_USE)
        module, state = read_line(line)
        if is_view(state, module):
            only = "this line contains only what one seat knows"
            raise Fault(f"{only}: perft needs the whole position", WRONG_USE)
    else:
        seed = seed or 0
        module = game_named(what or next(iter(GAMES)))
        state = first_match(module, (chosen or Chosen()).options(module), Random(f"{seed}/0")).state
    if module.actor(state) is None:
        raise Fault("this game is over: there is nothing to count")
    counts = [count(module, state, n) for n in range(1, depth + 1)]
    if json:
        counted = Counted(module.name, seed, str(record) if record else None, counts, line)
        print(msgspec.json.encode(counted).decode())
    else:
        for n, number in enumerate(counts, 1):
            print(f"{n:>3} {number:>15,}")
