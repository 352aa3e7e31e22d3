"""Hosts that are killed again and again while people play: `python -m tests.server.killing` prints JSON.

People with real sockets play against each other and against bots. Meanwhile host processes are killed as by a
power cut and started again; where there are several, PostgreSQL and Redis are restarted as well. An action is
acknowledged when whoever took it has heard of it. In the end:

- every acknowledged action is in the database, at its number, and none twice;
- what anybody has been told, action by action, is what the database holds, and nobody's game went back;
- people and bots play on at every table;
- no host has logged a traceback: an outage of the database or of Redis is a line in the log. If there is one,
  the logs are printed on stderr.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.server.hosts import Host
from tests.server.players import Opened, sit
from tests.server.services import Postgres, Redis, redis, running_postgres
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from wandelgang.games import CHANCE, GAMES
from wandelgang.games.wire import decode
from wandelgang.server.storage import Store
from wandelgang.table.protocol import Choices, Refused, ServerMessage, Snapshot, Update
from wandelgang.table.state import fold

PACE = 0.06  # seconds between a person's actions, within the rate of a connection
AGAIN = 0.1  # seconds until somebody tries another host
PATIENCE = 120.0  # seconds until a table whose hosts are all well must have moved on
SERVICES_EVERY = 10  # kills between two restarts of PostgreSQL or Redis
UNLIMITED = {"connects_a_minute": 1_000_000, "bot_grace": 1.0}


class Person:
    """Somebody who plays at random, and connects again whenever a host is gone."""

    def __init__(self, table: Opened, seat: int, hosts: Sequence[Host], seed: str) -> None:
        self.table = table
        self.seat = seat
        self.hosts = hosts
        self.rng = Random(seed)
        self.number = 0
        self.told: dict[int, tuple[int, str | None]] = {}  # by number: who acted, and how
        self.acknowledged: dict[int, object] = {}  # by number: the own action
        self.with_bot = len(table.seats) == 3
        self.over = False
        self.connections = 0
        self._tried: tuple[int, object] | None = None
        self._choices: tuple[msgspec.Raw, ...] = ()

    async def play(self) -> None:
        """Play for ever."""
        while True:
            host = self.rng.choice(self.hosts)
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(host.ws(self.table.id), max_size=None, open_timeout=10) as socket:
                    self.connections += 1
                    self._tried = None
                    await socket.send(sit(self.table.tokens[self.seat], seen=self.number or None))
                    async for text in socket:
                        self._hear(msgspec.json.decode(text, type=ServerMessage))
                        if self._choices and self._tried is None:
                            await asyncio.sleep(PACE)
                            action = msgspec.json.decode(self.rng.choice(self._choices))
                            self._tried = (self.number, action)
                            message = {"type": "act", "number": self.number, "action": action}
                            await socket.send(json.dumps(message))
            await asyncio.sleep(AGAIN)

    def _hear(self, message: ServerMessage) -> None:
        match message:
            case Snapshot():
                assert message.number >= self.number, "the game went back"
                for update in message.missed:
                    self._note(update)
                self._stand(message.number, message.choices)
                self.over = message.table.result is not None
            case Update():
                assert message.number == self.number + 1, f"{message.number} follows {self.number}"
                self._note(message)
                if self._tried is not None and self._tried[0] + 1 == message.number:
                    if message.actor == self.seat:
                        self.acknowledged[message.number] = self._tried[1]
                    self._tried = None
                self._stand(message.number, message.choices)
                self.over = self.over or message.result is not None
            case Refused():
                self._tried = None  # the storage may be down, or another action was first
            case _:
                pass

    def _stand(self, number: int, choices: Choices | None) -> None:
        self.number, self._choices = number, choices.actions if choices else ()

    def _note(self, update: Update) -> None:
        told = (update.actor, update.notation)
        assert self.told.setdefault(update.number, told) == told, "something else was told before"


class Games:
    """Several tables with people and bots, on some hosts."""

    def __init__(self, hosts: Sequence[Host], tables: int, seed: int) -> None:
        self.hosts = hosts
        self.people: list[Person] = []
        for number in range(tables):
            game = sorted(GAMES)[number % len(GAMES)]
            kinds = ("me", "link", "normal") if number // len(GAMES) % 2 == 0 else ("me", "link")
            table = Opened(hosts[number % len(hosts)], game, *kinds)
            for seat in (0, 1):
                self.people.append(Person(table, seat, hosts, f"{seed}/{number}/{seat}"))

    @asynccontextmanager
    async def played(self) -> AsyncIterator[None]:
        """People play meanwhile. Whatever surprises one of them ends it."""
        playing = [asyncio.create_task(person.play()) for person in self.people]
        try:
            yield
        finally:
            for task in playing:
                if not task.done():
                    task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            if not isinstance(error, asyncio.CancelledError):
                assert isinstance(error, BaseException)
                raise error

    def bots_actions(self) -> list[int]:
        """How many actions of a bot each person has heard of."""
        return [sum(actor == 2 for actor, _ in person.told.values()) for person in self.people]

    async def go_on(self) -> None:
        """Wait until everybody has heard of people's and of bots' new actions."""
        bots, numbers = self.bots_actions(), [person.number for person in self.people]
        end = time.monotonic() + PATIENCE
        while not all(
            person.over or (person.number > number + 3 and (heard > before or not person.with_bot))
            for person, heard, before, number in zip(
                self.people, self.bots_actions(), bots, numbers, strict=True
            )
        ):
            assert time.monotonic() < end, "somebody's game stands still"
            await asyncio.sleep(0.1)

    async def check(self, data: str) -> dict[str, Any]:
        """Compare what people were told with the database; the counts."""
        store = await Store.open(data)
        lost = doubled = differing = acknowledged = entries = 0
        try:
            for table in {person.table.id for person in self.people}:
                stored = await store.load(table)
                assert stored is not None
                start = fold(msgspec.structs.replace(stored, entries=()))
                held = start.read_on(stored.entries).entries
                entries += len(held)
                doubled += len({entry.number for entry in held}) != len(held)
                game, options = start.match.game, start.match.options
                actors = [start.match.actor, *(entry.match.actor for entry in held)]
                for person in (one for one in self.people if one.table.id == table):
                    for number, action in person.acknowledged.items():
                        acknowledged += 1
                        read = decode(json.dumps(action).encode(), game.Action)
                        lost += number > len(held) or held[number - 1].match.action != read
                    for number, (actor, notation) in person.told.items():
                        entry = held[number - 1]
                        wrong = (CHANCE if actors[number - 1] is None else actors[number - 1]) != actor
                        known = notation is None or notation == game.write(options, entry.match.action)
                        differing += wrong or not known
        finally:
            await store.close()
        return {
            "entries": entries,
            "acknowledged": acknowledged,
            "lost": lost,
            "doubled": doubled,
            "told_differently": differing,
            "reconnects": sum(person.connections for person in self.people) - len(self.people),
        }


async def _kill_and_check(
    hosts: Sequence[Host], data: str, kills: int, tables: int, seed: int, services: Sequence[Any] = ()
) -> dict[str, Any]:
    rng, began, restarts = Random(seed), time.perf_counter(), Counter[str]()
    games = Games(hosts, tables, seed)
    async with games.played():
        await games.go_on()
        for number in range(1, kills + 1):
            host = rng.choice(hosts)
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.restart)
            await asyncio.sleep(rng.uniform(0.1, 1.5))
            if services and (number % SERVICES_EVERY == 0 or number == kills):
                service = services[number // SERVICES_EVERY % len(services)]
                await asyncio.to_thread(service.restart)
                restarts[type(service).__name__] += 1
        await games.go_on()
    found = await games.check(data)
    for host in hosts:
        await asyncio.to_thread(host.stop)
    tracebacks = sum(host.errors.count("Traceback") for host in hosts)
    if tracebacks:
        print(*(host.errors for host in hosts), sep="\n", file=sys.stderr)
    return {
        "processes": len(hosts),
        "kills": kills,
        **({"restarts": dict(restarts)} if services else {}),
        "tables": tables,
        **found,
        "tracebacks": tracebacks,
        "seconds": round(time.perf_counter() - began, 1),
    }


def on_sqlite(kills: int, tables: int = 6, seed: int = 0) -> dict[str, Any]:
    """One host on SQLite."""
    with tempfile.TemporaryDirectory() as data:
        host = Host(data, **UNLIMITED)
        try:
            return asyncio.run(_kill_and_check([host], data, kills, tables, seed))
        finally:
            host.stop()


def on_several(kills: int, tables: int = 6, seed: int = 0) -> dict[str, Any]:
    """Three processes on PostgreSQL and Redis, which are restarted as well."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database: Postgres = stack.enter_context(running_postgres())
        signals: Redis = stack.enter_context(redis(folder))
        hosts = []
        for _ in range(3):
            host = Host(database.address, signals=signals.address, **UNLIMITED)
            stack.callback(host.stop)
            hosts.append(host)
        services = (database, signals)
        return asyncio.run(_kill_and_check(hosts, database.address, kills, tables, seed, services))


def passed(found: dict[str, Any]) -> bool:
    """Whether nothing was lost, doubled or told differently, and no host was surprised."""
    return found["acknowledged"] > 0 and not any(
        found[one] for one in ("lost", "doubled", "told_differently", "tracebacks")
    )


def main() -> int:
    """Kill, check and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--kills", type=int, default=100, help="how many of each kind")
    words.add_argument("--kind", choices=["sqlite", "several"], help="only this kind")
    words.add_argument("--seed", type=int, default=0)
    chosen = words.parse_args()
    found = {}
    if chosen.kind != "several":
        found["sqlite"] = on_sqlite(chosen.kills, seed=chosen.seed)
    if chosen.kind != "sqlite":
        found["several"] = on_several(chosen.kills, seed=chosen.seed)
    print(json.dumps(found, indent=2))
    return 0 if all(map(passed, found.values())) else 1


if __name__ == "__main__":
    sys.exit(main())
