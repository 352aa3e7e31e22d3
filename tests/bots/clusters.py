"""Real schedulers and workers for tests, as processes, and a bot that waits until it may play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from sysconfig import get_paths

PATIENCE = 120  # seconds: a busy machine needs some to start a process
GATED = """
import os
import time
from pathlib import Path
from uuid import uuid4

FOLDER = Path(os.environ["GATE"])

def patient(view, legal, rng):
    while not (FOLDER / "open").exists():
        (FOLDER / f"pid-{os.getpid()}").touch()
        time.sleep(0.02)
    return legal[rng.randrange(len(legal))]

def third(view, legal, rng):
    if view.turn <= view.options.players:  # its first turn
        (FOLDER / f"game-{uuid4()}").touch()
    while len(list(FOLDER.glob("game-*"))) > 6 and not (FOLDER / "open").exists():
        time.sleep(0.02)
    return legal[0]
"""


class Gate:
    """Where `gated:patient` waits: whoever plays it is in the middle of a game until the gate opens.

    `gated:third` waits only when its third game is on: at least two games are played, and at most three.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "gated.py").write_text(GATED)

    def open(self) -> None:
        """Let all bots play."""
        (self.folder / "open").touch()

    def close(self) -> None:
        """Let all bots wait from now on."""
        for file in (self.folder / "open", *self.folder.glob("pid-*"), *self.folder.glob("game-*")):
            file.unlink(missing_ok=True)

    def waiting(self) -> set[int]:
        """The processes that have come so far."""
        return {int(file.name.removeprefix("pid-")) for file in self.folder.glob("pid-*")}

    def wait_for(self, number: int) -> set[int]:
        """Wait until this many processes have come."""
        until(lambda: len(self.waiting()) >= number, f"{number} processes at the gate")
        return self.waiting()


def until(happened: object, what: str) -> None:
    """Wait for something that will happen."""
    assert callable(happened)
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, f"waited {PATIENCE} s for {what}"
        time.sleep(0.02)


class Scheduler:
    """A scheduler and its workers, on the loopback interface."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder, self.environment = folder, {**os.environ, **environment}
        self.processes: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        here = ["--host", "127.0.0.1", "--port", "0", "--dashboard-address", "127.0.0.1:0"]
        ends = ("--idle-timeout", "10 minutes")  # with its workers, even if nobody is left to end it
        self.process = self._start("dask_scheduler", *here, *ends, "--scheduler-file", str(file))
        until(lambda: file.exists() and file.read_text().endswith("}"), "the scheduler")
        self.address: str = json.loads(file.read_text())["address"]

    def workers(self, number: int, *flags: str, **environment: str) -> list[subprocess.Popen[bytes]]:
        """Start workers."""
        here = ["--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0"]
        alone = ["--no-nanny", "--nthreads", "1", "--local-directory", str(self.folder)]
        call = ("dask_worker", self.address, *here, *alone)
        found = [self._start(*call, flags=flags, environment=environment) for _ in range(number)]
        for process in found:
            until(partial(self._is_ready, process), "a worker")
        return found

    def _is_ready(self, worker: subprocess.Popen[bytes]) -> bool:
        assert worker.poll() is None, "a worker has ended"
        return b"Registered to" in self.log(worker).read_bytes()

    def log(self, process: subprocess.Popen[bytes]) -> Path:
        """What a process of the cluster has said."""
        return self.folder / f"{self.processes.index(process)}.log"

    def worker_without_wandelgang(self) -> subprocess.Popen[bytes]:
        """A worker that can import everything but the package, which lies outside of the environment."""
        return self.workers(1, "-S", PYTHONPATH=get_paths()["purelib"])[0]

    def _start(
        self,
        program: str,
        *words: str,
        flags: tuple[str, ...] = (),
        environment: dict[str, str] | None = None,
    ) -> subprocess.Popen[bytes]:
        log = (self.folder / f"{len(self.processes)}.log").open("wb")
        process = subprocess.Popen(
            [sys.executable, *flags, "-m", f"distributed.cli.{program}", *words],
            cwd=self.folder,
            env={**self.environment, **(environment or {})},
            stdout=log,
            stderr=log,
        )
        log.close()
        self.processes.append(process)
        return process


@contextmanager
def scheduler(folder: Path, **environment: str) -> Iterator[Scheduler]:
    """A scheduler, still without workers. All of it ends at the end."""
    started = Scheduler(folder, environment)
    try:
        yield started
    finally:
        kill(*started.processes)


def kill(*processes: subprocess.Popen[bytes]) -> None:
    """End processes without a warning to them."""
    for process in processes:
        process.kill()
    for process in processes:
        process.wait()
