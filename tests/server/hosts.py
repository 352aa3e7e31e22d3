"""Starting and stopping host processes."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from tests.server.ports import ReservedPort

ROOT = Path(__file__).parents[2]
# One client for all calls, as each reads certificates anew; but a new connection for every call.
CALLS = httpx.Client(timeout=30, limits=httpx.Limits(max_keepalive_connections=0))

# A bot process that was just being started when its host was killed finds the end of its orders, and says so.
UNBORN = re.compile(
    r"Traceback \(most recent call last\):\n"
    r"(?: .*\n)*?(?: .*spawn_main.*\n)(?: .*\n)*(?:EOFError|BrokenPipeError|ConnectionResetError).*\n"
)


class Host:
    """A host in a separate process."""

    def __init__(self, data: str | Path, **settings: Any) -> None:
        quiet = {
            "tables_a_minute": 100_000,
            "public_a_minute": 100_000,
            "sits_a_minute": 100_000,
            "messages_an_address": 100_000,
            "thoughts_a_second": 100_000,
            "longest_wait": 60.0,
            "bot_processes": 1,
            "warm_up": False,
        }
        self._reserved = ReservedPort()
        self.port = self._reserved.number
        self.settings = {"data": str(data), "port": self.port, **quiet, **settings}
        self.errors = ""
        self._start()

    def _start(self) -> None:
        leash, self._hand = os.pipe()  # the system lets go of it when these tests are killed
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", json.dumps(self.settings)],
            cwd=ROOT,
            stdin=leash,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        os.close(leash)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the host did not start: {self.process.communicate()[1]}"

    @property
    def http(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def ws(self, table: str) -> str:
        """The address of a table's WebSocket."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"

    def get(self, path: str, **wish: Any) -> httpx.Response:
        """Ask it for something."""
        return CALLS.get(self.http + path, **wish)

    def post(self, path: str, body: object = None, **wish: Any) -> httpx.Response:
        """Ask it to do something."""
        return CALLS.post(self.http + path, json=body, **wish)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()
        self.errors = UNBORN.sub("", self.errors)

    def ended(self) -> int:
        """Wait until it has stopped after a signal; its exit code."""
        self._reap()
        return self.process.returncode

    def stop(self) -> None:
        """As Ctrl-C would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self._reap()
        self._reserved.release()

    def _reap(self) -> None:
        _, errors = self.process.communicate(timeout=90)
        self.errors += errors
        os.close(self._hand)

    def restart(self) -> None:
        """Again, on the same port and data, after it was killed."""
        self._start()


@contextlib.contextmanager
def hosting(data: str | Path, **settings: Any) -> Iterator[Host]:
    """A host for one test; it must not have had an internal error."""
    host = Host(data, **settings)
    try:
        yield host
    finally:
        host.stop()
    faults = [line for line in host.errors.splitlines() if line.startswith(("ERROR", "Traceback"))]
    assert not faults, host.errors


def children(parent: int) -> list[int]:
    """The processes that a process has started: where a host's bots think, and who keeps count of them."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        if int(fields[1]) == parent:
            found.append(int(folder.name))
    return found
