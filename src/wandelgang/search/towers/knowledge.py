"""A view of the towers game as the kernels of bots take it, and the turns that are worth a look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from wandelgang.games.actions import Push
from wandelgang.games.pushing import banned_arrow
from wandelgang.games.towers import Action, View
from wandelgang.games.towers.climbing import walks
from wandelgang.games.towers.parts import GRID, HEIGHTS, RUNE, TILE_WITH
from wandelgang.games.towers.resampling import resample, unseen_spells, unseen_treasures
from wandelgang.games.towers.state import NO_SPELLS, Hand, Player, Walk
from wandelgang.maze import Board
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows
from wandelgang.search.towers.situation import (
    AT_TURN,
    BANNED,
    COMMON,
    DISCARDS,
    NO_GOAL,
    OPENINGS,
    PILE,
    POOL,
    POOL_SIZE,
    Situation,
)
from wandelgang.search.towers.tables import ARROWS, NO_ARROW

PUSHED = -1  # the lane of a choice whose push is made


class Choice(NamedTuple):
    """A whole turn: the action to take now, and the turn as kernels take it."""

    action: Action
    turn: tuple[int, int, int, int, int]  # lane, cell, ups, downs, jokers


def knowledge(view: View) -> Situation:
    """What the seat whose turn it is knows, as a position.

    The others have neither goals nor spell cards there, unless all cards are open. The pool holds the
    treasures on all cards that this seat has not seen; the pile holds all spell cards that it cannot see,
    those in other hands too.
    """
    assert view.seat is not None
    board, own = view.board, view.players[view.seat]
    assert own.spells is not None
    heights = [HEIGHTS[number] for number in board.numbers]
    highs = [sum(1 << cell for cell, h in enumerate(heights) if h >= least) for least in range(2, 6)]
    pool = [TILE_WITH[card] for card in unseen_treasures(view)]
    hidden = unseen_spells(view)
    common = np.zeros(COMMON, np.int64)
    common[OPENINGS] = view.spare.openings
    common[BANNED] = _arrow_numbers()[banned_arrow(GRID, view.last_push)]
    common[AT_TURN] = view.seat
    common[POOL_SIZE] = len(pool)
    common[PILE : PILE + 3] = hidden.up, hidden.down, hidden.joker
    common[DISCARDS : DISCARDS + 3] = view.discards.up, view.discards.down, view.discards.joker
    tiles = np.array([*board.numbers, view.spare.number], np.int64)
    return Situation(
        np.array([board.north, board.east, board.south, board.west, *highs], np.uint64),
        tiles,
        np.argsort(tiles),
        np.array([_seat(player) for player in view.players], np.int64),
        np.array([*pool, *[NO_GOAL] * (POOL - len(pool))], np.int64),
        common,
    )


def _seat(player: Player) -> tuple[int, ...]:
    goal = NO_GOAL if player.goal is None else TILE_WITH[player.goal]
    cards = (
        (0, 0, 0) if player.spells is None else (player.spells.up, player.spells.down, player.spells.joker)
    )
    return player.cell, player.start, goal, player.left, player.rune, *cards, player.child


def imagined_hands(view: View, count: int, rng: Random) -> NumberRows:
    """What the others may hold unseen, this many times: for each seat a goal and spell cards of each kind.
    What is known already, and is in the position, is left out."""
    drawn = (zip(view.players, resample(view, rng).hands, strict=True) for _ in range(count))
    return np.array([[held for pair in hands for held in _unseen(*pair)] for hands in drawn], np.int64)


def _unseen(player: Player, hand: Hand) -> tuple[int, int, int, int]:
    goal = NO_GOAL if hand.goal is None or player.goal is not None else TILE_WITH[hand.goal]
    spells = hand.spells if player.spells is None else NO_SPELLS
    return goal, spells.up, spells.down, spells.joker


def choices(view: View, legal: Sequence[Action]) -> list[Choice]:
    """Every turn that may be worth it: to a target for any cards, or to any other cell for none.

    Turns with the same push are listed together, in the order of the legal actions.
    """
    assert view.seat is not None
    own = view.players[view.seat]
    assert own.spells is not None
    found: list[Choice] = []
    for action in legal:
        if isinstance(action, Push):
            arrow = GRID.arrows[action.arrow]
            board, _ = view.board.push(arrow, view.spare.turned(action.turn))
            after = walks(board, arrow.carries[own.cell], own.spells, own.child)
            lane = action.turn * ARROWS + _arrow_numbers()[action.arrow]
            found += [Choice(action, _turn(lane, walk)) for walk in _worth_it(board, own, after)]
        elif isinstance(action, Walk):
            found += [Choice(w, _turn(PUSHED, w)) for w in _worth_it(view.board, own, (action,))]
    return found


def targets(board: Board, own: Player) -> tuple[int, ...]:
    """The cells where a player gains something: its treasure, the rune once, at the end its start."""
    if own.rune and not own.left:
        return (own.start,)
    treasure = None if own.goal is None else board.cell_of(TILE_WITH[own.goal])
    return tuple(cell for cell in (treasure, None if own.rune else RUNE) if cell is not None)


def _worth_it(board: Board, own: Player, after: Sequence[Walk]) -> Iterator[Walk]:
    goals = targets(board, own)
    return (walk for walk in after if walk.cell in goals or not len(walk.spells))


def _turn(lane: int, walk: Walk) -> tuple[int, int, int, int, int]:
    return lane, walk.cell, walk.up, walk.down, walk.joker


@cache
def _arrow_numbers() -> dict[str | None, int]:
    return {**{name: number for number, name in enumerate(GRID.arrows)}, None: NO_ARROW}
