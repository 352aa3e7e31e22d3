"""The towers rival: legal, repeatable, blind to what is hidden, and no fool."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace
from tests.bots.matches import wins
from tests.bots.towers_answers import (
    asked,
    every_turn,
    whole_turn,
)
from tests.games.towers.positions import position, spells, walk

from wandelgang.bots import bot
from wandelgang.bots.towers.rival import first_look, pressure, weighing_of
from wandelgang.games import towers
from wandelgang.games.towers import Options, State
from wandelgang.games.towers.parts import GRID
from wandelgang.games.towers.state import Step
from wandelgang.search.towers.knowledge import choices, imagined_hands, knowledge
from wandelgang.search.towers.threats import threaten

RIVAL = bot("rival", "towers")
QUICK = bot("rival", "towers", budget=0.005)


def test_t13_it_wins_when_it_can() -> None:
    assert whole_turn(RIVAL, position("c3", goal=None, rune=True, hand="down")).winner == 0
    assert whole_turn(RIVAL, position("c3", goal=None, rune=True, hand="down", step=Step.PUSH)).winner == 0


def test_t9_it_takes_its_last_treasure_if_it_can() -> None:
    assert asked(RIVAL, position("a1", goal="book", rune=True)) == walk("c1")
    assert asked(RIVAL, position("a1", goal="keys", rune=True, hand="up")) == walk("e3", "up")


def test_t14_for_a_child_it_pays_with_any_card() -> None:
    assert asked(RIVAL, position("c3", goal=None, rune=True, hand="up", child=True)) == walk("a1", "up")


def about_to_win(at: str, hand: str = "") -> State:
    """Red is to push, far from its end; blue has only to come home to e5."""
    state = position("a3", goal="purse", hand="", others=hand, step=Step.PUSH)
    red, blue = state.hands
    done = replace(blue, found=(blue.goal, *blue.pile), goal=None, pile=(), rune=True)
    red = replace(red, rune=False)
    return replace(state, hands=(red, done), figures=(state.figures[0], GRID.named(at)))


def can_win(state: State) -> bool:
    """Whether the player at turn can come home in this turn."""
    start = towers.view(state, state.seat).players[state.seat].start
    return any(walk.cell == start for _, walk, _ in every_turn(state, state.seat))


@pytest.mark.parametrize("at", ["b1", "d1", "a2", "d3", "e3", "a4", "b4", "e4", "c5"])
def test_it_stops_a_player_who_only_has_to_go_home(at: str) -> None:
    state = about_to_win(at)
    pushed = [towers.apply(state, push)[0] for push in towers.legal(state)]
    ends = [replace(after, seat=1, step=Step.PUSH) for after in pushed]
    assert 0 < sum(can_win(end) for end in ends) < len(ends)
    assert not can_win(whole_turn(RIVAL, state))


def test_what_it_fears_is_what_the_others_can_do() -> None:
    state = about_to_win("e4")
    lanes = np.unique([choice.turn[0] for choice in choices(towers.view(state, 0), towers.legal(state))])
    view = towers.view(state, 0)
    chances = threaten(knowledge(view), imagined_hands(view, 1, Random(1)), lanes, 1)
    fears = dict(zip(lanes.tolist(), chances[:, 1].tolist(), strict=True))
    for choice in choices(view, towers.legal(state)):
        after, _ = towers.apply(state, choice.action)
        assert fears[choice.turn[0]] == can_win(replace(after, seat=1, step=Step.PUSH))
    assert set(fears.values()) == {0.0, 1.0}


def test_t12a_it_counts_on_the_spell_cards_that_the_others_may_hold() -> None:
    view = towers.view(about_to_win("e4"), 0)
    armed = towers.view(about_to_win("e4", "down down"), 0)
    lanes = np.unique([choice.turn[0] for choice in choices(view, towers.legal(about_to_win("e4")))])

    def fear(seen: towers.View) -> float:
        return float(threaten(knowledge(seen), imagined_hands(seen, 50, Random(1)), lanes, 1).sum())

    assert fear(armed) > fear(view)


def test_leaders_weigh_more() -> None:
    state = towers.GAME.deal(Options(3), Random(0))
    ahead = replace(state.hands[2], found=state.hands[2].pile, pile=())
    state = replace(state, hands=(*state.hands[:2], ahead))
    own, behind, leader = pressure(towers.view(state, 0))
    assert own == 0
    assert leader > 2 * behind
    assert behind + leader == pytest.approx(1)


def test_the_first_look_puts_a_winning_turn_first() -> None:
    state = position("c3", goal=None, rune=True, hand="down", step=Step.PUSH)
    view = towers.view(state, 0)
    found = choices(view, towers.legal(state))
    best = int(first_look(view, weighing_of(view, found, Random(1))).argmax())
    assert found[best].turn[1] == GRID.named("a1")


def test_the_others_cards_are_not_in_what_it_knows() -> None:
    state = position("a1", goal="keys", hand="up", others="down joker", discards="up", step=Step.PUSH)
    arrays = knowledge(towers.view(state, 0))
    hidden = state.draw_pile + spells("down joker")
    assert arrays.common[4:10].tolist() == [hidden.up, hidden.down, hidden.joker, 1, 0, 0]
    assert arrays.seats[1].tolist() == [GRID.named("e5"), GRID.named("e5"), -1, 6, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("other", "players", "least"), [("seeker", 2, 16), ("planner", 2, 8), ("seeker", 4, 9)]
)
def test_it_beats_the_others(other: str, players: int, least: int) -> None:
    assert wins("towers", QUICK, bot(other, "towers"), players, 20) >= least
