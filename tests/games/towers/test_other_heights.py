"""The heights are reconstructed (T2): `parts.py` is the one place that knows them."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.towers import slow_search

from wandelgang import games
from wandelgang.games import towers
from wandelgang.games.towers import climbing, parts

PACKAGE = "wandelgang.games.towers"
CHANGES = {
    "a higher rune": ('("NESW", 5, None)', '("NESW", 7, None)'),
    "a lower edge": ('("ESW", 3, T.BOOK)', '("ESW", 1, T.BOOK)'),
    "a higher T": ('("NES", 1, T.SKULL)', '("NES", 4, T.SKULL)'),
    "a lower straight": ('("NS", 4, None)', '("NS", 1, None)'),
}

Rebuild = Callable[[str, str], Any]


@pytest.fixture
def rebuild(monkeypatch: pytest.MonkeyPatch) -> Rebuild:
    """The whole game again, with one entry of the tables in parts.py changed."""

    def with_change(old: str, new: str) -> Any:
        source = Path(parts.__file__).read_text(encoding="utf-8")
        assert source.count(old) == 1
        for name in [name for name in sys.modules if name == PACKAGE or name.startswith(f"{PACKAGE}.")]:
            monkeypatch.delitem(sys.modules, name)  # put back at the end
        monkeypatch.setattr(games, "towers", towers)  # likewise, as the import below sets it
        spec = importlib.util.spec_from_loader(f"{PACKAGE}.parts", loader=None)
        assert spec is not None
        changed = importlib.util.module_from_spec(spec)
        exec(compile(source.replace(old, new), "parts.py", "exec"), changed.__dict__)
        monkeypatch.setitem(sys.modules, f"{PACKAGE}.parts", changed)
        monkeypatch.setattr(slow_search, "parts", changed)
        return importlib.import_module(PACKAGE)

    return with_change


def walks_by_cell(walks: Any) -> dict[int, set[tuple[int, int, int]]]:
    found: dict[int, set[tuple[int, int, int]]] = {}
    for walk in walks:
        found.setdefault(walk.cell, set()).add((walk.up, walk.down, walk.joker))
    return found


@pytest.mark.parametrize("change", CHANGES)
def test_t2_a_height_changed_in_the_table_is_all_it_takes(change: str, rebuild: Rebuild) -> None:
    game = rebuild(*CHANGES[change])
    rng = Random(3)
    state = game.GAME.deal(game.Options(2, children=(1,)), rng)
    otherwise = 0
    while state.turn < 60 and game.actor(state) is not None:
        actions = game.legal(state)
        if state.step == "move":
            seat = state.seat
            start, hand, child = state.figures[seat], state.hands[seat].spells, seat == 1
            if len(hand) <= 4:  # the slow search is slow
                slow = slow_search.slow_ways(state.board, start, (hand.up, hand.down, hand.joker), child)
                assert walks_by_cell(actions) == slow
            otherwise += walks_by_cell(climbing.walks(state.board, start, hand, child)) != walks_by_cell(
                actions
            )
        state, _ = game.apply(state, rng.choice(actions))
    assert otherwise > 0  # the change had an effect


def test_t3_the_split_of_the_spell_cards_changed_in_the_table_is_all_it_takes(rebuild: Rebuild) -> None:
    game = rebuild(
        "Spell.UP: 8, Spell.DOWN: 8, Spell.JOKER: 8", "Spell.UP: 10, Spell.DOWN: 9, Spell.JOKER: 5"
    )
    state = game.GAME.deal(game.Options(2), Random(3))
    assert [weight for _, weight in game.chance(state)] == [10, 9, 5]


def test_the_real_game_is_untouched_by_such_an_experiment() -> None:
    assert sys.modules[PACKAGE] is towers
    assert games.GAMES["towers"] is towers.GAME
    assert towers.GAME.deal(towers.Options(2), Random(1)).draw_pile.joker == 8
