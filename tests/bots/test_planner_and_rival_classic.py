"""What planner and rival of the classic game share: they gain what they can."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.bots.answers import (
    asked,
    whole_turn,
)
from tests.bots.matches import winners, wins
from tests.games.classic.positions import play, position

from wandelgang.bots import bot
from wandelgang.bots.classic.race import to_go
from wandelgang.games import Bot
from wandelgang.games.actions import Push
from wandelgang.games.classic import Action, View
from wandelgang.games.classic.quest import quest
from wandelgang.games.general.sensible import leads_to_goal

NAMES = ["planner", "rival"]
BOTS = {name: bot(name, "classic") for name in NAMES}
QUICK = {name: bot(name, "classic", budget=0.01) for name in NAMES}
both = pytest.mark.parametrize("name", NAMES)


@both
@pytest.mark.parametrize("way_home", [True, False])
def test_c12_c13_they_win_when_they_can(name: str, way_home: bool) -> None:
    cards = "" if way_home else "book"
    state = position("┌─┬", hands={"red": cards}, figures={"red": "b1"}, way_home=way_home)
    assert whole_turn(BOTS[name], state).winner == 0


def impatient(player: Bot, met: list[int]) -> Bot:
    """The same bot; fails if asked again after a turn in which a push could have won; adds it to `met`."""
    could_win: list[int] = []

    def act(view: View, legal: Sequence[Action], rng: Random) -> Any:
        assert set(could_win) <= {view.turn}
        if view.step == "push" and to_go(view)[0] == 1:
            wanted = quest(view)
            if any(leads_to_goal(wanted, push) for push in legal if isinstance(push, Push)):
                could_win.append(view.turn)
                met.append(view.turn)
        return player(view, legal, rng)

    return act


@both
@pytest.mark.parametrize("events", [False, True])
def test_c12_they_win_as_soon_as_a_push_allows_it(name: str, events: bool) -> None:
    """However sure they are to win later, and whatever a message may bring."""
    met: list[int] = []
    for seed in range(20):
        winners("classic", [impatient(QUICK[name], met) for _ in range(2)], seed, cards=2, events=events)
    assert met, "no push could have won in any of these games"


@both
def test_c18_they_look_at_a_second_card(name: str) -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse owl"}, backs={"g6": "second-card"}, events=True)
    assert asked(BOTS[name], play(state, "W6")) == "look"


@both
def test_c17_they_change_places_with_a_figure_that_stands_on_their_picture(name: str) -> None:
    state = position(hands={"red": "skull | bat"}, figures={"blue": "g3"}, backs={"g6": "swap"}, events=True)
    state = play(state, "W6")
    assert asked(BOTS[name], state) == "swap blue"
    assert asked(BOTS[name], play(state, "swap blue")) == "g3"


@both
def test_c19_they_exchange_a_card_out_of_reach_for_one_in_reach(name: str) -> None:
    state = position("┌─┬─┬", hands={"red": "skull | book"}, backs={"g6": "exchange"}, events=True)
    state = play(state, "W6")
    assert asked(BOTS[name], state) == "exchange"
    assert asked(BOTS[name], play(state, "exchange")) == "choose book"
    assert asked(BOTS[name], play(state, "exchange", "choose book")) == "c1"


@both
def test_c16_they_gain_two_pictures_in_a_double_turn(name: str) -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse"}, backs={"g6": "double-turn"}, events=True)
    state = play(state, "W6")
    assert asked(BOTS[name], state) == "c1"
    state = play(state, "c1", "draw purse")
    state = play(state, asked(BOTS[name], state))
    assert asked(BOTS[name], state) == "e1"


@both
def test_c15_they_push_again_if_that_brings_their_picture_in_reach(name: str) -> None:
    state = position("┌│┬", hands={"red": "book | bat"}, backs={"g6": "second-push"}, events=True)
    state = play(state, "W6")
    state = play(state, asked(BOTS[name], state))
    assert asked(BOTS[name], state) == "c1"


@both
def test_c20_they_go_through_the_wall_to_their_picture(name: str) -> None:
    state = position(
        "┌│┬",
        hands={"red": "book | bat"},
        figures={"red": "b1"},
        backs={"g6": "through-wall"},
        events=True,
    )
    assert asked(BOTS[name], play(state, "W6")) == "c1"


@pytest.mark.parametrize(
    ("name", "players", "least"), [("planner", 2, 6), ("planner", 4, 3), ("rival", 2, 9), ("rival", 4, 4)]
)
def test_they_beat_seekers(name: str, players: int, least: int) -> None:
    assert wins("classic", QUICK[name], bot("seeker", "classic"), players, 10, cards=4) >= least
