"""`wandelgang export` as people and programs call it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import polars as pl
import pytest
from tests.commands.calling import call, run
from tests.match.records import edited, exhausted, won

from wandelgang.match import dump

Said = pytest.CaptureFixture[str]
WRONG = edited(won(), "result", "turns", to=9)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Three games."""
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(dump(record) + b"\n" for record in (won(), exhausted(), exhausted("master"))))
    return path


def test_three_files_appear_beside_the_records(capsys: Said, file: Path) -> None:
    ended = call(capsys, "export", file, "--to", "parquet")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith("exported: 3 records\n")
    games = pl.read_parquet(file.with_suffix("") / "games.parquet")
    assert games["game"].to_list() == ["classic", "classic", "master"]
    decisions = pl.read_parquet(file.with_suffix("") / "decisions.parquet")
    assert decisions.group_by("record").len().sort("record")["len"].to_list() == games["decisions"].to_list()


def test_json_names_the_files_and_counts_their_rows(capsys: Said, file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    report = json.loads(call(capsys, "export", file, "--out", folder, "--json").out)
    assert (report["records"], report["wrong"]) == (3, 0)
    assert [table["name"] for table in report["tables"]] == ["games", "turns", "decisions"]
    for table in report["tables"]:
        assert Path(table["file"]).parent == folder
        assert pl.read_parquet(table["file"]).height == table["rows"]


def test_wrong_records_are_left_out_and_listed(capsys: Said, file: Path) -> None:
    file.write_bytes(file.read_bytes() + WRONG + b"\n" + dump(won()) + b"\n")
    ended = call(capsys, "export", file)
    assert (ended.code, ended.err) == (1, "wandelgang: wrong: 1 of 5 records\n")
    assert "record 4: its actions lead to the result" in ended.out
    assert pl.read_parquet(file.with_suffix("") / "games.parquet")["record"].to_list() == [1, 2, 3, 5]
    first, last = call(capsys, "export", file, "--json").out.splitlines()
    assert json.loads(first)["record"] == 4
    assert json.loads(first)["error"].startswith("its actions lead to the result")
    assert (json.loads(last)["records"], json.loads(last)["wrong"]) == (4, 1)


def test_records_can_come_from_standard_input(tmp_path: Path) -> None:
    ended = run("export", "-", "--out", tmp_path / "data", given=dump(won()))
    assert (ended.code, ended.err) == (0, "")
    assert pl.read_parquet(tmp_path / "data" / "games.parquet").height == 1


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"\n", "contains no record"), (WRONG, "contains no valid record")],
)
def test_without_a_right_record_nothing_is_written(
    capsys: Said, tmp_path: Path, content: bytes, reason: str
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    ended = call(capsys, "export", file)
    assert (ended.code, ended.err) == (1, f"wandelgang: {file} {reason}\n")
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_read_or_written_ends_with_exit_code_1(capsys: Said, file: Path) -> None:
    missing = call(capsys, "export", file.with_name("none.jsonl"))
    assert (missing.code, "No such file" in missing.err, missing.out) == (1, True, "")
    taken = call(capsys, "export", file, "--out", file)
    assert (taken.code, taken.err) == (1, f"wandelgang: cannot write {file}: File exists\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("-",), "give --out, the folder for the files: standard input has no name to derive it from"),
        (("games",), "give --out, the folder for the files: games has no ending to derive it from"),
        ((".", "--out", "tables"), ". is a folder: give a file of records"),
        (("games.jsonl", "--to", "csv"), 'invalid value "csv" for --to'),
        ((), "export needs FILE: a file of records, one per line"),
    ],
    ids=str,
)
def test_a_wrong_call_ends_with_exit_code_2(capsys: Said, words: tuple[str, ...], reason: str) -> None:
    ended = call(capsys, "export", *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"wandelgang: {reason}")


def test_without_the_extra_it_says_what_to_install(
    capsys: Said, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ended = call(capsys, "export", file)
    needs = "wandelgang: parquet needs the package pyarrow: pip install 'wandelgang[research]'\n"
    assert (ended.code, ended.err) == (1, needs)
    assert not file.with_suffix("").exists()
