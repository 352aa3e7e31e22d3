"""Where things are on the drawing: seen from straight above, or obliquely where tiles have heights."""

from __future__ import annotations

from typing import Literal, NamedTuple

from wandelgang.drawing.looks import LOOKS, ViewLook
from wandelgang.drawing.scene import Scene
from wandelgang.maze.grid import Arrow
from wandelgang.maze.tiles import E, N, S, W

RIM, LEAD = LOOKS.rim, LOOKS.lead
Point = tuple[float, float]
TURNS = {N: 0, E: 90, S: 180, W: 270}  # arrows are drawn as they are in the north: they point down


class Rect(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height


class Layout:
    """The places of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.grid = scene, scene.board.grid
        self.view: ViewLook = LOOKS.oblique if scene.heights else LOOKS.flat
        view, grid = self.view, self.grid
        self.side = self._resting_side() if scene.spare else None
        beside = view.width + RIM.gap if self.side else 0
        across = view.pitch * (grid.columns - 1) + view.width + 2 * view.inset
        down = view.pitch * (grid.rows - 1) + view.height + view.thick + 2 * view.inset
        x = RIM.around + (beside if self.side == "left" else 0)
        y = RIM.around
        self.outer = Rect(x, y, across + 2 * RIM.width, down + 2 * RIM.width + view.above)
        self.bed = Rect(x + RIM.width, y + RIM.width + view.above, across, down)
        self.width = self.outer.width + 2 * RIM.around + beside
        self.height = self.outer.height + 2 * RIM.around + RIM.below
        self.columns = [
            self.bed.x + view.inset + at * view.pitch + view.width / 2 for at in range(grid.columns)
        ]
        self.rows = [self.bed.y + view.inset + at * view.pitch + view.height / 2 for at in range(grid.rows)]

    def middle(self, cell: int) -> Point:
        """The middle of the top face of the tile on a cell."""
        row, column = self.grid.row_column(cell)
        return self.columns[column], self.rows[row] - self.view.layer * (self.height_on(cell) - 1)

    def height_on(self, cell: int) -> int:
        """How high the tower on a cell is."""
        return self.scene.height(self.scene.board.numbers[cell])

    def arrow(self, arrow: Arrow) -> Point:
        """Where an arrow is drawn on the rim."""
        outer, middle = self.outer, RIM.width / 2 - RIM.arrow_out
        if arrow.side in (N, S):
            y = outer.y + middle if arrow.side == N else outer.bottom - middle
            return self.columns[arrow.line], y
        return outer.right - middle if arrow.side == E else outer.x + middle, self.rows[arrow.line]

    @property
    def resting(self) -> Arrow | None:
        """The arrow beside which the spare rests, if that is known."""
        return self.grid.arrows[self.scene.spare_place] if self.scene.spare_place else None

    def _resting_side(self) -> Literal["left", "right"]:
        arrow = self.resting
        if arrow is None or arrow.side == E:
            return "right"
        return "left" if arrow.side == W or arrow.line < self.grid.columns / 2 - 1 else "right"

    def spare(self, height: int) -> Point:
        """Where the spare rests: beside its arrow, at the corner next to it, or beside the first row."""
        outer, view, arrow = self.outer, self.view, self.resting
        away = RIM.gap + view.width / 2
        x = outer.x - away if self.side == "left" else outer.right + away
        if arrow and arrow.side == N:
            return x, outer.y + view.height / 2 + RIM.spare_top
        if arrow and arrow.side == S:
            return x, outer.bottom - view.height / 2 - RIM.spare_bottom - view.layer * height
        return x, self.rows[arrow.line if arrow else 0] - view.layer * (height - 1)

    def lead(self) -> str | None:
        """The line along the rim from a spare at a corner to its arrow, as path data."""
        outer, arrow = self.outer, self.resting
        if arrow is None or self.side is None or arrow.side in (E, W):
            return None
        x, _ = self.arrow(arrow)
        y = outer.y + LEAD.inside if arrow.side == N else outer.bottom - LEAD.inside
        left = self.side == "left"
        start = outer.x - LEAD.beyond if left else outer.right + LEAD.beyond
        end = x - LEAD.short if left else x + LEAD.short
        return f"M{start:g} {y:g}H{end:g}"
