"""What the others may be looking for in the classic game, guessed from where they wait.

A player who has just found a picture may be looking for any card that is not seen. A player who ended a turn
without finding one did not have it in reach, and stands where it seemed good to wait: nearest to it, or where
most pushes bring it in reach. A view has no memory, so this looks at where each figure stood when its last
turn ended, as far as the last push can be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from wandelgang.bots.classic.boards import BANNED, BOARD_TABLES, PICTURE_TILES, PICTURES
from wandelgang.bots.classic.cards import equal_shares
from wandelgang.bots.distances import distances
from wandelgang.games.classic import View
from wandelgang.games.classic.parts import GRID, TILES
from wandelgang.games.classic.resampling import unseen
from wandelgang.games.classic.state import Step
from wandelgang.maze import Board, cells
from wandelgang.search.arrays import NDArray, np
from wandelgang.search.classic.next_push import OUT
from wandelgang.search.classic.waits import waits
from wandelgang.search.kernel.lookup_table import LANES
from wandelgang.search.machine import sides

Shares = NDArray[np.float64]
NEAREST: Final = 0.5  # the share of players who wait as near as they can; others wait where chances are best
PATIENCE: Final = 0.05  # a player who waits where chances are best gives away about this much of the chance
DOUBT: Final = 0.05  # the share of players who wait anywhere …
STALE: Final = 4.0  # … multiplied by this for each unknown push since
SAMPLES: Final = 44


class Waiting(NamedTuple):
    """Where another player waits: the board as it was when that turn ended, as far as it is known."""

    board: Board
    spare: int  # openings
    banned: int
    cell: int
    unknown_pushes: int  # since then


def waiting(view: View, seat: int) -> Waiting | None:
    """Where this other player waits; None if it has just found something, or has not had a turn."""
    assert view.seat is not None
    player = view.players[seat]
    turns_ago = (view.seat - seat) % len(view.players)
    here = TILES[view.board.numbers[player.cell]].picture
    if view.turn <= turns_ago or (player.found and here == player.found[-1]):
        return None
    pushes = turns_ago - 1 if view.step is Step.PUSH else turns_ago
    if not pushes or view.last_push is None:
        return Waiting(view.board, view.spare.openings, BANNED[view.last_push], player.cell, 0)
    back = GRID.arrows[GRID.arrows[view.last_push].opposite]
    board, spare = view.board.push(back, view.spare)
    return Waiting(board, spare.openings, LANES, back.carries[player.cell], pushes - 1)


def guess(view: View, seat: int, seed: int) -> Shares:
    """How likely this player is to be looking for each picture."""
    pictures = unseen(view)
    stands = waiting(view, seat)
    if stands is None or len(pictures) < 2:
        return equal_shares(pictures)
    reach = list(cells(stands.board.corridors().reach(1 << stands.cell)))
    at = {number: cell for cell, number in enumerate(stands.board.numbers)}
    rows = [PICTURES.index(picture) for picture in pictures]
    places = [at.get(PICTURE_TILES[row], OUT) for row in rows]
    near = np.array([_waits_nearest(stands.cell, reach, place) for place in places])
    patient = _waits_patiently(stands, reach, places, len(view.players) - 1, seed)
    missed = np.array([place not in reach for place in places])
    doubt = DOUBT * STALE**stands.unknown_pushes / len(reach)
    shares = np.zeros(len(PICTURES))
    shares[rows] = missed * (NEAREST * near + (1.0 - NEAREST) * patient) + doubt
    shares /= shares.sum()
    return shares


def _waits_nearest(cell: int, reach: Sequence[int], place: int) -> bool:
    """Whether a player who comes as near as possible waits on this cell."""
    if place == OUT:
        return False
    far = distances(GRID)[:, place]
    return cell == min(reach, key=lambda other: (far[other], other))


def _waits_patiently(
    stands: Waiting, reach: Sequence[int], places: Sequence[int], others: int, seed: int
) -> Shares:
    """For each place of a goal: how likely this cell is for a player who waits where chances are best."""
    layout = (sides(stands.board), stands.spare, stands.banned)
    chances = waits(BOARD_TABLES, layout, np.array(places, np.int64), others, SAMPLES, seed | 1)
    inclined = np.exp((chances[:, reach] - chances[:, reach].max(axis=1, keepdims=True)) / PATIENCE)
    inclined /= inclined.sum(axis=1, keepdims=True)
    shares: Shares = inclined[:, reach.index(stands.cell)]
    return shares
