"""`wandelgang analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.commands.calling import call

RECORDS = Path(__file__).parents[1] / "records"
QUICK = ("--budget", "0.004")


def test_it_prints_each_decision_and_who_was_lucky(capsys: pytest.CaptureFixture[str]) -> None:
    ended = call(capsys, "analyse", RECORDS / "classic-children.jsonl", *QUICK)
    assert ended.code == 0
    assert "as each player saw it" in ended.out
    assert "at the start" in ended.out
    assert "luck" in ended.out


def test_open_cards_are_labelled(capsys: pytest.CaptureFixture[str]) -> None:
    file = RECORDS / "classic-children.jsonl"
    assert "all cards open" in call(capsys, "analyse", file, "--open", *QUICK).out
    report = json.loads(call(capsys, "analyse", file, "--open", "--json", *QUICK).out.splitlines()[0])
    assert report["analysis"]["cards"] == "open"


def test_json_has_a_line_for_each_record_and_a_sentence_for_each_verdict(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = RECORDS / "classic-two.jsonl"
    ended = call(capsys, "analyse", file, "--json", "--language", "de", *QUICK)
    reports = [json.loads(line) for line in ended.out.splitlines()]
    assert [report["record"] for report in reports] == [*range(1, len(file.read_bytes().splitlines()) + 1)]
    for report in reports:
        assert len(report["sentences"]) == len(report["analysis"]["verdicts"])
    assert "Es wurde nichts Besseres gefunden." in reports[0]["sentences"]


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("analyse", RECORDS / "classic-children.jsonl", "--json", *QUICK)
    assert call(capsys, *words, "--processes", "2").out == call(capsys, *words).out


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("nowhere.jsonl",), 1, "cannot read nowhere.jsonl"),
        ((RECORDS / "classic-two.jsonl", "--record", "99"), 2, "there is no record 99"),
        ((RECORDS / "classic-two.jsonl", "--budget", "0"), 2, "budget"),
        ((RECORDS / "classic-two.jsonl", "--language", "it"), 2, "language"),
        ((RECORDS / "README.md",), 1, "record 1: it is not JSON"),
    ],
)
def test_errors_say_what_is_wrong(
    capsys: pytest.CaptureFixture[str], words: tuple[str | Path, ...], code: int, said: str
) -> None:
    ended = call(capsys, "analyse", *words)
    assert ended.code == code
    assert said in ended.err.lower() or said in ended.err
    assert "Traceback" not in ended.err
