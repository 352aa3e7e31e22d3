"""Bots that people play against make no move that anyone can see is foolish, in any game.

`python -m tests.games.folly` looks through hundreds of games.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.classic.folly import CHOOSES_AWAY
from tests.games.folly import CLOSES_WAY, LEAVES_GOAL, MISSES_WIN, counted, watch
from tests.games.master.folly import HANDS_OVER
from tests.games.towers.folly import SPENDS_IN_VAIN

from wandelgang.bots import bot
from wandelgang.games import GAMES, master
from wandelgang.server.thinking.levels import BOT_OF

LEVELS: list[tuple[str, dict[str, Any]]] = [
    ("classic", {"cards": 4}),
    ("classic", {"cards": 3, "events": True}),
    ("master", {}),
    ("master", {"short": True}),
    ("towers", {}),
    ("towers", {"children": (1,)}),
]


@pytest.mark.parametrize(("game", "options"), LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_easy_and_normal_bots_make_no_foolish_move(game: str, options: dict[str, Any], players: int) -> None:
    bots = [BOT_OF["normal"], BOT_OF["easy"], BOT_OF["normal"]][:players]
    assert counted(GAMES[game], bots, games=3, seed=players, **options) == {}


def test_the_bot_that_gives_hints_does_not_hand_over_the_game() -> None:
    """`seeker` does so in every other game."""
    assert not counted(master.GAME, [BOT_OF["hard"]] * 2, games=3, seed=1)
    assert counted(master.GAME, ["seeker"] * 2, games=3, seed=1)[HANDS_OVER]


def test_the_strongest_bot_of_master_takes_every_coin_and_pays_for_no_idle_turn() -> None:
    quick = bot(BOT_OF["expert"], "master", budget=0.003)
    assert not list(watch(master.GAME, [quick] * 2, master.Options(2), seed=1))


def is_seen(folly: str, game: str, **options: Any) -> bool:
    """Whether wanderers are ever caught at a folly."""
    chosen = GAMES[game].Options(players=2, **options)
    games = (watch(GAMES[game], ["wanderer"] * 2, chosen, seed) for seed in range(3))
    return any(seen.folly == folly for found in games for seen in found)


def test_the_judge_sees_the_folly_of_wanderers() -> None:
    """So the tests above can fail."""
    for folly in (LEAVES_GOAL, CLOSES_WAY, MISSES_WIN):
        assert is_seen(folly, "classic", cards=1)
    assert is_seen(CHOOSES_AWAY, "classic", events=True)
    assert is_seen(SPENDS_IN_VAIN, "towers")
