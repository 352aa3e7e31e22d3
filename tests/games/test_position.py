"""A position of any game is one line of text that reads back to the same position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from random import Random
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.games.installing import TESTED, installed
from tests.games.walks import matches, new_match, wandered

import corners
from wandelgang.games import Game, classic
from wandelgang.games.general.values import State
from wandelgang.games.position import BadPosition, check_types, is_view, read_position, write_position
from wandelgang.games.seats import SeatOptions

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


class Weather(Enum):
    """An enum of numbers."""

    SUN = 1
    RAIN = 2


class Lamp(msgspec.Struct, frozen=True, tag=True):
    """One of two kinds of things."""

    bright: float


class Rope(msgspec.Struct, frozen=True, tag=True):
    """The other one."""

    metres: int = 5


class RichOptions(SeatOptions, frozen=True, forbid_unknown_fields=True):
    """Options with a choice."""

    journey: Literal["short", "long and hard"] = "short"


class RichState(State[RichOptions], frozen=True, kw_only=True):
    """A state with every kind of value that a position can hold."""

    weather: Weather | None
    pack: tuple[Lamp | Rope | None, ...]
    found: tuple[int | str, ...]
    motto: str | None
    pair: tuple[int, Literal[7, "seven"]]
    notes: list[str]


ANY_GAME: Game = corners.GAME
RICH = replace(ANY_GAME, name="rich", Options=RichOptions, State=RichState)
TEXTS = st.text(max_size=5) | st.sampled_from(["", "-", "%", "12", "-12", "a b", "(;)", "yes", "ö"])
NUMBERS = st.integers(-(10**14), 10**14)


@given(
    journey=st.sampled_from(["short", "long and hard"]),
    values=st.fixed_dictionaries(
        {
            "weather": st.sampled_from([None, *Weather]),
            "pack": st.lists(
                st.none()
                | st.builds(Lamp, st.floats(allow_nan=False, allow_infinity=False))
                | st.builds(Rope)
            ).map(tuple),
            "found": st.lists(NUMBERS | TEXTS).map(tuple),
            "motto": st.none() | TEXTS,
            "pair": st.tuples(NUMBERS, st.sampled_from([7, "seven"])),
            "notes": st.lists(TEXTS),
        }
    ),
)
def test_every_kind_of_value_reads_back(journey: Any, values: dict[str, Any]) -> None:
    check_types(RICH)
    plain = new_match(corners.GAME, SeatOptions(2), Random(1)).state
    state = RichState(RichOptions(2, journey=journey), plain.board, plain.spare, plain.figures, 0, **values)
    with installed(RICH):
        assert read_position(write_position(RICH, state)) == (RICH, state)


@pytest.mark.parametrize("kind", [dict[str, int], frozenset[int], bytes, int | str | bool], ids=str)
def test_a_game_with_values_that_no_line_can_hold_is_refused(kind: Any) -> None:
    inner: Any = msgspec.defstruct("Inner", [("odd", kind)], frozen=True)
    state: Any = msgspec.defstruct("Odd", [("held", tuple[inner, ...])], bases=(State,), kw_only=True)
    with pytest.raises(TypeError, match=r"one line: odd is a \w+; use numbers, strings"):
        check_types(replace(ANY_GAME, State=state))


def middle_of_a_game() -> str:
    match = wandered(new_match(classic.GAME, classic.Options(2), Random(4)), Random(5), 20)
    return write_position(classic.GAME, match.state)


LINE = middle_of_a_game()
WRONG = {
    "": "does not begin a position",
    "chess/1": "there is no game 'chess'",
    "classic/99": "this program does not have rules version 99 of classic",
    "classic/1 step=push": "options=… is missing",
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
    LINE.replace("seat=0", "seat=9").replace("seat=1", "seat=9"): "there is no seat 9: seats are 0 to 1",
    re.sub("options=[^ ]*", "options=-", LINE): "options: '(' is expected at '-'",
    re.sub("board=[^ ]*", "board=-", LINE): "board: '-' is not a tile",
    re.sub("spare=[^ ]*", "spare=-", LINE): "spare: '-' is not a tile",
    re.sub("turn=[^ ]*", "turn=-", LINE): "turn: '-' is not a whole number",
    re.sub("turn=[^ ]*", "turn=-3", LINE): "turn: -3 is not possible: turns count from 0",
    re.sub("step=[^ ]*", "step=-", LINE): "step: there is no '-': draw, push",
    re.sub("hands=[^ ]*", "hands=[-,-]", LINE): "hands: '(' is expected at '-,-]'",
    re.sub("hands=[^ ]*", "hands=[]", LINE): "its values do not fit together",
    re.sub("figures=[^ ]*", "figures=[a1]", LINE): "figures: 2 are expected, one for each player",
    "x" * 30_000: "a position has at most 20,000",
}


@pytest.mark.parametrize(("line", "why"), WRONG.items(), ids=lambda text: str(text)[:30])
def test_a_line_that_is_no_position_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(line)
    assert why in str(refused.value)


def lines_of(game: Game) -> tuple[str, ...]:
    """A whole position of a game, and what the first seat and a spectator know of it."""
    match = wandered(new_match(game, game.Options(players=3), Random(4)), Random(5), 20)
    return tuple(
        write_position(game, position) for position in (match.state, match.view(0), match.view(None))
    )


def values_in(line: str) -> Iterator[tuple[int, int]]:
    """Where each value of a line begins and ends: fields, the items of lists, the parts of values."""
    for begin, sign in enumerate(line, 1):
        if sign not in "=[(,;:":
            continue
        depth = 0
        for end in range(begin, len(line) + 1):
            here = line[end : end + 1]
            if not depth and here in ("", " ", ",", ";", "]", ")"):
                yield begin, end
                break
            depth += (here in ("[", "(")) - (here in ("]", ")"))


def read_or_refuse(line: str) -> None:
    """Read a line: it is refused with a clean message, or gives a position that can be used."""
    try:
        game, position = read_position(line)
    except BadPosition as error:
        reason = re.sub(r"'[^']*'", "", str(error))  # without what the line itself says
        if re.search(r"tuple|index|object|attribute|None|argument|\(\)", reason):
            pytest.fail(f"a detail of Python: {error}")
        return
    assert read_position(write_position(game, position)) == (game, position)
    if not is_view(position, game):
        for action in game.legal(position):
            game.apply(position, action)


@EVERY_GAME
@pytest.mark.parametrize("put", ["", "-", "-1", "99", "[]", "()", "[-]", "[-,-,-]", "x"])
def test_no_value_of_a_line_leads_to_another_error(game: Game, put: str) -> None:
    for line in lines_of(game):
        for begin, end in values_in(line):
            read_or_refuse(line[:begin] + put + line[end:])


@EVERY_GAME
@given(data=st.data())
def test_no_change_to_a_line_leads_to_another_error(game: Game, data: DataObject) -> None:
    """A mutated line is a position or is refused; nothing else can happen."""
    line = data.draw(st.sampled_from(lines_of(game)))
    at = data.draw(st.integers(0, len(line) - 1))
    end = data.draw(st.integers(at, min(len(line), at + 9)))
    put = data.draw(st.text("[](),;:=-/. abc0189", max_size=6))
    read_or_refuse(line[:at] + put + line[end:])
