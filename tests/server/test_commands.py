"""`wandelgang play` and `wandelgang serve`, as a person starts and stops them."""

from __future__ import annotations

import contextlib
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.missing import missing
from tests.server.players import seats, sit
from websockets.asyncio.client import connect

from wandelgang.server.http.lan import lan_address
from wandelgang.server.settings import CLIENT

COMMAND = str(Path(sys.executable).with_name("wandelgang"))


@contextlib.contextmanager
def running(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command at work, and the first line it says."""
    process = subprocess.Popen([COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@pytest.fixture
def built() -> None:
    """Only where the browser client has been built."""
    if not (CLIENT / "index.html").exists():
        missing("the browser client has not been built here: make setup does it")


@pytest.mark.usefixtures("built")
def test_play_says_where_it_is_and_ends_at_ctrl_c(data: Path) -> None:
    with running("play", "--no-browser", "--port", "0", "--data", str(data)) as (process, line):
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, line
        assert httpx.get(found[0] + "api/host").json()["lan"] is None
        assert "<!doctype html>" in httpx.get(found[0]).text.lower()
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert (data / "wandelgang.db").exists()


@pytest.mark.usefixtures("built")
def test_play_takes_the_next_port_when_the_usual_one_is_taken(data: Path) -> None:
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", 8765))
        except OSError:
            pass  # somebody else has it, which is just as good
        else:
            taken.listen()
        with running("play", "--no-browser", "--data", str(data)) as (_, line):
            found = re.search(r"localhost:(\d+)/", line)
            assert found, line
            assert found[1] != "8765"


@pytest.mark.usefixtures("built")
def test_play_in_the_network_shows_an_address_and_a_qr_code(data: Path) -> None:
    if lan_address() is None:
        missing("this machine is in no network")
    words = ("play", "--lan", "--no-browser", "--port", "0", "--data", str(data))
    with running(*words) as (process, _):
        assert process.stdout is not None
        there = re.search(r"http://[\d.]+:\d+/", process.stdout.readline())
        assert there
        assert "▀" in process.stdout.readline() + process.stdout.readline() + process.stdout.readline()
        assert httpx.get(there[0] + "api/host").json()["lan"] == there[0]


def refused(*words: str) -> str:
    """What `serve` says when it cannot start."""
    done = subprocess.run([COMMAND, "serve", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_port_that_is_taken_is_a_sentence(data: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--data", str(data))
    assert f"port {port} at 127.0.0.1 cannot be used" in said
    assert said.endswith("; --port 0 takes a free one\n")


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid"])
def test_an_address_of_another_machine_is_a_sentence(data: Path, host: str) -> None:
    said = refused("--host", host, "--port", "0", "--data", str(data))
    assert f"port 0 at {host} cannot be used" in said
    assert said.endswith("; it is not an address of this machine\n")


@pytest.mark.parametrize(
    ("where", "reason"),
    [("mysql://x/y", "mysql is not supported"), ("postgresql://x@127.0.0.1:1/y", "cannot be opened")],
)
def test_a_database_that_cannot_be_used_is_a_sentence(where: str, reason: str) -> None:
    assert reason in refused("--port", "0", "--data", where)


def test_signals_that_cannot_be_heard_are_a_sentence(data: Path) -> None:
    said = refused("--port", "0", "--data", str(data), "--signals", "redis://127.0.0.1:1")
    assert "there is no Redis at redis://127.0.0.1:1" in said


def test_serve_hosts_and_stops_at_a_signal(data: Path) -> None:
    with running("serve", "--port", "0", "--data", str(data), "--no-access-log") as (process, line):
        found = re.search(r"http://127.0.0.1:\d+/", line)
        assert found, line
        opened = httpx.post(
            found[0] + "api/tables", json={"game": "master", "seats": seats("me", "easy")}, timeout=30
        )
        assert opened.status_code == 201
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


async def test_the_log_names_every_request_and_no_secret(data: Path) -> None:
    with running("serve", "--port", "0", "--data", str(data)) as (process, line):
        found = re.search(r"http://(127.0.0.1:\d+)/", line)
        assert found, line
        table = httpx.post(
            found[0] + "api/tables", json={"game": "classic", "seats": seats("me", "link")}, timeout=30
        ).json()
        token, invitation = table["seats"][0]["token"], table["seats"][1]["invitation"]
        place = f"t/{table['table']}#1.{invitation}"
        httpx.get(found[0] + place)
        httpx.post(found[0] + "api/qr.svg", json={"path": place})
        claim = {"invitation": invitation, "name": "Ben"}
        claimed = httpx.post(found[0] + f"api/tables/{table['table']}/seats/1/claim", json=claim)
        async with connect(f"ws://{found[1]}/api/tables/{table['table']}/ws") as socket:
            await socket.send(sit(token))
            await socket.recv()
        httpx.post(found[0] + f"api/tables/{table['table']}/rematch", json={"token": token})
        process.send_signal(signal.SIGTERM)
        logged = "".join(process.communicate())
    for path in ("/api/tables", f"/t/{table['table']}", "/api/qr.svg", "/claim", "/ws", "/rematch"):
        assert path in logged
    for secret in (token, invitation, claimed.json()["token"]):
        assert secret not in logged


def test_the_host_starts_without_the_compiler() -> None:
    """Numba takes seconds to load; the first page does not wait for it."""
    program = (
        "import sys, wandelgang.server.http.server\n"
        "from wandelgang.server.thinking.processes import ProcessThinking\n"
        "from wandelgang.table.catalogue import catalogue\n"
        "catalogue(ProcessThinking(1))\n"
        "print([name for name in ('numba', 'numpy', 'fluent.runtime', 'redis') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
