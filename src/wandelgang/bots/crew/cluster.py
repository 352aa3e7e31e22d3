"""The workers of a Dask cluster as a crew. Workers may come and go: games that are lost are played again."""

from __future__ import annotations

import logging
import pickle
import re
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from importlib import import_module, resources
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from wandelgang.bots.crew.code import needed_for
from wandelgang.bots.crew.playing import G, P, R
from wandelgang.bots.crew.worker import FAULT, PLAYED
from wandelgang.bots.custom import BotFile, bot_file, is_custom
from wandelgang.games.counting import counted
from wandelgang.match import BotFault

if TYPE_CHECKING:
    from distributed import Client, Future

LOCAL = re.compile(r"local:([1-9]\d{0,2})")
ADDRESS = re.compile(r"(tcp|tls)://(\[[0-9a-fA-F:.]+\]|[^\s/:\[\]]+):\d{1,5}")
LOOPBACK = "127.0.0.1"
ANSWER_WITHIN = 10  # seconds for a scheduler to answer
CALL = "(exec(source), answer(*given))[1]"  # what a worker evaluates: our file `worker.py`, then its function


class ClusterFault(RuntimeError):
    """A cluster that cannot be used; says why, and what would work."""


def _nothing(_sentence: str) -> None:
    """Say nothing."""


@dataclass(frozen=True)
class Cluster:
    """A cluster by its address: `local:2` for two processes of this machine, or a scheduler's `tcp://…`.

    `say` is called with a sentence when the games have to wait. Raises ValueError for anything else.
    """

    address: str
    say: Callable[[str], object] = field(default=_nothing, repr=False)

    def __post_init__(self) -> None:
        if not (LOCAL.fullmatch(self.address) or ADDRESS.fullmatch(self.address)):
            right = (
                "local:2 (processes of this machine, at most 999) or a scheduler's address, tcp://HOST:PORT"
            )
            raise ValueError(f"{self.address!r} is not a cluster: give {right}")

    @contextmanager
    def at_work(self) -> Iterator[Workers]:
        """Connect to the cluster; a local one is started, and stopped at the end."""
        if find_spec("distributed") is None:
            raise ClusterFault("a cluster needs the package distributed: pip install 'wandelgang[research]'")
        with ExitStack() as stack:
            stack.enter_context(_quiet())
            if local := LOCAL.fullmatch(self.address):
                address = stack.enter_context(_local_cluster(int(local[1])))
            else:
                address = self.address
            try:
                client = stack.enter_context(_client(address))
            except (OSError, TimeoutError) as error:
                raise ClusterFault(f"no scheduler answers at {self.address}: {_first_line(error)}") from None
            workers = Workers(client, self)
            workers.look()
            yield workers


@contextmanager
def _quiet() -> Iterator[None]:
    """We say ourselves what a person must know; Dask's logs are for others."""
    import_module("distributed")  # sets the levels of its loggers, and some have one of their own
    names = [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == "distributed"]
    levels = {log: log.level for log in map(logging.getLogger, names) if log.level}
    for log in levels:
        log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for log, level in levels.items():
            log.setLevel(level)


def _client(address: str) -> Client:
    from distributed import Client

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about other versions of Dask's parts: workers check what matters
        return Client(address, timeout=ANSWER_WITHIN)  # type: ignore[no-untyped-call]  # Dask gives few types


@contextmanager
def _local_cluster(number: int) -> Iterator[str]:
    """A scheduler in this process and worker processes, on the loopback interface and without a dashboard."""
    import dask
    from distributed import LocalCluster

    silent: dict[str, list[str]] = {
        f"distributed.{part}.http.routes": [] for part in ("scheduler", "worker", "nanny")
    }
    with (
        TemporaryDirectory(prefix="wandelgang-") as scratch,
        dask.config.set(silent),
        LocalCluster(  # type: ignore[no-untyped-call]  # as above
            n_workers=number,
            threads_per_worker=1,
            host=LOOPBACK,
            dashboard_address=f"{LOOPBACK}:0",  # None would be a port that everybody can reach
            worker_dashboard_address=f"{LOOPBACK}:0",
            silence_logs=logging.CRITICAL,
            memory_limit=None,
            local_directory=scratch,
        ) as cluster,
    ):
        yield str(cluster.scheduler_address)


@dataclass
class Workers:
    """A cluster at work."""

    client: Client
    cluster: Cluster
    size: int = 0
    _source: str = field(
        default_factory=lambda: resources.files(__package__).joinpath("worker.py").read_text("utf-8")
    )
    _needed: dict[str, str] = field(default_factory=dict)
    _files: bytes = b""
    _waiting: bool = False

    def hand_out(self, play: Callable[[P, G], R], plan: P, games: Sequence[G]) -> Future[Any]:
        """Let a worker play these games. If it goes away, Dask gives them to another."""
        if self.client.status not in ("running", "connecting"):
            raise self._gone()
        if not self._needed:
            self._needed, self._files = needed_for(plan.game), pickle.dumps(_bot_files(plan.bots))
        given = self._needed, self._files, pickle.dumps((play, plan, games))
        return self.client.submit(eval, CALL, {"source": self._source, "given": given}, pure=False)

    def collect(self, promise: Future[Any]) -> list[Any]:
        """What came of games that are done."""
        from distributed import KilledWorker

        try:
            how, what = promise.result()
        except KilledWorker:
            again = "a worker ended in the middle of a game, and so did all others that tried"
            raise BotFault(f"{again}; use one process to see why") from None
        except CancelledError:
            raise self._gone() from None
        if how == PLAYED:
            return list(what)
        raise BotFault(what) if how == FAULT else ClusterFault(what)

    def _gone(self) -> ClusterFault:
        lost = f"the scheduler at {self.cluster.address} has gone"
        return ClusterFault(f"{lost}: start the same call again when it is back")

    def look(self) -> None:
        """Count the workers, and say so if there are none."""
        try:
            self.size = sum(self.client.nthreads().values())  # type: ignore[no-untyped-call]  # as above
        except (OSError, TimeoutError):  # its promises will be cancelled if it does not come back
            return
        waiting, self._waiting = self._waiting, not self.size
        if self._waiting and not waiting:
            self.cluster.say(f"the cluster at {self.cluster.address} has no workers: waiting for some")
        if waiting and not self._waiting:
            self.cluster.say(f"the cluster has {counted(self.size, 'worker')} now: playing")


def _bot_files(bots: Sequence[str]) -> list[BotFile]:
    return [bot_file(name) for name in dict.fromkeys(bots) if is_custom(name)]


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
