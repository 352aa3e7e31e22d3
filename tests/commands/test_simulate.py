"""`wandelgang simulate` as people and programs call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.commands.calling import call, run

from wandelgang.games import GAMES
from wandelgang.match import load

Said = pytest.CaptureFixture[str]
SHORT = ("--cards", "1", "--games", "4", "--seed", "7")


def test_the_table_says_who_sat_where_and_who_won(capsys: Said) -> None:
    ended = call(capsys, "simulate", "classic", "--bots", "seeker,wanderer", *SHORT)
    assert (ended.code, ended.err) == (0, "")
    assert "classic, 4 games, seed 7" in ended.out
    assert len(ended.out.splitlines()) == 8  # a title, six lines of a table, a sentence however long
    for word in ("red", "blue", "seeker", "wanderer", "wins", "draws by exhaustion: 0"):
        assert word in ended.out


def test_one_game_is_one_game(capsys: Said) -> None:
    assert call(capsys, "simulate", "classic", "--games", "1").out.startswith("classic, 1 game, seed 0")


def test_json_is_one_object_for_programs(capsys: Said) -> None:
    ended = call(
        capsys, "simulate", "classic", "--bots", "seeker,wanderer,wanderer", *SHORT, "--events", "--json"
    )
    report = json.loads(ended.out)
    assert report["options"] == {
        "players": 3,
        "colours": ["red", "yellow", "blue"],
        "first": None,
        "cards": 1,
        "events": True,
        "way_home": True,
    }
    assert [seat["bot"] for seat in report["seats"]] == ["seeker", "wanderer", "wanderer"]
    assert [seat["colour"] for seat in report["seats"]] == ["red", "yellow", "blue"]
    assert sum(seat["wins"] for seat in report["seats"]) + report["draws"] == report["games"] == 4
    assert report["seed"] == 7
    assert report["mean_turns"] > 1
    assert report["mean_actions"] > report["mean_turns"]


def records_of(capsys: Said, file: Path, *words: str) -> bytes:
    assert call(capsys, "simulate", *words, "--records", file).code == 0
    return file.read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_records_are_written_one_a_line_and_hold(capsys: Said, tmp_path: Path, game: str) -> None:
    written = records_of(
        capsys, tmp_path / "games.jsonl", game, "--bots", "wanderer", "--games", "3", "--turn-limit", "12"
    )
    assert len(written.splitlines()) == 3
    for line in written.splitlines():
        record = load(line)
        assert (record.game, record.turn_limit) == (game, 12)
        assert [seat.bot for seat in record.seats] == ["wanderer", "wanderer"]


def test_the_same_seed_gives_the_same_games_on_however_many_processes(capsys: Said, tmp_path: Path) -> None:
    call_for = (
        "classic",
        "--bots",
        "seeker,wanderer",
        "--games",
        "9",
        "--cards",
        "2",
        "--events",
        "--seed",
        "3",
    )
    one = records_of(capsys, tmp_path / "one.jsonl", *call_for)
    two = records_of(capsys, tmp_path / "two.jsonl", *call_for, "--processes", "2")
    assert one == two
    other = records_of(capsys, tmp_path / "other.jsonl", *call_for[:-1], "4")
    assert one != other


def test_a_longer_series_begins_with_the_same_games(capsys: Said, tmp_path: Path) -> None:
    short = records_of(capsys, tmp_path / "short.jsonl", "classic", "--cards", "1", "--games", "2")
    long = records_of(capsys, tmp_path / "long.jsonl", "classic", "--cards", "1", "--games", "5")
    assert long.startswith(short)


def test_without_names_a_seeker_meets_wanderers(capsys: Said) -> None:
    report = json.loads(call(capsys, "simulate", "classic", "--players", "4", *SHORT, "--json").out)
    assert [seat["bot"] for seat in report["seats"]] == ["seeker", "wanderer", "wanderer", "wanderer"]


def test_one_name_takes_every_seat(capsys: Said) -> None:
    words = ("simulate", "classic", "--bots", "seeker", *SHORT, "--json")
    assert [seat["bot"] for seat in json.loads(call(capsys, *words).out)["seats"]] == ["seeker"] * 2
    report = json.loads(call(capsys, *words, "--colours", "green,red,yellow").out)
    assert [(seat["bot"], seat["colour"]) for seat in report["seats"]] == [
        ("seeker", "red"),
        ("seeker", "yellow"),
        ("seeker", "green"),
    ]


def test_the_turn_limit_makes_draws(capsys: Said) -> None:
    report = json.loads(
        call(
            capsys, "simulate", "classic", "--bots", "wanderer", "--games", "3", "--turn-limit", "5", "--json"
        ).out
    )
    assert (report["draws"], report["mean_turns"]) == (3, 5.0)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "there is no game 'chess': games are classic"),
        (
            ("classic", "--bots", "seeker,magician"),
            "there is no bot 'magician': bots are wanderer, dreamer, seeker, scout",
        ),
        (("classic", "--bots", "seeker,seeker", "--players", "3"), "3 players need 3 bots, not 2"),
        (("classic", "--bots", ","), "',' is empty: give names separated by commas"),
        (("classic", "--colours", ""), "'' is empty: give names separated by commas"),
        (("classic", "--players", "1"), "1 player cannot play: 2 to 4 can"),
        (("classic", "--players", "5"), "5 players cannot play: 2 to 4 can"),
        (
            ("classic", "--cards", "13"),
            "2 players can have 1 to 12 cards each, not 13",
        ),
        (
            ("classic", "--colours", "red,pink"),
            "there is no colour 'pink': colours are red, yellow, blue, green",
        ),
        (("classic", "--colours", "red,red"), "2 players need 2 different colours"),
        (("classic", "--first", "2"), "seat 2 cannot begin: seats are 0 to 1"),
        (("classic", "--turn-limit", "1000000000"), "a turn limit of 1000000000 is not possible"),
        (("classic", "--short"), "the game classic has no option --short"),
        (("towers", "--events"), "the game towers has no option --events"),
        (("classic", "--games", "0"), 'invalid value "0" for --games. Must be >= 1'),
        (("classic", "--games", "many"), "--games takes a whole number, not 'many'"),
        (("classic", "--games", "2.5"), "--games takes a whole number, not '2.5'"),
        (("classic", "--players", "two"), "--players takes a whole number, not 'two'"),
        (("classic", "--players", "2.5"), "--players takes a whole number, not '2.5'"),
        (("classic", "--games"), "simulate needs a value after --games: number of games"),
        (("classic", "--processes", "0"), 'invalid value "0" for --processes. Must be >= 1'),
        (("classic", "--no-such-thing"), "unknown option: --no-such-thing"),
        (("classic", "--game"), "simulate needs"),
        (("classic", "master"), "simulate does not take 'master': see `wandelgang simulate --help`"),
        ((), "simulate needs GAME: one of classic, master, towers"),
    ],
    ids=str,
)
def test_words_that_are_off_end_with_a_sentence_and_exit_code_2(
    capsys: Said, words: tuple[str, ...], reason: str
) -> None:
    ended = call(capsys, "simulate", *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"wandelgang: {reason}")
    assert ended.err.count("\n") == 1


def test_a_file_that_cannot_be_written_ends_with_exit_code_1(capsys: Said, tmp_path: Path) -> None:
    ended = call(capsys, "simulate", "classic", "--records", tmp_path / "no" / "such" / "folder.jsonl")
    assert ended.code == 1
    assert ended.err.startswith("wandelgang: cannot write ")
    assert "No such file or directory" in ended.err


OWN = """
import os

def first(view, legal, rng):
    print("I think")
    return legal[0]

def lost(view, legal, rng):
    return 1 / 0

def gone(view, legal, rng):
    os._exit(1)
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with custom bots, and a file with the name of one of Python's modules."""
    (tmp_path / "own.py").write_text(OWN)
    (tmp_path / "random.py").write_text("raise RuntimeError('who calls me?')")
    return tmp_path


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_of_ones_own_is_found_in_this_folder_and_does_not_print_among_the_results(
    own: Path, processes: str
) -> None:
    words = ("simulate", "classic", *SHORT, "--processes", processes, "--json")
    played = run(*words, "--bots", "own:first,seeker", folder=own)
    assert played.code == 0
    assert [seat["bot"] for seat in json.loads(played.out)["seats"]] == ["own:first", "seeker"]
    assert set(played.err.splitlines()) == {"I think"}


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_of_ones_own_that_fails_is_reported_in_one_line_and_the_position_in_another(
    own: Path, processes: str
) -> None:
    words = ("simulate", "classic", *SHORT, "--processes", processes)
    failed = run(*words, "--bots", "own:lost,seeker", folder=own)
    assert (failed.code, failed.out) == (1, "")
    fault, position = failed.err.splitlines()
    assert fault.startswith("wandelgang: own:lost at seat 0 failed in turn ")
    assert fault.endswith(": ZeroDivisionError: division by zero (line 9 of own.py)")
    assert run("show", position.removeprefix("It saw this position: ")).code == 0


def test_a_process_that_ends_in_the_middle_of_a_game_is_told(own: Path) -> None:
    words = ("simulate", "classic", *SHORT, "--processes", "2")
    ended = run(*words, "--bots", "own:gone,seeker", folder=own)
    assert (ended.code, ended.out) == (1, "")
    assert ended.err == "wandelgang: a process ended in the middle of a game; use one process to see why\n"
