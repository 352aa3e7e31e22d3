"""The drawing for a terminal: corridors as box lines, three lines per cell."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.drawing.canvas import Canvas
from wandelgang.drawing.scene import Drawn, Landmark, Scene, scene_of
from wandelgang.drawing.words import line_words
from wandelgang.maze.grid import Arrow
from wandelgang.maze.tiles import E, N, S, W

WIDTH, HEIGHT = 9, 3  # of a cell: seven of them, both rims and a spare beside fit into 80 columns
MIDDLE = WIDTH // 2
LONGEST_NAME = WIDTH - 2  # one column at each side says whether the tile is open there
NUMBERS = 3  # columns for the row numbers
RIM = 2  # columns for the arrows, at the left and at the right
JUNCTIONS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by openings
POINTS = {N: "▼", E: "◀", S: "▲", W: "▶"}  # an arrow points onto the board
FACES = {N: "↑", E: "→", S: "↓", W: "←"}
BANNED = "×"
STUD = "▪"  # a fixed tile has them in its corners
LIT, COST, DANGER = "•", "*", "!"


def text(drawn: Scene | Drawn, colour: bool = False) -> str:
    """A scene, or the scene of a match, in box characters; in colour for a terminal, if you ask for it."""
    scene = scene_of(drawn)
    grid, canvas = scene.board.grid, Canvas()
    place = grid.arrows[scene.spare_place] if scene.spare and scene.spare_place else None
    left = NUMBERS + RIM + (WIDTH + 1 if place and place.side == W else 0)
    top = 2 + (HEIGHT if place and place.side == N else 0)
    bottom, right = top + grid.rows * HEIGHT, left + grid.columns * WIDTH

    for column in range(grid.columns):
        canvas.put(0, left + column * WIDTH + MIDDLE, chr(97 + column), "dim")
    for row in range(grid.rows):
        canvas.put(top + row * HEIGHT + 1, left - RIM - NUMBERS, f"{row + 1:>{NUMBERS - 1}}", "dim")
    for arrow in grid.arrows.values():
        row, column = grid.row_column(arrow.entry)
        line, at = top + row * HEIGHT + 1, left + column * WIDTH + MIDDLE
        line = {N: top - 1, S: bottom}.get(arrow.side, line)
        at = {W: left - RIM, E: right + RIM - 1}.get(arrow.side, at)
        character, paint = (BANNED, "dim") if arrow.name == scene.banned else (POINTS[arrow.side], "brass")
        canvas.put(line, at, character, paint)
    for cell in range(grid.size):
        row, column = grid.row_column(cell)
        _cell(canvas, scene, cell, top + row * HEIGHT, left + column * WIDTH)
    if scene.spare:
        line, at = _beside(place, scene, top, left) if place else (bottom + 1, left)
        _corridor(canvas, scene.spare.openings, line, at)
        _tile_marks(canvas, scene, scene.spare.number, line, at)
    return "\n".join([*canvas.lines(colour), "", *_legend(scene)]).rstrip("\n") + "\n"


def _beside(arrow: Arrow, scene: Scene, top: int, left: int) -> tuple[int, int]:
    grid = scene.board.grid
    row, column = grid.row_column(arrow.entry)
    line = {N: 1, S: top + grid.rows * HEIGHT + 1}.get(arrow.side, top + row * HEIGHT)
    at = {W: 0, E: left + grid.columns * WIDTH + RIM + 1}.get(arrow.side, left + column * WIDTH)
    return line, at


def _cell(canvas: Canvas, scene: Scene, cell: int, line: int, at: int) -> None:
    landmark = scene.landmark(cell)
    if landmark and landmark.closed:
        _plate(canvas, landmark, line, at)
        canvas.put(line + 2, at + 1, _coins(scene, cell), "bold")
    else:
        mark, paint = _mark(scene, cell)
        _corridor(canvas, scene.board.openings(cell), line, at, paint)
        if scene.board.grid.fixed >> cell & 1:
            for corner in ((0, 0), (0, WIDTH - 1), (2, 0), (2, WIDTH - 1)):
                canvas.put(line + corner[0], at + corner[1], STUD, "dim")
        name = (landmark.drawing or "").removeprefix("pic-") if landmark else _coins(scene, cell)
        start = _tile_marks(canvas, scene, scene.board.numbers[cell], line, at, name)
        if mark:
            canvas.put(line + 1, at + start, mark, paint)
    if cell in scene.starts:
        colour = scene.starts[cell]
        canvas.put(line, at + 2, scene.letters[colour].lower(), colour)
    _tokens(canvas, scene, cell, line, at)


def _mark(scene: Scene, cell: int) -> tuple[str, str]:
    for mark, mask, paint in (
        (DANGER, scene.danger, "danger"),
        (LIT, scene.lit, "lit"),
        (COST, scene.lit_at_cost, "cost"),
    ):
        if mask >> cell & 1:
            return mark, paint
    return "", ""


def _corridor(canvas: Canvas, openings: int, line: int, at: int, paint: str = "") -> None:
    if openings & N:
        canvas.put(line, at + MIDDLE, "┃", paint)
    if openings & S:
        canvas.put(line + 2, at + MIDDLE, "┃", paint)
    if openings & W:
        canvas.put(line + 1, at, "━" * MIDDLE, paint)
    if openings & E:
        canvas.put(line + 1, at + MIDDLE + 1, "━" * MIDDLE, paint)
    canvas.put(line + 1, at + MIDDLE, JUNCTIONS[openings], paint)


def _tile_marks(canvas: Canvas, scene: Scene, tile: int, line: int, at: int, name: str = "") -> int:
    """Write what belongs to the tile itself, and say where a mark for the cell may stand."""
    if tile in scene.heights:
        canvas.put(line, at + 1, str(scene.heights[tile]), "bold")
    label = scene.pictures.get(tile, name)
    short = label.upper() if label in scene.goals else label
    if len(short) > LONGEST_NAME:
        short = short[: LONGEST_NAME - 1] + "…"
    start = MIDDLE - len(short) // 2
    canvas.put(line + 1, at + start, short, "bold")
    return start - 1 if short else MIDDLE


def _coins(scene: Scene, cell: int) -> str:
    return "/".join(f"[{coin.value}]" if coin.bright else str(coin.value) for coin in scene.coins_on(cell))


def _tokens(canvas: Canvas, scene: Scene, cell: int, line: int, at: int) -> None:
    for place, colour in enumerate(scene.figures_on(cell), MIDDLE + 1):
        canvas.put(line, at + place, scene.letters[colour], colour)
    pieces = "".join(piece.character for piece in scene.pieces if piece.cell == cell)
    canvas.put(line + 2, at + MIDDLE + 2, pieces, "bold")


def _plate(canvas: Canvas, landmark: Landmark, line: int, at: int) -> None:
    face = FACES[landmark.facing] if landmark.facing else " "
    for below, row in enumerate(("╭───────╮", f"│   {face}   │", "╰───────╯")):
        canvas.put(line + below, at, row, "danger")


def _legend(scene: Scene) -> Iterator[str]:
    yield from line_words(scene)
    meanings = [
        (f"{LIT} in reach", scene.lit),
        (f"{COST} in reach {scene.cost}", scene.lit_at_cost),
        (f"{DANGER} threatened", scene.danger),
        ("CAPITALS to find", scene.goals),
    ]
    shown = [meaning for meaning, there in meanings if there]
    if shown or scene.legend:
        yield " · ".join((*shown, *scene.legend))
