"""`dreamer`: legal, repeatable, weaker than the seeker that it dreams of being, and far from helpless."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.games.secrets import REDEAL
from tests.games.walks import matches

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES
from wandelgang.games.actions import Push
from wandelgang.match import TURN_LIMIT, Match, Seat, play

SEEDS = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@given(st.data(), SEEDS)
def test_x10_x12_its_action_is_legal_and_depends_on_view_and_seed_alone(
    game: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(GAMES[game]))
    actor, module, state = match.actor, match.game, match.state
    assume(actor not in (None, CHANCE))
    dream, legal = bot("dreamer", game), module.legal(state)
    action = dream(module.view(state, actor), legal, Random(seed))
    assert action in legal
    other = REDEAL[game](state, actor, Random(seed + 1))
    assert dream(module.view(other, actor), legal, Random(seed)) == action


@every_game
def test_it_is_a_seeker_in_all_but_every_other_push(game: str) -> None:
    module, dream, seek = GAMES[game], bot("dreamer", game), bot("seeker", game)
    options = module.Options(players=2)
    match = Match(module, options, module.shuffle(options, Random(1)), [Seat("a"), Seat("b")], TURN_LIMIT)
    rng, pushes, same = Random(2), 0, 0
    while not match.over:
        actor = match.actor
        assert actor is not None
        if actor == CHANCE:
            match.take(match.chance(rng))
            continue
        view, legal = module.view(match.state, actor), module.legal(match.state)
        seed = rng.random()
        sought, dreamt = seek(view, legal, Random(seed)), dream(view, legal, Random(seed))
        if isinstance(sought, Push):
            pushes, same = pushes + 1, same + (sought == dreamt)
        else:
            assert dreamt == sought
        match.take(dreamt)
    assert 0.3 * pushes < same < 0.75 * pushes


def wins(game: str, name: str, other: str, games: int) -> int:
    """How many of so many games for two a bot wins against another, on both seats in turn."""
    module, won = GAMES[game], 0
    for number in range(games):
        rng, seat = Random(number), number % 2
        options = module.Options(players=2)
        match = Match(module, options, module.shuffle(options, rng), [Seat("a"), Seat("b")], TURN_LIMIT)
        names = (name, other) if seat == 0 else (other, name)
        result = play(match, [bot(one, game) for one in names], rng).result
        won += result is not None and result.winners == (seat,)
    return won


@every_game
def test_it_beats_wanderers_and_loses_to_seekers_mostly(game: str) -> None:
    assert wins(game, "dreamer", "wanderer", 6) == 6
    assert 1 <= wins(game, "dreamer", "seeker", 30) <= 12


@every_game
def test_x13_games_among_dreamers_come_to_an_end(game: str) -> None:
    assert wins(game, "dreamer", "dreamer", 6) > 0
