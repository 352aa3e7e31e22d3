"""A game as one seat knows it: nothing that the seat sees changes, and nothing else is kept."""

from __future__ import annotations

from random import Random

import pytest

import wandelgang
from wandelgang.games import GAMES
from wandelgang.games.position import write_position
from wandelgang.match import FromPosition, Match, replay
from wandelgang.match.known import as_known


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_cannot_tell_the_known_game_from_the_real_one(game: str, seed: int) -> None:
    record = wandelgang.play(game, ["scout"] * (2 + seed % 3), seed=seed).record
    matches = list(replay(record))
    rng = Random(seed)
    for match in rng.sample(matches[:-1], 6):
        seat = rng.randrange(match.options.players)
        known = as_known(match, seat, rng)
        assert known.number == match.number
        assert known.view(seat) == match.view(seat)
        assert known.seats == match.seats


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_does_not_know_is_no_longer_in_its_game(game: str) -> None:
    """Retold often enough, what others hide comes out in several ways, as far as it is hidden at all."""
    record = wandelgang.play(game, ["scout"] * 3, seed=2).record
    match = list(replay(record))[20]
    hidden = any(match.view(0).players[other] != match.view(other).players[other] for other in range(1, 3))
    rng = Random(1)
    deals = {as_known(match, 0, rng).record for _ in range(12)}
    assert (len(deals) > 6) == hidden


def test_a_game_that_began_from_a_position_begins_from_the_present_one() -> None:
    match = list(replay(wandelgang.play("classic", ["scout"] * 2, seed=3).record))[30]
    laid = FromPosition(write_position(match.game, match.state))
    played = Match.start(match.game, match.options, laid, match.seats).then(match.legal[0])
    known = as_known(played, 0, Random(3))
    assert known.number == 0
    assert known.view(0) == played.view(0)
    assert known.state != played.state
