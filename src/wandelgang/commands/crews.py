"""Who plays the games of a command, as the command line says, and how the command shows it."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from typing import Annotated, TypeVar

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import track

from wandelgang.bots.crew import Cluster, ClusterFault, Crew, Processes
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.match import BotFault

R = TypeVar("R")

ProcessCount = Annotated[
    int | None,
    Parameter(help="Games played in parallel.", validator=Number(gte=1), show_default="1"),
]
ClusterAddress = Annotated[
    str | None,
    Parameter(
        name="--cluster",
        help="Play on a Dask cluster: local:2 starts two workers here, tcp://HOST:PORT is a scheduler.",
    ),
]


def crew_of(processes: int | None, cluster: str | None) -> Crew:
    """Who plays."""
    if cluster is None:
        return Processes(processes or 1)
    if processes is not None:
        raise Fault("--processes and --cluster cannot be combined: a cluster has its own workers", WRONG_USE)
    try:
        return Cluster(cluster, say=_say)
    except ValueError as error:
        raise Fault(str(error), WRONG_USE) from None


@contextmanager
def playing(games: Generator[R, None, None], total: int) -> Iterator[Iterable[R]]:
    """The results of games, with a progress bar. The crew stops at the end, also after an error."""
    with closing(games):
        try:
            yield track(
                games,
                "Playing",
                total=total,
                console=Console(stderr=True),
                transient=True,
                disable=not sys.stderr.isatty(),
            )
        except (BotFault, ClusterFault) as fault:
            raise Fault(str(fault)) from None


def _say(sentence: str) -> None:
    """A remark about the games, above the progress bar if there is one."""
    print(f"wandelgang: {sentence}", file=sys.stderr)
