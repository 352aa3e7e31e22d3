"""The options that the common tests play with. A game without a line here is played with its defaults."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from wandelgang.games import Game, classic, master, towers
from wandelgang.games.options import options_for, players_of
from wandelgang.games.registry import OURS

PLAYERS = st.integers(2, 4)

VARIANTS: dict[str, SearchStrategy[Any]] = {
    "classic": st.builds(
        classic.Options,
        players=PLAYERS,
        cards=st.sampled_from([None, 1, 2, 3]),
        events=st.booleans(),
        way_home=st.booleans(),
    ),
    "master": st.builds(master.Options, players=PLAYERS, short=st.booleans()),
    "towers": PLAYERS.flatmap(
        lambda players: st.builds(
            towers.Options,
            players=st.just(players),
            children=st.lists(st.integers(0, players - 1), unique=True).map(tuple),
        )
    ),
}

assert VARIANTS.keys() >= set(OURS), "every game of ours has its variants here"


def variants(game: Game) -> SearchStrategy[Any]:
    """Options of a game."""
    if game.name in VARIANTS:
        return VARIANTS[game.name]
    return st.sampled_from([options_for(game, {"players": players}) for players in players_of(game)])
