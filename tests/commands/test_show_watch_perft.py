"""`wandelgang show`, `watch` and `perft`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.commands.calling import call
from tests.match.records import won

from wandelgang.games import CHANCE, GAMES
from wandelgang.match import Match, dump, game_of, load

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["text", "svg", "json", "record"])
def test_show_draws_the_start_of_every_game_in_every_form(capsys: Said, game: str, form: str) -> None:
    ended = call(capsys, "show", game, "--seed", "3", "--players", "3", "--as", form)
    assert (ended.code, ended.err) == (0, "")
    begins = {
        "text": f"{game}, the deal of seed 3\nNext: ",
        "svg": "<svg",
        "json": "{",
        "record": '{"format":1',
    }
    assert ended.out.startswith(begins[form])
    assert ended.out == call(capsys, "show", game, "--seed", "3", "--players", "3", "--as", form).out
    assert ended.out != call(capsys, "show", game, "--seed", "4", "--players", "3", "--as", form).out


@pytest.mark.parametrize("game", GAMES)
def test_show_gives_a_record_that_continues_at_the_first_decision(capsys: Said, game: str) -> None:
    record = load(call(capsys, "show", game, "--as", "record").out)
    match = Match.of(record)
    for action in record.actions:
        assert match.actor == CHANCE
        match = match.then(action)
    assert match.actor not in (CHANCE, None)


def test_show_takes_the_eyes_of_a_seat(capsys: Said) -> None:
    view = json.loads(call(capsys, "show", "--seat", "1", "--as", "json").out)
    assert [player["goals"] is None for player in view["players"]] == [True, False]


def test_show_takes_the_options_of_a_game(capsys: Said) -> None:
    view = json.loads(
        call(capsys, "show", "classic", "--colours", "yellow,green,red", "--cards", "3", "--as", "json").out
    )
    assert view["options"]["colours"] == ["red", "yellow", "green"]
    assert [player["left"] for player in view["players"]] == [3, 3, 3]


def test_show_writes_into_a_file(capsys: Said, tmp_path: Path) -> None:
    picture = tmp_path / "deal.svg"
    assert call(capsys, "show", "--as", "svg", "-o", picture).out == ""
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    ended = call(capsys, "show", "-o", tmp_path / "no" / "folder" / "deal.txt")
    assert ended.code == 1
    assert ended.err.startswith("wandelgang: cannot write ")


RECORDS = Path("tests/records/classic-one-card.jsonl")


def test_show_prints_json_for_the_word_that_every_command_knows(capsys: Said) -> None:
    assert call(capsys, "show", "--json").out == call(capsys, "show", "--as", "json").out


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--record", "2", "--at", "3"),
        ("--at", "0", "--json"),
        ("--as", "svg", "--theme", "dark"),
        ("--as", "svg", "--style", "parchment"),
    ],
    ids=" ".join,
)
def test_show_draws_a_position_of_a_recorded_game_as_replay_does(
    capsys: Said, words: tuple[str, ...]
) -> None:
    ended = call(capsys, "show", RECORDS, *words)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == call(capsys, "replay", RECORDS, *(words or ("--at", "-1"))).out


def test_show_says_that_there_is_neither_a_game_nor_a_file(capsys: Said) -> None:
    ended = call(capsys, "show", "chess")
    assert ended.err == "wandelgang: there is no game or file 'chess': games are classic, master, towers\n"


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("nowhere.jsonl",),
        ("classic", "--at", "3"),
        ("classic", "--record", "1"),
        ("--json", "--as", "svg"),
        (str(RECORDS), "--seed", "1"),
        (str(RECORDS), "--players", "3"),
        (str(RECORDS), "--record", "9"),
        (str(RECORDS), "--at", "999"),
        ("--seat", "2"),
        ("--seat", "-1"),
        ("--players", "1"),
        ("--as", "gif"),
        ("--theme", "red"),
        ("--style", "pink"),
        ("--theme", "dark"),
    ],
)
def test_show_refuses_words_that_are_off(capsys: Said, words: tuple[str, ...]) -> None:
    ended = call(capsys, "show", *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err


@pytest.mark.parametrize("game", GAMES)
def test_watch_draws_every_turn_and_says_who_won(capsys: Said, game: str) -> None:
    ended = call(capsys, "watch", game, "--pace", "0", "--seed", "1", "--bots", "seeker,wanderer")
    assert (ended.code, ended.err) == (0, "")
    assert "Turn 1: " in ended.out
    last = ended.out.splitlines()[-1]
    assert last.endswith("turns.")
    turns = int(last.split()[-2])
    assert ended.out.count("\nTurn ") + ended.out.startswith("Turn ") in (turns, turns + 1)


def test_watch_gives_the_same_game_for_the_same_seed(capsys: Said) -> None:
    words = ("watch", "--pace", "0", "--cards", "1", "--seed")
    assert call(capsys, *words, "5").out == call(capsys, *words, "5").out
    assert call(capsys, *words, "5").out != call(capsys, *words, "6").out


@pytest.mark.parametrize(
    "words",
    [("chess",), ("--bots", "magician"), ("--pace", "-1"), ("--bots", "seeker,seeker", "--players", "3")],
)
def test_watch_refuses_words_that_are_off(capsys: Said, words: tuple[str, ...]) -> None:
    ended = call(capsys, "watch", *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err


def test_perft_counts_sequences_of_actions(capsys: Said) -> None:
    counted = json.loads(call(capsys, "perft", "classic", "--seed", "1", "--depth", "3", "--json").out)
    record = load(call(capsys, "show", "classic", "--seed", "1", "--as", "record").out)
    game, match = game_of(record), Match.of(record)
    for action in record.actions:
        match = match.then(action)
    after_one = [game.apply(match.state, action)[0] for action in game.legal(match.state)]
    after_two = [game.apply(state, action)[0] for state in after_one for action in game.legal(state)]
    by_hand = [len(after_one), len(after_two), sum(len(game.legal(state)) for state in after_two)]
    assert counted == {"game": "classic", "seed": 1, "record": None, "perft": by_hand}


def test_perft_counts_from_the_end_of_a_record(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "deal.jsonl"
    call(capsys, "show", "classic", "--seed", "1", "--as", "record", "-o", file)
    from_seed = call(capsys, "perft", "classic", "--seed", "1", "--depth", "3").out
    assert call(capsys, "perft", file, "--depth", "3").out == from_seed
    record = load(file.read_bytes())
    match = Match.of(record)
    for action in record.actions:
        match = match.then(action)
    match = match.then(match.game.legal(match.state)[0])
    file.write_bytes(dump(match.record))
    counted = json.loads(call(capsys, "perft", file, "--depth", "1", "--json").out)
    assert counted["perft"] == [len(match.game.legal(match.state))]


def test_perft_counts_from_a_position_written_as_one_line(capsys: Said) -> None:
    line = call(capsys, "show", "classic", "--seed", "1", "--as", "position").out.strip()
    from_seed = call(capsys, "perft", "classic", "--seed", "1", "--depth", "3").out
    assert call(capsys, "perft", line, "--depth", "3").out == from_seed
    counted = json.loads(call(capsys, "perft", line, "--depth", "1", "--json").out)
    assert (counted["game"], counted["position"]) == ("classic", line)


def test_perft_rejects_lines_that_are_no_whole_position(capsys: Said) -> None:
    seen = call(capsys, "show", "classic", "--seat", "1", "--as", "position").out.strip()
    whole = call(capsys, "show", "classic", "--as", "position").out.strip()
    for words, reason in {
        (seen,): "this line contains only what one seat knows: perft needs the whole position",
        ("classic/1 step=push",): "this is not a position: options=… is missing",
        (whole, "--seed", "1"): "a position has its own deal and options: leave out the others",
        (whole, "--record", "1"): "--record: only for records, not for a position",
    }.items():
        assert call(capsys, "perft", *words) == (2, "", f"wandelgang: {reason}\n")


def test_perft_prints_a_line_for_each_depth(capsys: Said) -> None:
    lines = call(capsys, "perft", "--depth", "3").out.splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2", "3"]


@pytest.mark.parametrize(
    "words",
    [("chess",), ("--depth", "0"), (str(RECORDS), "--seed", "1"), ("master", "--record", "1")],
)
def test_perft_refuses_words_that_are_off(capsys: Said, words: tuple[str, ...]) -> None:
    ended = call(capsys, "perft", *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err


def test_perft_of_a_finished_game_is_refused_with_the_reason(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "won.jsonl"
    file.write_bytes(dump(won()))
    ended = call(capsys, "perft", file, "--depth", "1")
    assert ended == (1, "", "wandelgang: this game is over: there is nothing to count\n")


def test_perft_counts_from_any_record_of_a_file(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    deals = [call(capsys, "show", "towers", "--seed", seed, "--as", "record").out for seed in ("1", "2")]
    file.write_text("".join(deals))
    from_seed = call(capsys, "perft", "towers", "--seed", "2", "--depth", "2").out
    assert call(capsys, "perft", file, "--record", "2", "--depth", "2").out == from_seed


def test_perft_of_a_missing_file_is_refused(capsys: Said, tmp_path: Path) -> None:
    ended = call(capsys, "perft", tmp_path / "nowhere.jsonl")
    assert ended.code == 2
    assert "nowhere.jsonl': games are classic" in ended.err


def test_a_position_is_shown_from_its_line(capsys: Said) -> None:
    line = call(capsys, "show", "towers", "--seed", "3", "--as", "position").out.strip()
    assert line.startswith("towers/1 options=")
    drawn = call(capsys, "show", line)
    fresh = call(capsys, "show", "towers", "--seed", "3")
    assert drawn.out.splitlines()[1:] == fresh.out.splitlines()[1:]
    assert call(capsys, "show", line, "--as", "position").out.strip() == line


def test_a_line_of_what_one_seat_knows_is_shown_too(capsys: Said) -> None:
    line = call(capsys, "show", "classic", "--seat", "1", "--as", "position").out.strip()
    assert line.startswith("classic/1 seen seat=1")
    assert (
        call(capsys, "show", line, "--json").out
        == call(capsys, "show", "classic", "--seat", "1", "--json").out
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("classic/1 step=push",), "this is not a position: options=… is missing"),
        (("classic/7 step=push",), "this program does not have rules version 7 of classic"),
    ],
)
def test_a_line_that_is_no_position_ends_with_the_reason(
    capsys: Said, words: tuple[str, ...], why: str
) -> None:
    ended = call(capsys, "show", *words)
    assert ended.code == 2
    assert why in ended.err


def test_a_position_takes_no_options_of_records(capsys: Said) -> None:
    line = call(capsys, "show", "classic", "--as", "position").out.strip()
    assert "cannot be shown as a record" in call(capsys, "show", line, "--as", "record").err
    assert "--at: only for records, not for a position" in call(capsys, "show", line, "--at", "1").err
