"""The general seeker plays any game that says what a seat wants, and any other at random."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.bots.matches import wins
from tests.games.walks import matches

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES, Game
from wandelgang.games.actions import Push, Walk
from wandelgang.games.general.preview import preview
from wandelgang.games.quest import NoQuest


def general(name: str) -> Game:
    """A game as if its package had no seeker of its own."""
    left_out: dict[str, Any] = {"seeker": None}
    return replace(GAMES[name], **left_out)


def rules_only(name: str) -> Game:
    """A game as if its package had rules only."""
    left_out: dict[str, Any] = {"seeker": None, "quest": None, "bots": {}}
    return replace(GAMES[name], **left_out)


@pytest.mark.parametrize("name", ["classic", "master"])
@settings(deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_it_pushes_and_walks_as_the_seekers_of_flat_games_do(
    name: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(GAMES[name], most=200))
    game, state, seat = match.game, match.state, match.actor
    assume(seat not in (None, CHANCE))
    legal, view = game.legal(state), game.view(state, seat)
    assume({type(action) for action in legal} in ({Push}, {Walk}))
    assert general(name).seeker(view, legal, Random(seed)) == game.seeker(view, legal, Random(seed))


@pytest.mark.parametrize("name", GAMES)
def test_it_beats_a_wanderer(name: str) -> None:
    least = 3 if name == "towers" else 6  # it does not know how to climb
    assert wins(name, general(name).seeker, bot("wanderer", name), 2, 6) >= least


@pytest.mark.parametrize("name", ["master", "towers"])  # in their views no player has goals
@settings(deadline=None, max_examples=30)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_where_it_does_not_know_what_to_want_it_takes_any_legal_action(
    name: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(GAMES[name], most=100))
    game, state, seat = rules_only(name), match.state, match.actor
    assume(seat not in (None, CHANCE))
    legal, view = game.legal(state), game.view(state, seat)
    assert game.seeker(view, legal, Random(seed)) == bot("wanderer", name)(view, legal, Random(seed))
    assert bot("dreamer", game)(view, legal, Random(seed)) in legal


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_a_game_lacks_is_refused_with_those_it_has(name: str) -> None:
    reason = f"rival does not play {name}: bots are wanderer, dreamer, seeker, scout, or your own"
    with pytest.raises(ValueError, match=reason):
        bot("rival", rules_only(name))


@settings(deadline=None, max_examples=50)
@given(data=st.data(), goal=st.sampled_from([None, "home", "owl", "spare", "d4"]))
def test_the_general_quest_is_what_a_view_shows(data: st.DataObject, goal: str | None) -> None:
    match = data.draw(matches(GAMES["classic"], most=100))
    game, state, seat = match.game, match.state, match.actor
    assume(seat not in (None, CHANCE))
    view = game.view(state, seat)
    assume(goal or view.players[seat].left)  # the way home is not among the goals that a view shows
    assert rules_only("classic").quest(view, goal) == game.quest(view, goal)


def test_a_goal_that_no_game_has_is_refused_with_those_there_are() -> None:
    game = rules_only("classic")
    view = game.view(game.deal(game.Options(players=2), Random(1)), 0)
    with pytest.raises(
        NoQuest, match=r"there is no goal 'sofa': goals are home, .*owl.*, spare, and the cells a1"
    ):
        game.quest(view, "sofa")


def test_a_spectator_has_no_quest() -> None:
    game = GAMES["classic"]
    with pytest.raises(NoQuest, match="a spectator has no goal"):
        game.quest(game.view(game.deal(game.Options(players=2), Random(1)), None), None)


@settings(deadline=None, max_examples=30)
@given(data=st.data())
def test_the_general_preview_shows_the_goals_that_a_push_brings_in_reach(data: st.DataObject) -> None:
    match = data.draw(matches(GAMES["classic"], most=100))
    game, state, seat = match.game, match.state, match.actor
    assume(seat not in (None, CHANCE) and not state.options.events)
    own, common = game.preview(state), preview(game, state)
    assert [(opening.cells, opening.goals) for opening in common.opens] == [
        (opening.cells, opening.goals) for opening in own.opens
    ]
    assert [(way.cell, way.goal) for way in common.ways] == [(way.cell, way.goal) for way in own.ways]
