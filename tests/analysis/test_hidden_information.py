"""A verdict depends on what the player could see: what is hidden may be dealt again, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.secrets import REDEAL

from wandelgang.analysis import Verdict
from wandelgang.analysis.decisions import Bench, verdict
from wandelgang.bots.judging import judge_of
from wandelgang.bots.simulation import play
from wandelgang.games import CHANCE, GAMES
from wandelgang.match import Match, replay

QUICK = 0.004
OPTIONS: dict[str, dict[str, Any]] = {
    "classic": {"cards": 4, "events": True},
    "master": {"short": True},
    "towers": {},
}

every_game = pytest.mark.parametrize("game", REDEAL)


@cache
def decisions(game: str, players: int) -> list[tuple[Match, Match]]:
    """Each decision of a game between scouts: the match before and after it."""
    last = play(game, ["scout"] * players, seed=3, **OPTIONS[game])
    line = list(replay(last.record))
    pairs = pairwise(line)
    return [(before, after) for before, after in pairs if before.actor != CHANCE and len(before.legal) > 1]


def judged(bench: Bench, before: Match, after: Match) -> Verdict:
    """The verdict on one decision, as if the game had ended with it."""
    return verdict(bench, [before, before.then(after.action)], 1)


def redealt(game: str, before: Match, times: int) -> Iterator[Match]:
    """The match with other secrets that its actor cannot see."""
    for again in range(times):
        yield replace(before, state=REDEAL[game](before.state, before.actor, Random(again)))


KINDS = [("classic", 2), ("classic", 3), ("master", 3), ("towers", 2), ("towers", 3)]
"""Two players of the master game know each other's cards: they are all that a player does not hold."""


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_x10_what_a_player_cannot_see_changes_no_verdict(game: str, players: int) -> None:
    bench = Bench(GAMES[game], judge_of(GAMES[game], QUICK), cards_open=False)
    changed = 0
    for before, after in decisions(game, players)[::4]:
        said = judged(bench, before, after)
        for other in redealt(game, before, 2):
            changed += other.state != before.state
            assert judged(bench, other, after) == said
    assert changed > 10, "this would pass if nothing were hidden"


@every_game
def test_with_all_cards_open_hidden_cards_do_count(game: str) -> None:
    bench = Bench(GAMES[game], judge_of(GAMES[game], QUICK), cards_open=True)
    for before, after in decisions(game, 3)[::3]:
        said = judged(bench, before, after)
        if any(judged(bench, other, after) != said for other in redealt(game, before, 3)):
            return
    pytest.fail("no verdict depends on what is hidden")


@every_game
def test_with_all_cards_open_every_hand_is_known(game: str) -> None:
    from wandelgang.analysis.eyes import seen

    before, _ = decisions(game, 3)[0]
    seat = before.actor
    assert seat is not None
    players = seen(GAMES[game], before.state, seat, cards_open=True).players
    for other, player in enumerate(players):
        assert player == GAMES[game].view(before.state, other).players[other]
