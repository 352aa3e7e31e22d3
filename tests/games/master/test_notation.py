"""The short notation of the dragon's game parses back exactly."""

from __future__ import annotations

import pytest

from wandelgang.games import master
from wandelgang.games.actions import Push, Walk
from wandelgang.games.master.parts import GRID, DieFace
from wandelgang.games.master.state import (
    Action,
    Again,
    Decline,
    Double,
    DragonDie,
    DuelDie,
    Fight,
    Lay,
    Options,
    TakeCoin,
)
from wandelgang.games.notation import BadNotation

OPTIONS = Options(2)
ACTIONS: list[Action] = [
    *(Push(arrow, turn) for arrow in GRID.arrows for turn in range(4)),
    *(Walk(cell) for cell in range(GRID.size)),
    *(TakeCoin(card) for card in range(1, 13)),
    *(Again(card) for card in range(1, 7)),
    *(Double(card) for card in range(7, 13)),
    Fight(),
    Decline(),
    *(Lay(value) for value in range(7, 13)),
    *(DragonDie(face) for face in DieFace),
    *(DuelDie(pips) for pips in range(1, 7)),
]


def test_every_action_parses_back_and_no_two_are_written_alike() -> None:
    texts = [master.write(OPTIONS, action) for action in ACTIONS]
    assert [master.read(OPTIONS, text) for text in texts] == ACTIONS
    assert len(set(texts)) == len(ACTIONS)


def test_actions_read_like_this() -> None:
    examples: list[tuple[Action, str]] = [
        (Push("N4", 1), "N4↻"),
        (Walk(GRID.named("d3")), "d3"),
        (TakeCoin(4), "coin 4"),
        (Again(2), "again 2"),
        (Double(9), "double 9"),
        (Fight(), "fight"),
        (Decline(), "decline"),
        (Lay(12), "lay 12"),
        (DragonDie(DieFace.THREE), "dragon 3"),
        (DragonDie(DieFace.WHITE), "dragon white"),
        (DuelDie(5), "roll 5"),
    ]
    for action, text in examples:
        assert master.write(OPTIONS, action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "h9",
        "N3",
        "coin",
        "coin 13",
        "coin x",
        "again 7",
        "double 6",
        "lay 1",
        "dragon 5",
        "roll 7",
        "fight 1",
    ],
)
def test_other_texts_name_no_action(text: str) -> None:
    with pytest.raises(BadNotation):
        master.read(OPTIONS, text)
