"""What can be played here: the games with their options, levels and boxes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from wandelgang.games import GAMES
from wandelgang.games.box import Box
from wandelgang.games.options import options_of
from wandelgang.games.seats import FEWEST, MOST
from wandelgang.maze import E, N, S, W, cells
from wandelgang.server.protocol import ArrowFacts, BoxFacts, GameFacts, LevelFacts, Side, StartFacts
from wandelgang.server.thinking.levels import BOT_OF, levels

SIDES: Final[Mapping[int, Side]] = {N: "N", E: "E", S: "S", W: "W"}


@cache
def catalogue() -> tuple[GameFacts, ...]:
    """Every game that can be played here."""
    return tuple(
        GameFacts(
            name=name,
            rules=game.rules,
            fewest=FEWEST,
            most=MOST,
            options=options_of(game),
            levels=tuple(LevelFacts(level, BOT_OF[level]) for level in levels(name)),
            box=box_facts(game.box),
        )
        for name, game in GAMES.items()
    )


def box_facts(box: Box) -> BoxFacts:
    """What a client needs of a box to draw the game."""
    grid = box.grid
    return BoxFacts(
        rows=grid.rows,
        columns=grid.columns,
        cells=grid.names,
        fixed=tuple(cells(grid.fixed)),
        arrows=tuple(
            ArrowFacts(arrow.name, SIDES[arrow.side], arrow.line, arrow.cells, arrow.opposite)
            for arrow in grid.arrows.values()
        ),
        tiles=box.tiles,
        starts=tuple(StartFacts(colour, cell) for colour, cell in box.starts.items()),
        places=box.places,
    )
