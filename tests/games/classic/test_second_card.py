"""The messages about cards: second card (C18) and exchange (C19)."""

import pytest
from tests.games.classic.positions import hand, offered, play, position, refused, told

from wandelgang.games import CHANCE, classic
from wandelgang.games.classic.parts import Message, Picture
from wandelgang.games.classic.state import BackRead, Drew, Exchanged, Exchanging, State, Step

BOOK, PURSE, OWL, BAT, MAP = Picture.BOOK, Picture.PURSE, Picture.OWL, Picture.BAT, Picture.MAP


def reading(message: str, red: str) -> State:
    """Red stands on a1, from where book (c1) and purse (e1) can be walked to, and has read this."""
    return play(position("┌─┬─┬", hands={"red": red}, backs={"g6": message}, events=True), "W6")


def test_c18_a_second_card_of_the_pile_is_looked_at() -> None:
    looking = play(reading("second-card", "owl | book bat"), "look")
    assert (classic.actor(looking), looking.step) == (CHANCE, Step.LOOK)
    assert [(classic.write(looking.options, a), w) for a, w in classic.chance(looking)] == [
        ("draw bat", 1),
        ("draw book", 1),
    ]
    assert told(looking, "draw book") == (Drew(0, BOOK),)
    looked = play(looking, "draw book")
    assert (hand(looked, "red").goals, hand(looked, "red").pile) == ((OWL, BOOK), (BAT,))
    assert (classic.actor(looked), looked.step) == (0, Step.MOVE)


@pytest.mark.parametrize(("goal", "other"), [("c1", PURSE), ("e1", BOOK)])
def test_c18_either_may_be_gained_and_the_other_is_then_the_current_card(goal: str, other: Picture) -> None:
    after = play(reading("second-card", "book | purse bat"), "look", "draw purse", goal)
    assert hand(after, "red").goals == (other,)
    assert hand(after, "red").pile == (BAT,)
    assert classic.actor(after) == 1  # no further card is looked at


def test_c18_the_choice_lasts_until_one_of_the_two_is_gained() -> None:
    later = play(
        reading("second-card", "owl | book bat"), "look", "draw book", "a1", "W4", "read blank", "g7"
    )
    assert hand(later, "red").goals == (OWL, BOOK)
    assert hand(play(later, "W4", "read blank", "c1"), "red").goals == (OWL,)


def test_c18_with_no_further_card_the_message_is_void() -> None:
    for cards in ("owl", ""):
        state = reading("second-card", cards)
        assert state.offer is None
        assert "look" not in offered(state)
        assert refused(state, "look") == "C18"


def test_c18_while_a_choice_is_open_the_message_is_void() -> None:
    state = reading("second-card", "owl book | bat")
    assert (state.step, state.offer) == (Step.MOVE, None)
    assert refused(state, "look") == "C18"


def test_c18_a_void_message_is_read_all_the_same() -> None:
    state = position(hands={"red": "owl"}, events=True)
    assert isinstance(told(state, "W6", "read second-card")[0], BackRead)
    assert play(state, "W6", "read second-card").backs[0].message is Message.SECOND_CARD


def test_c18_when_both_are_gained_the_next_card_is_looked_at() -> None:
    state = play(
        reading("second-card", "book | purse bat"),
        *("look", "draw purse", "c1", "W4", "read blank", "g7", "W4", "read blank", "e1"),
    )
    assert offered(state) == ["draw bat"]


def test_c19_first_one_says_so_then_one_looks_through_the_pile_and_chooses() -> None:
    state = reading("exchange", "owl | book bat")
    assert told(state, "exchange") == (Exchanging(0),)
    choosing = play(state, "exchange")
    assert (classic.actor(choosing), choosing.step) == (0, Step.CHOOSE)
    assert offered(choosing) == ["choose bat", "choose book"]
    assert refused(state, "choose book") == "C19"
    assert told(choosing, "choose book") == (Exchanged(0, BOOK),)


def test_c19_after_an_exchange_a_card_must_be_chosen_before_moving() -> None:
    choosing = play(reading("exchange", "owl | book bat"), "exchange")
    assert refused(choosing, "choose owl") == "C19"
    assert refused(choosing, "choose map") == "C19"
    assert refused(choosing, "c1") == "C19"
    assert refused(choosing, "W4") == "C19"


def test_c19_the_old_card_goes_back_into_the_pile_which_its_owner_now_knows() -> None:
    state = play(reading("exchange", "owl | book bat"), "exchange", "choose book")
    red = hand(state, "red")
    assert (red.goals, red.pile, red.known) == ((BOOK,), (BAT, OWL), True)
    assert (classic.actor(state), state.step) == (0, Step.MOVE)


def test_c19_the_pile_is_shuffled_so_the_next_card_is_drawn_from_all_of_it() -> None:
    state = play(reading("exchange", "owl | book bat"), "exchange", "choose book", "c1")
    assert [(classic.write(state.options, a), w) for a, w in classic.chance(state)] == [
        ("draw bat", 1),
        ("draw owl", 1),
    ]
    assert classic.view(play(state, "draw bat"), 0).players[0].pile == (OWL,)


def test_c19_the_new_card_can_be_gained_in_the_same_move() -> None:
    state = play(reading("exchange", "owl | book bat"), "exchange", "choose book", "c1")
    assert hand(state, "red").found[-1] is BOOK


def test_c19_with_an_open_choice_both_go_back_first_and_may_be_chosen() -> None:
    choosing = play(reading("exchange", "owl book | bat map"), "exchange")
    assert offered(choosing) == ["choose bat", "choose book", "choose map", "choose owl"]
    chosen = hand(play(choosing, "choose owl"), "red")
    assert (chosen.goals, chosen.pile) == ((OWL,), (BAT, BOOK, MAP))
    chosen = hand(play(choosing, "choose map"), "red")
    assert (chosen.goals, chosen.pile) == ((MAP,), (BAT, BOOK, OWL))


def test_c19_with_no_further_card_the_message_is_void() -> None:
    for cards in ("owl", "owl book", ""):
        state = reading("exchange", cards)
        assert (state.step, state.offer) == (Step.MOVE, None)
        assert refused(state, "exchange") == "C19"
