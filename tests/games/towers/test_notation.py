"""The short notation of the towers game."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.towers.positions import walk

from wandelgang.games import wire
from wandelgang.games.actions import Push
from wandelgang.games.notation import BadNotation
from wandelgang.games.towers import GAME, Action, Options, actor, apply, legal, read, write
from wandelgang.games.towers.parts import Spell, Treasure
from wandelgang.games.towers.state import Draw, DrawSpell

TWO = Options(2)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Push("N2", 1), "N2↻"),
        (walk("d3"), "d3"),
        (walk("d3", "joker"), "d3 joker"),
        (walk("a5", "joker up down up"), "a5 up up down joker"),
        (Draw(Treasure.SWORD), "draw sword"),
        (DrawSpell(Spell.UP), "draw up"),
    ],
)
def test_an_action_is_written_and_read(action: Action, text: str) -> None:
    assert write(TWO, action) == text
    assert read(TWO, text) == action
    assert read(TWO, f" {text} ") == action


def test_spell_cards_may_be_named_in_any_order() -> None:
    assert read(TWO, "e2 joker up") == walk("e2", "up joker")


def test_every_legal_action_reads_back_from_notation_and_from_json() -> None:
    rng = Random(5)
    state = GAME.deal(Options(3, children=(1,)), rng)
    for _ in range(200):
        if actor(state) is None:
            break
        actions = legal(state)
        for action in actions:
            assert read(state.options, write(state.options, action)) == action
            assert wire.decode(wire.encode(action), Action) == action
        state, _ = apply(state, rng.choice(actions))
    assert state.turn > 20


@pytest.mark.parametrize(
    "text",
    ["", "N3", "f1", "a6", "d3 sideways", "d3 up,down", "draw", "draw owl", "draw up up", "walk d3", "N2 up"],
)
def test_a_text_that_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read(TWO, text)
