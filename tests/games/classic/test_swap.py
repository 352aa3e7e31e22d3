"""The message that changes places: clause C17."""

import pytest
from tests.games.classic.positions import at, cell, hand, offered, play, position, refused, told

from wandelgang.games import IllegalAction, classic
from wandelgang.games.classic.parts import Picture
from wandelgang.games.classic.state import Found, Step, Swap, Swapped

FOUR = ("red", "yellow", "blue", "green")


def test_c17_a_figure_changes_places_with_any_other() -> None:
    state = position(colours=FOUR, backs={"g6": "swap"}, events=True)
    assert [word for word in offered(play(state, "W6")) if word.startswith("swap")] == [
        "swap yellow", "swap blue", "swap green",
    ]  # fmt: skip
    after = play(state, "W6", "swap green")
    assert [at(after, colour) for colour in FOUR] == ["a7", "g1", "g7", "a1"]
    assert told(state, "W6", "swap green") == (Swapped(0, 3, cell("a7"), cell("a1")),)


def test_c17_it_is_the_own_figure_that_changes_places() -> None:
    state = position(colours=FOUR, backs={"g6": "swap"}, at_turn="blue", events=True)
    assert refused(state, "W6", "swap blue") == "C17"
    assert [word for word in offered(play(state, "W6")) if word.startswith("swap")] == [
        "swap red", "swap yellow", "swap green",
    ]  # fmt: skip


@pytest.mark.parametrize("seat", [-1, 0, 2, 7])
def test_c17_there_must_be_another_figure_to_change_places_with(seat: int) -> None:
    state = play(position(backs={"g6": "swap"}, events=True), "W6")
    with pytest.raises(IllegalAction, match=r"no other figure at seat .* \(C17\)"):
        classic.apply(state, Swap(seat))


def test_c17_then_the_figure_walks_on_from_there_or_stays() -> None:
    state = position("┌─┬", figures={"red": "d4", "blue": "a1"}, backs={"g6": "swap"}, events=True)
    after = play(state, "W6", "swap blue")
    assert (after.step, classic.actor(after)) == (Step.MOVE, 0)
    assert {"a1", "b1", "c1"} <= set(offered(after))
    assert at(play(after, "c1"), "red") == "c1"
    assert at(play(after, "a1"), "red") == "a1"


def test_c17_staying_where_the_swap_put_the_figure_gains_its_picture() -> None:
    state = position(
        figures={"red": "d4", "blue": "c1"}, hands={"red": "book | owl"}, backs={"g6": "swap"}, events=True
    )
    assert Found(0, Picture.BOOK) in told(state, "W6", "swap blue", "c1")


def test_c17_the_other_player_gains_nothing_by_it() -> None:
    state = position(
        figures={"red": "c1", "blue": "d4"}, hands={"blue": "book | owl"}, backs={"g6": "swap"}, events=True
    )
    after = play(state, "W6", "swap blue", "d4")
    assert at(after, "blue") == "c1"
    assert hand(after, "blue") == hand(state, "blue")
