"""The board of towers, seen from the front and above and drawn from the back to the front."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.drawing import corridor, masonry, rim, slabs, tokens
from wandelgang.drawing.markup import Sheet, element, group, moved, number
from wandelgang.drawing.palette import Floor
from wandelgang.drawing.pictures import drawing
from wandelgang.drawing.scene import Scene
from wandelgang.maze.tiles import E, N, S, W

PITCH = 130
AROUND = 8
GAP = 16
MARGIN = 12  # of the bed round the feet of the towers
STEEPEST_STAIR = 1
_HALF = corridor.HALF


class _View:
    """Where the tops of the towers are."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.grid = scene, scene.board.grid
        spare = scene.height(scene.spare.number) if scene.spare else 0
        tallest = max(
            spare, *(self.tower(cell) for cell in filter(self._can_be_first, range(self.grid.size)))
        )
        side = rim.spare_side(scene)
        beside, behind = masonry.WIDTH + 2 * GAP, masonry.DEPTH + masonry.LAYER * spare + GAP
        left = AROUND + (beside if side == W else 0)
        top = AROUND + (behind if side == N else 0)
        above = rim.WIDTH + masonry.LAYER * tallest - MARGIN + 4
        first_x = left + rim.WIDTH + MARGIN + masonry.WIDTH / 2
        first_y = top + above + MARGIN + masonry.DEPTH / 2
        columns = tuple(first_x + PITCH * column for column in range(self.grid.columns))
        rows = tuple(first_y + PITCH * row for row in range(self.grid.rows))
        right = columns[-1] + masonry.WIDTH / 2 + MARGIN + rim.WIDTH
        bottom = rows[-1] + masonry.DEPTH / 2 + MARGIN + rim.WIDTH
        self.frame = rim.Frame(left, top, right, bottom, columns, rows, above)
        self.width = right + AROUND + (beside if side == E else 0)
        self.height = bottom + AROUND + 4 + (behind + 8 if side == S else 0)

    def _can_be_first(self, cell: int) -> bool:
        """Whether a tower stands in the first row or may be pushed there, and needs room above it."""
        return cell < self.grid.columns or not self.grid.fixed >> cell & 1

    def tower(self, cell: int) -> int:
        """How high the tower on a cell is."""
        return self.scene.height(self.scene.board.numbers[cell])

    def corner(self, cell: int) -> tuple[float, float]:
        """The left back corner of a top."""
        x, y = self.middle(cell)
        return x - masonry.WIDTH / 2, y - masonry.DEPTH / 2

    def middle(self, cell: int) -> tuple[float, float]:
        """The middle of a top."""
        row, column = self.grid.place(cell)
        return self.frame.columns[column], self.frame.rows[row] - masonry.LAYER * self.tower(cell)


def draw(sheet: Sheet, scene: Scene) -> tuple[float, float, list[str]]:
    """Width, height and the parts from back to front."""
    view = _View(scene)
    parts = [
        *rim.rim(sheet, scene, view.frame),
        *_towers(sheet, view),
        _spare(sheet, view),
        *tokens.starts(sheet, scene, view.middle),
        *tokens.trail(scene, view.middle),
        *tokens.stops(sheet, scene, view.middle),
        *_discs(sheet, view),
        *tokens.pictures(sheet, scene, view.middle),
        *tokens.figures(sheet, scene, view.middle),
    ]
    return view.width, view.height, parts


def _towers(sheet: Sheet, view: _View) -> Iterator[str]:
    grid, joined = view.grid, view.scene.board.corridors()
    for row in range(grid.rows):
        line = grid.row(row)
        for cell in line:
            yield group(masonry.shadow(view.tower(cell)), transform=moved(*view.corner(cell)))
        for cell in line:
            behind = cell - grid.columns
            if behind >= 0 and joined.south >> behind & 1:
                yield _stair_south(sheet, view, behind, cell)
        for cell in line:
            yield _tower(sheet, view, cell)
        for cell in line:
            if joined.east >> cell & 1:
                yield _stair_east(sheet, view, cell, cell + 1)
            behind = cell - grid.columns
            if behind >= 0 and joined.south >> behind & 1 and _steep(view, behind, cell):
                higher = max(behind, cell, key=view.tower)
                x, y = view.corner(higher)
                yield _ledge(
                    x + masonry.WIDTH / 2, y + (masonry.DEPTH if higher == behind else 0), upright=False
                )


def _tower(sheet: Sheet, view: _View, cell: int) -> str:
    scene, height = view.scene, view.tower(cell)
    state = slabs.floor_state(scene, cell)
    is_fixed = bool(view.grid.fixed >> cell & 1)
    parts = [masonry.tower(sheet, scene.board.openings(cell), height, state, is_fixed=is_fixed)]
    if cell % view.grid.columns and (drop := view.tower(cell - 1) - height) > 0:
        # A higher neighbour to the left stands in the light.
        parts.append(element("rect", width=7 * drop, height=masonry.DEPTH, fill="#000", fill_opacity=0.22))
    return group(*parts, transform=moved(*view.corner(cell)))


def _steep(view: _View, one: int, other: int) -> bool:
    return abs(view.tower(one) - view.tower(other)) > STEEPEST_STAIR


def _stair_floor(sheet: Sheet, view: _View, one: int, other: int) -> Floor:
    """A stair is lit when both its ends are; a way at a cost leads on from lit floor."""
    ends = {slabs.floor_state(view.scene, one), slabs.floor_state(view.scene, other)}
    for state in ("dim", "plain", "cost"):
        if state in ends:
            return sheet.palette.floors[state]
    return sheet.palette.floors["lit"]


def _stair_south(sheet: Sheet, view: _View, behind: int, front: int) -> str:
    if _steep(view, behind, front):
        return ""
    x, start = view.middle(behind)[0], view.corner(behind)[1] + masonry.DEPTH
    end = view.corner(front)[1]
    half, floor = _HALF * masonry.STRETCH, _stair_floor(sheet, view, behind, front)
    level = view.tower(behind) == view.tower(front)
    steps = (
        [start + (end - start) / 2] if level else [start + 5 + 7 * at for at in range(int((end - start) / 7))]
    )
    path = "".join(f"M{number(x - half)} {number(y)}h{number(2 * half)}" for y in steps)
    edge = sheet.palette.loose.edge
    return "".join(
        (
            element("rect", x=x - half - 2, y=start, width=2 * half + 4, height=end - start + 2, fill=edge),
            element("rect", x=x - half, y=start, width=2 * half, height=end - start + 2, fill=floor.floor),
            element("rect", x=x - half, y=start, width=2, height=end - start + 2, fill=floor.shadow),
            element("path", d=path, stroke=floor.shadow, stroke_width=2),
        )
    )


def _stair_east(sheet: Sheet, view: _View, left: int, right: int) -> str:
    (x, y), (_, there) = view.middle(left), view.middle(right)
    start, end = x + masonry.WIDTH / 2 - 1, view.corner(right)[0] + 1
    if _steep(view, left, right):
        return _ledge(start, y, upright=True) if y < there else _ledge(end, there, upright=True)
    floor = _stair_floor(sheet, view, left, right)

    def slope(top: float, bottom: float) -> str:
        corners = ((start, y + top), (end, there + top), (end, there + bottom), (start, y + bottom))
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "z"

    steps = (0.5,) if y == there else (0.2, 0.4, 0.6, 0.8)
    spots = ((start + (end - start) * at, y + (there - y) * at - _HALF + 3) for at in steps)
    path = "".join(f"M{number(x)} {number(y)}v{number(2 * _HALF - 3)}" for x, y in spots)
    edge = sheet.palette.loose.edge
    return "".join(
        (
            element("path", d=slope(-_HALF - 2, _HALF + 7), fill=edge),
            element("path", d=slope(-_HALF, _HALF), fill=floor.floor),
            element("path", d=slope(-_HALF, -_HALF + 4), fill=floor.shadow),
            element("path", d=path, stroke=floor.shadow, stroke_width=2),
        )
    )


def _ledge(x: float, y: float, *, upright: bool) -> str:
    """Joined, but too steep for a stair."""
    bar = element("rect", x=-23, y=-4, width=46, height=8, rx=2, fill="#0B1719")
    dashes = element("path", d="M-16 0H17", stroke="#E6ECE8", stroke_width=2.2, stroke_dasharray="4.5 3.5")
    return group(bar, dashes, transform=moved(x, y) + (" rotate(90)" if upright else ""))


def _discs(sheet: Sheet, view: _View) -> Iterator[str]:
    half = tokens.PICTURE / 2
    for landmark in view.scene.landmarks:
        if landmark.drawing and not landmark.closed:
            yield group(
                element("circle", r=tokens.ROUNDEL, fill="#10302F", stroke="#C79B3F", stroke_width=2.8),
                drawing(sheet, landmark.drawing, -half, -half, 2 * half, 2 * half),
                transform=moved(*view.middle(landmark.cell)),
            )


def _spare(sheet: Sheet, view: _View) -> str:
    scene, frame = view.scene, view.frame
    if scene.spare is None:
        return ""
    height = scene.height(scene.spare.number)
    body = masonry.DEPTH + masonry.LAYER * height
    x, foot = frame.right + GAP, frame.rows[0] + masonry.DEPTH / 2
    if scene.spare_place:
        arrow = scene.board.grid.arrows[scene.spare_place]
        x, foot = rim.place(frame, arrow)
        x = {W: frame.left - GAP - masonry.WIDTH, E: frame.right + GAP}.get(arrow.side, x - masonry.WIDTH / 2)
        foot = {N: frame.top - GAP, S: frame.bottom + GAP + body}.get(arrow.side, foot + masonry.DEPTH / 2)
    parts = [
        masonry.shadow(height),
        masonry.tower(sheet, scene.spare.openings, height, "plain", is_fixed=False),
    ]
    picture = scene.pictures.get(scene.spare.number)
    if picture:
        parts.append(tokens.roundel(sheet, picture, (masonry.WIDTH / 2, masonry.DEPTH / 2)))
    return group(*parts, transform=moved(x, foot - body))
