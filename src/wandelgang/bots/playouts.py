"""The general judge: plays each action out many times with scouts, from positions that fit the view.

It needs nothing but the rules and `resample`. It is slow and rough compared with a game's own judge. A
play-out is cut off after HORIZON turns; then everybody's chances count as equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from wandelgang.bots.judging import Calibration, Chances, Judge, Judgement, counted_chances
from wandelgang.games import CHANCE, Game
from wandelgang.games.required import AnyAction, AnyState, AnyView
from wandelgang.match.match import draw

PLAYOUTS_A_SECOND: Final = 150  # on a typical machine
ROUNDS: Final = 3
KEPT: Final = 0.3
HORIZON: Final = 40  # turns
CALIBRATION: Final[dict[int, Calibration]] = {}  # none: play-outs are counted as they are


def judge(game: Game, budget: float) -> Judge:
    """A judge of any game that takes about `budget` seconds for a decision."""
    return Judge(partial(weigh, game, max(40, int(budget * PLAYOUTS_A_SECOND))), CALIBRATION)


def weigh(
    game: Game,
    playouts: int,
    view: AnyView,
    legal: Sequence[AnyAction],
    closely: Sequence[AnyAction],
    seed: int,
) -> Judgement:
    """Rounds of play-outs; after each only the better actions remain, and those to be looked at closely."""
    assert view.seat is not None
    seat = view.seat
    kept = {legal.index(action) for action in closely}
    likely = game.sensible(view, legal)
    left = [place for place, action in enumerate(legal) if action in likely or place in kept]
    sums = [[0.0] * len(view.players) for _ in legal]
    tried = [0] * len(legal)
    for _ in range(ROUNDS):
        samples = max(1, playouts // (ROUNDS * len(left)))
        for place in left:
            for sample in range(tried[place], tried[place] + samples):
                for other, share in enumerate(_played_out(game, view, legal[place], f"{seed}/{sample}")):
                    sums[place][other] += share
            tried[place] += samples
        left.sort(key=lambda place: (-sums[place][seat] / tried[place], place))
        best = left[: max(1, round(len(left) * KEPT))]
        left = [*best, *(place for place in left if place in kept and place not in best)]
    chances: list[Chances | None] = [
        counted_chances(sums[place], tried[place]) if place in left else None for place in range(len(legal))
    ]
    return Judgement(left[0], tuple(chances), (None,) * len(legal))


def _played_out(game: Game, view: AnyView, action: AnyAction, luck: str) -> Chances:
    """Who wins if scouts play on after an action, in a position that fits the view."""
    rng = Random(luck)
    state: AnyState = game.resample(view, rng)
    last = state.turn + HORIZON
    state, _ = game.apply(state, action)
    while (seat := game.actor(state)) is not None and state.turn <= last:
        if seat == CHANCE:
            action = draw(game.chance(state), rng)
        else:
            action = game.scout(game.view(state, seat), game.legal(state), rng)
        state, _ = game.apply(state, action)
    outcome, players = game.outcome(state), len(view.players)
    winners = outcome.winners if outcome and outcome.winners else range(players)
    return tuple((other in winners) / len(winners) for other in range(players))
