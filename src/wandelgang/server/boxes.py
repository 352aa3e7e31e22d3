"""What is in the box of each game, as far as a client draws it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from wandelgang.games.classic import parts as classic
from wandelgang.games.master import parts as master
from wandelgang.games.seats import Colour
from wandelgang.games.towers import parts as towers
from wandelgang.maze import E, Grid, N, S, W, cells
from wandelgang.server.protocol import ArrowFacts, BoxFacts, PlaceFacts, Side, StartFacts, TileFacts

SIDES: Final[Mapping[int, Side]] = {N: "N", E: "E", S: "S", W: "W"}


def classic_box() -> BoxFacts:
    """The classic game: pictures on tiles."""
    tiles = (TileFacts(part.openings, part.picture) for part in classic.TILES)
    return _box(classic.GRID, classic.STARTS, tiles)


def master_box() -> BoxFacts:
    """The dragon's game: the refuge in the middle, spaces for treasures round it."""
    tiles = (TileFacts(openings) for openings in master.TILES)
    spaces = (PlaceFacts("space", cell) for cell in master.SPACES)
    return _box(master.GRID, master.STARTS, tiles, (PlaceFacts("refuge", master.REFUGE), *spaces))


def towers_box() -> BoxFacts:
    """The towers game: heights, treasures, the rune stone."""
    tiles = (TileFacts(part.openings, part.treasure, part.height) for part in towers.TILES)
    return _box(towers.GRID, towers.STARTS, tiles, (PlaceFacts("rune", towers.RUNE),))


def _box(
    grid: Grid, starts: Mapping[Colour, int], tiles: Iterable[TileFacts], places: tuple[PlaceFacts, ...] = ()
) -> BoxFacts:
    return BoxFacts(
        rows=grid.rows,
        columns=grid.columns,
        cells=grid.names,
        fixed=tuple(cells(grid.fixed)),
        arrows=tuple(
            ArrowFacts(arrow.name, SIDES[arrow.side], arrow.line, arrow.cells, arrow.opposite)
            for arrow in grid.arrows.values()
        ),
        tiles=tuple(tiles),
        starts=tuple(StartFacts(colour, cell) for colour, cell in starts.items()),
        places=places,
    )
