"""The numbers of our games' actions never change: networks that learned them would play nonsense."""

from __future__ import annotations

from typing import Any

import pytest

from wandelgang.games import GAMES
from wandelgang.games.towers.parts import GRID
from wandelgang.games.towers.state import Walk

BASE = {0: "N2", 1: "N2↻", 3: "N2↺", 4: "N4", 12: "E2", 47: "W2↺", 48: "a1", 54: "g1", 96: "g7"}
EVENTS = BASE | {97: "look", 98: "exchange", 99: "pass", 100: "choose book", 123: "choose spider"}
KEPT: list[tuple[str, dict[str, Any], int, int, dict[int, str]]] = [
    ("classic", {"players": 2}, 97, 121, BASE | {97: "draw book", 120: "draw spider"}),
    (
        "classic",
        {"players": 3, "events": True},
        127,
        158,
        EVENTS
        | {124: "swap red", 126: "swap blue", 127: "draw book", 151: "read blank", 152: "read second-push"},
    ),
    ("classic", {"players": 4, "events": True}, 128, 159, EVENTS | {127: "swap green", 128: "draw book"}),
    (
        "master",
        {"players": 4, "short": True},
        123,
        141,
        BASE
        | {97: "fight", 98: "decline", 99: "coin 1", 110: "coin 12", 111: "again 1", 116: "again 6"}
        | {117: "double 7", 122: "double 12", 123: "dragon 1", 128: "dragon black", 129: "roll 1"}
        | {135: "lay 7", 140: "lay 12"},
    ),
    (
        "towers",
        {"players": 2, "children": (0,)},
        2057,
        2072,
        {0: "N2", 4: "N4", 31: "W2↺", 32: "a1", 33: "a1 down", 41: "a1 up", 42: "a1 up down", 113: "b1"}
        | {2056: "e5" + 8 * " up" + 8 * " down", 2057: "draw up", 2059: "draw joker", 2060: "draw book"},
    ),
]


@pytest.mark.parametrize(("name", "chosen", "players", "size", "kept"), KEPT)
def test_numbers_stay_as_they_are(
    name: str, chosen: dict[str, Any], players: int, size: int, kept: dict[int, str]
) -> None:
    game = GAMES[name]
    options = game.Options(**chosen)
    numbering = game.numbering(options)
    assert (numbering.players, len(numbering)) == (players, size)
    assert {number: game.write(options, numbering.actions[number]) for number in kept} == kept


def test_t8_jokers_follow_from_the_position_so_that_a_walk_with_jokers_has_no_number_of_its_own() -> None:
    numbering = GAMES["towers"].numbering(GAMES["towers"].Options(players=2))
    d3 = GRID.named("d3")
    assert numbering.number(Walk(d3, 1, 0, 2)) == numbering.number(Walk(d3, 1, 0, 0))
    assert numbering.action(numbering.number(Walk(d3, 1)), (Walk(d3), Walk(d3, 1, 0, 2))) == Walk(d3, 1, 0, 2)
