"""`--cluster`: the same games and figures as in one process, on a real scheduler with real workers."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.bots.clusters import Gate, Scheduler, scheduler, until
from tests.commands.calling import call, run

from wandelgang.bots.crew import cluster
from wandelgang.bots.crew.code import needed_for

Said = pytest.CaptureFixture[str]
OWN = """
import helper

def clever(view, legal, rng):
    return legal[0]
"""
LOST = """
def lost(view, legal, rng):
    return 1 / 0
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the gate is, and what the cluster writes."""
    return tmp_path_factory.mktemp("cluster")


@pytest.fixture(scope="module")
def there(folder: Path) -> Iterator[Scheduler]:
    """A cluster of two workers."""
    with scheduler(folder, GATE=str(folder)) as started:
        started.workers(2)
        yield started


def records_of(capsys: Said, file: Path, *words: str) -> tuple[dict[str, Any], bytes]:
    """The report and the records of a simulation."""
    chosen = ("--bots", "seeker,wanderer", "--games", "19", "--cards", "2", "--events", "--seed", "3")
    ended = call(capsys, "simulate", "classic", *chosen, "--json", "--records", file, *words)
    assert (ended.code, ended.err) == (0, "")
    report = json.loads(ended.out)
    del report["seconds"]
    return report, file.read_bytes()


def test_a_cluster_plays_the_same_games(capsys: Said, there: Scheduler, tmp_path: Path) -> None:
    here = records_of(capsys, tmp_path / "here.jsonl")
    assert records_of(capsys, tmp_path / "there.jsonl", "--cluster", there.address) == here


def test_the_book_grows_as_results_arrive_and_the_arena_finds_the_same(
    capsys: Said, there: Scheduler, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, book = Gate(folder), tmp_path / "book.jsonl"
    monkeypatch.setenv("GATE", str(folder))
    words = ("arena", "classic", "--bots", "gated:third,wanderer", "--games", "20", "--cards", "1", "--json")
    with ThreadPoolExecutor(1) as thread:
        where = ("--cluster", there.address, "--book", book)
        ended = thread.submit(lambda: run(*words, *where, folder=folder))
        try:
            until(lambda: book.exists() and len(book.read_bytes().splitlines()) > 2, "the first games")
            assert len(book.read_bytes().splitlines()) < 6
        finally:
            gate.open()
        cluster_said = ended.result()
    assert (cluster_said.code, cluster_said.err) == (0, "")
    assert len(book.read_bytes().splitlines()) == 21
    assert figures(cluster_said.out) == figures(run(*words, folder=folder).out)
    assert run(*words, "--book", book, folder=folder).out == cluster_said.out  # everything is in the book


def figures(said: str) -> dict[str, Any]:
    """What an arena says, without the bots' thinking times."""
    report: dict[str, Any] = json.loads(said)
    for row in report["standings"]:
        del row["thinking_median"], row["thinking_95"]
    return report


def test_a_worker_of_another_version_is_named(
    capsys: Said, there: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    needed = needed_for("classic")
    for name, version in needed.items():
        monkeypatch.setattr(cluster, "needed_for", lambda _game, name=name: {**needed, name: "9.9"})
        ended = call(capsys, "simulate", "classic", "--cluster", there.address)
        assert (ended.code, ended.out) == (1, "")
        assert ended.err.startswith("wandelgang: the worker at tcp://127.0.0.1:")
        assert ended.err.endswith(f" has {name} {version}, not 9.9: install the same there, or stop it\n")


def test_a_bot_that_needs_more_than_its_file_is_refused(there: Scheduler, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    (tmp_path / "helper.py").write_text("")
    ended = run("simulate", "classic", "--bots", "own:clever", "--cluster", there.address, folder=tmp_path)
    assert (ended.code, ended.out) == (1, "")
    assert "cannot play: the bot own:clever needs a module that is missing: helper" in ended.err
    assert ended.err.count("\n") == 1


def test_a_bot_that_fails_is_reported_as_in_one_process(there: Scheduler, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(LOST)
    words = ("simulate", "classic", "--bots", "own:lost")
    here = run(*words, folder=tmp_path)
    assert here.code == 1
    assert "ZeroDivisionError: division by zero (line 3 of own.py)" in here.err
    assert run(*words, "--cluster", there.address, folder=tmp_path) == here


def test_without_the_extra_it_says_what_to_install(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ended = call(capsys, "simulate", "classic", "--cluster", "local:2")
    needs = "wandelgang: a cluster needs the package distributed: pip install 'wandelgang[research]'\n"
    assert (ended.code, ended.err) == (1, needs)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--cluster", "local:0"), "'local:0' is not a cluster: give local:2"),
        (("--cluster", "here"), "'here' is not a cluster: give local:2"),
        (("--cluster", "local:2", "--processes", "2"), "--processes and --cluster cannot be combined"),
    ],
)
def test_a_wrong_cluster_ends_with_exit_code_2(capsys: Said, words: tuple[str, ...], reason: str) -> None:
    for command in (("simulate", "classic"), ("arena", "classic", "--bots", "seeker,wanderer")):
        ended = call(capsys, *command, *words)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith(f"wandelgang: {reason}")
        assert ended.err.count("\n") == 1
