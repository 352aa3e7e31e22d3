"""The board seen from straight above."""

from __future__ import annotations

from wandelgang.drawing import landmarks, rim, slabs, tokens
from wandelgang.drawing.markup import Sheet, group, moved
from wandelgang.drawing.scene import Scene
from wandelgang.maze.tiles import E, N, S, W

TILE = slabs.TILE
PITCH = 103
AROUND = 8  # free on all sides, for the rim's shadow
GAP = 14  # between the rim and the spare
INSET = rim.WIDTH + rim.MARGIN


def draw(sheet: Sheet, scene: Scene) -> tuple[float, float, list[str]]:
    """Width, height and the parts from back to front."""
    grid = scene.board.grid
    aside = TILE + GAP  # the room that a spare takes
    side = rim.spare_side(scene)
    left = AROUND + (aside if side == W else 0)
    top = AROUND + (aside if side == N else 0)
    wide = 2 * INSET + PITCH * grid.columns - (PITCH - TILE)
    high = 2 * INSET + PITCH * grid.rows - (PITCH - TILE) + slabs.THICKNESS - 2
    frame = rim.Frame(
        left,
        top,
        left + wide,
        top + high,
        tuple(left + INSET + PITCH * column + TILE / 2 for column in range(grid.columns)),
        tuple(top + INSET + PITCH * row + TILE / 2 for row in range(grid.rows)),
    )

    def middle(cell: int) -> tuple[float, float]:
        row, column = grid.place(cell)
        return frame.columns[column], frame.rows[row]

    parts = [
        *rim.rim(sheet, scene, frame),
        *(_tile(sheet, scene, cell, *middle(cell)) for cell in range(grid.size)),
        _spare(sheet, scene, frame),
        *tokens.starts(sheet, scene, middle),
        *tokens.trail(scene, middle),
        *tokens.stops(sheet, scene, middle),
        *tokens.pictures(sheet, scene, middle),
        *landmarks.plates(sheet, scene, middle),
        *landmarks.coins(sheet, scene, middle),
        *tokens.figures(sheet, scene, middle),
    ]
    width = frame.right + AROUND + (aside if side == E else 0)
    height = frame.bottom + AROUND + (aside if side == S else 0)
    return width, height + 4, parts


def _tile(sheet: Sheet, scene: Scene, cell: int, x: float, y: float) -> str:
    kind = slabs.fixed if scene.board.grid.fixed >> cell & 1 else slabs.loose
    state = slabs.floor_state(scene, cell)
    return group(kind(sheet, scene.board.openings(cell), state), transform=moved(x - TILE / 2, y - TILE / 2))


def _spare(sheet: Sheet, scene: Scene, frame: rim.Frame) -> str:
    if scene.spare is None:
        return ""
    half = TILE / 2
    x, y = frame.right + GAP + half, frame.rows[0]
    if scene.spare_place:
        arrow = scene.board.grid.arrows[scene.spare_place]
        x, y = rim.place(frame, arrow)
        x = {W: frame.left - GAP - half, E: frame.right + GAP + half}.get(arrow.side, x)
        y = {N: frame.top - GAP - half, S: frame.bottom + GAP + half}.get(arrow.side, y)
    parts = [group(slabs.loose(sheet, scene.spare.openings, "plain"), transform=moved(-half, -half))]
    picture = scene.pictures.get(scene.spare.number)
    if picture:
        parts.append(tokens.roundel(sheet, picture, (0, 0)))
    return group(*parts, transform=moved(x, y))
