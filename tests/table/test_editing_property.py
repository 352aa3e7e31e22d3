"""Whatever somebody changes on a board: it is refused with a clause and a sentence, or it can be played."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.docs.test_clauses import PAGES, told
from tests.games.walks import matches, wandered

import wandelgang
from wandelgang.games import GAMES, Game
from wandelgang.games.flaws import Fact
from wandelgang.games.quest import NoQuest
from wandelgang.games.registry import OURS
from wandelgang.games.wire import plain
from wandelgang.phrases import LANGUAGES, game_phrases, shared_phrases
from wandelgang.search import plain as engine
from wandelgang.search import quest_of
from wandelgang.table import Refuse, editing
from wandelgang.table.protocol import Draft

SOURCES = Path(wandelgang.__file__).parent
KNOWN = told(PAGES["classic"])  # what all games share is told there
FLAW = re.compile(r'Flaw\(\s*"([a-z-]+)",\s*(?:"([A-Z]\d+)")?')
ACTIONS = 12  # taken in what can be begun from


def sentences(game: str, name: str, facts: dict[str, Fact]) -> Iterator[str]:
    """What the editor says about a flaw, in every language: in words of the game, or in shared ones."""
    for language in LANGUAGES:
        own, shared = game_phrases(game, language), shared_phrases(language, "editor")
        key = f"{game}-flaw-{name}"
        yield own.say(key, **facts) if key in own else shared.say(f"flaw-{name}", **facts)


def parts(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Everything within a draft, with its path."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, one in inner:
        yield (*path, step), one
        yield from parts(one, (*path, step))


def another(data: st.DataObject, value: Any, beside: list[Any]) -> Any:
    """Something else of the same type, nearby or from elsewhere in the draft."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return data.draw(st.sampled_from([value - 1, value + 1]) | st.integers(-1, 60))
    if isinstance(value, list):
        at = data.draw(st.integers(0, max(0, len(value) - 1)))
        rest = value[:at] + value[at + 1 :]
        return data.draw(st.sampled_from([rest, [*value, *value[at : at + 1]], [*value[at:], *value[:at]]]))
    return data.draw(st.sampled_from([None, *(one for one in beside if type(one) is type(value))]))


def changed(data: st.DataObject, view: Any) -> Any:
    """A view in which one or two things are others."""
    view = copy.deepcopy(view)
    for _ in range(data.draw(st.integers(1, 2))):
        field = data.draw(st.sampled_from(sorted(set(view) - {"options"})))
        found = [((field,), view[field]), *parts(view[field], (field,))]
        path, value = data.draw(st.sampled_from(found))
        inner = view
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = another(data, value, [one for _, one in found])
    return view


@pytest.mark.parametrize("game", [GAMES[name] for name in OURS], ids=str)
@settings(max_examples=60)
@given(data=st.data())
def test_a_changed_board_is_refused_with_a_clause_and_a_sentence_or_can_be_played(
    game: Game, data: st.DataObject
) -> None:
    match = data.draw(matches(game))
    if match.over:
        return
    draft = Draft(game.name, game.rules, changed(data, plain(match.view(match.state.seat))))
    try:
        checked = editing.check(draft)
    except Refuse:  # what is no draft at all
        return
    for flaw in checked.flaws:
        assert flaw.clause in KNOWN | told(PAGES[game.name])
        assert all(sentences(game.name, flaw.name, flaw.facts))
    if checked.flaws:
        assert checked.line is None
        return
    assert checked.line is not None
    begun = wandelgang.deal_from(checked.line, seed=1)
    with suppress(NoQuest):
        assert engine.solve(quest_of(game, begun.view(begun.state.seat)), 1).boards > 0
    wandered(begun, Random(1), ACTIONS)


@pytest.mark.parametrize("game", OURS)
def test_every_flaw_has_a_clause_of_the_rules_and_a_sentence_in_every_language(game: str) -> None:
    places = ("games/flaws.py", f"games/{game}/flaws.py", "table/editing.py")
    found = [flaw for place in places for flaw in FLAW.findall((SOURCES / place).read_text(encoding="utf-8"))]
    assert len(found) > 10
    some: dict[str, Fact] = dict.fromkeys(
        ("count", "has", "each", "cards", "value", "lowest", "up", "down", "joker"), 3
    )
    for name, clause in found:
        assert not clause or clause in KNOWN | told(PAGES[game])
        assert all(sentences(game, name, {**some, "colour": "red", "picture": "owl"}))
