"""The judge of the classic game: the rival's evaluation of every action, as chances to win.

The best action is the one that the rival would take. A push is worth as much as the best end of the turn
after it, and a walk as much as its end. Here nothing leans towards what looks natural: the values are plain
chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from wandelgang.bots.classic.boards import after_pushes, boards_of
from wandelgang.bots.classic.cards import own_player
from wandelgang.bots.classic.offers import promises, widened
from wandelgang.bots.classic.race import to_go, win_chance, worth
from wandelgang.bots.classic.rival import PACE, ROUNDS_A_SECOND, RivalJudge
from wandelgang.bots.classic.turns import decide, exchanged, goal_in_reach, swapped
from wandelgang.bots.judging import Calibration, Judge, Judgement, shared_out
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic import Action, View
from wandelgang.games.classic.parts import GRID, TILE_WITH, Message, Picture
from wandelgang.games.classic.resampling import unseen
from wandelgang.games.classic.state import Choose, Exchange, Look, Pass, Step, Swap
from wandelgang.games.pushing import pushes as legal_pushes
from wandelgang.maze import cells
from wandelgang.search.arrays import np
from wandelgang.search.classic.rounds import Boards
from wandelgang.search.kernel.jit import Reals

CALIBRATION: Final = {
    2: Calibration(2.57, -0.26),
    3: Calibration(2.18, -1.78),
    4: Calibration(1.9, -1.46),
}
ALMOST: Final = 0.995  # the most that anything but a win is worth: others may surprise
CARDS: Final = 6  # of an unseen pile that a double turn is weighed with

Weighed = dict[Action, float]


def judge(budget: float) -> Judge:
    """A judge that takes about `budget` seconds for a decision of four players, and less for two."""
    samples = max(8, int(budget * ROUNDS_A_SECOND / 3))  # every board is looked at closely here
    return Judge(partial(weigh, samples), CALIBRATION)


class Eyes(RivalJudge):
    """Weighs boards by the chance to win, and by nothing else."""

    leans = False

    def best(self, boards: Boards) -> Reals:
        """The value of the best cell of each board, equally exact for all."""
        best: Reals = self.values(boards).max(axis=1)
        return best


class Watch(Eyes):
    """Weighs boards by the chance that somebody else gains something in the round that follows."""

    def __init__(self, view: View, samples: int, seed: int) -> None:
        super().__init__(view, samples, seed)
        self.worth = np.ones_like(self.worth)
        self.worth[:, :, 0] = 0.0

    def best(self, boards: Boards) -> Reals:
        best: Reals = self.values(boards, ()).max(axis=1)
        return best


def weigh(
    samples: int, view: View, legal: Sequence[Action], closely: Sequence[Action], seed: int
) -> Judgement:
    """What it thinks of each legal action."""
    best = decide(view, legal, Random(seed), RivalJudge(view, samples, seed))
    found = _weighed(view, legal, (best, *closely), Eyes(view, samples, seed))
    others = _others(view)
    assert view.seat is not None
    own = [found.get(action) for action in legal]
    return Judgement(
        legal.index(best),
        tuple(None if value is None else shared_out(value, view.seat, others) for value in own),
        _threats(view, legal, Watch(view, samples, seed)),
    )


def _others(view: View) -> list[float]:
    """How likely each of the others is to win the race, in order of play."""
    gains, (_, pace) = to_go(view), PACE[len(view.players)]
    return [
        win_chance(gains[other], (*gains[other + 1 :], *gains[:other]), pace, pace)
        for other in range(1, len(gains))
    ]


def _threats(view: View, legal: Sequence[Action], watch: Watch) -> tuple[float | None, ...]:
    """How likely somebody else is to gain something in the round after each push."""
    pushes = [action for action in legal if isinstance(action, Push)]
    if view.step is not Step.PUSH or not own_player(view).left:
        return (None,) * len(legal)
    return tuple(map(float, watch.best(after_pushes(boards_of(view, 0), pushes, 1 << own_player(view).cell))))


def _weighed(view: View, legal: Sequence[Action], closely: Sequence[Action], eyes: Eyes) -> Weighed:
    """What each action is worth; 1 only where it wins, or lets the turn win."""
    wins = to_go(view)[0] == 1
    found = _chances(view, legal, closely, eyes)
    return {
        action: value if wins and value >= 1.0 else min(max(value, 0.0), ALMOST)
        for action, value in found.items()
    }


def _chances(view: View, legal: Sequence[Action], closely: Sequence[Action], eyes: Eyes) -> Weighed:
    match view.step:
        case Step.PUSH:
            return _pushes(view, [action for action in legal if isinstance(action, Push)], eyes)
        case Step.AGAIN:
            return _again(view, [action for action in legal if isinstance(action, Push)], eyes)
        case Step.CHOOSE:
            here = boards_of(view, view.board.corridors().reach(1 << own_player(view).cell))
            choices = [action for action in legal if isinstance(action, Choose)]
            return {choice: float(eyes.values(here, [choice.card]).max()) for choice in choices}
        case _ if view.offer is Message.DOUBLE_TURN:
            return {walk: _first_half(view, walk.cell, eyes) for walk in closely if isinstance(walk, Walk)}
        case _:
            return _moves(view, legal, eyes)


def _pushes(view: View, pushes: Sequence[Push], eyes: Eyes) -> Weighed:
    boards = after_pushes(boards_of(view, 0), pushes, 1 << own_player(view).cell)
    if view.options.events:
        boards = widened(view, pushes, boards)
    values, reached = eyes.best(boards), goal_in_reach(view, boards)
    if view.options.events:
        values = values + eyes.gain() * promises(view, pushes, reached)
    if to_go(view)[0] == 1:
        values = np.where(reached, 1.0, np.minimum(values, ALMOST))
    return dict(zip(pushes, values.tolist(), strict=True))


def _moves(view: View, legal: Sequence[Action], eyes: Eyes) -> Weighed:
    """Every walk, and every use of an offer."""
    ends = sum(1 << action.cell for action in legal if isinstance(action, Walk))
    weighed: Weighed = _walks(view, ends, eyes)
    here = boards_of(view, ends)
    pushes = [action for action in legal if isinstance(action, Push)]
    swaps = [action for action in legal if isinstance(action, Swap)]
    if pushes:
        worth = eyes.best(after_pushes(here, pushes, 1 << own_player(view).cell))
        weighed.update(zip(pushes, worth.tolist(), strict=True))
    if swaps:
        weighed.update(zip(swaps, eyes.best(swapped(view, here, swaps)).tolist(), strict=True))
    if Exchange() in legal:
        weighed[Exchange()] = exchanged(view, here, eyes)
    if Look() in legal:  # C18: the better of the card and any other
        own = own_player(view)
        goals = own.goals or ()
        cards = own.pile or unseen(view)
        weighed[Look()] = float(np.mean([eyes.values(here, (*goals, card)).max() for card in cards]))
    return weighed


def _walks(view: View, ends: int, eyes: Eyes) -> Weighed:
    """Every end of the move. Goals are weighed apart: where one is in reach, other ends get no value."""
    goals = ends & _goals(view)
    masks = [mask for mask in (goals, ends & ~goals) if mask]
    boards = boards_of(view, ends).rows([0] * len(masks))
    boards.ends[:] = masks
    values = eyes.values(boards).max(axis=0)
    if to_go(view)[0] == 1:
        values = np.minimum(values, ALMOST)
        values[list(cells(goals))] = 1.0
    return {Walk(cell): float(values[cell]) for cell in cells(ends)}


def _goals(view: View) -> int:
    """The cells where the player gains something."""
    own = own_player(view)
    if not own.left:
        return 1 << own.start
    found = (view.board.cell_of(TILE_WITH[goal]) for goal in own.goals or ())
    return sum(1 << cell for cell in found if cell is not None)


def _again(view: View, pushes: Sequence[Push], eyes: Eyes) -> Weighed:
    """The second half of a double turn, or skip it (C16)."""
    here = boards_of(view, 1 << own_player(view).cell)
    values = eyes.best(after_pushes(here, pushes, 1 << own_player(view).cell)).tolist()
    return {**dict(zip(pushes, values, strict=True)), Pass(): float(eyes.values(here).max())}


def _first_half(view: View, cell: int, eyes: Eyes) -> float:
    """A move before the second push of a double turn (C16): the better of pushing again and leaving it."""
    own, stays = own_player(view), _walks(view, 1 << cell, eyes)[Walk(cell)]
    pushes = legal_pushes(GRID, view.spare, view.last_push)
    boards = after_pushes(boards_of(view, 1 << cell), pushes, 1 << cell)
    if not _goals(view) >> cell & 1:
        return max(stays, float(eyes.best(boards).max()))
    if stays >= 1.0 or not own.left:
        return 1.0
    gains = to_go(view)
    ahead = Eyes(view, eyes.samples, eyes.seed)  # one gain later
    ahead.worth = worth((gains[0] - 1, *gains[1:]), *PACE[len(gains)])
    kept = [goal for goal in own.goals or () if view.board.cell_of(TILE_WITH[goal]) != cell]
    cards: Sequence[Picture] = kept or [card for card in own.pile or unseen(view) if card not in kept]
    if not cards:
        return stays
    some = cards[:: max(1, len(cards) // CARDS)]
    return max(stays, float(np.mean([ahead.values(boards, [card]).max() for card in some])))
