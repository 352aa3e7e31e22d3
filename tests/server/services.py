"""A private PostgreSQL and a private Redis from the machine's own programs, for one test."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.missing import missing
from tests.server.ports import ReservedPort

DEBIAN = "/usr/lib/postgresql/*/bin"  # where Debian keeps the real programs behind its wrappers
PATIENCE = 60.0  # seconds for a server to come up on a busy machine


def program(name: str) -> str:
    """A program of the machine; without it the test is skipped, but not in CI, which installs it."""
    newest = sorted(Path("/").glob(f"{DEBIAN[1:]}/{name}"), reverse=True)
    found = str(newest[0]) if newest else shutil.which(name)
    if found is None:
        missing(f"this machine has no {name}: .ci/run installs it")
    return found


class _Somebody(NamedTuple):
    """Who runs a program: None is the one who runs the tests."""

    user: int | None
    group: int | None


def _not_root() -> _Somebody:
    """PostgreSQL refuses to run as root: then it runs as nobody."""
    if os.geteuid() != 0:
        return _Somebody(None, None)
    nobody = pwd.getpwnam("nobody")
    return _Somebody(nobody.pw_uid, nobody.pw_gid)


class Postgres:
    """A PostgreSQL at work."""

    def __init__(self, command: list[str], port: int, **how: Any) -> None:
        self.address = f"postgresql://wandelgang@127.0.0.1:{port}/postgres"
        self._command, self._port, self._how = command, port, how
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        away = subprocess.DEVNULL
        self.process = subprocess.Popen(self._command, stdout=away, stderr=away, **self._how)
        _wait_for(self._port, self.process)

    def stop(self) -> None:
        """End it as after a crash."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)

    def restart(self) -> None:
        """End it as after a crash, and start it again."""
        self.stop()
        self.start()

    def freeze(self) -> None:
        """From now on neither it nor any of its processes does anything; connections stay open."""
        self._all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._all(signal.SIGCONT)

    def _all(self, what: signal.Signals) -> None:
        self.process.send_signal(what)
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        for child in children.split():
            os.kill(int(child), what)


@contextlib.contextmanager
def postgres(*, fsync: bool = False) -> Iterator[str]:
    """The address of an empty database. Without fsync it is quicker, and a power cut would ruin it."""
    with running_postgres(fsync=fsync) as running:
        yield running.address


@contextlib.contextmanager
def running_postgres(*, fsync: bool = False) -> Iterator[Postgres]:
    """An empty database that can be restarted."""
    with tempfile.TemporaryDirectory(prefix="wandelgang-") as folder:  # pytest's are not for nobody
        yield from _postgres(Path(folder), fsync)


def _postgres(place: Path, fsync: bool) -> Iterator[Postgres]:
    initdb, server = program("initdb"), program("postgres")
    reserved, who = ReservedPort(), _not_root()
    port = reserved.number
    if who.user is not None and who.group is not None:
        os.chown(place, who.user, who.group)
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(place)}
    data = str(place / "data")
    subprocess.run(
        [initdb, "--pgdata", data, "--auth", "trust", "--username", "wandelgang", "--no-sync"],
        check=True,
        capture_output=True,
        cwd=place,
        env=environment,
        user=who.user,
        group=who.group,
    )
    options = ["-p", str(port), "-h", "127.0.0.1", "-k", "", "-c", f"fsync={'on' if fsync else 'off'}"]
    command = [server, "-D", data, *options]
    running = Postgres(command, port, cwd=place, env=environment, user=who.user, group=who.group)
    with _stopping(running, reserved):
        yield running


class Redis:
    """A Redis at work."""

    def __init__(self, command: list[str], port: int) -> None:
        self.address = f"redis://127.0.0.1:{port}/0"
        self._command, self._port = command, port
        self._start()

    def _start(self) -> None:
        away = subprocess.DEVNULL
        self.process = subprocess.Popen(self._command, stdout=away, stderr=away)
        _wait_for(self._port, self.process)

    def freeze(self) -> None:
        """From now on it accepts calls and answers none."""
        self.process.send_signal(signal.SIGSTOP)

    def restart(self) -> None:
        """Kill it, and start it again."""
        self.process.kill()
        self.process.wait(30)
        self._start()


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[Redis]:
    """A Redis for one test."""
    reserved = ReservedPort()
    options = ["--port", str(reserved.number), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    running = Redis([program("redis-server"), *options], reserved.number)
    with _stopping(running, reserved):
        yield running


@contextlib.contextmanager
def _stopping(running: Postgres | Redis, reserved: ReservedPort) -> Iterator[None]:
    try:
        yield
    finally:
        running.process.send_signal(signal.SIGINT)  # PostgreSQL ends without waiting for its clients
        running.process.send_signal(signal.SIGCONT)  # it may be frozen
        running.process.wait(30)
        reserved.release()


def _wait_for(port: int, running: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert running.poll() is None, f"{running.args!r} ended at once"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            time.sleep(0.3)  # PostgreSQL listens a moment before it answers
            return
        time.sleep(0.1)
    pytest.fail(f"{running.args!r} did not come up")
