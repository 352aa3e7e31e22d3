"""`wandelgang replay`: checking recorded games, and showing any position of one."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.commands.calling import Ended, call
from tests.match.records import exhausted, with_actions, won

from wandelgang.games import GAMES
from wandelgang.match import dump, load
from wandelgang.match.record import MOST_BYTES

Said = pytest.CaptureFixture[str]
LAST = len(won().actions)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A won game with events, a drawn one of every kind, and an empty line between."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\n".join([dump(won()), b"", *(dump(exhausted(game)) for game in GAMES)]) + b"\n")
    return file


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A right record, one with an impossible action, one cut off, a right one."""
    actions = json.loads(dump(won()))["actions"]
    actions[2] = {"type": "push", "arrow": "N3", "turn": 0}
    file = tmp_path / "broken.jsonl"
    file.write_bytes(b"\n".join([dump(won()), with_actions(won(), actions), dump(won())[:500], dump(won())]))
    return file


def test_every_record_is_checked_and_listed(capsys: Said, games: Path) -> None:
    ended = call(capsys, "replay", games)
    assert ended.code == 0
    assert "right: 4 of 4 records" in ended.out
    for word in ("classic", "master", "towers", "won", "exhausted", "seat 0"):
        assert word in ended.out


def test_json_says_a_line_for_each_record(capsys: Said, games: Path) -> None:
    rows = [json.loads(line) for line in call(capsys, "replay", games, "--json").out.splitlines()]
    assert rows[0] == {
        "record": 1,
        "game": "classic",
        "actions": LAST,
        "turns": 3,
        "ended": "won",
        "winners": [0],
        "error": None,
    }
    assert [row["game"] for row in rows[1:]] == list(GAMES)


def test_a_wrong_record_is_named_with_the_action_and_the_reason(capsys: Said, broken: Path) -> None:
    ended = call(capsys, "replay", broken)
    assert ended.code == 1
    said = ended.out
    assert next(line for line in said.splitlines() if "there is no arrow 'N3'" in line).startswith(
        "record 2: action 3:"
    )
    assert "record 3: it is not JSON, or was cut off" in said
    assert "right: 2 of 4 records" in said
    assert ended.err == "wandelgang: wrong: 2 of 4 records\n"


def test_json_of_a_wrong_record_holds_the_error(capsys: Said, broken: Path) -> None:
    ended = call(capsys, "replay", broken, "--json")
    rows = [json.loads(line) for line in ended.out.splitlines()]
    assert ended.code == 1
    assert [row["error"] is None for row in rows] == [True, False, False, True]
    assert rows[1]["error"].startswith("action 3: ")


def test_one_record_of_a_file_can_be_checked_alone(capsys: Said, broken: Path) -> None:
    assert call(capsys, "replay", broken, "--record", "4").code == 0
    assert call(capsys, "replay", broken, "--record", "2").code == 1
    alone = call(capsys, "replay", broken, "--record", "2")
    assert "right: 0 of 1 record\n" in alone.out
    assert alone.err == "wandelgang: wrong: 1 of 1 record\n"


@pytest.mark.parametrize("number", ["0", "-1", "9"])
@pytest.mark.parametrize("words", [(), ("--json",), ("--actions",), ("--at", "1")], ids=str)
def test_a_record_that_the_file_does_not_hold_is_refused(
    capsys: Said, games: Path, number: str, words: tuple[str, ...]
) -> None:
    ended = call(capsys, "replay", games, "--record", number, *words)
    sentence = f"there is no record {number}: {games} contains 4 records, counted from 1"
    assert ended == Ended(2, "", f"wandelgang: {sentence}\n")


def test_any_position_is_drawn_as_text(capsys: Said, games: Path) -> None:
    ended = call(capsys, "replay", games, "--at", "0")
    assert ended.out.startswith(
        f"record 1 of 4, classic: position 0 of {LAST}, turn 0: the deal\nNext: chance.\n"
    )
    assert "┏" in ended.out
    pushed = call(capsys, "replay", games, "--at", "3").out
    assert "Last push" in pushed
    assert pushed.splitlines()[1] == "Next: red, seat 0."
    assert f"position {LAST} of {LAST}" in call(capsys, "replay", games, "--at", "-1").out
    assert f"position {LAST - 1} of {LAST}" in call(capsys, "replay", games, "--at", "-2").out


def test_a_position_is_drawn_as_a_picture(capsys: Said, games: Path, tmp_path: Path) -> None:
    shown = call(capsys, "replay", games, "--record", "4", "--at", "5", "--as", "svg")
    assert shown.out.startswith("<svg")
    picture = tmp_path / "position.svg"
    dark = call(
        capsys,
        "replay",
        games,
        "--record",
        "4",
        "--at",
        "5",
        "--as",
        "svg",
        "--theme",
        "dark",
        "--out",
        picture,
    )
    assert dark.out == ""
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert picture.read_text(encoding="utf-8") != shown.out


def view_at(capsys: Said, file: Path, *words: str) -> Any:
    return json.loads(call(capsys, "replay", file, *words, "--as", "json").out)


def test_a_position_is_given_as_json_with_the_eyes_of_a_seat(capsys: Said, games: Path) -> None:
    spectator = view_at(capsys, games, "--at", "4")
    assert spectator["seat"] is None
    assert all(player["goals"] is None for player in spectator["players"])
    seat = view_at(capsys, games, "--at", "4", "--seat", "1")
    assert seat["seat"] == 1
    assert [player["goals"] is None for player in seat["players"]] == [True, False]


def test_without_a_number_the_last_position_is_shown(capsys: Said, games: Path) -> None:
    assert view_at(capsys, games)["winner"] == 0
    for game, outcome in (("1", " won after 3 turns."), ("2", "A draw by exhaustion after ")):
        heading = call(capsys, "replay", games, "--record", game, "--as", "text").out.splitlines()
        assert heading[0].startswith(f"record {game} of 4, classic: position ")
        assert outcome in heading[1]


def test_a_position_is_given_as_the_record_that_leads_there(capsys: Said, games: Path) -> None:
    cut = load(call(capsys, "replay", games, "--at", "4", "--as", "record").out)
    assert (cut.actions, cut.result) == (won().actions[:4], None)
    whole = load(call(capsys, "replay", games, "--at", "-1", "--as", "record").out)
    assert whole == won()


def test_the_whole_game_is_printed_action_by_action(capsys: Said, games: Path) -> None:
    said = call(capsys, "replay", games, "--actions").out.splitlines()
    assert said[0] == "game: classic (rules 1)"
    assert sum(line.startswith("turn ") for line in said) == 3
    assert said[-1] == "result: winners [0], scores [1 0], turns 3, ended won"


def test_standard_input_is_read_and_left_open(
    capsys: Said, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = io.TextIOWrapper(io.BytesIO(games.read_bytes()))
    monkeypatch.setattr(sys, "stdin", given)
    assert "right: 4 of 4 records" in call(capsys, "replay", "-").out
    assert not given.closed


@pytest.mark.parametrize("number", ["99", "-99"])
def test_a_position_that_the_game_does_not_have_is_refused(capsys: Said, games: Path, number: str) -> None:
    ended = call(capsys, "replay", games, "--at", number)
    assert ended == Ended(
        2, "", f"wandelgang: there is no position {number}: this game has the positions 0 to {LAST}\n"
    )


def test_a_seat_that_the_game_does_not_have_is_refused(capsys: Said, games: Path) -> None:
    ended = call(capsys, "replay", games, "--at", "1", "--seat", "2")
    assert ended == Ended(2, "", "wandelgang: there is no seat 2: seats are 0 to 1\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            ("--actions", "--at", "4"),
            "--actions prints a whole game as text: it cannot be combined with --at",
        ),
        (
            ("--actions", "--out", "x", "--json"),
            "--actions prints a whole game as text: it cannot be combined with --out, --json",
        ),
        (
            ("--at", "1", "--json", "--as", "svg"),
            "--json and --as svg contradict each other: use only one",
        ),
        (("--style", "parchment"), "--style is for pictures: add --as svg, or leave it out"),
        (("--theme", "dark"), "--theme is for pictures: add --as svg, or leave it out"),
        (
            ("--at", "1", "--as", "json", "--theme", "light"),
            "--theme is for pictures: add --as svg, or leave it out",
        ),
        (
            ("--seat", "0", "--as", "record"),
            "a record contains what every seat knows: leave out --seat, or use --as json",
        ),
    ],
    ids=str,
)
def test_options_that_would_do_nothing_are_refused(
    capsys: Said, games: Path, words: tuple[str, ...], reason: str
) -> None:
    assert call(capsys, "replay", games, *words) == Ended(2, "", f"wandelgang: {reason}\n")


@pytest.mark.parametrize("words", [("--at", "1"), ("--actions",), ("--as", "json")])
def test_a_position_of_a_wrong_record_is_not_shown(
    capsys: Said, broken: Path, words: tuple[str, ...]
) -> None:
    ended = call(capsys, "replay", broken, "--record", "2", *words)
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.startswith("wandelgang: record 2: action 3: ")


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\x89PNG\r\n\x1a\n\x00\x00", b"[" * 100_000])
def test_a_file_that_holds_no_record_gets_a_sentence(capsys: Said, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "strange"
    file.write_bytes(content)
    ended = call(capsys, "replay", file)
    assert ended.code == 1
    assert ended.err.startswith("wandelgang: ")


def test_a_line_longer_than_any_record_is_refused_and_the_next_one_read(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    file.write_bytes(b"[" * (MOST_BYTES + 1000) + b"\n" + dump(won()) + b"\n")
    ended = call(capsys, "replay", file, "--json")
    rows = [json.loads(line) for line in ended.out.splitlines()]
    assert [row["error"] is None for row in rows] == [False, True]
    assert f"at most {MOST_BYTES:,}" in rows[0]["error"]


def test_a_missing_file_gets_a_sentence(capsys: Said, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.jsonl", tmp_path):
        ended = call(capsys, "replay", path)
        assert ended.code == 1
        assert ended.err.startswith(f"wandelgang: cannot read {path}: ")
