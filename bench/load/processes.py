"""Processes that are measured: started here, never for longer than they may take, and stopped here."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Timer

import msgspec
from bench.load.plan import Outcome, Plan

ROOT = Path(__file__).parent.parent.parent
PYTHON = [sys.executable, "-m"]
HOST_LIMIT = 900.0  # seconds that a host may run at most
STOP_WITHIN = 20.0
LOW_PRIORITY = 10
OPENING = 0.2  # seconds for each table, on a very busy machine


class NotMeasured(Exception):
    """Why there is no figure."""


class Process:
    """A process that talks in lines. It is killed after `limit` seconds, so that nobody waits for ever."""

    def __init__(
        self, command: Sequence[str], limit: float, environment: Mapping[str, str] | None = None
    ) -> None:
        self._command = command
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._limit = Timer(limit, self._process.kill)
        self._limit.daemon = True
        self._limit.start()

    def hear(self) -> str:
        """The next line that it prints."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise NotMeasured(f"{' '.join(self._command)} ended, or took too long")
        return line

    def say(self, line: str) -> None:
        """Write a line to its input."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def processor_seconds(self) -> float:
        """How long all its threads together have kept a core busy so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of it that are in memory."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._limit.cancel()


class Server(Process):
    """A process with a port; the first line that it prints says which."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self.began = time.perf_counter()
        super().__init__(command, HOST_LIMIT, environment)
        try:
            self.port = int(self.hear().partition("localhost:")[2].partition("/")[0])
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> Server:
        return self


class Host(Server):
    """A process of our own host."""

    def __init__(self, data: str, signals: str | None = None) -> None:
        super().__init__([*PYTHON, "bench.load.serve", data, *([signals] if signals else [])])

    def give_way(self) -> None:
        """From now on everything else on this machine goes first, so that all others wait for this."""
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            os.setpriority(os.PRIO_PROCESS, int(thread.name), LOW_PRIORITY)

    def __enter__(self) -> Host:
        return self


class Client(Process):
    """A process that plays many games; all tables are open when it has been made."""

    def __init__(
        self,
        plan: Plan,
        command: Sequence[str] = (*PYTHON, "bench.load.client"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._plan = plan
        limit = 60.0 + OPENING * plan.games + plan.seconds
        super().__init__([*command, msgspec.json.encode(plan).decode()], limit, environment)

    def play(self, servers: Sequence[Server]) -> Played:
        """Play as planned, and measure the servers meanwhile."""
        self.hear()
        everyone = [*servers, self]
        begin = time.time() + 0.5
        self.say(str(begin))
        time.sleep(max(0.0, begin - time.time()))
        before = [one.processor_seconds() for one in everyone]
        if not self._plan.most:
            time.sleep(max(0.0, begin + self._plan.seconds - time.time()))
            after = [one.processor_seconds() for one in everyone]
            outcome = msgspec.json.decode(self.hear(), type=Outcome)
        else:
            outcome = msgspec.json.decode(self.hear(), type=Outcome)
            after = [one.processor_seconds() for one in everyone]
        if not outcome.trips:
            raise NotMeasured(f"no action was answered: {self._plan}")
        return Played(self._plan, outcome, [b - a for a, b in zip(before, after, strict=True)])

    def __enter__(self) -> Client:
        return self


class Played:
    """What a client found, and the processor time that it took."""

    def __init__(self, plan: Plan, outcome: Outcome, seconds: Sequence[float]) -> None:
        self.plan = plan
        self.outcome = outcome
        self.seconds = seconds
        self.rate = outcome.answered / plan.seconds
        *self.server_ms, self.client_ms = [each * 1000 / max(1, outcome.answered) for each in seconds]

    def figures(self) -> dict[str, float]:
        """The usual ones, for one server."""
        trips = self.outcome.trips
        return {
            "actions_a_second": round(self.rate, 1),
            "host_ms_an_action": round(sum(self.server_ms), 3),
            "p50_ms": percentile_ms(trips, 50),
            "p99_ms": percentile_ms(trips, 99),
            "unanswered": self.outcome.unanswered,
            "refused": self.outcome.refused,
            "client_ms_an_action": round(self.client_ms, 3),
        }


def together(rounds: Sequence[Played]) -> Played:
    """Several rounds as one."""
    outcomes = [played.outcome for played in rounds]
    return Played(
        msgspec.structs.replace(rounds[0].plan, seconds=sum(played.plan.seconds for played in rounds)),
        Outcome(
            answered=sum(outcome.answered for outcome in outcomes),
            unanswered=sum(outcome.unanswered for outcome in outcomes),
            refused=sum(outcome.refused for outcome in outcomes),
            trips=[trip for outcome in outcomes for trip in outcome.trips],
            later=[later for outcome in outcomes for later in outcome.later],
        ),
        [sum(each) for each in zip(*(played.seconds for played in rounds), strict=True)],
    )


def percentile_ms(seconds: Sequence[float], percent: int) -> float:
    """The value that this many percent do not exceed, in milliseconds."""
    ordered = sorted(seconds)
    return round(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000, 2)
