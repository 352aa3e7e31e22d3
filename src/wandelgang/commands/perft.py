"""`wandelgang perft`: count action sequences, to compare implementations of the rules."""

from __future__ import annotations

from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from wandelgang.commands.options import Chosen, GameName, game_named
from wandelgang.games.perft import perft as count


def perft(
    game: GameName = "classic",
    *,
    seed: Annotated[int, Parameter(help="The deal of `simulate --seed`, its first game.")] = 0,
    depth: Annotated[int, Parameter(help="Count up to this many actions.", validator=Number(gte=1))] = 4,
    chosen: Chosen | None = None,
    json: Annotated[bool, Parameter(help="Print JSON.", negative="")] = False,
) -> None:
    """Count the sequences of actions from a deal, chance outcomes counted like moves."""
    module = game_named(game)
    state = module.deal((chosen or Chosen()).options(module, players=2), Random(f"{seed}/0"))
    counts = [count(module, state, n) for n in range(1, depth + 1)]
    if json:
        print(msgspec.json.encode({"game": module.NAME, "seed": seed, "perft": counts}).decode())
    else:
        for n, number in enumerate(counts, 1):
            print(f"{n:>3} {number:>15,}")
