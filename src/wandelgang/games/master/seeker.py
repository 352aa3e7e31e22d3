"""`seeker` for the game with the dragon, the baseline of all strength figures. Exactly what it does:

Its targets are the cells of the treasures of the lowest value on the board, including one under the lair;
once no treasure is left to take, its target is the cell that the dragon faces. It looks one push ahead and
never at the other players.

1. Push: it tries every legal push. Among those after which it can take a treasure, or stand before the dragon
   for the final duel, it takes one at random. If there is none it takes, again at random among equals, a push
   after which it can walk nearest to a target, by straight-line distance. If it stands on a target treasure
   itself, which cannot be taken by waiting, its own cell does not count; a push after which it stands on one
   and cannot leave comes last.
2. Move: it walks to a target if it can, else to the reachable cell nearest to a target, measured as in 1;
   among equals to the one with the lowest number.
3. Coin: it hands in the card of the treasure whenever it has it.
4. Duel: it rolls again as long as it fails and has a card for it: its lowest.
5. Final duel: it fights whenever it is asked. After the first and the second roll it rolls again if that roll
   is 3 or less, after the third always; as long as it has a card for it: its lowest.
6. Double turn: it hands in its lowest card that can no longer bring a coin, because no treasure of that value
   lies on the board or is still to be laid out. It keeps cards that might bring a coin.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from wandelgang.games.actions import Push, Walk
from wandelgang.games.master.parts import FACED, FINAL_ROLLS, GRID, SAFE_ROLL
from wandelgang.games.master.state import Action, Again, Decline, Double, Fight, Step, TakeCoin, View
from wandelgang.games.master.threat import corridors
from wandelgang.games.nearness import best_push, nearest
from wandelgang.maze import Arrow, cells

FAR = 99  # farther than any two cells of the board are apart


def seek(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """The seeker's action."""
    match view.step:
        case Step.PUSH:
            return _push(view, [action for action in legal if isinstance(action, Push)], rng)
        case Step.MOVE:
            walks = {action.cell: action for action in legal if isinstance(action, Walk)}
            here = _own_cell(view)
            return walks[_nearest(view, walks, here, targets(view))[1]]
        case Step.COIN | Step.AGAIN | Step.FIGHT:  # whatever it can say yes to, with the lowest card
            return next(
                (action for action in legal if isinstance(action, TakeCoin | Again | Fight)), Decline()
            )
        case Step.FINAL_AGAIN:
            return _roll_again(view, legal)
        case _:
            return _double(view, legal)


def targets(view: View, arrow: Arrow | None = None) -> list[int]:
    """The cells it wants to reach, after a push if one is given."""
    if view.final_open:
        return [FACED[view.gaze]]
    found = [treasure.cell for treasure in view.treasures if treasure.value == view.lowest]
    return [arrow.carries[cell] for cell in found] if arrow else found


def _own_cell(view: View) -> int:
    assert view.seat is not None
    return view.players[view.seat].cell


def _push(view: View, pushes: Sequence[Push], rng: Random) -> Push:
    return best_push(pushes, lambda push: _nearest_after(view, push), rng)[1]


def _nearest_after(view: View, push: Push) -> int:
    arrow = GRID.arrows[push.arrow]
    board, _ = view.board.push(arrow, view.spare.turned(push.turn))
    here = arrow.carries[_own_cell(view)]
    reach = corridors(board).reach(1 << here)
    return _nearest(view, cells(reach), here, targets(view, arrow))[0]


def _nearest(view: View, reach: Iterable[int], here: int, goals: Sequence[int]) -> tuple[int, int]:
    """How near it can come to a target, and where; waiting on a treasure does not take it (M13)."""
    if here in goals and not view.final_open:
        reach = [cell for cell in reach if cell != here]
        if not reach:
            return FAR, here
    return nearest(GRID, reach, goals)


def _roll_again(view: View, legal: Sequence[Action]) -> Action:
    assert view.duel is not None
    rolls = view.duel.rolls
    if len(rolls) < FINAL_ROLLS and rolls[-1] >= SAFE_ROLL:
        return Decline()
    return next((action for action in legal if isinstance(action, Again)), Decline())


def _double(view: View, legal: Sequence[Action]) -> Action:
    to_come = {treasure.value for treasure in view.treasures}
    if not view.options.short:
        to_come.update(view.aside)
    return next(
        (action for action in legal if isinstance(action, Double) and action.card not in to_come), Decline()
    )
