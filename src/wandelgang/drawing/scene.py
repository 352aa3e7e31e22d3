"""What there is to draw: a board and all that may lie, stand or glow on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from wandelgang.maze.board import Board
from wandelgang.maze.tiles import SIDES, Tile

COLOURS = ("red", "yellow", "blue", "green")
LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "green": "G"}
GUARDS = ("white", "black")
LOWEST_TOWER, HIGHEST_TOWER = 1, 5  # what the oblique drawing leaves room for


class Scene(msgspec.Struct, frozen=True):
    """All of one picture. Cells are numbers or, where there may be many, bit masks; arrows go by name."""

    board: Board
    spare: Tile | None = None
    spare_at: str | None = None  # the arrow beside which the spare lies; by default where it fell out
    banned: str | None = None  # the arrow that may not be used
    last_push: str | None = None  # the arrow of the last push
    pictures: Mapping[int, str] = {}  # tile number -> picture, such as "owl"
    starts: Mapping[int, str] = {}  # cell -> colour
    figures: Mapping[str, int] = {}  # colour -> cell
    # colour -> what is written on the figure; languages differ
    letters: Mapping[str, str] = msgspec.field(default_factory=LETTERS.copy)
    turn: str | None = None  # the colour at turn stands on a disc
    goals: Collection[str] = ()  # pictures to ring
    own: str | None = None  # whose goals they are
    lit: int = 0  # the cells that can be reached
    trail: Sequence[int] = ()  # the cells of the last walk
    trail_colour: str | None = None
    treasures: Mapping[int, Sequence[int]] = {}  # cell -> the values that lie there
    lowest: int | None = None  # the value that may be taken
    guards: Mapping[str, int] = {}  # "white" or "black" -> cell
    refuge: int | None = None  # the cell under the dragon
    gaze: int | None = None  # the side to which the dragon looks; None: no dragon there
    threatened: int = 0
    heights: Mapping[int, int] = {}  # tile number -> height; any height makes it a board of towers
    rune: int | None = None
    with_spell: int = 0  # the cells that can be reached for a spell
    title: str | None = None

    def __post_init__(self) -> None:
        arrows, cells = self.board.grid.arrows, range(self.board.grid.size)
        for arrow in (self.spare_at, self.banned, self.last_push):
            if arrow is not None and arrow not in arrows:
                raise ValueError(f"there is no arrow {arrow!r}: this board has {', '.join(arrows)}")
        for colour in (*self.starts.values(), *self.figures, self.turn, self.own, self.trail_colour):
            if colour is not None and colour not in COLOURS:
                raise ValueError(f"there is no colour {colour!r}: use {', '.join(COLOURS)}")
        for guard in self.guards:
            if guard not in GUARDS:
                raise ValueError(f"there is no guard {guard!r}: use {' or '.join(GUARDS)}")
        for cell in self._cells():
            if cell not in cells:
                raise ValueError(f"there is no cell {cell}: this board has the cells 0 to {cells[-1]}")
        if self.gaze is not None and self.gaze not in SIDES:
            raise ValueError(f"the dragon cannot look to {self.gaze}: a side is N=1, E=2, S=4 or W=8")
        if any(not LOWEST_TOWER <= height <= HIGHEST_TOWER for height in self.heights.values()):
            raise ValueError(f"a tower is {LOWEST_TOWER} to {HIGHEST_TOWER} high")

    def _cells(self) -> Iterator[int]:
        yield from self.starts
        yield from self.figures.values()
        yield from self.trail
        yield from self.treasures
        yield from self.guards.values()
        yield from (cell for cell in (self.refuge, self.rune) if cell is not None)

    def _repr_svg_(self) -> str:
        """How notebooks show a scene."""
        from wandelgang.drawing.svg import svg  # it draws scenes, so it imports this module

        return svg(self)

    @property
    def spare_place(self) -> str | None:
        """The arrow beside which the spare lies: where it was put, or where the last push drove it out."""
        if self.spare_at is None and self.last_push is not None:
            return self.board.grid.arrows[self.last_push].opposite
        return self.spare_at

    def picture(self, cell: int) -> str | None:
        """The picture on a cell."""
        return self.pictures.get(self.board.numbers[cell])

    def height(self, tile: int) -> int:
        """How high the tower of this number is."""
        return self.heights.get(tile, LOWEST_TOWER)

    def figures_on(self, cell: int) -> list[str]:
        """The colours of the figures on a cell, in the order of the starts."""
        return [colour for colour in COLOURS if self.figures.get(colour) == cell]
