"""What the solver is asked and what it answers, as values: a quest, its turns, an answer."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wandelgang.games.actions import Push
from wandelgang.games.towers.state import Spells
from wandelgang.maze import Board, Tile

DEEPEST = 5  # turns; beyond this an answer can take seconds


def mask(places: Iterable[int | None]) -> int:
    """These cells as a set; None is no cell."""
    found = 0
    for cell in places:
        if cell is not None:
            found |= 1 << cell
    return found


class OnTile(msgspec.Struct, frozen=True, tag="tile"):
    """Stand on a tile with one of these numbers. It moves with its line, falls out, and can be the spare."""

    numbers: tuple[int, ...]


class OnTreasure(msgspec.Struct, frozen=True, tag="treasure"):
    """Walk onto something that lies on one of these cells. It is carried like a figure (X6), and the figure
    must come from elsewhere to take it (M13)."""

    cells: tuple[int, ...]


class OnCell(msgspec.Struct, frozen=True, tag="cell"):
    """Stand on one of these places of the board, whatever is pushed: the dragon's face (M25)."""

    cells: tuple[int, ...]


Goal = OnTile | OnTreasure | OnCell


class Quest(msgspec.Struct, frozen=True):
    """One figure, its goal, and the position before a push."""

    board: Board
    spare: Tile
    figure: int
    goal: Goal
    last_push: str | None = None
    closed: int = 0  # a set of cells that belong to no corridor (M12)
    heights: tuple[int, ...] | None = None  # of tiles, by number: the figure climbs (T7)
    spells: Spells = Spells()  # the hand; nothing is drawn on the way
    child: bool = False  # every spell card counts as a joker (T14)

    def __post_init__(self) -> None:
        """Refuse what cannot be: compiled code would look beyond the board without a word."""
        grid = self.board.grid
        places: dict[str, tuple[int, ...]] = {"the figure": (self.figure,)}
        if not isinstance(self.goal, OnTile):
            places["the goal"] = self.goal.cells
        for what, cells in places.items():
            for cell in cells:
                if not 0 <= cell < grid.size:
                    raise ValueError(
                        f"{what} is off the board on cell {cell}: cells are 0 to {grid.size - 1}"
                    )
        if self.last_push is not None and self.last_push not in grid.arrows:
            raise ValueError(f"there is no arrow {self.last_push!r}: arrows are {', '.join(grid.arrows)}")


class Turn(msgspec.Struct, frozen=True):
    """One turn of a solution: the push, the cell where the walk ends, the spell cards it takes."""

    push: Push
    cell: int
    spells: Spells = Spells()


class Answer(msgspec.Struct, frozen=True):
    """The least number of turns and one way to do it; no turns: there is none within the limit."""

    turns: int | None
    solution: tuple[Turn, ...]
    boards: int  # how many were examined
    first_pushes: tuple[Push, ...] | None = None  # every first push of a shortest solution, if asked for
