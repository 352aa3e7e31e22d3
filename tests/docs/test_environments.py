"""docs/environments.md names every plane and every number's place."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from tests.docs.blocks import ROOT

from wandelgang.games import GAMES
from wandelgang.games.classic.parts import Message
from wandelgang.games.master.parts import Foe
from wandelgang.games.towers.parts import Spell

PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
NAMED = {*re.findall(r"`([^`\n]+)`", PAGE)}
WORDS = [
    ("P", r"\b(own|next\d)$"),
    ("MESSAGE", "|".join(Message)),
    ("FOE", "|".join(Foe)),
    ("SPELL", "|".join(Spell)),
]


def forms(name: str) -> set[str]:
    """How the page may write the name of a plane."""
    found = {name, re.sub(r"^step .*", "step …", name)}
    for word, pattern in WORDS:
        found.add(re.sub(pattern, word, name))
    return found


@pytest.mark.parametrize(
    ("name", "chosen"), [("classic", {"events": True}), ("master", {}), ("towers", {"children": (1,)})]
)
def test_every_plane_is_described(name: str, chosen: dict[str, Any]) -> None:
    game = GAMES[name]
    view = game.view(game.deal(game.Options(players=4, **chosen), Random(1)), 0)
    inner = re.compile(r"(own card|handed in) ([2-9]|10|11)")  # between 1 and 12
    missing = [
        plane for plane in game.planes(view) if not forms(plane) & NAMED and not inner.fullmatch(plane)
    ]
    assert missing == []


def test_the_first_and_the_last_numbers_of_a_kind_are_right() -> None:
    places = {
        "classic": {
            "look": 97,
            "exchange": 98,
            "pass": 99,
            "choose book": 100,
            "choose spider": 123,
            "swap red": 124,
        },
        "master": {
            "fight": 97,
            "decline": 98,
            "coin 12": 110,
            "again 1": 111,
            "again 6": 116,
            "double 12": 122,
        },
        "towers": {"a1": 32, "e5 up up down": 32 + 81 * 24 + 9 * 2 + 1},
    }
    for name, wanted in places.items():
        game = GAMES[name]
        options = game.Options(players=2, **({"events": True} if name == "classic" else {}))
        numbering = game.numbering(options)
        assert {text: numbering.number(game.read(options, text)) for text in wanted} == wanted
        for text, number in wanted.items():
            word = text.split()[0]
            assert name == "towers" or re.search(
                rf"`{word}[^`]*` (from )?(\d+–)?{number}|`{word}[^`]*` {number}", PAGE
            )
