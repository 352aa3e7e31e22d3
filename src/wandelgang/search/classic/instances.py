"""Quests from the JSON format `labyrinth-instances-1`. An invalid one is rejected with the reason.

A board needs an odd number of rows and of columns, rows of one length, tiles that are straights, corners or
T, and, if it is 7×7, the fixed tiles of the box (C1). Start and objective must be on the board, the previous
shift on its rim. The numbers of straights, corners and T are not checked: editions differ (C2).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from wandelgang.games.classic.parts import BOX
from wandelgang.games.quest import OnTile, Quest
from wandelgang.maze import Board, Grid, Shape, Tile, grid, letters, openings, shape
from wandelgang.search.problems import BadProblem, BadProblems, Problem, Problems

SHAPES = (Shape.STRAIGHT, Shape.CORNER, Shape.TEE)
SPARE = "leftover"  # the format's word for it


class BadInstance(ValueError):
    """An invalid position. The message says why."""


class Corridor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile: the letters of its openings."""

    openings: str


class Instance(msgspec.Struct, frozen=True):
    """One position of the format; cells are pairs of row and column. Further fields are not read."""

    id: str
    board: list[list[Corridor]]
    leftover: Corridor
    start: tuple[int, int]
    objective: tuple[int, int] | Literal["leftover"]
    previous_shift: tuple[int, int] | None = None
    optimal_turns: int | None = None


def problems(data: bytes) -> Problems:
    """The positions of a file; raises BadProblems if it contains none in this format."""
    return [_problem(entry, number) for number, entry in enumerate(entries(data), 1)]


def _problem(entry: object, number: int) -> Problem | BadProblem:
    name = name_of(entry, number)
    try:
        given = instance(entry)
        return Problem(name, quest_of(given), given.optimal_turns)
    except BadInstance as error:
        return BadProblem(name, str(error))


def entries(data: bytes) -> list[object]:
    """The instances of a file, not yet checked: those of a collection, or the one that the file is."""
    try:
        whole = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadProblems(f"it is not JSON, or was cut off: {error}") from None
    except RecursionError:
        raise BadProblems("it is nested too deeply to hold positions") from None
    if isinstance(whole, dict) and "board" in whole:
        return [whole]
    found = whole.get("instances") if isinstance(whole, dict) else whole
    if not isinstance(found, list):
        raise BadProblems("it holds no positions: expected an object with a list `instances`")
    if not found:
        raise BadProblems("its list of instances is empty")
    return found


def name_of(entry: object, number: int) -> str:
    """How to refer to an instance, even an invalid one: by its id, else by its number from 1."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return name if isinstance(name, str) and name else f"#{number}"


def instance(entry: object) -> Instance:
    """The instance that an entry holds."""
    spare = entry.get(SPARE) if isinstance(entry, dict) else None
    if isinstance(spare, list):
        raise BadInstance(f"there cannot be {len(spare)} spares: `{SPARE}` is one tile")
    try:
        return msgspec.convert(entry, Instance)
    except msgspec.ValidationError as error:
        raise BadInstance(f"it does not fit the format: {error}") from None


def quest_of(given: Instance) -> Quest:
    """The quest of an instance."""
    rows, columns = len(given.board), len(given.board[0]) if given.board else 0
    for row, tiles in enumerate(given.board):
        if len(tiles) != columns:
            raise BadInstance(f"row {row} has {len(tiles)} tiles where row 0 has {columns}")
    try:
        measure = grid(rows, columns)
    except ValueError as error:
        raise BadInstance(str(error)) from None
    laid = [tile for tiles in given.board for tile in tiles]
    places = [f"the tile at row {cell // columns}, column {cell % columns}" for cell in range(measure.size)]
    board = [Tile(cell, _openings(tile, places[cell])) for cell, tile in enumerate(laid)]
    if measure == BOX.grid:
        _check_fixed(board)
    spare = Tile(measure.size, _openings(given.leftover, "the spare"))
    aim = given.objective
    number = spare.number if isinstance(aim, str) else _cell(measure, aim, "the objective")
    return Quest(
        board=Board.of(rows, columns, board),
        spare=spare,
        figure=_cell(measure, given.start, "the figure"),
        goal=OnTile((number,)),
        last_push=_arrow(measure, given.previous_shift),
    )


def _openings(tile: Corridor, where: str) -> int:
    try:
        found = openings(tile.openings)
    except ValueError as error:
        raise BadInstance(f"{where} is impossible: {error}") from None
    if shape(found) not in SHAPES:
        raise BadInstance(
            f"{where} is impossible: {tile.openings!r} is {'a crossing' if found == 15 else 'a dead end'}; "
            "tiles are straights, corners and T"
        )
    return found


def _check_fixed(board: list[Tile]) -> None:
    """C1: no push moves the fixed tiles."""
    for number, cell in enumerate(BOX.fixed_cells):
        found, right = board[cell].openings, BOX.openings[number]
        if found != right:
            row, column = BOX.grid.row_column(cell)
            raise BadInstance(
                f"the fixed tile at row {row}, column {column} is open to {letters(found)}; "
                f"it must be open to {letters(right)}"
            )


def _cell(measure: Grid, place: tuple[int, int], what: str) -> int:
    row, column = place
    if not (0 <= row < measure.rows and 0 <= column < measure.columns):
        raise BadInstance(
            f"{what} is off the board at row {row}, column {column}: "
            f"rows are 0 to {measure.rows - 1}, columns 0 to {measure.columns - 1}"
        )
    return measure.cell(row, column)


def _arrow(measure: Grid, place: tuple[int, int] | None) -> str | None:
    if place is None:
        return None
    cell = _cell(measure, place, "the previous shift")
    names = [arrow.name for arrow in measure.arrows.values() if arrow.entry == cell]
    if not names:
        raise BadInstance(
            f"no tile can have gone in at row {place[0]}, column {place[1]}: "
            "the previous shift is a cell of the rim in an odd row or column"
        )
    return names[0]
