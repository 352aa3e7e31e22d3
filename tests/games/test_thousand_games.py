"""A thousand random games with events, to a turn limit of 200: no error, nothing lost."""

from __future__ import annotations

from random import Random

import pytest

from wandelgang.bots.wanderer import wander
from wandelgang.games import classic
from wandelgang.games.classic.parts import TILES, Message
from wandelgang.games.classic.state import Options
from wandelgang.match import Match, Seat, dump, load, play
from wandelgang.maze import shape

SHARES = 4  # one for each worker of a test run in parallel
GAMES = 1000 // SHARES


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_a_thousand_random_games_with_events_go_without_an_error(share: int) -> None:
    ended = set()
    for number in range(share * GAMES, (share + 1) * GAMES):
        options = Options(
            2 + number % 3, cards=(None, 1, 2, 5)[number % 4], events=True, way_home=number % 5 > 0
        )
        rng = Random(number)
        seats = [Seat(colour) for colour in options.colours]
        match = Match(classic, options, classic.shuffle(options, rng), seats, turn_limit=200)
        record = play(match, [wander] * options.players, rng)
        state = match.state
        assert record.result is not None, f"game {number}"
        ended.add(record.result.ended)
        tiles = sorted((*state.board.tiles, state.spare), key=lambda tile: tile.number)
        assert [tile.number for tile in tiles] == list(range(50))
        assert [shape(tile.openings) for tile in tiles] == [shape(part.openings) for part in TILES]
        assert all(0 <= cell < 49 for cell in state.figures)
        for hand, dealt in zip(state.hands, match.deal.cards, strict=True):
            assert sorted((*hand.found, *hand.goals, *hand.pile)) == sorted(dealt)
        messages = [back.message for back in state.backs]
        assert all(messages.count(message) <= 2 for message in Message)
        if number % 25 == 0:
            assert load(dump(record)) == record
    assert ended == {"won", "exhausted"}
