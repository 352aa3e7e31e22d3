"""`scout`: the seeker, kept from what anyone can see is foolish."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.bots.master_answers import asked
from tests.games.master.positions import after, position
from tests.games.walks import matches

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES
from wandelgang.games.master.state import State, Step
from wandelgang.maze import N

SCOUT = bot("scout", "master")


@pytest.mark.parametrize("name", GAMES)
@settings(deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_it_does_as_the_seeker_does_unless_that_is_foolish(name: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(GAMES[name], most=300))
    game, state, seat = match.game, match.state, match.actor
    assume(seat not in (None, CHANCE))
    legal, view = game.legal(state), game.view(state, seat)
    sensible = game.sensible(view, legal)
    assert sensible
    assert set(sensible) <= set(legal)
    action = bot("scout", name)(view, legal, Random(seed))
    assert action in sensible
    sought = game.seeker(view, legal, Random(seed))
    if sensible == legal:
        assert action == sought


def before_the_dragon(own: str, other: str, *, coins: tuple[int, int] = (0, 0), cards: str = "") -> State:
    """All treasures are taken, and seat 0 is asked whether it fights."""
    state = position(
        "d2 d3", figures="d2 g7", treasures="", cards=[cards], held=[own, other], coins=coins, gaze=N
    )
    return after(state, "d3")


def test_m27_it_does_not_hand_over_the_game() -> None:
    """59 points and the dragon are not enough against 80."""
    behind = before_the_dragon("7 8 9 10 11 12", "1 2 3 4 5 5 7 9 10 11 11", coins=(0, 2))  # 57 against 78
    assert asked(bot("seeker", "master"), behind) == "fight"
    assert asked(SCOUT, behind) == "decline"
    assert asked(bot("dreamer", "master"), behind) == "decline"
    assert asked(bot("planner", "master"), behind) == "decline"


def test_m28_it_fights_where_the_dragon_brings_victory_or_a_share_of_it() -> None:
    assert asked(SCOUT, before_the_dragon("9 12", "11 12")) == "fight"
    assert asked(SCOUT, before_the_dragon("1", "4 12")) == "decline"  # 16 points each, but fewer treasures
    assert asked(SCOUT, before_the_dragon("1 1", "5 12")) == "fight"  # equal in both: they share the win


def test_m28_it_ends_a_game_that_it_can_never_win() -> None:
    """The other has 16 points more in coins alone, and nobody loses coins."""
    state = before_the_dragon("4", "12", coins=(0, 4), cards="8")
    assert asked(SCOUT, state) == "fight"
    assert asked(SCOUT, after(state, "decline")) == "decline", "another turn would win nothing"


def test_m26_it_does_not_roll_again_for_what_sixes_cannot_reach() -> None:
    fight = after(before_the_dragon("9", "3", cards="2"), "fight")
    assert asked(SCOUT, after(fight, "roll 1", "decline", "roll 2", "decline", "roll 6")) == "decline"
    assert asked(SCOUT, after(fight, "roll 1", "decline", "roll 5", "decline", "roll 5")) == "again 2"


@pytest.mark.parametrize(
    ("lowest", "treasures", "answer"),
    [
        ("4", "6@b2 6@b6", "decline"),  # the card may bring a coin, which is worth more
        ("7", "6@b2 6@b6", "again 6"),
        ("4", "7@b2 7@b6", "again 6"),  # it brings no coin any more
    ],
)
def test_m19_it_keeps_a_card_that_may_bring_a_coin_rather_than_a_cheap_treasure(
    lowest: str, treasures: str, answer: str
) -> None:
    state = position(
        "a4 b4",
        figures="g7 a4",
        treasures=treasures,
        cards=["", "6"],
        held=["", lowest],
        step=Step.DRAGON_DIE,
    )
    assert asked(SCOUT, after(state, "dragon white", "roll 3")) == answer


def test_m21_it_pays_only_for_a_turn_that_reaches_something() -> None:
    near = position("a1 a2", "a3 b3 c3", figures="a3 g7", treasures="9@c3 12@g1", cards=["8 10"])
    assert asked(SCOUT, after(near, "a3")) == "double 8"
    far = position("a1 a2", figures="a1 g7", treasures="9@g7 12@g1", cards=["8 10"])
    assert asked(SCOUT, after(far, "a1")) == "decline"
    assert asked(bot("seeker", "master"), after(far, "a1")) == "double 8"


def test_m21_it_does_not_pay_for_a_turn_before_a_dragon_that_it_must_not_beat() -> None:
    state = before_the_dragon("1", "11 12", cards="8")
    assert asked(SCOUT, state) == "decline"
    assert asked(SCOUT, after(state, "decline")) == "decline"
