"""`wandelgang perft`: count action sequences, to compare implementations of the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.options import Chosen
from wandelgang.commands.records import RecordNumber, the_record
from wandelgang.commands.sources import FIRST_GAME, What, read_line, the_source
from wandelgang.games import GAMES
from wandelgang.games.perft import perft as count
from wandelgang.games.position import is_view
from wandelgang.match import first_match, replay


class Counted(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many sequences of 1, 2, 3 … actions there are, and from where."""

    game: str
    seed: int | None
    record: str | None  # the file
    perft: list[int]
    position: str | None = None  # as one line of text


def perft(
    what: What = FIRST_GAME,
    /,
    *,
    seed: Annotated[int | None, Parameter(help="The same deal as `show --seed`.", show_default="0")] = None,
    record: RecordNumber = None,
    depth: Annotated[int, Parameter(help="Count up to this many actions.", validator=Number(gte=1))] = 4,
    chosen: Chosen | None = None,
    json: Annotated[bool, Parameter(help="Print JSON.", negative="")] = False,
) -> None:
    """Count sequences of actions from a position. Outcomes of chance count like moves."""
    source, what = the_source(what, {"--seed": seed, "options": chosen}, {"--record": record})
    if source == "deal":
        game, seed = GAMES[what], seed or 0
        state = first_match(game, (chosen or Chosen()).options(game), Random(f"{seed}/0")).state
    elif source == "record":
        *_, last = replay(the_record(Path(what), record or 1)[0])
        game, state = last.game, last.state
    else:
        game, state = read_line(what)
        if is_view(state, game):
            only = "this line contains only what one seat knows"
            raise Fault(f"{only}: perft needs the whole position", WRONG_USE)
    if game.actor(state) is None:
        raise Fault("this game is over: there is nothing to count")
    counts = [count(game, state, n) for n in range(1, depth + 1)]
    if json:
        file, line = (what if source == kind else None for kind in ("record", "position"))
        counted = Counted(game.name, seed, file, counts, line)
        print(msgspec.json.encode(counted).decode())
    else:
        for n, number in enumerate(counts, 1):
            print(f"{n:>3} {number:>15,}")
