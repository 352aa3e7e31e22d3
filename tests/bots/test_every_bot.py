"""What every bot of every game must do, however it plays."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.bots.matches import winners
from tests.games.secrets import REDEAL
from tests.games.walks import matches

from wandelgang.bots import BOTS, bot
from wandelgang.games import CHANCE, GAMES

QUICK = 0.003  # seconds for a decision: enough to think in earnest
WITH_AN_AIM = [name for name in BOTS if name != "wanderer"]  # that one may wander past any turn limit

every_game = pytest.mark.parametrize("game", GAMES)
every_bot = pytest.mark.parametrize("name", BOTS)

VARIANTS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "classic": [
        (players, {"cards": 4, "events": events}) for players in (2, 3, 4) for events in (False, True)
    ],
    "master": [(players, {"short": short}) for players in (2, 3, 4) for short in (False, True)],
    "towers": [(2, {}), (3, {"children": (1,)}), (4, {})],
}


@every_game
@every_bot
@settings(max_examples=100, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_x10_x12_its_action_is_legal_and_depends_on_its_view_and_its_seed_alone(
    game: str, name: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(GAMES[game], most=400))
    seat, module, state = match.actor, match.game, match.state
    assume(seat not in (None, CHANCE))
    thinks, legal, view = bot(name, game, budget=QUICK), module.legal(state), module.view(state, seat)
    action = thinks(view, legal, Random(seed))
    assert action in legal
    for again in range(3):
        other = REDEAL[game](state, seat, Random(again))
        assert module.view(other, seat) == view
        assert thinks(module.view(other, seat), module.legal(other), Random(seed)) == action


@pytest.mark.parametrize("name", WITH_AN_AIM)
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [(game, players, options) for game in GAMES for players, options in VARIANTS[game]],
)
def test_x13_games_among_bots_of_one_kind_come_to_an_end(
    name: str, game: str, players: int, options: dict[str, Any]
) -> None:
    bots = [bot(name, game, budget=QUICK)] * players
    assert all(winners(game, bots, seed, **options) for seed in range(3))
