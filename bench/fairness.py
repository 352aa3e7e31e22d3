"""What one address does to somebody else's bots, within its limits: `python bench/fairness.py` prints JSON.

A victim plays against a bot of the level normal, and asks for hints. An attacker at another address of the
loopback network has many tables of experts, whose bots act at once, and asks for hints at all of them. Given
in milliseconds are the median and the slowest of twenty, alone and under attack:

- bot: from the victim's action to the bot's answer;
- hint: from asking to the hint.

`attacker` says how much the attacker got meanwhile, and how many hints were refused.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wandelgang.table.protocol import PROTOCOL

VICTIM, ATTACKER = "127.0.0.1", "127.0.0.2"  # the host sees two addresses
GAMES = ("classic", "master", "towers")
HOST = """
import sys
from wandelgang.server.http.server import HERE, listen, run
from wandelgang.server.settings import Settings
socket = listen(HERE, 0)
settings = Settings(data=sys.argv[1], tables_a_minute=1_000_000)
run(settings, socket, lambda: print(socket.getsockname()[1], flush=True))
"""


def open_table(port: int, game: str, *seats: dict[str, Any]) -> tuple[str, str]:
    """A table, and the token of its first seat."""
    wish = {"game": game, "seats": seats, "pace": "instant", "options": {"first": 0}}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables",
        json.dumps(wish).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        opened = json.load(answer)
    return opened["table"], opened["seats"][0]["token"]


ME = {"colour": "red", "kind": "me", "name": "me"}


def bot(colour: str, level: str) -> dict[str, Any]:
    """A bot's seat."""
    return {"colour": colour, "kind": "bot", "level": level, "name": colour}


class Player:
    """Somebody at seat 0 who plays at random."""

    def __init__(self, socket: ClientConnection, rng: Random) -> None:
        self.socket = socket
        self.rng = rng
        self.number = 0
        self.choices: Any = None
        self.over = False
        self.hints = self.refused = self.updates = 0

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] in ("snapshot", "update"):
            self.number, self.choices = message["number"], message["choices"]
            self.updates += message["type"] == "update"
            self.over = self.over or bool(message.get("result"))
        self.hints += message["type"] == "hint"
        self.refused += message["type"] == "refused"
        return message

    async def act(self) -> None:
        """Take any of the actions that are offered."""
        action, self.choices = self.rng.choice(self.choices["actions"]), None
        await self.say(type="act", number=self.number, action=action)

    async def asked(self) -> None:
        """Wait until it is this player's turn."""
        while not self.choices and not self.over:
            await self.next()


async def sit(port: int, table: str, token: str, address: str, seed: int) -> Player:
    """Somebody who sits down, from an address."""
    uri = f"ws://127.0.0.1:{port}/api/tables/{table}/ws"
    player = Player(await connect(uri, local_addr=(address, 0), max_size=None), Random(seed))
    await player.say(type="sit", token=token, protocol=PROTOCOL)
    while (await player.next())["type"] != "snapshot":
        pass
    return player


async def attack(player: Player) -> None:
    """Ask for a hint and act, again and again, below the host's limit for a connection."""
    with suppress(ConnectionClosed):
        while not player.over:
            await player.asked()
            if player.over:
                return
            await player.say(type="ask", number=player.number)
            while (await player.next())["type"] not in ("hint", "refused"):
                pass
            if player.choices:
                await player.act()
            await asyncio.sleep(0.15)


async def measure(port: int, tries: int) -> dict[str, Any]:
    """How long the victim waits."""
    bots: list[float] = []
    hints: list[float] = []
    seed = 0
    while len(bots) < tries:
        seed += 1
        table, token = open_table(port, "classic", ME, bot("blue", "normal"))
        victim = await sit(port, table, token, VICTIM, seed)
        while not victim.over and len(bots) < tries:
            await victim.asked()
            if victim.over:
                break
            if len(hints) < tries:
                began = time.perf_counter()
                await victim.say(type="ask", number=victim.number)
                while (await victim.next())["type"] not in ("hint", "refused"):
                    pass
                hints.append((time.perf_counter() - began) * 1000)
            began = time.perf_counter()
            await victim.act()
            while (told := await victim.next())["type"] != "refused":
                if told["type"] == "update" and told["actor"] == 0:
                    began = time.perf_counter()  # from the end of the victim's own turn
                if told["type"] == "update" and told["actor"] == 1:
                    bots.append((time.perf_counter() - began) * 1000)
                    break
                if victim.choices or victim.over:
                    break
            await asyncio.sleep(0.1)
        await victim.socket.close()
    return {
        name: {"median_ms": round(statistics.median(times), 1), "slowest_ms": round(max(times), 1)}
        for name, times in (("bot", bots), ("hint", hints))
    }


async def ready(port: int) -> None:
    """Wait until the strong bots are loaded: until hints come from them."""
    table, token = open_table(port, "classic", ME, bot("blue", "normal"))
    player = await sit(port, table, token, VICTIM, 0)
    while True:
        await player.say(type="ask", number=player.number)
        while (told := await player.next())["type"] not in ("hint", "refused"):
            pass
        if told.get("bot") == "planner":
            return await player.socket.close()
        await asyncio.sleep(0.5)


async def compare(port: int, tables: int, tries: int) -> dict[str, Any]:
    """The victim alone and under attack."""
    await ready(port)
    alone = await measure(port, tries)
    attackers = []
    for number in range(tables):
        seats = (ME, *(bot(colour, "expert") for colour in ("yellow", "blue", "green")))
        table, token = open_table(port, GAMES[number % len(GAMES)], *seats)
        attackers.append(await sit(port, table, token, ATTACKER, number))
    attacks = [asyncio.create_task(attack(player)) for player in attackers]
    await asyncio.sleep(3.0)  # until all of them are at it
    before = [sum(getattr(one, what) for one in attackers) for what in ("updates", "hints", "refused")]
    began = time.perf_counter()
    under_attack = await measure(port, tries)
    took = time.perf_counter() - began
    after = [sum(getattr(one, what) for one in attackers) for what in ("updates", "hints", "refused")]
    for task in attacks:
        task.cancel()
    await asyncio.gather(*attacks, return_exceptions=True)
    await asyncio.gather(*(one.socket.close() for one in attackers), return_exceptions=True)
    names = ("actions_a_second", "hints_a_second", "refused_a_second")
    rates = {name: round((b - a) / took, 1) for name, a, b in zip(names, before, after, strict=True)}
    return {"alone": alone, "under_attack": under_attack, "attacker": {"tables": tables, **rates}}


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=60, help="the attacker's tables")
    words.add_argument("--tries", type=int, default=20)
    chosen = words.parse_args()
    with tempfile.TemporaryDirectory() as data:
        host = subprocess.Popen([sys.executable, "-c", HOST, data], stdout=subprocess.PIPE, text=True)
        try:
            assert host.stdout is not None
            port = int(host.stdout.readline())
            found = asyncio.run(compare(port, chosen.tables, chosen.tries))
        finally:
            host.terminate()
            host.wait()
    print(json.dumps({"cores": os.cpu_count(), **found}, indent=2))


if __name__ == "__main__":
    main()
