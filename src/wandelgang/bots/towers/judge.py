"""The judge of the towers game: play-outs of turns, as the rival makes them, with fresh luck at the end.

The rival's own search finds the best turn. That turn, the best ones that begin otherwise, and the best that
begin with the actions to be looked at closely are then played out again, many times, with the same new
hands and draws for all of them. So nothing looks good only because it was lucky when it was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from wandelgang.bots.judging import Calibration, Judge, Judgement, counted_chances
from wandelgang.bots.towers.rival import (
    BREADTH,
    HANDS,
    HANDS_IMAGINED,
    HORIZON,
    PLAYOUTS_A_SECOND,
    RACE,
    Weighing,
    first_look,
    ranked,
    weighing_of,
)
from wandelgang.games.actions import Push
from wandelgang.games.towers import Action, View
from wandelgang.games.towers.state import Walk
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import Reals
from wandelgang.search.towers.knowledge import PUSHED, Choice, choices, imagined_hands
from wandelgang.search.towers.playouts import Playouts, play_out
from wandelgang.search.towers.prospects import WIN
from wandelgang.search.towers.threats import threaten

CALIBRATION: Final = {
    2: Calibration(1.23, 0.03),
    3: Calibration(1.4, 0.0),
    4: Calibration(1.0, -0.07),
}
OTHERS: Final = 3  # actions that are compared with the best
FEW: Final = 8  # turns that are tried for an action to be looked at closely


def judge(budget: float) -> Judge:
    """A judge that takes at most about `budget` seconds for a decision."""
    return Judge(partial(weigh, max(BREADTH, int(budget * PLAYOUTS_A_SECOND / 3))), CALIBRATION)


def weigh(
    playouts: int, view: View, legal: Sequence[Action], closely: Sequence[Action], seed: int
) -> Judgement:
    """What it thinks of the best actions, and of those to be looked at closely."""
    weighed, rng = choices(view, legal), Random(seed)
    known = {choice.action for choice in weighed}
    for action in closely:  # spell cards for a walk to no target
        if isinstance(action, Walk) and action not in known:
            weighed.append(Choice(action, (PUSHED, action.cell, action.up, action.down, action.joker)))
    weighing = weighing_of(view, weighed, rng)
    first = first_look(view, weighing)
    left = np.argsort(-first, kind="stable")[:BREADTH]
    if first[left[0]] < WIN / 2:
        left = ranked(weighing, first, left, playouts)
    finals: dict[Action, int] = {}
    for number in left.tolist():
        if len(finals) <= OTHERS:
            finals.setdefault(weighed[number].action, number)
    for action in closely:
        if action not in finals:
            finals[action] = _best_of(action, weighed, weighing, first, playouts)
    rows = list(finals.values())
    samples = max(1, playouts // len(rows))
    fresh, plan = imagined_hands(view, HANDS_IMAGINED, rng), Playouts(0, samples, HORIZON, RACE)
    worth = play_out(weighing.now, fresh, weighing.turns[rows], plan, rng.getrandbits(63))
    chances = {
        action: tuple((row / samples).tolist()) if first[number] > WIN / 2 else counted_chances(row, samples)
        for (action, number), row in zip(finals.items(), worth, strict=True)
    }
    return Judgement(
        legal.index(weighed[int(left[0])].action),
        tuple(chances.get(action) for action in legal),
        _threats(legal, weighing, weighed),
    )


def _best_of(
    action: Action, weighed: Sequence[Choice], weighing: Weighing, first: Reals, playouts: int
) -> int:
    """The best turn that begins with an action."""
    own = np.array([number for number, choice in enumerate(weighed) if choice.action == action])
    own = own[np.argsort(-first[own], kind="stable")][:FEW]
    return int(own[0] if len(own) == 1 else ranked(weighing, first, own, playouts // 4)[0])


def _threats(
    legal: Sequence[Action], weighing: Weighing, weighed: Sequence[Choice]
) -> tuple[float | None, ...]:
    """How likely somebody else is to gain something after each push, before the next own turn."""
    if not isinstance(legal[0], Push):
        return (None,) * len(legal)
    lane = {choice.action: choice.turn[0] for choice in weighed}
    lanes = np.array(sorted(set(lane.values())), np.int64)
    found = 1.0 - np.prod(1.0 - threaten(weighing.now, weighing.hands[:HANDS], lanes, weighing.seed), axis=1)
    at = {number: float(threat) for number, threat in zip(lanes.tolist(), found, strict=True)}
    return tuple(at[lane[action]] if action in lane else None for action in legal)
