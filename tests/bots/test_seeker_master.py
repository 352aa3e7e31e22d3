"""The seeker of the dragon's game does exactly what its docstring says."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.master.positions import after, position

from wandelgang.bots.wanderer import wander
from wandelgang.games import CHANCE, master
from wandelgang.games.game import Bot
from wandelgang.games.master.seeker import seek
from wandelgang.games.master.state import Options, State, Step
from wandelgang.maze import N


def sought(state: State, seed: int = 0) -> str:
    """What the seeker does here, in notation."""
    seat = master.actor(state)
    action = seek(master.view(state, seat), master.legal(state), Random(seed))
    return master.write(state.options, action)


def _takes(state: State) -> bool:
    return any(master.apply(state, walk)[0].holdings[state.seat].treasures for walk in master.legal(state))


@pytest.mark.parametrize("seed", range(12))
def test_whenever_a_push_can_take_a_treasure_it_takes_one(seed: int) -> None:
    state = master.GAME.deal(Options(2), Random(seed))
    possible = any(_takes(master.apply(state, push)[0]) for push in master.legal(state))
    pushed = after(state, sought(state, seed))
    took = after(pushed, sought(pushed, seed))
    assert bool(took.holdings[state.seat].treasures) == possible


def test_without_one_it_takes_a_push_that_brings_it_nearest_any_of_the_equals() -> None:
    state = position(figures="a1 g7", treasures="1@g1 2@a7", step=Step.PUSH)  # walled in wherever it pushes
    assert len({sought(state, seed) for seed in range(600)}) == len(master.legal(state))
    moved = position(figures="b1 g7", treasures="1@g7 2@a7", step=Step.PUSH)  # pushed off, it comes round
    assert {sought(moved, seed)[:2] for seed in range(50)} == {"S2"}


def test_it_walks_to_the_lowest_treasure() -> None:
    state = position("a1 b1 c1", figures="a1 g7", treasures="3@b1 4@c1")
    assert sought(state) == "b1"


def test_it_comes_as_near_as_it_can_of_equals_to_the_lowest_cell() -> None:
    state = position("a1 b1 c1", figures="a1 g7", treasures="3@e1 4@c1")
    assert sought(state) == "c1"
    tied = position("a1 b1", "a1 a2", figures="a1 g7", treasures="3@b2 4@c1")
    assert sought(tied) == "b1"


def test_it_waits_near_a_treasure_under_the_lair() -> None:
    state = position("d1 d2 d3 d4", figures="d1 g7", treasures="3@d4 4@c1")
    assert sought(state) == "d3"


def test_it_leaves_a_treasure_on_which_it_stands_to_come_back() -> None:
    state = position("a1 b1 c1", figures="a1 g7", treasures="3@a1 4@c1")
    assert sought(state) == "b1"
    stuck = position(figures="a1 g7", treasures="3@a1 4@c1")
    assert sought(stuck) == "a1"


def test_it_hands_in_the_card_of_a_treasure_for_a_coin() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="3@b1 4@g1", cards=["3"])
    assert sought(after(state, "b1")) == "coin 3"
    state = position("a1 b1", figures="a1 g7", treasures="3@b1 4@g1", cards=["2"])
    assert sought(after(state, "b1")) == "decline"


def test_it_rolls_a_failed_duel_again_with_its_lowest_card() -> None:
    state = position("a4 b4", figures="g7 a4", cards=["", "2 5 9"], held=["", "4"], step=Step.DRAGON_DIE)
    assert sought(after(state, "dragon white", "roll 3")) == "again 2"
    state = position("a4 b4", figures="g7 a4", cards=["", "9"], held=["", "4"], step=Step.DRAGON_DIE)
    assert sought(after(state, "dragon white", "roll 3")) == "decline"


def test_it_goes_before_the_dragon_and_fights() -> None:
    state = position("c2 d2 d3", figures="c2 g7", treasures="", gaze=N)
    assert sought(state) == "d3"
    assert sought(after(state, "d3")) == "fight"
    there = position("d2 d3", figures="d3 g7", treasures="", gaze=N)
    assert sought(there) == "d3"  # waiting is enough


def test_in_the_final_duel_it_rolls_low_rolls_again_and_the_last_one_always() -> None:
    state = position("d2 d3", figures="d3 g7", treasures="", cards=["2 4"], gaze=N)
    state = after(state, "d3", "fight")
    assert sought(after(state, "roll 3")) == "again 2"
    assert sought(after(state, "roll 4")) == "decline"
    assert sought(after(state, "roll 4", "decline", "roll 1")) == "again 2"
    assert sought(after(state, "roll 1", "decline", "roll 5", "decline", "roll 5")) == "again 2"


def test_it_plays_a_double_turn_only_with_a_card_that_brings_no_coin_any_more() -> None:
    def answer(treasures: str, aside: str = "", *, short: bool = False) -> str:
        state = position(
            figures="a1 g7", treasures=treasures, cards=["1 8 9"], aside=aside, short=short, step=Step.DOUBLE
        )
        return sought(state)

    assert answer("8@b2 9@b3") == "decline"
    assert answer("9@b2 9@b3") == "double 8"
    assert answer("8@b2 10@b3") == "double 9"
    assert answer("6@b2", aside="8 9") == "decline"
    assert answer("6@b2", aside="8 9", short=True) == "double 8"


def test_it_sees_only_its_view_and_draws_only_from_its_generator() -> None:
    state = master.GAME.deal(Options(3), Random(4))
    assert [sought(state, 9) for _ in range(5)] == [sought(state, 9)] * 5


def _play(bots: list[Bot], options: Options, seed: int) -> State:
    rng = Random(seed)
    state = master.GAME.deal(options, rng)
    while (seat := master.actor(state)) is not None and state.turn < 2000:
        if seat == CHANCE:
            actions, weights = zip(*master.chance(state), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = bots[seat](master.view(state, seat), master.legal(state), rng)
        state = master.apply(state, action)[0]
    return state


@pytest.mark.parametrize("short", [False, True])
def test_it_beats_the_wanderer(short: bool) -> None:
    wins = 0
    for seed in range(10):
        seat = seed % 2
        bots: list[Bot] = [wander, wander]
        bots[seat] = seek
        outcome = master.outcome(_play(bots, Options(2, short=short), seed))
        wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 9


def test_games_among_seekers_come_to_an_end() -> None:
    for seed in range(6):
        final = _play([seek] * 4, Options(2 + seed % 3), seed)
        assert master.outcome(final) is not None
