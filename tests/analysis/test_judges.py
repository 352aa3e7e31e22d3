"""What every judge must do: chances of all seats that add up to 1, for every number of players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.installing import installed
from tests.games.walks import new_match, wandered

import corners
from wandelgang.bots import bot
from wandelgang.bots.judging import Calibration, Judge, judge_of
from wandelgang.games import CHANCE, GAMES, Game
from wandelgang.match import Match

QUICK = 0.004
KINDS: list[tuple[str, dict[str, Any]]] = [
    *(("classic", {"players": players, "events": players > 2}) for players in (2, 3, 4)),
    *(("master", {"players": players, "short": players == 3}) for players in (2, 3, 4)),
    *(("towers", {"players": players}) for players in (2, 3, 4)),
]


def check(judge: Judge, match: Match) -> None:
    """What must hold at a decision."""
    seat, legal = match.actor, match.legal
    assert seat is not None
    for action in (legal[0], legal[-1]):
        found = judge.judge(match.view(seat), legal, (action,), 1)
        assert len(found.chances) == len(found.threats) == len(legal)
        assert found.chances[found.best] is not None
        assert found.chances[legal.index(action)] is not None
        for chances in filter(None, found.chances):
            assert len(chances) == match.options.players
            assert sum(chances) == pytest.approx(1.0)
            assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(threat is None or 0.0 <= threat <= 1.0 + 1e-9 for threat in found.threats)


@pytest.mark.parametrize(("name", "chosen"), KINDS)
def test_chances_of_all_seats_add_up_to_1(name: str, chosen: dict[str, Any]) -> None:
    game, rng = GAMES[name], Random(7)
    judge, seen = judge_of(game, QUICK), set[str]()
    for _ in range(2):
        match = new_match(game, game.Options(**chosen), rng)
        for _ in range(15):
            match = wandered(match, rng, rng.randrange(2, 5))
            if match.actor not in (None, CHANCE):
                seen.add(match.state.step)
                check(judge, match)
    assert {"push", "move"} <= seen


def test_every_game_of_ours_names_a_judge() -> None:
    assert all(game.judge for game in GAMES.values())


LONG = [pytest.param(game, marks=pytest.mark.long, id=game.name) for game in GAMES.values()]


@pytest.mark.parametrize("game", [pytest.param(corners.GAME, id="corners"), *LONG])
def test_a_game_without_a_judge_is_judged_by_play_outs(game: Game) -> None:
    from wandelgang.bots.playouts import judge

    rng = Random(3)
    with installed(corners.GAME):
        match = new_match(game, game.Options(players=2), rng)
        while match.actor in (None, CHANCE):
            match = match.then_chance(rng)
        check(judge(game, QUICK), match)


def test_play_outs_find_the_move_that_wins() -> None:
    """Both corners are a step away for red, who needs one of them."""
    from wandelgang.bots.playouts import judge

    game, rng = corners.GAME, Random(1)
    with installed(game):
        for _ in range(200):
            match = wandered(new_match(game, game.Options(players=2), rng), rng, 41)
            wins = [
                place
                for place, action in enumerate(match.legal)
                if not match.over and match.then(action).result is not None
            ]
            if wins and len(match.legal) > 1:
                found = judge(game, QUICK).judge(match.view(match.actor), match.legal)
                assert found.best in wins
                return
    pytest.fail("no position with a winning move")


weights = st.lists(st.floats(0.001, 1.0), min_size=2, max_size=4)
shares = weights.map(lambda some: [weight / sum(some) for weight in some])


@given(chances=shares, slope=st.floats(0.2, 4.0), lead=st.floats(-3.0, 3.0), gain=st.floats(0.01, 0.9))
def test_a_calibration_keeps_the_order_of_actions(
    chances: list[float], slope: float, lead: float, gain: float
) -> None:
    fit = Calibration(slope, lead)
    more = [chances[0] + gain * (1 - chances[0]), *(chance * (1 - gain) for chance in chances[1:])]
    before, after = fit(tuple(chances), 0), fit(tuple(more), 0)
    assert sum(before) == pytest.approx(1.0)
    assert after[0] >= before[0]


def test_what_is_certain_stays_certain() -> None:
    assert Calibration(2.0, -1.0)((1.0, 0.0), 0) == (1.0, 0.0)


SEARCH = 5 << 32
SEED_BITS = 62  # rivals ask for seeds of at least this size; hands are drawn with fewer bits


class Fixed(Random):
    """A generator whose seeds for searches are given. All else is as the judge draws it."""

    def getrandbits(self, bits: int) -> int:
        return SEARCH if bits >= SEED_BITS else super().getrandbits(bits)


PATIENT = 30  # turns: in longer games of master a rival may hurry, which no judge does
DEFAULT = pytest.param(0.1, 60, marks=pytest.mark.long, id="default")


@pytest.mark.parametrize("name", ["master", "towers"])
@pytest.mark.parametrize(("budget", "decisions"), [pytest.param(0.01, 10, id="quick"), DEFAULT])
def test_the_best_action_is_the_rivals_own_choice(name: str, budget: float, decisions: int) -> None:
    """With the same luck and as many samples: a third of the judge's budget goes to its choice."""
    game, rng, compared = GAMES[name], Random(2), 0
    rival, judge = bot("rival", game, budget), judge_of(game, 3 * budget)
    match = new_match(game, game.Options(players=2), rng)
    while compared < decisions:
        match = wandered(match, rng, 3)
        seat, legal = match.actor, match.legal
        if match.over or match.state.turn > PATIENT:
            match = new_match(game, game.Options(players=2), rng)
        elif seat is not None and seat != CHANCE and len(legal) > 1:
            luck = Random(SEARCH) if name == "towers" else Fixed(SEARCH)  # there, one generator draws all
            best = judge.weigh(match.view(seat), legal, (), SEARCH).best
            assert legal[best] == rival(match.view(seat), legal, luck)
            compared += 1
