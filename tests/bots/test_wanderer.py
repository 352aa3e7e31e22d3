"""`wanderer`: any legal action, all equally likely."""

from collections import Counter
from random import Random

import pytest

from wandelgang.bots import bot
from wandelgang.bots.wanderer import wander
from wandelgang.games import GAMES, classic
from wandelgang.games.classic.state import Options


def test_it_answers_with_one_of_the_legal_actions_all_equally_likely() -> None:
    rng = Random(1)
    state = classic.GAME.deal(Options(2), rng)
    legal = classic.legal(state)
    answers = Counter(wander(None, legal, rng) for _ in range(200 * len(legal)))
    assert answers.keys() == set(legal)
    assert all(140 < count < 260 for count in answers.values())


def test_it_draws_from_the_generator_that_is_handed_in_and_nothing_else() -> None:
    legal = range(1000)
    assert [wander(None, legal, Random(5)) for _ in range(3)] == [wander(None, legal, Random(5))] * 3
    assert wander(None, legal, Random(5)) != wander(None, legal, Random(6))


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_every_game(game: str) -> None:
    assert bot("wanderer", game) is wander
