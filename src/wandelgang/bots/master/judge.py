"""The judge of the game with the dragon: play-outs, as the rival makes them, with fresh luck at the end.

The rival's own search finds the best action. It, the best ones that begin otherwise, and those to be looked
at closely are then played out again, many times, with the same new hands and luck for all of them. So nothing
looks good only because it was lucky when it was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from wandelgang.bots.judging import Calibration, Chances, Judge, Judgement, counted_chances
from wandelgang.bots.master import rival
from wandelgang.bots.master.planner import roll_again, roll_on
from wandelgang.bots.master.rival import (
    HANDS_IMAGINED,
    HESITATION,
    HORIZON,
    TURNS_A_SECOND,
    Choice,
    Choices,
    Table,
    ranked,
)
from wandelgang.games.actions import Push, Walk
from wandelgang.games.master import Action, View
from wandelgang.games.master.parts import FACED, FIRST_VALUES, GRID
from wandelgang.games.master.sensible import sensible
from wandelgang.games.master.state import Again, Double, Fight, Step, TakeCoin
from wandelgang.games.quest import OnCarried, OnCell, Quest
from wandelgang.games.seats import clockwise
from wandelgang.maze import cells
from wandelgang.search.arrays import np
from wandelgang.search.machine import solve
from wandelgang.search.master.facts import CLOSED, Situation, board_tables
from wandelgang.search.master.final_duel import again, stands
from wandelgang.search.master.knowledge import imagined_hands, knowledge, push_number
from wandelgang.search.master.waits import look_round
from wandelgang.search.master.weigh import (
    COIN,
    DOUBLE,
    END_FIGHT,
    FIGHT,
    PUSH_AND_WALK,
    ROLL_AGAIN,
    SHARES,
    WALK,
    Series,
)
from wandelgang.search.master.weigh import weigh as play_out

CALIBRATION: Final = {
    2: Calibration(0.77, 0.11),
    3: Calibration(1.27, -0.12),
    4: Calibration(1.0, -0.06),
}
OTHERS: Final = 3  # actions that are compared with the best


def judge(budget: float) -> Judge:
    """A judge that takes at most about `budget` seconds for a decision."""
    return Judge(partial(weigh, max(1, int(budget * TURNS_A_SECOND / 3))), CALIBRATION)


def weigh(turns: int, view: View, legal: Sequence[Action], closely: Sequence[Action], seed: int) -> Judgement:
    """What it thinks of the best actions, and of those to be looked at closely."""
    now, rng = knowledge(view), Random(seed)
    table = Table(now, imagined_hands(view, HANDS_IMAGINED, rng))
    finals = _candidates(view, legal, table, seed, turns)
    best = next(iter(finals))
    for action in closely:
        if action not in finals:
            ways = _ways(view, action, now)
            place = ranked(table, ways, np.zeros(len(ways)), seed, turns // 4)[0] if len(ways) > 1 else 0
            finals[action] = ways[place]
    samples = max(1, turns // (HORIZON * len(finals)))
    rows = np.array(list(finals.values()), np.int64)
    fresh = imagined_hands(view, HANDS_IMAGINED, rng)
    worth = play_out(board_tables(), now, fresh, rows, Series(0, samples, HORIZON), seed + 1)
    chances: dict[Action, Chances] = {
        action: counted_chances(row, samples) for action, row in zip(finals, worth, strict=True)
    }
    threats: dict[Action, float] = {
        action: _threat(view, action, cell)
        for action, (_, _, cell) in finals.items()
        if isinstance(action, Push)
    }
    return Judgement(
        legal.index(best),
        tuple(chances.get(action) for action in legal),
        tuple(threats.get(action) for action in legal),
    )


def _candidates(
    view: View, legal: Sequence[Action], table: Table, seed: int, turns: int
) -> dict[Action, Choice]:
    """The best action and those that come next, each with the way in which it is best; the best first."""
    if view.step in (Step.AGAIN, Step.FINAL_AGAIN):
        rolled = roll_again(view) if view.step is Step.AGAIN else roll_on(view, legal)
        return {action: _ways(view, action, table.now)[0] for action in (rolled, *legal)}
    if view.step in (Step.COIN, Step.FIGHT, Step.DOUBLE):
        likely = sensible(view, legal)
        weighed: Choices = [(way, action) for action in likely for way in _ways(view, action, table.now)]
    else:
        weighed = rival.choices(view, legal, table.now)
    lead = np.array([HESITATION if isinstance(action, Fight) else 0.0 for _, action in weighed])
    finals: dict[Action, Choice] = {}
    for place in ranked(table, [choice for choice, _ in weighed], lead, seed, turns):
        if len(finals) <= OTHERS:
            finals.setdefault(weighed[place][1], weighed[place][0])
    if view.step in (Step.COIN, Step.FIGHT, Step.DOUBLE):
        finals.update({action: _ways(view, action, table.now)[0] for action in legal if action not in finals})
    return finals


def _ways(view: View, action: Action, now: Situation) -> list[Choice]:
    """How an action can be played on from, as choices for play-outs."""
    assert view.seat is not None
    match action:
        case Push():
            number, seen = push_number(action), look_round(board_tables(), now)
            ends = int(seen.hits[number]) or int(seen.reaches[number])
            return [(PUSH_AND_WALK, number, cell) for cell in cells(ends)]
        case Walk(cell):
            return [(WALK, cell, 0)]
        case TakeCoin(card):
            return [(COIN, card, 0)]
        case Double(card):
            return [(DOUBLE, card, 0)]
        case Fight():
            return [(FIGHT, 1, 0)]
        case Again(card) if view.step is Step.AGAIN:
            return [(ROLL_AGAIN, card, view.seat)]
    if view.step is Step.FINAL_AGAIN:
        assert view.duel is not None
        left = sum(card in FIRST_VALUES for card in view.players[view.seat].hand or ())
        chance = (again if isinstance(action, Again) else stands)(view.duel.rolls, left)
        return [(END_FIGHT, round(chance * SHARES), 0)]
    kinds = {Step.COIN: COIN, Step.DOUBLE: DOUBLE, Step.FIGHT: FIGHT, Step.AGAIN: ROLL_AGAIN}
    return [(kinds[view.step], 0, view.seat)]


def _threat(view: View, push: Push, end: int) -> float:
    """Whether another player could reach a goal right after a push and a walk, 1 or 0: all know the goals."""
    assert view.seat is not None
    arrow = GRID.arrows[push.arrow]
    board, spare = view.board.push(arrow, view.spare.turned(push.turn))
    left = [
        (item.value, cell)
        for item in view.treasures
        if (cell := arrow.carries[item.cell]) != end or item.value != view.lowest
    ]
    lowest = min((value for value, _ in left), default=None)
    lie = tuple(cell for value, cell in left if value == lowest)
    goal = OnCell((FACED[view.gaze],)) if view.final_open else OnCarried(lie)
    if not goal.cells:
        return 0.0  # the treasures of the second phase may lie anywhere
    figures = [arrow.carries[view.players[seat].cell] for seat in clockwise(view.seat, len(view.players))[1:]]
    quests = [Quest(board, spare, figure, goal, push.arrow, closed=CLOSED) for figure in figures]
    return float(any(solve(quest, 1).turns == 1 for quest in quests))
