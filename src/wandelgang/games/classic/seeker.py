"""`seeker` for the classic game, the baseline of all strength figures. Exactly what it does:

Its targets are the cells of its current pictures (two while a second-card choice is open), or its start when
it has found them all. It looks one push ahead and never at the other players.

1. Push: it tries every legal push. Among those after which it can walk to a target it takes one at random.
   If there is none it takes, again at random among equals, a push after which it can walk nearest to a
   target, by straight-line distance. A target that would be the spare counts for nothing.
2. Move: it walks to a target if it can. If it cannot, it uses what a message offers:
   *second card*: it looks. *Exchange*: it exchanges. *Swap*: it changes places with the first seat from whose
   cell a target can be walked to, if there is one. *Second push*: it pushes as in 1 if that reaches a target.
   Otherwise it walks to the reachable cell nearest to a target, among equals the one with the lowest number;
   if its target is the spare it stays.
   (*Through the wall* and *double turn* need no decision: the one widens what it can walk to, the other lets
   it push again.)
3. Choosing a card in an exchange: the first, in the order offered, that it can walk to now, else the one
   whose picture it can walk nearest to.
4. Second half of a double turn: it pushes as in 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import GRID, TILE_WITH, Picture
from wandelgang.games.classic.state import Action, Choose, Exchange, Look, Player, Step, Swap, View
from wandelgang.games.nearness import best_push, nearest
from wandelgang.maze import Board, cells

FAR = (99, 0)  # farther than any two cells of the board are apart


def seek(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """The seeker's action."""
    assert view.seat is not None
    own = view.players[view.seat]
    if view.step in (Step.PUSH, Step.AGAIN):
        return _push(view, own, [a for a in legal if isinstance(a, Push)], rng)[1]
    if view.step is Step.CHOOSE:
        return _choose(view, own, [a for a in legal if isinstance(a, Choose)])
    return _move(view, own, legal, rng)


def targets(board: Board, own: Player, goals: Sequence[Picture] | None = None) -> list[int]:
    """The cells this player wants to stand on."""
    goals = own.goals if goals is None else goals
    if not goals and not own.left:
        return [own.start]
    found = (board.cell_of(TILE_WITH[goal]) for goal in goals or ())
    return [cell for cell in found if cell is not None]


def _push(view: View, own: Player, pushes: Sequence[Push], rng: Random) -> tuple[int, Push]:
    """How near this player can come with a push, and one that does it."""
    return best_push(pushes, lambda push: _nearest_after(view, own, push), rng)


def _nearest_after(view: View, own: Player, push: Push) -> int:
    arrow = GRID.arrows[push.arrow]
    board, _ = view.board.push(arrow, view.spare.turned(push.turn))
    reach = board.corridors().reach(1 << arrow.carries[own.cell])
    return _nearest(cells(reach), targets(board, own))[0]


def _nearest(reach: Iterable[int], goals: Sequence[int]) -> tuple[int, int]:
    return nearest(GRID, reach, goals) if goals else FAR


def _move(view: View, own: Player, legal: Sequence[Action], rng: Random) -> Action:
    walks = {action.cell: action for action in legal if isinstance(action, Walk)}
    goals = targets(view.board, own)
    distance, cell = _nearest(walks, goals)
    if distance == 0:
        return walks[cell]
    corridors = view.board.corridors()
    for action in legal:
        if isinstance(action, Look | Exchange):
            return action
        if isinstance(action, Swap):
            reach = corridors.reach(1 << view.players[action.seat].cell)
            if any(reach >> goal & 1 for goal in goals):
                return action
    pushes = [action for action in legal if isinstance(action, Push)]
    if pushes:
        least, push = _push(view, own, pushes, rng)
        if least == 0:
            return push
    return walks[cell] if goals else walks[own.cell]


def _choose(view: View, own: Player, choices: Sequence[Choose]) -> Choose:
    reach = view.board.corridors().reach(1 << own.cell)

    def distance(choice: Choose) -> int:
        return _nearest(cells(reach), targets(view.board, own, (choice.card,)))[0]

    return min(choices, key=distance)
