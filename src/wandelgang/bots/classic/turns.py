"""The decisions of a turn in the classic game, for any judge of boards on which it could end.

A judge gives a value to every cell of every board. From that this module decides which push leads to the
best end, whether an offer (C14) leads to a better one, and where to walk. A push that wins is made at once.
Among equals it chooses at random, so that two bots never block each other for ever (X13).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Protocol, TypeVar

from wandelgang.bots.classic.boards import PICTURES, after_pushes, boards_of
from wandelgang.bots.classic.cards import own_player
from wandelgang.bots.classic.offers import promises, widened
from wandelgang.bots.classic.race import to_go
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic import Action, View
from wandelgang.games.classic.parts import GRID, TILE_WITH, Message, Picture
from wandelgang.games.classic.resampling import unseen
from wandelgang.games.classic.state import Choose, Exchange, Look, Pass, Step, Swap
from wandelgang.games.pushing import pushes as legal_pushes
from wandelgang.maze import cells
from wandelgang.search.arrays import NDArray, np
from wandelgang.search.classic.rounds import Boards

Values = NDArray[np.float64]
T = TypeVar("T")
ALIKE = 1e-9  # values that differ by less are equal


class Judge(Protocol):
    """What a bot thinks of boards on which its turn could end."""

    def values(self, boards: Boards, goals: Sequence[Picture] | None = None) -> Values:
        """The value of each cell of each board; below 0 where no turn can end. `goals` replace its own."""

    def best(self, boards: Boards) -> Values:
        """The value of the best cell of each board; exact enough for the best boards."""

    def gain(self) -> float:
        """What one more gain is worth."""


def decide(view: View, legal: Sequence[Action], rng: Random, judge: Judge) -> Action:
    """The action that leads to the best end of the turn."""
    match view.step:
        case Step.PUSH:
            return _push(view, [action for action in legal if isinstance(action, Push)], rng, judge)
        case Step.AGAIN:
            return _again(view, [action for action in legal if isinstance(action, Push)], rng, judge)
        case Step.CHOOSE:
            return _choose(view, [action for action in legal if isinstance(action, Choose)], rng, judge)
        case _ if view.offer is Message.DOUBLE_TURN:
            return _first_half(
                view, [action.cell for action in legal if isinstance(action, Walk)], rng, judge
            )
        case _:
            return _move(view, legal, rng, judge)


def _pick(choices: Sequence[T], values: Sequence[float] | Values, rng: Random) -> T:
    """One of the best."""
    most = max(values)
    return rng.choice([choice for choice, value in zip(choices, values, strict=True) if value > most - ALIKE])


def _best_cell(values: Values, rng: Random) -> int:
    return int(_pick(range(len(values)), values, rng))


def _push(view: View, pushes: Sequence[Push], rng: Random, judge: Judge) -> Push:
    boards = after_pushes(boards_of(view, 0), pushes, 1 << own_player(view).cell)
    if view.options.events:
        boards = widened(view, pushes, boards)
    reached = goal_in_reach(view, boards)
    if to_go(view)[0] == 1 and reached.any():
        return rng.choice([push for push, wins in zip(pushes, reached, strict=True) if wins])
    if not view.options.events:
        return _pick(pushes, judge.best(boards), rng)
    return _pick(pushes, judge.best(boards) + judge.gain() * promises(view, pushes, reached), rng)


def _move(view: View, legal: Sequence[Action], rng: Random, judge: Judge) -> Action:
    """Walk, or use the offer if that leads to something better."""
    ends = sum(1 << action.cell for action in legal if isinstance(action, Walk))
    here = boards_of(view, ends)
    values = judge.values(here)[0]
    pushes = [action for action in legal if isinstance(action, Push)]
    swaps = [action for action in legal if isinstance(action, Swap)]
    uses: Sequence[Action] = ()
    worth: Sequence[float] | Values = ()
    if Look() in legal:
        return Look()  # C18: one more card to choose from is never worse
    if Exchange() in legal:
        uses, worth = [Exchange()], [exchanged(view, here, judge)]
    elif pushes:
        uses, worth = pushes, judge.best(after_pushes(here, pushes, 1 << own_player(view).cell))
    elif swaps:
        uses, worth = swaps, judge.best(swapped(view, here, swaps))
    if len(worth) and max(worth) > max(values) + ALIKE:
        return _pick(uses, worth, rng)
    return Walk(_best_cell(values, rng))


def swapped(view: View, here: Boards, swaps: Sequence[Swap]) -> Boards:
    """The board after changing places with each of these seats (C17)."""
    boards = here.rows([0] * len(swaps))
    corridors, own = view.board.corridors(), own_player(view).cell
    for row, swap in enumerate(swaps):
        other = view.players[swap.seat].cell
        boards.figures[row, 0] = other
        boards.figures[row, (swap.seat - (view.seat or 0)) % len(view.players)] = own
        boards.ends[row] = corridors.reach(1 << other)
    return boards


def exchanged(view: View, here: Boards, judge: Judge) -> float:
    """The expected value of an exchange: the best card of a pile that may not have been seen yet (C19)."""
    own = own_player(view)
    cards = own.pile or unseen(view)
    values = sorted((float(judge.values(here, [card])[0].max()) for card in cards), reverse=True)
    size = min(len(cards), own.left - len(own.goals or ()))
    return sum(  # the best of this many drawn from all cards is the one at this place
        value * comb(len(cards) - place - 1, size - 1) / comb(len(cards), size)
        for place, value in enumerate(values)
    )


def _choose(view: View, choices: Sequence[Choose], rng: Random, judge: Judge) -> Choose:
    here = boards_of(view, view.board.corridors().reach(1 << own_player(view).cell))
    return _pick(choices, [float(judge.values(here, [choice.card])[0].max()) for choice in choices], rng)


def _first_half(view: View, walks: Sequence[int], rng: Random, judge: Judge) -> Walk:
    """The move before the second push of a double turn (C16)."""
    here = boards_of(view, sum(1 << cell for cell in walks))
    pushes = legal_pushes(GRID, view.spare, view.last_push)
    own = own_player(view)
    if not own.left and own.start in walks:
        return Walk(own.start)
    cell_of = {goal: view.board.cell_of(TILE_WITH[goal]) for goal in own.goals or ()}
    goals = [goal for goal, cell in cell_of.items() if cell in walks]
    if goals:

        def with_other(goal: Picture) -> float:
            boards = after_pushes(here, pushes, 1 << (cell_of[goal] or 0))
            return float(judge.values(boards, [other for other in cell_of if other != goal]).max())

        goal = goals[0] if len(goals) == 1 else _pick(goals, [with_other(goal) for goal in goals], rng)
        return Walk(cell_of[goal] or 0)
    values, boards = judge.values(here)[0], after_pushes(here, pushes, int(here.ends[0]))
    best = judge.best(boards)
    if max(values) > max(best):
        return Walk(_best_cell(values, rng))
    push = _pick(range(len(pushes)), best, rng)
    end = _best_cell(judge.values(boards.rows([push]))[0], rng)
    arrow = GRID.arrows[pushes[push].arrow]
    board, _ = view.board.push(arrow, view.spare.turned(pushes[push].turn))
    before = GRID.arrows[arrow.opposite].carry(board.corridors().reach(1 << end)) & int(here.ends[0])
    return Walk(rng.choice(list(cells(before))))


def _again(view: View, pushes: Sequence[Push], rng: Random, judge: Judge) -> Push | Pass:
    """The second half of a double turn, or skip it (C16)."""
    here = boards_of(view, 1 << own_player(view).cell)
    values = judge.best(after_pushes(here, pushes, 1 << own_player(view).cell))
    leave = float(judge.values(here).max())
    return Pass() if leave > max(values) + ALIKE else _pick(pushes, values, rng)


def goal_in_reach(view: View, boards: Boards) -> NDArray[np.bool_]:
    """On which of these boards the turn can end with a gain."""
    own = own_player(view)
    if not own.left:
        return (boards.ends >> np.uint64(own.start) & np.uint64(1)).astype(np.bool_)
    reached = np.zeros(len(boards.ends), np.bool_)
    for goal in own.goals or ():
        places = boards.places[:, PICTURES.index(goal)].astype(np.uint64)
        reached |= (boards.ends >> places & np.uint64(1)).astype(np.bool_)
    return reached
