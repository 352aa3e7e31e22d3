"""The planner of the dragon's game: legal, repeatable, blind to what is hidden, and looking ahead."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.master_answers import (
    asked,
    can_gain,
    gains,
    turn_of,
)
from tests.bots.matches import wins
from tests.games.master.positions import after, position

from wandelgang.bots import bot
from wandelgang.games import master
from wandelgang.games.actions import Walk
from wandelgang.games.master.state import Options, State, Step
from wandelgang.maze import E, N, S, W

PLANNER = bot("planner", "master")
QUICK = bot("planner", "master", budget=0.002)


@pytest.mark.parametrize("seed", range(12))
def test_m13_whenever_a_push_can_take_a_treasure_it_takes_one(seed: int) -> None:
    state = master.GAME.deal(Options(2), Random(seed))
    assert gains(turn_of(PLANNER, state, seed)) == can_gain(state)


def chance_next(state: State) -> float:
    """After a walk: the share of pushes of the next player after which the last one can gain."""
    if state.step is Step.DOUBLE:
        state = after(state, "decline")
    waiting = 1 - state.seat
    replies = [master.apply(state, push)[0] for push in master.legal(state)]
    back = [master.apply(reply, Walk(reply.figures[reply.seat]))[0] for reply in replies]
    own = [after(reply, "decline") if reply.step is Step.DOUBLE else reply for reply in back]
    assert all(reply.seat == waiting for reply in own)
    return sum(map(can_gain, own)) / len(own)


def test_without_one_it_waits_where_most_pushes_leave_it_one() -> None:
    compared = 0
    for seed in range(12):
        state = after(master.GAME.deal(Options(2), Random(seed)), "N2")
        ends = [master.apply(state, walk)[0] for walk in master.legal(state)]
        if 4 <= len(ends) <= 12 and not any(map(gains, ends)):
            compared += 1
            chosen = after(state, asked(PLANNER, state))
            assert chance_next(chosen) == max(map(chance_next, ends))
    assert compared >= 3


def test_of_all_ways_to_take_one_it_takes_that_with_the_best_chance_of_another() -> None:
    compared = 0
    for seed in range(40):
        state = master.GAME.deal(Options(2), Random(seed))
        pushed = [master.apply(state, push)[0] for push in master.legal(state)]
        taken = [master.apply(one, walk)[0] for one in pushed for walk in master.legal(one)]
        ways = [one for one in taken if gains(one)]
        if 2 <= len(ways) <= 4:
            compared += 1
            best = max(chance_after(one) for one in ways)
            assert chance_after(turn_of(PLANNER, state)) == best
    assert compared >= 3


def chance_after(taken: State) -> float:
    """The chance of the next treasure if the die lets the dragon be and no card is played."""
    while taken.step is not Step.DOUBLE:
        asks = {Step.COIN: "decline", Step.DRAGON_DIE: "dragon 4", Step.DUEL_DIE: "roll 6"}
        taken = after(taken, asks[taken.step])
    return chance_next(taken)


def test_m13_it_leaves_a_treasure_on_which_it_stands_to_come_back() -> None:
    state = position("a1 b1 c1", figures="a1 g7", treasures="3@a1 4@c1")
    assert asked(PLANNER, state) in ("b1", "c1")


def test_m14_it_hands_in_the_card_of_a_treasure_for_a_coin() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="3@b1 4@g1", cards=["3"])
    assert asked(PLANNER, after(state, "b1")) == "coin 3"


def test_m19_it_rolls_again_for_a_treasure_that_is_worth_a_card() -> None:
    for value, answer in ((12, "again 2"), (1, "decline")):
        state = position(
            "a4 b4", figures="g7 a4", cards=["", "2"], held=["", str(value)], step=Step.DRAGON_DIE
        )
        assert asked(PLANNER, after(state, "dragon white", "roll 3")) == answer


def test_m26_it_rolls_again_exactly_when_that_makes_victory_likelier() -> None:
    state = position("d2 d3", figures="d2 g7", treasures="", cards=["2"])
    fight = after(state, "d3", "fight")
    assert asked(PLANNER, after(state, "d3")) == "fight"
    assert asked(PLANNER, after(fight, "roll 1")) == "again 2"
    assert asked(PLANNER, after(fight, "roll 5")) == "decline"
    assert asked(PLANNER, after(fight, "roll 5", "decline", "roll 2", "decline", "roll 3")) == "again 2"


ROUND = ("c3 c4 c5 d5 e5 e4 e3 d3 c3",)  # round the lair


@pytest.mark.parametrize("gaze", [N, E, S, W])
def test_m25_it_goes_to_the_dragon_once_all_treasures_are_taken(gaze: int) -> None:
    state = position(*ROUND, figures="c3 g7", treasures="", gaze=gaze)
    assert asked(PLANNER, state) == {N: "d3", E: "e4", S: "d5", W: "c4"}[gaze]


def test_m21_it_buys_a_turn_that_is_sure_to_take_a_treasure() -> None:
    state = position("a1 a2", "a3 b3 c3", figures="a3 g7", treasures="9@c3 12@g1", cards=["8 10"])
    assert asked(PLANNER, after(state, "a3")) == "double 8"  # an 8 brings no coin any more
    hopeless = position("a1 a2", figures="a1 g7", treasures="9@g7 12@g1", cards=["8 10"])
    assert asked(PLANNER, after(hopeless, "a1")) == "decline"


def test_m21_it_does_not_spend_a_card_on_a_treasure_of_little_value() -> None:
    state = position("a3 b3 c3", figures="a3 g7", treasures="1@c3 2@g1", cards=["8 10"], aside="8 10")
    assert asked(PLANNER, after(state, "a3")) == "decline"


def test_it_beats_the_seeker() -> None:
    assert wins("master", PLANNER, bot("seeker", "master"), 2, 20) >= 12
