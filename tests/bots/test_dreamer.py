"""`dreamer`: weaker than the scout that it dreams of being, and far from helpless."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.answers import asked
from tests.bots.matches import wins
from tests.games.classic.positions import play, position

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES
from wandelgang.games.actions import Push
from wandelgang.match import TURN_LIMIT, Match, Seat

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_it_is_a_scout_in_all_but_every_other_push(game: str) -> None:
    module, dream, seek = GAMES[game], bot("dreamer", game), bot("scout", game)
    options = module.Options(players=2)
    match = Match.start(
        module, options, module.shuffle(options, Random(1)), [Seat("a"), Seat("b")], TURN_LIMIT
    )
    rng, pushes, same = Random(2), 0, 0
    while not match.over:
        actor = match.actor
        assert actor is not None
        if actor == CHANCE:
            match = match.then_chance(rng)
            continue
        view, legal = module.view(match.state, actor), module.legal(match.state)
        seed = rng.random()
        sought, dreamt = seek(view, legal, Random(seed)), dream(view, legal, Random(seed))
        if isinstance(sought, Push):
            pushes, same = pushes + 1, same + (sought == dreamt)
        else:
            assert dreamt == sought
        match = match.then(dreamt)
    assert 0.3 * pushes < same < 0.75 * pushes


def test_c15_it_does_not_dream_away_a_second_push_that_wins() -> None:
    state = position("┌│┬", hands={"red": "book |"}, backs={"g6": "second-push"}, events=True, way_home=False)
    state, dream = play(state, "W6"), bot("dreamer", "classic")
    after = [play(state, asked(dream, state, seed)) for seed in range(20)]
    assert {asked(dream, pushed) for pushed in after} == {"c1"}


@every_game
def test_it_beats_wanderers_and_loses_to_seekers_mostly(game: str) -> None:
    assert wins(game, bot("dreamer", game), bot("wanderer", game), 2, 6) == 6
    assert 1 <= wins(game, bot("dreamer", game), bot("seeker", game), 2, 30) <= 12
