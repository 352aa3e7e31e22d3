"""What a game brings for batches, and what is the same for all of them: boards, figures, turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from wandelgang.batch.kernel import seeing
from wandelgang.batch.kernel.layout import (
    ACTOR,
    EAST,
    FIGURES,
    LAST_PUSH,
    NONE,
    NORTH,
    OPENINGS,
    OVER,
    SEAT,
    SOUTH,
    STEP,
    TILES,
    TURN,
    WEST,
    BoardTables,
)
from wandelgang.batch.kernel.seeing import OF_SET, OF_TILE, OF_VALUE
from wandelgang.games import Game
from wandelgang.games.box import Box
from wandelgang.games.required import AnyState
from wandelgang.maze import Board, Tile
from wandelgang.maze.tiles import LETTERS
from wandelgang.search.kernel.jit import Bytes, Words
from wandelgang.search.kernel.lookup_table import LANES, lookup_table

Plan = dict[str, tuple[int, int, int]]
"""Planes by name: their kind, their place, and what numbers are divided by."""


@dataclass(frozen=True)
class BatchRules:
    """A game's rules as kernels, and how its positions lie in their arrays."""

    kernels: str  # the module with the kernel `play`
    words: int  # how many words a game has
    facts: int  # how many facts
    options: Callable[[Any], Sequence[int]]  # a game's own options as numbers
    unpack: Callable[[Any, Words, Bytes], AnyState]  # with the options of the game
    pack: Callable[[Any, Words, Bytes], None]
    deal_of: Callable[[Any], Any]  # the deal that leads to a first position
    seeing: str  # the module with the kernel `look`
    planes: Callable[[Any], Plan]  # what there is to see with some options, besides `board_plan`
    sight: tuple[int, int, int]  # how many sets, values and numbers that takes
    closed: int = 0  # the cells that belong to no corridor
    scratch: int = 0  # how many words its kernels need to work in


def board_tables(box: Box, closed: int, scratch: int) -> BoardTables:
    """The tables of a board, with room for a batch."""
    grid = box.grid
    goes = np.tile(np.arange(grid.size, dtype=np.int8), (LANES, 1))
    for lane, arrow in enumerate(grid.arrows.values()):
        goes[lane] = arrow.carries
    return BoardTables(
        lookup_table(grid, closed),
        np.array([arrow.cells for arrow in grid.arrows.values()], np.int8),
        goes,
        np.array(box.fixed_cells, np.int8),
        np.array([*box.loose_cells, grid.size], np.int8),
        np.array(box.openings, np.uint64),
        np.zeros(scratch, np.uint64),
    )


def unpack_shared(game: Game, options: Any, words: Words, facts: Bytes) -> dict[str, Any]:
    """What every state has."""
    grid = game.box.grid
    numbers: list[int] = facts[TILES : TILES + grid.size + 1].tolist()
    north, east, south, west = words[NORTH : WEST + 1].tolist()
    last_push = int(facts[LAST_PUSH])
    return {
        "options": options,
        "board": Board(grid, north, east, south, west, tuple(numbers[:-1])),
        "spare": Tile(numbers[-1], int(facts[OPENINGS])),
        "figures": tuple(facts[FIGURES : FIGURES + options.players].tolist()),
        "seat": int(facts[SEAT]),
        "turn": int(words[TURN]),
        "last_push": None if last_push == NONE else list(grid.arrows)[last_push],
    }


def pack_shared(game: Game, steps: Sequence[str], state: Any, words: Words, facts: Bytes) -> None:
    """Put what every state has where it belongs; the rest of the facts become NONE."""
    board: Board = state.board
    facts[:] = NONE
    words[TURN], words[NORTH], words[EAST] = state.turn, board.north, board.east
    words[SOUTH], words[WEST] = board.south, board.west
    facts[TILES : TILES + len(board.numbers) + 1] = (*board.numbers, state.spare.number)
    facts[OPENINGS] = state.spare.openings
    facts[FIGURES : FIGURES + len(state.figures)] = state.figures
    facts[SEAT], facts[STEP] = state.seat, steps.index(state.step)
    if state.last_push is not None:
        facts[LAST_PUSH] = list(board.grid.arrows).index(state.last_push)
    actor = game.actor(state)
    facts[ACTOR] = OVER if actor is None else actor


def players_plan(prefix: str, kind: int, place: int, players: int) -> Plan:
    """A plane for each player, from the viewer clockwise."""
    names = ("own", *(f"next{place}" for place in range(1, players)))
    return {f"{prefix} {name}": (kind, place + step, 1) for step, name in enumerate(names)}


def words_plan(prefix: str, kind: int, place: int, words: Iterable[object]) -> Plan:
    """A plane for each of some words."""
    return {f"{prefix} {word}": (kind, place + step, 1) for step, word in enumerate(words)}


def board_plan(game: Game, players: int, steps: Iterable[str]) -> Plan:
    """The planes that every game has."""
    return {
        **words_plan("open", OF_SET, seeing.OPEN, LETTERS.values()),
        **words_plan("spare open", OF_VALUE, seeing.SPARE_OPEN, LETTERS.values()),
        "tile": (OF_TILE, 0, game.box.grid.size),
        "spare tile": (OF_VALUE, seeing.SPARE_TILE, 1),
        "banned arrow": (OF_SET, seeing.BANNED, 1),
        **players_plan("figure", OF_SET, seeing.FIGURE, players),
        **players_plan("turn of", OF_VALUE, seeing.TURN_OF, players),
        **players_plan("actor", OF_VALUE, seeing.ACTS, players),
        "turn": (OF_VALUE, seeing.TURNS, 1),
        **words_plan("step", OF_VALUE, seeing.STEPS, steps),
    }
