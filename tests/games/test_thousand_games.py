"""A thousand random games of each game with all its options, to a turn limit: no error, nothing lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.games.master.test_properties import check_conservation, check_order
from tests.games.towers.test_conservation import check

from wandelgang.bots import bot
from wandelgang.games import GAMES, classic, master, towers
from wandelgang.games.classic import Deal
from wandelgang.games.classic.parts import TILES, Message
from wandelgang.match import Match, Seat, dump, load, play
from wandelgang.maze import shape

SHARES = 4  # `make test` plays the first, `make soak` all: batches replay random games as well
EACH = 1000 // SHARES
SHORT = 60  # turns of most games; `make soak` plays ten times as many, each to the full limit


def nothing_is_lost_in_classic(match: Match) -> None:
    """Every seat's cards, wherever they lie, and never more messages than the box has."""
    state = match.state
    tiles = sorted((*state.board.tiles, state.spare), key=lambda tile: tile.number)
    assert [shape(tile.openings) for tile in tiles] == [shape(part.openings) for part in TILES]
    assert isinstance(match.deal, Deal)
    for hand, dealt in zip(state.hands, match.deal.cards, strict=True):
        assert sorted((*hand.found, *hand.goals, *hand.pile)) == sorted(dealt)
    messages = [back.message for back in state.backs]
    assert all(messages.count(message) <= 2 for message in Message)


def nothing_is_lost_in_master(match: Match) -> None:
    """Treasures, cards and coins."""
    check_conservation(match.state)
    check_order(match.state)


def nothing_is_lost_in_towers(match: Match) -> None:
    """Towers, treasure cards and spells."""
    check(match.state)


class Kind(NamedTuple):
    """How a game is played at random: its options by number, how long, and what must be left of it."""

    options: Callable[[int], Any]
    turns: int  # of the long games: enough for some to be won; random players seldom reach the end
    whole: Callable[[Match], None]


KINDS = {
    "classic": Kind(
        lambda number: classic.Options(
            2 + number % 3, cards=(None, 1, 2, 5)[number % 4], events=True, way_home=number % 5 > 0
        ),
        200,
        nothing_is_lost_in_classic,
    ),
    "master": Kind(
        lambda number: master.Options(2 + number % 3, short=number % 2 > 0), 500, nothing_is_lost_in_master
    ),
    "towers": Kind(
        lambda number: towers.Options(2 + number % 3, children=((), (0,), (0, 1))[number % 4 % 3]),
        200,
        nothing_is_lost_in_towers,
    ),
}

assert KINDS.keys() == GAMES.keys(), "every game has its thousand"


@pytest.mark.slow
@pytest.mark.parametrize(
    "share", [0, *(pytest.param(share, marks=pytest.mark.long) for share in range(1, SHARES))]
)
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_random_games_go_without_an_error(name: str, share: int) -> None:
    game, kind, ended = GAMES[name], KINDS[name], set()
    for number in range(share * EACH, (share + 1) * EACH):
        options, rng = kind.options(number), Random(number)
        seats = [Seat(colour) for colour in options.colours]
        turns = kind.turns if number % 4 == 1 else SHORT
        match = Match.start(game, options, game.shuffle(options, rng), seats, turn_limit=turns)
        match = play(match, [bot("wanderer", name)] * options.players, rng)
        record, state = match.record, match.state
        assert record.result is not None, f"game {number}"
        ended.add(record.result.ended)
        numbers = sorted(tile.number for tile in (*state.board.tiles, state.spare))
        assert numbers == list(range(state.board.grid.size + 1))
        assert all(0 <= cell < state.board.grid.size for cell in state.figures)
        kind.whole(match)
        if number % 25 == 0:
            assert load(dump(record)) == record
    assert ended == {"won", "exhausted"}
