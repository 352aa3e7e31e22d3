"""Games on a real cluster are the same as in one process, even if workers come and go."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

import psutil  # type: ignore[import-untyped]  # comes with distributed
import pytest
from tests.bots.clusters import Gate, Scheduler, kill, scheduler, until
from tests.commands.calling import PROGRAM

from wandelgang.bots.crew import Cluster, ClusterFault, cluster
from wandelgang.bots.simulation import Plan, simulate
from wandelgang.games import classic
from wandelgang.match import BotFault, Record

OPTIONS = classic.Options(2, cards=1)
GAMES = 30


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the gate is, and what the cluster writes."""
    return tmp_path_factory.mktemp("cluster")


@pytest.fixture(scope="module")
def there(folder: Path) -> Iterator[Scheduler]:
    """A scheduler."""
    with scheduler(folder, GATE=str(folder)) as started:
        yield started


@pytest.fixture
def gate(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """A gate, closed; its bot can be imported here, but not by workers."""
    monkeypatch.setenv("GATE", str(folder))
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    gate = Gate(folder)
    gate.close()
    yield gate
    sys.modules.pop("gated", None)


@pytest.fixture
def thread(gate: Gate) -> Iterator[ThreadPoolExecutor]:
    """A thread that plays while the test does something else."""
    with ThreadPoolExecutor(1) as executor:
        yield executor
        gate.open()  # if the test has failed, nobody waits for ever


def gated_plan() -> Plan:
    return Plan("classic", OPTIONS, ("gated:patient", "wanderer"), seed=8, turn_limit=30)


def begin(thread: ThreadPoolExecutor, crew: Cluster) -> Future[list[Record]]:
    """Play many games, each of which waits at the gate."""
    return thread.submit(lambda: list(simulate(gated_plan(), GAMES, crew)))


def test_what_a_killed_worker_was_playing_is_played_again(
    there: Scheduler, gate: Gate, thread: ThreadPoolExecutor
) -> None:
    first, second = there.workers(2)
    result = begin(thread, Cluster(there.address))
    assert gate.wait_for(2) == {first.pid, second.pid}
    kill(first)
    gate.open()
    assert result.result() == list(simulate(gated_plan(), GAMES))
    kill(second)


def test_dasks_own_warnings_are_not_printed_while_games_are_played(there: Scheduler) -> None:
    # About results that a killed worker has taken with it, for example: they are played again.
    log = logging.getLogger("distributed.client")
    with Cluster(there.address).at_work():
        assert not log.isEnabledFor(logging.ERROR)
    assert log.isEnabledFor(logging.WARNING)


def test_games_wait_for_workers_and_say_so(there: Scheduler, gate: Gate, thread: ThreadPoolExecutor) -> None:
    said: SimpleQueue[str] = SimpleQueue()
    workers = there.workers(1)
    result = begin(thread, Cluster(there.address, said.put))
    gate.wait_for(1)
    kill(*workers)
    assert said.get(timeout=60) == f"the cluster at {there.address} has no workers: waiting for some"
    workers = there.workers(1)
    assert said.get(timeout=60) == "the cluster has 1 worker now: playing"
    gate.open()
    assert result.result() == list(simulate(gated_plan(), GAMES))
    kill(*workers)


def test_a_scheduler_that_goes_away_ends_the_games_with_a_reason(
    folder: Path, tmp_path: Path, gate: Gate, thread: ThreadPoolExecutor
) -> None:
    with scheduler(tmp_path, GATE=str(folder)) as there:
        there.workers(1)
        result = begin(thread, Cluster(there.address))
        gate.wait_for(1)
        kill(there.process)
        with pytest.raises(ClusterFault, match=f"the scheduler at {there.address} has gone"):
            result.result()


def test_a_worker_without_the_package_is_refused(there: Scheduler, gate: Gate) -> None:
    worker = there.worker_without_wandelgang()
    with pytest.raises(ClusterFault, match=r"the worker at tcp://127.0.0.1:\d+ cannot import wandelgang"):
        list(simulate(gated_plan(), GAMES, Cluster(there.address)))
    kill(worker)


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWER_WITHIN", 1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
    with pytest.raises(ClusterFault, match=f"no scheduler answers at {address}: "):
        list(simulate(Plan("classic", OPTIONS, ("seeker", "wanderer")), 1, Cluster(address)))


@pytest.mark.parametrize("wrong", ["", "local", "local:0", "local:two", "local:1000", "tcp://", "here:8786"])
def test_what_is_not_a_cluster_is_refused_with_what_would_be_one(wrong: str) -> None:
    with pytest.raises(ValueError, match="is not a cluster: give local:2"):
        Cluster(wrong)


@pytest.mark.parametrize(
    "right", ["local:1", "tcp://10.0.0.7:8786", "tls://cluster.example:8786", "tcp://[::1]:8786"]
)
def test_clusters_are_local_or_have_an_address(right: str) -> None:
    assert Cluster(right).address == right


@pytest.mark.long
def test_a_bot_that_ends_every_worker_is_reported(gate: Gate) -> None:
    (gate.folder / "deadly.py").write_text("import os\ndef bot(view, legal, rng):\n    os._exit(1)\n")
    plan = Plan("classic", OPTIONS, ("deadly:bot", "wanderer"))
    with pytest.raises(BotFault, match="a worker ended in the middle of a game, and so did all others"):
        list(simulate(plan, 1, Cluster("local:2")))


def test_a_local_cluster_listens_on_the_loopback_interface_and_stops_on_ctrl_c(gate: Gate) -> None:
    words = ("simulate", "classic", "--bots", "gated:patient", "--games", "9", "--cluster", "local:2")
    command = subprocess.Popen(
        [PROGRAM, *words],
        cwd=gate.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # so that the signal reaches all its processes, as in a terminal
    )
    try:
        gate.wait_for(2)
        family = [psutil.Process(command.pid), *psutil.Process(command.pid).children(recursive=True)]
        listening = {
            connection.laddr.ip
            for process in family
            for connection in process.net_connections()
            if connection.status == psutil.CONN_LISTEN
        }
        assert listening == {"127.0.0.1"}
        os.killpg(command.pid, signal.SIGINT)
        out, err = command.communicate(timeout=60)
    finally:
        command.kill()
        command.communicate()
    assert (command.returncode, out, err) == (130, b"", b"wandelgang: stopped\n")
    until(lambda: not any(process.is_running() for process in family), "the end of all processes")
