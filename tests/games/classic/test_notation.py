"""The short notation of the classic game: every action has one, and it reads back."""

import pytest

from wandelgang.games import classic
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import GRID, Message, Picture
from wandelgang.games.classic.state import (
    Action,
    Choose,
    Draw,
    Exchange,
    Look,
    Options,
    Pass,
    Read,
    Swap,
)
from wandelgang.games.notation import BadNotation

OPTIONS = Options(4)
WRITTEN: dict[str, Action] = {
    "N4": Push("N4"),
    "N4↻": Push("N4", 1),
    "W2↻↻": Push("W2", 2),
    "S6↺": Push("S6", 3),
    "a1": Walk(0),
    "d3": Walk(17),
    "g7": Walk(48),
    "swap yellow": Swap(1),
    "look": Look(),
    "exchange": Exchange(),
    "choose owl": Choose(Picture.OWL),
    "pass": Pass(),
    "draw candelabrum": Draw(Picture.CANDELABRUM),
    "read through-wall": Read(Message.THROUGH_WALL),
    "read blank": Read(None),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_an_action_is_written_and_read_back(text: str) -> None:
    assert classic.write(OPTIONS, WRITTEN[text]) == text
    assert classic.read(OPTIONS, text) == WRITTEN[text]
    assert classic.read(OPTIONS, f"  {text} ") == WRITTEN[text]


@pytest.mark.parametrize(("typed", "text"), [("N4+", "N4↻"), ("W2++", "W2↻↻"), ("S6-", "S6↺")])
def test_a_keyboard_without_arrows_will_do(typed: str, text: str) -> None:
    assert classic.read(OPTIONS, typed) == WRITTEN[text]


def test_every_push_walk_card_and_message_has_a_notation_of_its_own() -> None:
    actions: list[Action] = [
        *(Push(arrow, turn) for arrow in GRID.arrows for turn in range(4)),
        *(Walk(cell) for cell in range(GRID.size)),
        *(Choose(card) for card in Picture),
        *(Draw(card) for card in Picture),
        *(Read(message) for message in (*Message, None)),
        *(Swap(seat) for seat in range(4)),
    ]
    written = [classic.write(OPTIONS, action) for action in actions]
    assert len(set(written)) == len(actions)
    assert [classic.read(OPTIONS, text) for text in written] == actions


@pytest.mark.parametrize(
    "text",
    ["", "N1", "N4↻↺", "h1", "a8", "A1", "swap", "swap pink", "choose", "draw", "read", "look owl", "go d3"],
)
def test_a_text_that_names_no_action_is_refused_with_a_hint(text: str) -> None:
    with pytest.raises(BadNotation, match=r"is not an action of the classic game: try|there is no"):
        classic.read(OPTIONS, text)


def test_a_colour_that_does_not_play_cannot_be_swapped_with() -> None:
    with pytest.raises(BadNotation, match="there is no 'yellow' to swap"):
        classic.read(Options(2), "swap yellow")
