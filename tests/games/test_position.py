"""A position of any game is one line of text that reads back to the same position."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.games.installing import TESTED, installed
from tests.games.walks import matches, new_match, wandered

import corners
from wandelgang.games import Game, classic
from wandelgang.games.position import BadPosition, read_position, write_position

EVERY_GAME = pytest.mark.parametrize("game", TESTED.values(), ids=TESTED.keys())


@pytest.fixture(autouse=True, scope="module")
def _example() -> Iterator[None]:
    """Our example can be found, as if it were installed."""
    with installed(corners.GAME):
        yield


@EVERY_GAME
@given(data=st.data())
def test_a_position_reads_back_from_its_line(game: Game, data: DataObject) -> None:
    state = data.draw(matches(game)).state
    line = write_position(game, state)
    assert "\n" not in line
    assert read_position(line) == (game, state)


@EVERY_GAME
@given(data=st.data())
def test_what_a_seat_sees_reads_back_without_what_it_does_not_see(game: Game, data: DataObject) -> None:
    state = data.draw(matches(game)).state
    seat = data.draw(st.sampled_from([None, *range(state.options.players)]))
    view = game.view(state, seat)
    assert read_position(write_position(game, view)) == (game, view)


def middle_of_a_game() -> str:
    match = wandered(new_match(classic.GAME, classic.Options(2), Random(4)), Random(5), 20)
    return write_position(classic.GAME, match.state)


LINE = middle_of_a_game()
WRONG = {
    "": "does not begin a position",
    "chess/1": "there is no game 'chess'",
    "classic/99": "there are no rules 99 of classic",
    "classic/1 step=push": "it lacks options=…",
    f"{LINE} step=push": "is not expected: write each field once",
    f"{LINE} colour=red": "is not expected: write each field once",
    LINE.replace("step=", "step=x"): "there is no 'x",
    LINE.replace("turn=", "turn=x"): "is not a whole number",
    LINE.replace("spare=", "spare=0"): "is not a tile",
    LINE.replace("figures=[", "figures=[z9,"): "there is no cell 'z9'",
    LINE.replace("hands=[", "hands=["[:-1]): "'[' is expected",
    LINE.replace("board=60.", "board=61."): "each once, spare included",
    LINE.replace("board=60.", "board=c0."): "the fixed tile 0 must lie on a1",
    LINE.replace("board=60.", "board=50."): "tile 0 cannot have the openings 5",
    LINE.replace("board=60.", "board="): "7 rows of 7 tiles are expected",
    LINE.replace("options=(2;", "options=(7;"): "7 players cannot play",
    LINE.replace("seat=0", "seat=9").replace("seat=1", "seat=9"): "cannot be in this position",
    "x" * 30_000: "a position has at most 20,000",
}


@pytest.mark.parametrize(("line", "why"), WRONG.items(), ids=lambda text: str(text)[:30])
def test_a_line_that_is_no_position_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(line)
    assert why in str(refused.value)


@given(data=st.data())
def test_no_change_to_a_line_leads_to_another_error(data: DataObject) -> None:
    """A mutated line is a position or is refused; nothing else can happen."""
    at = data.draw(st.integers(0, len(LINE) - 1))
    end = data.draw(st.integers(at, min(len(LINE), at + 9)))
    put = data.draw(st.text("[](),;:=-/. abc0189", max_size=6))
    with suppress(BadPosition):
        read_position(LINE[:at] + put + LINE[end:])
