"""The compiled rules of batches are the rules: every state and every legal action, action by action."""

from __future__ import annotations

from typing import Any

import pytest
from tests.batch.replaying import ALL, SEEKING, VARIANTS, replayed, shown, steps_of

from wandelgang.games import GAMES
from wandelgang.games.registry import OURS


def test_every_one_of_our_games_has_batches_that_are_tested_with_every_option() -> None:
    assert [*VARIANTS] == [*OURS]
    for name, variants in VARIANTS.items():
        fields = set(GAMES[name].Options.__struct_fields__)
        assert {option for options in variants for option in options} == fields
        assert {options["players"] for options in variants} == {2, 3, 4}


@pytest.mark.parametrize("case", ALL, ids=shown)
def test_a_batch_goes_where_the_rules_go(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    replayed(name, options, games=6, actions=80, seed=1, seeking=0.0)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_batch_goes_where_the_rules_go_to_the_end_of_a_game(name: str) -> None:
    """With players that get on, so that every step of a turn comes up, and games end."""
    quick: Any = {"classic": {"events": True, "cards": 2}, "master": {"short": True}, "towers": {}}[name]
    seen = replayed(name, {"players": 2, **quick}, games=6, actions=500, seed=3, seeking=SEEKING)
    left_out = {"lay"} if name == "master" else set()  # the short game has no second phase
    assert steps_of(name) - left_out <= set(seen)


@pytest.mark.long
@pytest.mark.parametrize("case", ALL, ids=shown)
def test_long_games_go_where_the_rules_go(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    replayed(name, options, games=20, actions=700, seed=11, seeking=0.0)
    seen = replayed(name, options, games=8, actions=1200, seed=12, seeking=0.95)
    assert seen["over"], "games come to an end"
