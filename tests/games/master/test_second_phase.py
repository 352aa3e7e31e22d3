"""The second phase: the treasures 7–12 are laid out (M23), and the short game without it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.master.positions import after, cell, position, told

from wandelgang.games import CHANCE, IllegalAction, master
from wandelgang.games.master.events import FinalDuelOpened, Laid, LaidOut
from wandelgang.games.master.parts import GRID, SPACES
from wandelgang.games.master.state import Lay, State, Step, Treasure

SET_ASIDE = "7 7 8 8 9 9 10 10 11 11 12 12"
IN_THIS_ORDER = [f"lay {value}" for value in (12, 7, 11, 8, 10, 9, 9, 10, 8, 11, 7, 12)]


def last_six(*, cards: str = "", short: bool = False, figures: str = "a1 b2", held: str = "") -> State:
    """A position in which the second 6 lies within reach on b1."""
    return position(
        "a1 b1",
        figures=figures,
        treasures="6@b1",
        cards=[cards],
        held=[held],
        aside=SET_ASIDE,
        guards="f6 g7",
        short=short,
    )


def test_m23_take_coin_lay_out_and_dragon_die_in_this_order() -> None:
    state = after(last_six(cards="6"), "b1")
    assert state.step is Step.COIN
    state = after(state, "coin 6")
    assert (state.step, master.actor(state)) == (Step.LAY, CHANCE)
    state = after(state, *IN_THIS_ORDER)
    assert state.step is Step.DRAGON_DIE


def test_m23_the_first_of_two_sixes_does_not_begin_the_second_phase() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="6@b1 6@g1", aside=SET_ASIDE)
    assert after(state, "b1").step is Step.DRAGON_DIE


def test_m23_the_treasures_come_to_lie_on_the_spaces_one_after_another() -> None:
    state, events = told(last_six(), "b1", *IN_THIS_ORDER)
    laid = [event for event in events if isinstance(event, Laid)]
    assert [event.cell for event in laid] == list(SPACES)
    assert [event.value for event in laid] == [12, 7, 11, 8, 10, 9, 9, 10, 8, 11, 7, 12]
    assert {(treasure.value, treasure.cell) for treasure in state.treasures} == {
        (event.value, event.cell) for event in laid
    }
    assert LaidOut(state.treasures) in events
    assert (state.aside, state.lowest) == ((), 7)
    assert list(state.treasures) == sorted(state.treasures, key=lambda lying: (lying.value, lying.cell))


def test_m23_the_weights_make_every_lay_out_equally_likely() -> None:
    """Any order of the twelve: 12!/2⁶ of them; every sequence of draws has the same product of chances."""
    state = after(last_six(), "b1")
    chances = []
    for order in (IN_THIS_ORDER, sorted(IN_THIS_ORDER), IN_THIS_ORDER[::-1]):
        lying, product = state, Fraction(1)
        for text in order:
            weights = dict(master.chance(lying))
            product *= Fraction(weights[master.read(lying.options, text)], sum(weights.values()))
            lying = after(lying, text)
        chances.append(product)
    assert chances == [Fraction(2**6, 479001600)] * 3


def test_m23_a_value_laid_twice_comes_no_more() -> None:
    state = after(last_six(), "b1", "lay 9", "lay 9")
    assert Lay(9) not in master.legal(state)
    with pytest.raises(IllegalAction, match="M23"):
        after(state, "lay 9")


def test_m23_whoever_stands_on_a_space_stays_and_must_leave_to_take() -> None:
    state = last_six(figures="a1 b2")  # seat 1 stands on the first space
    low_first = ["lay 7", *IN_THIS_ORDER[:1], *IN_THIS_ORDER[2:]]
    state = after(state, "b1", *low_first, "dragon 4")
    assert state.figures[1] == cell("b2")
    assert Treasure(7, cell("b2")) in state.treasures
    state = after(state, "N6", "b2")  # seat 1 waits
    assert state.holdings[1].treasures == ()


def test_m23_guards_stay_where_the_treasures_are_laid() -> None:
    state = after(last_six(), "b1", *IN_THIS_ORDER)
    assert GRID.names[state.guards[0]] == "f6"
    assert any(treasure.cell == state.guards[0] for treasure in state.treasures)


def test_m23_the_dragon_die_can_cost_the_six_just_taken() -> None:
    state = after(position("a1 b1", figures="a1 g7", treasures="6@b1", aside=SET_ASIDE, guards="a1 f4"), "b1")
    state = after(state, *IN_THIS_ORDER, "dragon white", "roll 3")
    assert state.box == (6,)


def test_the_short_game_goes_on_to_the_final_duel_without_a_second_phase() -> None:
    """Our own option."""
    state, events = told(last_six(short=True), "b1")
    assert state.step is Step.DRAGON_DIE
    assert FinalDuelOpened() in events
    assert state.final_open
    assert len(state.aside) == 12
