"""People at tables without any host: they know what the table sends them and nothing else."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec

from wandelgang.games import Bot, Game
from wandelgang.table import Guest, MemoryStorage, PlainThinking, Ports, Storage, Table, Tables, Timing
from wandelgang.table.memory import SCOUTS
from wandelgang.table.protocol import (
    PROTOCOL,
    Act,
    Choices,
    NewTable,
    OpenedTable,
    SeatWish,
    ServerMessage,
    Sit,
    Snapshot,
    Update,
)

COLOURS = ("red", "yellow", "blue", "green")
USUAL = {2: ("red", "blue"), 3: ("red", "yellow", "blue"), 4: COLOURS}


class FakeClock:
    """A clock that moves only when a test moves it. Waiting ends when the time has come."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self._waiting: list[tuple[float, asyncio.Event]] = []

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        self._waiting.append((self.now + seconds, event))
        await event.wait()

    async def forward(self, seconds: float) -> None:
        """Let time pass, and everybody do what they waited for."""
        await settled()
        self.now += seconds
        for due, event in self._waiting:
            if due <= self.now:
                event.set()
        self._waiting = [(due, event) for due, event in self._waiting if due > self.now]
        await settled()


async def settled() -> None:
    """Let every task go on until all of them wait. Nothing here waits for the outside."""
    for _ in range(50):
        await asyncio.sleep(0)


def wanderer(_: Game) -> Bot:
    return lambda _view, legal, rng: rng.choice(legal)


class World:
    """Tables in memory with a clock and randomness of the test's own."""

    def __init__(self, seed: int = 0, storage: Storage | None = None, **timing: Any) -> None:
        self.clock = FakeClock()
        self.storage: Storage = storage or MemoryStorage()
        thinking = PlainThinking({"easy": ("wanderer", wanderer), **SCOUTS}, Random(seed))
        self.ports = Ports(
            self.storage, thinking, self.clock, Random(f"tables {seed}"), timing=Timing(**timing)
        )
        self.tables = Tables(self.ports)

    async def open(self, game: str, *kinds: str, **more: Any) -> tuple[Table, OpenedTable]:
        """A new table; kinds are "me", "here", "link" or a bot's level."""
        seats = tuple(
            msgspec.convert(
                {"colour": colour, "kind": kind if kind in ("me", "here", "link") else "bot"}
                | ({} if kind in ("me", "here", "link") else {"level": kind}),
                SeatWish,
            )
            for colour, kind in zip(USUAL[len(kinds)], kinds, strict=True)
        )
        wish = NewTable(game, seats, **({"pace": "instant"} | more))
        opened = await self.tables.open(wish, lambda colour: f"The {colour} one")
        return await self.tables.get(opened.table), opened


class Person:
    """A guest at a table, who remembers every message."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bytes: list[bytes] = []
        self.heard: list[Any] = []
        self.guest = Guest(self._hear)
        self.number = -1
        self.choices: Choices | None = None
        self.result: Any = None

    def _hear(self, data: bytes) -> None:
        self.bytes.append(data)
        message: ServerMessage = msgspec.json.decode(data, type=ServerMessage)
        self.heard.append(message)
        if isinstance(message, Snapshot | Update):
            self.number, self.choices = message.number, message.choices
            self.result = message.table.result if isinstance(message, Snapshot) else message.result

    def all(self, kind: type[Any]) -> list[Any]:
        """Every message of a kind so far."""
        return [message for message in self.heard if isinstance(message, kind)]

    async def sit(self, token: str | None = None, **more: Any) -> Snapshot:
        """Sit down, or watch."""
        await self.table.receive(self.guest, Sit(token=token, protocol=PROTOCOL, **more))
        snapshot: Snapshot = self.all(Snapshot)[-1]
        return snapshot

    async def act(self, action: object) -> None:
        """Do something at the position that was last shown."""
        raw = action if isinstance(action, msgspec.Raw) else msgspec.Raw(msgspec.json.encode(action))
        await self.table.receive(self.guest, Act(self.number, raw))

    async def move(self, rng: Random) -> None:
        """Go where something is to be gained, or push so that one can; otherwise do anything."""
        assert self.choices is not None
        ways = [msgspec.json.decode(way) for way in self.choices.ways]
        opens = [msgspec.json.decode(opening) for opening in self.choices.opens]
        good = [way["action"] for way in ways if way["goal"]] + [
            one["action"] for one in opens if one["goals"]
        ]
        actions = self.choices.actions
        await self.act(actions[good[0]] if good else rng.choice(actions))


async def play(world: World, *people: Person, seed: int = 0, until: int | None = None) -> None:
    """Everyone plays to the end, or up to a number of actions; the clock goes on whenever nobody is asked."""
    rng = Random(seed)
    while people[0].result is None and (until is None or people[0].number < until):
        asked = next((person for person in people if person.choices is not None), None)
        if asked is not None:
            await asked.move(rng)
            await settled()
        else:
            await world.clock.forward(10.0)
