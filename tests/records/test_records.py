"""Every game recorded in this folder replays, to its result, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from wandelgang.games import GAMES
from wandelgang.games.classic.parts import Message
from wandelgang.games.classic.state import Read
from wandelgang.games.wire import plain
from wandelgang.match import Record, dump, load

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))


def records(file: Path) -> list[Record]:
    return [load(line) for line in file.read_bytes().splitlines()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_recorded_game_replays_and_is_written_back_byte_by_byte(file: Path) -> None:
    lines = file.read_bytes().splitlines()
    assert lines
    for line in lines:
        assert dump(load(line)) == line


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_named_after_its_game(file: Path) -> None:
    assert {record.game for record in records(file)} == {file.stem.partition("-")[0]}
    assert file.stem.partition("-")[0] in GAMES


def classic() -> list[Record]:
    return [record for file in FILES if file.stem.startswith("classic") for record in records(file)]


def test_the_classic_records_show_all_that_can_happen() -> None:
    games = classic()
    assert {game.options.players for game in games} == {2, 3, 4}
    assert {(game.options.events, game.options.way_home) for game in games} == {
        (events, way_home) for events in (False, True) for way_home in (False, True)
    }
    assert {game.result.ended if game.result else None for game in games} == {"won", "exhausted", None}
    assert {game.options.cards for game in games} >= {None, 1, 3}
    actions = [action for game in games for action in game.actions]
    assert {plain(action)["type"] for action in actions} == {
        "push", "walk", "swap", "look", "exchange", "choose", "pass", "draw", "read",
    }  # fmt: skip
    assert {action.message for action in actions if isinstance(action, Read)} == {*Message, None}
