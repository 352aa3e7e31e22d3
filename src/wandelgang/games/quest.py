"""A quest: what one figure wants and the board it starts from.

Every game can say what a seat wants in these words. The solver, the general seeker and the general preview
work on quests, so they work for every game that has them.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wandelgang.games.required import AnyView
from wandelgang.maze import Board, Tile


class NoQuest(ValueError):
    """There is no quest here, or no goal of that name. The message says why."""


class OnTile(msgspec.Struct, frozen=True, tag="tile"):
    """Stand on a tile with one of these numbers. It moves with its line and can become the spare."""

    numbers: tuple[int, ...]
    cells: tuple[int, ...] = ()  # or on one of these cells; pushes do not move them


class OnCarried(msgspec.Struct, frozen=True, tag="carried"):
    """Walk onto something that lies on one of these cells.

    Pushes carry it as they carry a figure (X6). The figure must come from another cell: waiting on it is not
    enough.
    """

    cells: tuple[int, ...]


class OnCell(msgspec.Struct, frozen=True, tag="cell"):
    """Stand on one of these cells of the board. Pushes do not move it."""

    cells: tuple[int, ...]


Goal = OnTile | OnCarried | OnCell


class ClimbingCards(msgspec.Struct, frozen=True):
    """Cards that pay for one steep step each: up, down, or either."""

    up: int = 0
    down: int = 0
    either: int = 0

    def __len__(self) -> int:
        return self.up + self.down + self.either

    def __sub__(self, other: ClimbingCards) -> ClimbingCards:
        return ClimbingCards(self.up - other.up, self.down - other.down, self.either - other.either)

    def __str__(self) -> str:
        kinds = ((self.up, "up"), (self.down, "down"), (self.either, "either"))
        return " + ".join(f"{count} {kind}" for count, kind in kinds if count) or "nothing"


class Climb(msgspec.Struct, frozen=True):
    """Tiles have heights, and a step beyond the free one is steep: it costs a card."""

    heights: tuple[int, ...]  # of tiles, by number
    free_step: int  # the greatest difference in height that costs nothing
    cards: ClimbingCards = ClimbingCards()  # the hand; no cards are drawn on the way
    any_card: bool = False  # every card pays for any steep step


class Quest(msgspec.Struct, frozen=True):
    """One figure, its goal, and the board before a push."""

    board: Board
    spare: Tile
    figure: int
    goal: Goal
    last_push: str | None = None
    closed: int = 0  # a set of cells that belong to no corridor
    climb: Climb | None = None  # None: the board is flat

    def __post_init__(self) -> None:
        """Reject cells off the board: compiled code would read beyond it without noticing."""
        grid = self.board.grid
        places = {"the figure": (self.figure,), "the goal": self.goal.cells}
        for what, cells in places.items():
            for cell in cells:
                if not 0 <= cell < grid.size:
                    raise ValueError(
                        f"{what} is off the board on cell {cell}: cells are 0 to {grid.size - 1}"
                    )
        if self.last_push is not None and self.last_push not in grid.arrows:
            raise ValueError(f"there is no arrow {self.last_push!r}: arrows are {', '.join(grid.arrows)}")


def mask(places: Iterable[int | None]) -> int:
    """These cells as a set; None means no cell."""
    found = 0
    for cell in places:
        if cell is not None:
            found |= 1 << cell
    return found


def goal_cells(goal: Goal, board: Board) -> int:
    """The cells of a goal on a board, as a set; a tile that is the spare has none."""
    if isinstance(goal, OnTile):
        return mask(map(board.cell_of, goal.numbers)) | mask(goal.cells)
    return mask(goal.cells)


def seat_of(view: AnyView) -> int:
    """The seat of a view; raises NoQuest for a spectator."""
    if view.seat is None:
        raise NoQuest("a spectator has no goal: say which seat")
    return view.seat


def named_tile(view: AnyView, name: str, known: str) -> OnTile:
    """The goals that every game has: `spare`, and a cell for the tile that lies there now.

    Raises NoQuest for any other name and lists all of them; `known` are those of the game.
    """
    grid = view.board.grid
    if name == "spare":
        return OnTile((view.spare.number,))
    if name in grid.names:
        return OnTile((view.board.numbers[grid.named(name)],))
    places = f"spare, and the cells {grid.names[0]} to {grid.names[-1]}"
    raise NoQuest(f"there is no goal {name!r}: goals are {known}, {places}")
