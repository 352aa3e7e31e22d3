"""What is measured of our own host: each function returns a part of the table."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median

import msgspec
from bench.load.disk import sync_seconds
from bench.load.plan import Plan
from bench.load.processes import Client, Host, Played, Server, percentile_ms, together
from tests.server.services import postgres, redis

KINDS = ("classic", "master", "towers")
ACTIONS_IN_MEMORY = 40  # that each game has had when its memory is measured
SOME_GAMES = 5  # that a host has served before
SETTLED_AFTER = 2.0  # seconds
ROUNDS = 8  # of one process and two in turn, because the machine's own speed changes
CORES_FOR_TWO = 5  # two hosts, their clients, PostgreSQL and Redis

Figures = dict[str, object]


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """How much to measure."""

    seconds: float = 10.0  # at full speed
    games: int = 50  # at once, saturated
    paced_seconds: float = 20.0
    paced_games: int = 1000
    live_games: int = 500  # for the memory


def say(line: str) -> None:
    """Progress, for whoever waits."""
    print(line, file=sys.stderr, flush=True)


@contextlib.contextmanager
def alone() -> Iterator[Host]:
    """One host process with a SQLite file on disk, as durable as in production."""
    with tempfile.TemporaryDirectory(prefix="wandelgang-") as folder, Host(folder) as host:
        yield host


def played(plan: Plan, servers: Sequence[Server], client: Callable[[Plan], Client] = Client) -> Played:
    """Play these games at these servers, after a few others."""
    _warm_up(plan, servers, client)
    with client(plan) as playing:
        return playing.play(servers)


def _warm_up(plan: Plan, servers: Sequence[Server], client: Callable[[Plan], Client]) -> None:
    """Some games, so that all code is loaded and every cache is filled."""
    some = msgspec.structs.replace(plan, games=SOME_GAMES, seconds=30.0, pace=0.0, most=ACTIONS_IN_MEMORY)
    with client(some) as playing:
        playing.play(servers)


def saturated(wish: Wish) -> Figures:
    """Games at once, each as fast as it goes."""
    found: Figures = {"games": wish.games, "seconds": wish.seconds}
    for kind in KINDS:
        with alone() as host:
            say(f"saturated: {kind}")
            plan = Plan(ports=[host.port], game=kind, games=wish.games, seconds=wish.seconds)
            found[kind] = played(plan, [host]).figures()
    return found


def paced(wish: Wish) -> Figures:
    """Many games, each with an action every two seconds; and what the disk alone takes, before and after."""
    disk = sync_seconds()
    with alone() as host:
        say(f"paced: {wish.paced_games} games")
        plan = Plan(ports=[host.port], games=wish.paced_games, seconds=wish.paced_seconds, pace=2.0)
        figures = paced_figures(plan, played(plan, [host]))
    disk += sync_seconds()
    return {**figures, "disk_p50_ms": percentile_ms(disk, 50), "disk_p99_ms": percentile_ms(disk, 99)}


def paced_figures(plan: Plan, result: Played) -> Figures:
    """What was wanted, and what was achieved."""
    wanted = {"games": plan.games, "seconds": plan.seconds, "wanted_a_second": plan.games / plan.pace}
    return {**wanted, **result.figures()}


def memory(wish: Wish) -> Figures:
    """What a game takes while both of its players are connected."""
    found: Figures = {"games": wish.live_games, "actions_each": ACTIONS_IN_MEMORY}
    for kind in KINDS:
        with alone() as host:
            say(f"memory: {kind}")
            found[kind] = memory_of(host, wish.live_games, Client, kind)
    return found


def memory_of(server: Server, games: int, client: Callable[[Plan], Client], kind: str) -> Figures:
    """Memory with these games, less the memory of a server that has served some and is empty again."""

    plan = Plan(ports=[server.port], game=kind, games=games, seconds=180.0, most=ACTIONS_IN_MEMORY)
    _warm_up(plan, [server], client)
    time.sleep(SETTLED_AFTER)
    empty = server.memory()
    with client(plan) as playing:
        result = playing.play([server])
        time.sleep(SETTLED_AFTER)
        full = server.memory()
    return {
        "kib_a_game": round((full - empty) / games / 1024, 1),
        "empty_mib": round(empty / 2**20, 1),
        "full_mib": round(full / 2**20, 1),
        "actions": len(result.outcome.trips),
    }


def several(wish: Wish) -> Figures:
    """One process and two on the same PostgreSQL and Redis; opponents at different processes or the same."""
    with contextlib.ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory(prefix="wandelgang-")))
        say("several: PostgreSQL and Redis")
        services = running.enter_context(postgres(fsync=True)), running.enter_context(redis(folder)).address
        free = (os.cpu_count() or 1) - os.getloadavg()[0]
        with Host(*services) as only, Host(*services) as first, Host(*services) as second:
            say("several: one process and two, in turn")
            for host in (only, first, second):
                host.give_way()
            both = [first, second]
            in_turn = [
                (_round(wish, [only]), _round(wish, both), _round(wish, both, together=True))
                for _ in range(ROUNDS)
            ]
        one, apart, side_by_side = zip(*in_turn, strict=True)
        with Host(*services) as first, Host(*services) as second:
            say(f"several: {wish.paced_games} games, an action every 10 s")
            plan = Plan(
                ports=[first.port, second.port],
                games=wish.paced_games,
                seconds=max(wish.paced_seconds, 20.0),
                pace=10.0,
            )
            slow = played(plan, [first, second])
    return {
        "games_of_each_process": wish.games,
        "one_process": together(one).figures(),
        "opponents_at_different_processes": _two(one, apart),
        "opponents_at_the_same_process": _two(one, side_by_side),
        "trust": "by_rate" if free >= CORES_FOR_TWO else "by_processor",
        "because": f"{free:.1f} cores were free; two hosts at full speed need {CORES_FOR_TWO}",
        "opponent_hears_later": {
            **paced_figures(plan, slow),
            "later_p50_ms": percentile_ms(slow.outcome.later, 50),
            "later_p99_ms": percentile_ms(slow.outcome.later, 99),
        },
    }


def _two(one: Sequence[Played], two: Sequence[Played]) -> Figures:
    """What two processes did in all rounds, and how much more than one process that is."""
    all_rounds = together(two)
    by_rate = [double.rate / single.rate for single, double in zip(one, two, strict=True)]
    by_processor = [
        single.server_ms[0] / max(double.server_ms) for single, double in zip(one, two, strict=True)
    ]
    return {
        **all_rounds.figures(),
        "ms_an_action_of_each": [round(ms, 3) for ms in all_rounds.server_ms],
        "capacity_by_rate": round(median(by_rate), 2),
        "capacity_by_processor": round(median(by_processor), 2),
        "capacity_by_processor_in_each_round": [round(ratio, 2) for ratio in by_processor],
    }


def _round(wish: Wish, hosts: Sequence[Host], *, together: bool = False) -> Played:
    """Every process gets the same number of games: a busier one does more at once, and so costs less."""
    ports, games = [host.port for host in hosts], wish.games * len(hosts)
    plan = Plan(ports=ports, together=together, games=games, seconds=wish.seconds / ROUNDS * 2)
    return played(plan, hosts)
