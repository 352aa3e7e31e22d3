"""The installed program itself: help, versions, exit codes, pipes, and never a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.commands.calling import PROGRAM, Ended, call, run
from tests.match.records import won
from tests.search.quests import INSTANCES

from wandelgang import __version__
from wandelgang.cli import COMMANDS, MORE
from wandelgang.match import dump

Said = pytest.CaptureFixture[str]


def test_help_lists_every_command_with_what_it_does(capsys: Said) -> None:
    for words in (("--help",), ("-h",), ()):
        said = " ".join(call(capsys, *words).out.replace("│", " ").split())
        for name, sentence in COMMANDS.items():
            assert f"{name} {sentence}" in said


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_does_and_what_it_takes(capsys: Said, name: str) -> None:
    ended = call(capsys, name, "--help")
    assert ended.code == 0
    assert MORE.get(name, "").replace("`", "") in " ".join(ended.out.split())
    assert ended.out.startswith(f"Usage: wandelgang {name}")
    assert len(ended.out.splitlines()) > 5


FOR_EYES = {"play", "serve", "watch"}  # they print no result
PARTS = {"puzzles": ("puzzles", "show")}  # a command with parts: the one that prints most


@pytest.mark.parametrize("name", sorted(COMMANDS.keys() - FOR_EYES))
def test_every_command_that_prints_a_result_prints_json(capsys: Said, name: str) -> None:
    words = PARTS.get(name, (name,))
    assert "--json " in call(capsys, *words, "--help").out


def test_the_program_is_installed_and_knows_its_version() -> None:
    assert run("--version").out.strip() == __version__


def test_a_series_is_played_recorded_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = run(
        *("simulate", "classic", "--players", "3", "--bots", "seeker,wanderer,wanderer", "--games", "6"),
        *("--seed", "7", "--events", "--cards", "2", "--processes", "2", "--records", file, "--json"),
    )
    assert (played.code, played.err) == (0, "")
    assert json.loads(played.out)["games"] == 6
    checked = run("replay", file)
    assert (checked.code, checked.err) == (0, "")
    assert "right: 6 of 6 records" in checked.out
    piped = run("replay", "-", "--json", given=file.read_bytes())
    assert len(piped.out.splitlines()) == 6


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("replay", "nowhere.jsonl"), 1),
        (("simulate", "chess"), 2),
        (("dance",), 2),
        (("show", "--seat", "9"), 2),
        (("watch", "--bots", "nobody,nobody"), 2),
        (("perft", "--depth", "none"), 2),
    ],
    ids=str,
)
def test_what_goes_wrong_is_said_without_a_traceback(words: tuple[str, ...], code: int) -> None:
    ended = run(*words)
    assert (ended.code, ended.out) == (code, "")
    assert ended.err.strip()
    assert "Traceback" not in ended.err


def test_an_unknown_command_gets_the_list_of_all(capsys: Said) -> None:
    ended = call(capsys, "dance")
    assert ended == (2, "", f"wandelgang: there is no command 'dance': commands are {', '.join(COMMANDS)}\n")


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("replay", "FILE: a file of records"),
        ("solve", "WHAT: a position"),
        ("arena", "GAME: one of classic, "),
    ],
)
def test_what_is_missing_is_called_as_in_the_usage(capsys: Said, name: str, missing: str) -> None:
    ended = call(capsys, name)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"wandelgang: {name} needs {missing}")


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "classic", "--bots", "seeker,"),
        ("simulate", "towers", "--children", "0,,1"),
        ("watch", "--bots", ",seeker"),
        ("watch", "--colours", "red,blue,"),
        ("arena", "classic", "--bots", "seeker, ,wanderer"),
    ],
    ids=" ".join,
)
def test_a_comma_without_a_name_beside_it_is_no_name_for_everybody(
    capsys: Said, words: tuple[str, ...]
) -> None:
    ended = call(capsys, *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"wandelgang: {words[-1]!r} has a comma too many")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--proxies", "bar"), "--proxies takes addresses such as"),
        (("--proxies", "127.0.0.1,*"), "--proxies takes addresses such as"),
        (("--proxies", "10.0.0.5/8"), "--proxies takes addresses such as"),
        (("--proxies", "10.0.0.2,"), "--proxies takes addresses such as"),
        (("--signals", "foo"), "--signals takes a Redis address such as"),
    ],
)
def test_a_host_refuses_addresses_that_are_none(capsys: Said, words: tuple[str, str], sentence: str) -> None:
    ended = call(capsys, "serve", "--port", "0", *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"wandelgang: {sentence}")
    assert ended.err.endswith(f", not {words[1]!r}\n")


def test_a_host_takes_addresses_and_networks_of_proxies(
    capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[object] = []
    monkeypatch.setattr(
        "wandelgang.server.http.server.run", lambda settings, *_: given.append(settings.proxies)
    )
    ended = call(capsys, "serve", "--port", "0", "--data", tmp_path, "--proxies", "10.0.0.2, fd00::/8,::1")
    assert (ended.code, given) == (0, ["10.0.0.2, fd00::/8,::1"])


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("# Wandelgang", "it is not JSON"),
        ("", "it is not JSON"),
        ("[]", "its list of instances is empty"),
        ("{}", "it holds no positions"),
        ('{"instances": 3}', "it holds no positions"),
        ("[" * 100_000, "it "),
    ],
    ids=["text", "nothing", "empty list", "empty object", "no list", "deep"],
)
def test_solve_names_the_file_that_holds_no_positions(
    capsys: Said, tmp_path: Path, content: str, reason: str
) -> None:
    file = tmp_path / "positions.json"
    file.write_text(content)
    ended = call(capsys, "solve", file)
    assert (ended.code, ended.out) == (1, "")
    contains = "it contains no position, no record and no known format"
    assert ended.err.startswith(f"wandelgang: {file}: {contains}: {reason}")


@pytest.mark.parametrize("name", ["show", "solve", "perft"])
def test_what_is_no_position_is_wrong_use(capsys: Said, tmp_path: Path, name: str) -> None:
    bad = call(capsys, name, "classic/1 step=push")
    assert (bad.code, bad.out) == (2, "")
    assert bad.err.startswith("wandelgang: this is not a position: options=… is missing")
    empty = call(capsys, name, "")
    assert (empty.code, empty.out) == (2, "")
    assert empty.err.startswith("wandelgang: the argument is empty: give a ")
    unknown = call(capsys, name, "--foo")
    assert (unknown.code, unknown.out) == (2, "")
    assert "'--foo'" in unknown.err or "--foo" in unknown.err
    assert "file" not in unknown.err


@pytest.mark.parametrize(
    "words", [("show",), ("perft", "--depth", "1"), ("solve", "--engine", "plain")], ids=str
)
def test_a_file_with_a_position_is_read(capsys: Said, tmp_path: Path, words: tuple[str, ...]) -> None:
    file = tmp_path / "position.txt"
    assert call(capsys, "show", "classic", "--as", "position", "--out", file).code == 0
    ended = call(capsys, words[0], file, *words[1:])
    assert (ended.code, ended.err) == (0, "")


def test_a_view_belongs_to_its_seat(capsys: Said) -> None:
    line = call(capsys, "show", "classic", "--as", "position", "--seat", "0").out.strip()
    ended = call(capsys, "solve", line, "--seat", "1", "--engine", "plain")
    assert (ended.code, ended.out) == (2, "")
    assert "contains only what one seat knows: leave out --seat" in ended.err


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes((dump(won()) + b"\n") * 3000)
    with subprocess.Popen(
        [PROGRAM, "replay", file, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith(b'{"record":1')
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(30) == 0


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("simulate", "--help"),
        ("simulate", "classic", "--games", "1"),
        ("simulate", "classic", "--games", "1", "--json"),
        ("show",),
        ("watch", "--pace", "0", "--cards", "1"),
        ("perft", "--depth", "1"),
        ("replay", "tests/records/classic-one-card.jsonl"),
        ("replay", "tests/records/classic-one-card.jsonl", "--actions"),
        ("solve", "tests/records/classic-one-card.jsonl", "--engine", "plain"),
    ],
    ids=" ".join,
)
def test_a_closed_pipe_is_no_error(words: tuple[str, ...]) -> None:
    assert unread(*words) == (0, "", "")


FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")


@needs_full
@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("show", "--help"),
        ("show", "classic"),
        ("perft", "--depth", "1"),
        ("simulate", "classic", "--games", "1"),
        ("simulate", "classic", "--games", "1", "--json"),
        ("replay", "tests/records/classic-one-card.jsonl"),
        ("replay", "tests/records/classic-one-card.jsonl", "--actions"),
    ],
    ids=" ".join,
)
def test_output_that_cannot_be_written_is_reported(words: tuple[str, ...]) -> None:
    with FULL.open("wb") as full:
        ended = subprocess.run([PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, check=False)
    why = b"wandelgang: cannot write to standard output: No space left on device\n"
    assert (ended.returncode, ended.stderr) == (1, why)


def test_a_closed_output_is_reported() -> None:
    ended = subprocess.run(
        ["/bin/sh", "-c", f"'{PROGRAM}' show classic >&-"], capture_output=True, check=False
    )
    why = b"wandelgang: cannot write to standard output: it is closed\n"
    assert (ended.returncode, ended.stderr) == (1, why)


@needs_full
def test_records_that_cannot_be_written_are_reported(capsys: Said) -> None:
    ended = call(capsys, "simulate", "classic", "--games", "1", "--records", FULL)
    assert ended == (1, "", "wandelgang: cannot write /dev/full: No space left on device\n")


@pytest.mark.parametrize("records", [1, 500], ids=["fits into a buffer", "does not"])
@pytest.mark.parametrize("form", [(), ("--json",)], ids=["table", "json"])
def test_a_closed_pipe_hides_no_fault(tmp_path: Path, form: tuple[str, ...], records: int) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("nonsense\n" * records)
    counted = "1 record" if records == 1 else f"{records} records"
    assert unread("replay", file, *form) == (1, "", f"wandelgang: wrong: {records} of {counted}\n")


def test_a_closed_pipe_hides_no_wrong_answer(tmp_path: Path) -> None:
    entry = json.loads(INSTANCES.read_text())["instances"][0]
    file = tmp_path / "one.json"
    file.write_text(json.dumps(entry | {"optimal_turns": 2}))
    ended = unread("solve", file, "--engine", "plain")
    assert (ended.code, ended.err) == (1, f"wandelgang: {entry['id']}: 1 turn found, the file says 2\n")


def unread(*words: str | Path) -> Ended:
    """Call the installed program with its output in a pipe that nobody reads any more."""
    reading, writing = os.pipe()
    os.close(reading)
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    try:
        ended = subprocess.run(
            [PROGRAM, *words],
            stdout=writing,
            stderr=subprocess.PIPE,
            env=buffered,
            timeout=120,
            check=False,
        )
    finally:
        os.close(writing)
    return Ended(ended.returncode, "", ended.stderr.decode())


# A shell that starts the tests in the background lets its children ignore Control-C.
HEARS_CONTROL_C = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


def test_control_c_ends_with_a_word_and_its_own_exit_code() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HEARS_CONTROL_C, PROGRAM, "watch", "--pace", "60"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()  # the first board is drawn, a minute's wait begins
        running.send_signal(signal.SIGINT)
        assert running.communicate(timeout=30)[1] == b"wandelgang: stopped\n"
        assert running.returncode == 130
