"""What to draw: a board, and all that lies, stands or glows on it. The client's board uses the same words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from wandelgang.drawing.pictures import Drawings, shared_drawings
from wandelgang.maze.board import Board
from wandelgang.maze.tiles import SIDES, Tile

COLOURS = ("red", "yellow", "blue", "green")
LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "green": "G"}
LOWEST_TOWER, HIGHEST_TOWER = 1, 5  # what the oblique drawing leaves room for


class Trail(msgspec.Struct, frozen=True):
    """The cells of a walk, from where it began."""

    path: Sequence[int]
    colour: str | None = None


class Piece(msgspec.Struct, frozen=True):
    """Something other than a player's figure that stands on a cell."""

    cell: int
    drawing: str  # the name of a drawing, such as "pic-owl"
    character: str  # one character for the text drawing


class Coin(msgspec.Struct, frozen=True):
    """A token with a value. Bright ones are brass, the others grey."""

    cell: int
    value: int
    bright: bool = False


class Landmark(msgspec.Struct, frozen=True):
    """Something that belongs to a cell and stays there when tiles move.

    An open landmark is a dark disc with a drawing. A closed one covers the whole cell; its drawing, if there
    is one, lies on top, turned to the side that it faces.
    """

    cell: int
    drawing: str | None
    facing: int | None = None
    closed: bool = False


class Scene(msgspec.Struct, frozen=True):
    """One whole picture. Cells are numbers or, where there may be many, bit masks; arrows go by name."""

    board: Board
    spare: Tile | None = None
    spare_at: str | None = None  # the arrow beside which the spare lies; by default where it fell out
    banned: str | None = None  # the arrow that may not be used
    last_push: str | None = None  # the arrow of the last push
    last_walk: Trail | None = None
    pictures: Mapping[int, str] = {}  # tile number -> picture, such as "owl"
    starts: Mapping[int, str] = {}  # cell -> colour
    figures: Mapping[str, int] = {}  # colour -> cell
    # colour -> the letter on the figure, which depends on the language
    letters: Mapping[str, str] = msgspec.field(default_factory=LETTERS.copy)
    turn: str | None = None  # the colour whose turn it is: its figure stands on a disc
    goals: Collection[str] = ()  # pictures to ring
    goal_cells: Collection[int] = ()  # cells to ring
    own: str | None = None  # whose goals they are
    pieces: Sequence[Piece] = ()
    coins: Sequence[Coin] = ()
    landmarks: Sequence[Landmark] = ()
    heights: Mapping[int, int] = {}  # tile number -> height; any height makes the drawing oblique
    free_step: int = 1  # the greatest difference in height that has a stair; beyond it there is a ledge
    lit: int = 0  # the cells that can be reached
    lit_at_cost: int = 0  # the cells that can be reached at a cost
    cost: str = "at a cost"  # what that cost is, in words
    danger: int = 0  # the cells whose floor is hatched in red
    beam: Sequence[int] = ()  # the cells that a red line joins, in this order
    drawings: Drawings = {}  # those of the game's package by name; the shared ones are always known
    title: str | None = None
    legend: Sequence[str] = ()  # what characters of the text drawing mean: pieces, bright coins, landmarks
    description: Sequence[str] = ()  # the same things in words, for people who cannot see the drawing

    def __post_init__(self) -> None:
        arrows, cells = self.board.grid.arrows, range(self.board.grid.size)
        for arrow in (self.spare_at, self.banned, self.last_push):
            if arrow is not None and arrow not in arrows:
                raise ValueError(f"there is no arrow {arrow!r}: this board has {', '.join(arrows)}")
        walker = self.last_walk.colour if self.last_walk else None
        for colour in (*self.starts.values(), *self.figures, self.turn, self.own, walker):
            if colour is not None and colour not in COLOURS:
                raise ValueError(f"there is no colour {colour!r}: use {', '.join(COLOURS)}")
        for cell in self._cells():
            if cell not in cells:
                raise ValueError(f"there is no cell {cell}: this board has the cells 0 to {cells[-1]}")
        for drawing in (*(one.drawing for one in self.pieces), *(one.drawing for one in self.landmarks)):
            if drawing is not None and not (drawing in self.drawings or drawing in shared_drawings()):
                raise ValueError(f"there is no drawing {drawing!r} in pictures.svg")
        for landmark in self.landmarks:
            if landmark.facing is not None and landmark.facing not in SIDES:
                raise ValueError(f"nothing can face {landmark.facing}: a side is N=1, E=2, S=4 or W=8")
        if any(not LOWEST_TOWER <= height <= HIGHEST_TOWER for height in self.heights.values()):
            raise ValueError(f"a tower is {LOWEST_TOWER} to {HIGHEST_TOWER} high")

    def _cells(self) -> Iterator[int]:
        yield from self.starts
        yield from self.figures.values()
        yield from self.last_walk.path if self.last_walk else ()
        yield from self.beam
        yield from self.goal_cells
        yield from (piece.cell for piece in self.pieces)
        yield from (coin.cell for coin in self.coins)
        yield from (landmark.cell for landmark in self.landmarks)

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

    def coins_on(self, cell: int) -> list[Coin]:
        """The coins on a cell, the lowest value first."""
        return sorted((coin for coin in self.coins if coin.cell == cell), key=lambda coin: coin.value)

    def landmark(self, cell: int) -> Landmark | None:
        """The landmark on a cell."""
        return next((one for one in self.landmarks if one.cell == cell), None)

    def is_marked(self, cell: int) -> bool:
        """Whether something is drawn in the middle of a cell that a figure must not cover."""
        return bool(self.picture(cell) or self.landmark(cell) or self.coins_on(cell))

    def is_open(self, one: int, other: int) -> bool:
        """Whether the corridors of two neighbours meet, and no landmark closes them."""
        joined = self.board.corridors(sum(1 << mark.cell for mark in self.landmarks if mark.closed))
        first, second = sorted((one, other))
        return bool((joined.east if second == first + 1 else joined.south) >> first & 1)

    def is_closed(self, cell: int) -> bool:
        """Whether a landmark covers this cell."""
        return any(one.closed for one in self.landmarks if one.cell == cell)


class Drawn(Protocol):
    """Something that has a scene, such as a match."""

    @property
    def scene(self) -> Scene: ...


def scene_of(drawn: Scene | Drawn) -> Scene:
    """A scene, or the scene of something that has one."""
    scene = drawn if isinstance(drawn, Scene) else getattr(drawn, "scene", None)
    if not isinstance(scene, Scene):
        raise TypeError(f"{type(drawn).__name__} cannot be drawn: give a match, or the scene of a view")
    return scene
