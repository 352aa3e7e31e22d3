"""X12: an illegal action is refused with a reason and a clause, and the game stands as it was."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from tests.games.classic.positions import play, position, refused

from wandelgang.games import IllegalAction, classic
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import Message, Picture
from wandelgang.games.classic.state import (
    Choose,
    Draw,
    Exchange,
    Look,
    Options,
    Pass,
    Read,
    State,
    Step,
    Swap,
)

EVERY_ACTION: tuple[Any, ...] = (
    *(Push(f"{side}{line}", turn) for side in "NESW" for line in (1, 2, 4, 6, 9) for turn in (0, 1, 2, 3, 4)),
    *(Walk(cell) for cell in range(-1, 50)),
    *(Swap(seat) for seat in range(-1, 5)),
    Look(),
    Exchange(),
    Pass(),
    *(Choose(card) for card in Picture),
    *(Draw(card) for card in Picture),
    *(Read(message) for message in (*Message, None)),
    None,
    "W6",
    42,
)


def positions_of_a_game(seed: int) -> list[State]:
    rng = Random(seed)
    state = classic.GAME.deal(Options(3, events=True), rng)
    passed = [state]
    while state.turn < 60 and state.step is not Step.OVER:
        state, _ = classic.apply(state, rng.choice(classic.legal(state)))
        passed.append(state)
    return passed


def test_x12_all_legal_actions_are_accepted_and_all_others_refused() -> None:
    steps = set()
    for state in positions_of_a_game(12)[::3]:
        legal = classic.legal(state)
        steps.add(state.step)
        before = repr(state)
        for action in EVERY_ACTION:
            if action in legal:
                assert classic.apply(state, action)[0] != state
            else:
                with pytest.raises(IllegalAction) as refusal:
                    classic.apply(state, action)
                assert re.fullmatch(r"[XC]\d+", refusal.value.clause)
                assert str(refusal.value) == f"{refusal.value.reason} ({refusal.value.clause})"
        assert set(legal) <= set(EVERY_ACTION)
        assert repr(state) == before
    assert {Step.PUSH, Step.MOVE, Step.READ, Step.DRAW} <= steps


WAITING = {
    "C9": play(position("┌─┬", hands={"red": "book | owl"}), "W6", "c1"),
    "C14": play(position(events=True), "W6"),
    "C18": play(position(hands={"red": "owl | bat"}, events=True), "W6", "read second-card", "look"),
    "C19": play(position(hands={"red": "owl | bat"}, events=True), "W6", "read exchange", "exchange"),
}


@pytest.mark.parametrize("clause", WAITING)
@pytest.mark.parametrize("word", ["W4", "a1", "pass", "swap blue", "look", "exchange"])
def test_x12_the_reason_names_what_must_come_first(clause: str, word: str) -> None:
    assert refused(WAITING[clause], word) == clause


def test_x12_the_first_cards_come_before_the_first_push() -> None:
    assert refused(classic.GAME.deal(Options(2), Random(0)), "W6") == "C9"


def test_x12_an_answer_of_another_kind_is_refused_like_any_illegal_action() -> None:
    with pytest.raises(IllegalAction, match="has no action 'W6'"):
        classic.apply(position(), "W6")  # type: ignore[arg-type]
