"""The rules and a second, slow and obvious implementation of them agree: in games, in counts, in records."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.docs.blocks import ROOT
from tests.docs.perft_table import DOCS, ROWS
from tests.games.variants import VARIANTS
from tests.games.walks import matches
from tests.second.games import begin, read
from tests.second.position import Action, Position, Refused, count

from wandelgang.bots.simulation import Plan, play_one
from wandelgang.games import CHANCE, GAMES
from wandelgang.games.wire import encode
from wandelgang.match import Match, Record, dump

RECORDS = sorted((ROOT / "tests" / "records").glob("*.jsonl"))
DEEPEST = 3  # how far the slow rules count


def as_text(actions: list[Action]) -> list[str]:
    """Actions in a fixed order."""
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def as_json(value: object) -> Any:
    return json.loads(encode(value))


def offered(match: Match) -> list[Action]:
    """What may happen next, as records write it."""
    if match.over:
        return []
    legal = match.game.legal(match.state)
    if match.actor == CHANCE:
        assert [action for action, _ in match.game.chance(match.state)] == list(legal)
    return list(as_json(legal))


def assert_same(match: Match, second: Position) -> None:
    """Both see the same board, the same actor with the same choice, and the same end."""
    state = match.state
    assert [(tile.number, tile.openings) for tile in state.board.tiles] == second.tiles
    assert (state.spare.number, state.spare.openings) == second.spare
    assert list(state.figures) == second.figures
    assert ("chance" if match.actor == CHANCE else match.actor) == second.actor
    assert as_text(offered(match)) == as_text(second.legal())
    assert as_json(match.result) == second.result


def assert_agreed(record: Record) -> None:
    """Both agree after the deal and after every action."""
    match = Match.of(record)
    second = begin(json.loads(dump(record)))
    assert_same(match, second)
    for action in record.actions:
        match = match.then(action)
        second.apply(as_json(action))
        assert_same(match, second)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_both_agree_at_every_step_of_a_random_game(game: str, data: DataObject) -> None:
    assert_agreed(data.draw(matches(GAMES[game])).record)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_both_agree_at_every_step_of_a_game_played_to_its_end(game: str, data: DataObject) -> None:
    """Seekers find what they look for, so that these games are won, or exhausted at their limit (X13)."""
    options = data.draw(VARIANTS[game])
    players = st.sampled_from(["seeker", "wanderer"])
    bots = data.draw(st.tuples(*[players] * options.players))
    limit = data.draw(st.sampled_from([3, 20, 200]))
    record = play_one(Plan(game, options, bots, data.draw(st.integers(0, 2**32)), limit), 0)
    assert record.result is not None
    assert_agreed(record)


@pytest.mark.parametrize(("file", "counts"), ROWS, ids=str)
def test_both_count_the_same_sequences(file: str, counts: list[int]) -> None:
    position = read(json.loads((DOCS / file).read_bytes()))
    position.turn_limit = None  # the counts follow the rules alone
    depths = range(1, DEEPEST + 1)
    assert [count(position, depth) for depth in depths] == counts[:DEEPEST]


def recorded(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_bytes().splitlines()]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_second_rules_allow_every_recorded_action_and_lead_to_the_same_result(file: Path) -> None:
    for record in recorded(file):
        assert read(record).result == record["result"]


def test_the_second_rules_refuse_what_is_not_allowed() -> None:
    record = recorded(ROOT / "tests" / "records" / "classic-one-card.jsonl")[0]
    push = next(action for action in record["actions"] if action["type"] == "push")
    push["arrow"] = "S5"
    with pytest.raises(Refused, match="action 3"):
        read(record)


def test_the_second_rules_use_nothing_of_the_first() -> None:
    files = [file for file in Path(__file__).parent.glob("*.py") if not file.name.startswith("test_")]
    statements = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    modules = {node.module or "" for node in statements if isinstance(node, ast.ImportFrom)}
    modules |= {name.name for node in statements if isinstance(node, ast.Import) for name in node.names}
    own = {module for module in modules if module.startswith("tests.second.")}
    assert own
    assert modules - own <= sys.stdlib_module_names
