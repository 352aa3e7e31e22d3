"""`wandelgang arena` as people and programs call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wandelgang.cli import main

CALL = ["arena", "classic", "--bots", "seeker,wanderer", "--games", "4", "--cards", "1"]


def test_the_arena_says_who_is_stronger(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    main([*CALL, "--plot", str(picture)])
    said = capsys.readouterr().out
    assert "seeker" in said
    assert "95 % interval" in said
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_the_arena_prints_json_and_resumes_from_its_book(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    book = tmp_path / "book.jsonl"
    main([*CALL, "--book", str(book), "--json"])
    first = json.loads(capsys.readouterr().out)
    written = book.read_bytes()
    main([*CALL, "--book", str(book), "--json"])
    assert json.loads(capsys.readouterr().out) == first
    assert book.read_bytes() == written
    assert first["meetings"][0]["games"] == 4
    assert first["arena"]["seed"] == 0


@pytest.mark.parametrize(
    ("words", "reason", "code"),
    [
        (["--bots", "seeker"], "at least two", 2),
        (["--bots", "seeker,ghost"], "there is no bot 'ghost'", 2),
        (["--bots", "seeker,wanderer", "--games", "3"], "multiple of 2", 2),
        (["--bots", "seeker,wanderer", "--budget", "0"], "a budget of 0.0 seconds is not possible", 2),
        (["--bots", "seeker,rival", "--budget", "-1"], "a budget of -1.0 seconds is not possible", 2),
        (["--bots", "seeker,rival", "--budget", "nan"], "a budget of nan seconds is not possible", 2),
        (["--bots", "seeker,rival", "--budget", "inf"], "a budget of inf seconds is not possible", 2),
    ],
)
def test_a_wrong_call_ends_with_a_sentence(
    words: list[str], reason: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["arena", "classic", *words])
    assert end.value.code == code
    said = capsys.readouterr().err
    assert reason in said
    assert "Traceback" not in said


def test_the_book_of_another_arena_is_not_touched(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    main([*CALL, "--book", str(book)])
    kept = book.read_bytes()
    with pytest.raises(SystemExit) as end:
        main([*CALL, "--seed", "9", "--book", str(book)])
    assert end.value.code == 1
    said = capsys.readouterr().err
    assert "belongs to another arena: seed is 0, not 9" in said
    assert book.read_bytes() == kept


def test_what_another_arena_was_about_is_said_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    book = tmp_path / "book.jsonl"
    main([*CALL, "--book", str(book)])
    with pytest.raises(SystemExit):
        main(["arena", "classic", "--bots", "seeker,dreamer", "--games", "4", "--book", str(book)])
    said = capsys.readouterr().err
    assert said.endswith(
        "another arena: cards is 1, not the usual; bots is seeker,wanderer, not seeker,dreamer; "
        "use another file to begin a new book\n"
    )


def test_a_book_with_a_damaged_line_ends_with_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    book = tmp_path / "book.jsonl"
    main([*CALL, "--book", str(book)])
    lines = book.read_bytes().splitlines()
    lines[2] = b"?"
    book.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(SystemExit) as end:
        main([*CALL, "--book", str(book)])
    assert end.value.code == 1
    assert f"wandelgang: line 3 of {book} is damaged" in capsys.readouterr().err
