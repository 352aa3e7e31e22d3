"""Cards: coin, double turn, each works once, what a question reveals (M3, M14, M21, M22, M29, M30)."""

from __future__ import annotations

import pytest
from tests.games.master.positions import after, choices, position, told

from wandelgang.games import IllegalAction, master
from wandelgang.games.events import TurnStarted
from wandelgang.games.master.events import DoubleTurn, GotCoin
from wandelgang.games.master.state import Again, Double, State, Step


def reaching(cards: list[str]) -> State:
    """A position in which seat 0 can walk from a1 to a treasure 3 on b1; nobody is near a foe."""
    return position("a1 b1", figures="a1 g7", treasures="3@b1 4@g1", cards=cards)


def test_m14_the_card_of_the_treasure_brings_a_coin() -> None:
    state = after(reaching(["3 3 9"]), "b1")
    assert choices(state) == ["coin 3", "decline"]
    state, events = told(state, "coin 3")
    assert events == [GotCoin(0, 3)]
    own = state.holdings[0]
    assert (own.cards, own.coins, own.treasures, state.discards) == ((3, 9), 1, (3,), (3,))


def test_m14_only_one_card_and_only_of_the_same_value() -> None:
    state = after(reaching(["3 3 4"]), "b1")
    with pytest.raises(IllegalAction, match="M14"):
        after(state, "coin 4")
    assert after(state, "coin 3").step is Step.DRAGON_DIE


def test_m14_the_coin_may_be_declined() -> None:
    state = after(reaching(["3"]), "b1", "decline")
    assert (state.holdings[0].coins, state.holdings[0].cards) == (0, (3,))


def test_m14_every_card_handed_in_lies_open_on_the_discard_pile() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="3@b1 4@g1", cards=["2 3 9"], guards="b1 f4")
    state = after(state, "b1", "coin 3", "dragon white", "roll 1", "again 2", "roll 6", "double 9")
    assert state.discards == (2, 3, 9)
    assert master.view(state, 1).discards == (2, 3, 9)


def test_m21_a_double_turn_card_gives_one_more_complete_turn() -> None:
    state = after(reaching(["9 9"]), "a1")
    assert choices(state) == ["double 9", "decline"]
    state, events = told(state, "double 9")
    assert events == [DoubleTurn(0, 9), TurnStarted(0, 2)]  # X13: an extra turn counts
    assert (state.seat, state.step, state.extra, state.turn) == (0, Step.PUSH, True, 2)


def test_m21_after_the_extra_turn_the_next_player_follows() -> None:
    state = after(reaching(["9 9"]), "a1", "double 9", "N6", "a1")
    assert (state.seat, state.step, state.extra, state.turn) == (1, Step.PUSH, False, 3)


def test_m21_a_double_turn_may_follow_on_a_lost_duel() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="3@b1 4@g1", cards=["9"], guards="b1 f4")
    state = after(state, "b1", "decline", "dragon white", "roll 1", "decline", "double 9")
    assert (state.seat, state.extra, state.box) == (0, True, (3,))


def test_m3_cards_up_to_6_carry_roll_again_and_from_7_on_double_turn() -> None:
    state = after(reaching(["6 7"]), "a1")
    assert choices(state) == ["double 7", "decline"]
    with pytest.raises(IllegalAction, match="M3"):
        master.apply(state, Double(6))


def test_m22_a_card_serves_once() -> None:
    state = after(reaching(["3 9"]), "b1", "coin 3", "dragon white")
    state = after(state, "double 9", "N6", "b1")
    assert state.holdings[0].cards == ()
    duel = position("a4 b4", figures="a4 g7", cards=["3 9"], held=["2"], step=Step.DRAGON_DIE)
    duel = after(duel, "dragon white", "roll 1", "again 3", "roll 1")
    with pytest.raises(IllegalAction, match="M22"):
        master.apply(duel, Again(3))


def test_m30_a_player_with_any_card_is_asked_for_the_coin_even_if_none_fits() -> None:
    fitting, other, none = (after(reaching([cards]), "b1") for cards in ("3", "9", ""))
    assert fitting.step is other.step is Step.COIN
    assert choices(other) == ["decline"]
    assert none.step is Step.DRAGON_DIE


def test_m30_a_player_with_any_card_is_asked_to_roll_again_even_if_none_fits() -> None:
    def failed(cards: str) -> State:
        state = position("a4 b4", figures="a4 g7", cards=[cards], held=["2"], step=Step.DRAGON_DIE)
        return after(state, "dragon white", "roll 1")

    fitting, other, none = failed("3"), failed("9"), failed("")
    assert fitting.step is other.step is Step.AGAIN
    assert choices(other) == ["decline"]
    assert none.box == (2,)
    assert none.step is Step.PUSH


def test_m30_whoever_holds_any_card_is_asked_for_a_double_turn_fitting_or_not() -> None:
    fitting, other, none = (after(reaching([cards]), "a1") for cards in ("9", "3", ""))
    assert fitting.step is other.step is Step.DOUBLE
    assert choices(other) == ["decline"]
    assert (none.step, none.seat) == (Step.PUSH, 1)


@pytest.mark.parametrize("path", [("b1",), ("a1",), ("b1", "decline", "dragon black")])
def test_m30_others_see_the_same_whatever_cards_are_asked_for(path: tuple[str, ...]) -> None:
    views = [master.view(after(reaching([cards, "1 8"]), *path), 1) for cards in ("3 9", "2 7", "1 2")]
    assert views[0] == views[1] == views[2]


def test_a_question_that_was_not_asked_cannot_be_declined() -> None:
    with pytest.raises(IllegalAction, match="M10"):
        after(reaching(["3"]), "decline")
