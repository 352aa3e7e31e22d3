"""Many games at once against one or two host processes; prints what they took as JSON. `load.py` starts it.

    python bench/load_client.py GAME GAMES SECONDS PACE PORT [PORT]

PACE is the time between two actions of a game in seconds; 0 means at once. With two ports, the two players of each
game are connected to different processes. It says when it is ready, and reads from its input when to begin.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from random import Random

from lean_client import Player, Told, open_table

OPEN_AT_ONCE = 20


class Game:
    """Two players who act in turn, one table after another."""

    def __init__(self, load: Load, number: int) -> None:
        self._load = load
        self._rng = Random(f"load {number}")
        self._number = number
        self._players: list[Player] = []
        self._acted = 0.0
        self._actor: Player | None = None
        self._due = load.begin + self._rng.random() * load.pace

    async def open(self) -> None:
        """A fresh table, with both players seated."""
        load = self._load
        table, tokens = await asyncio.to_thread(open_table, load.ports[self._number % len(load.ports)], load.game)
        for player in self._players:
            player.transport.abort()
        self._players = [
            Player(load.ports[(self._number + seat) % len(load.ports)], table, token, self._heard)
            for seat, token in enumerate(tokens)
        ]
        self._positions = [await player.connect() for player in self._players]

    def start(self) -> None:
        """Whoever is asked acts."""
        for player, told in zip(self._players, self._positions, strict=True):
            if told.choices is not None:
                self._asked(player, told)

    def _asked(self, player: Player, told: Told) -> None:
        load, now = self._load, time.time()
        if now >= load.end:
            return
        if load.pace:
            self._due += load.pace
            asyncio.get_running_loop().call_later(max(0.0, self._due - now), self._act, player, told)
        else:
            self._act(player, told)

    def _act(self, player: Player, told: Told) -> None:
        if player.closed or time.time() >= self._load.end:
            return
        self._acted, self._actor = time.perf_counter(), player
        player.act(told, self._rng)
        self._load.acted += 1

    def _heard(self, player: Player, told: Told, now: float) -> None:
        load = self._load
        if player not in self._players:
            return
        if self._actor is player:
            load.trips.append(now - self._acted)
            self._actor = None
        else:
            load.heard.append(now - self._acted)
        if told.choices is not None:
            self._asked(player, told)
        elif told.result is not None and player is self._players[0]:
            load.tasks.add(asyncio.create_task(self._again()))

    async def _again(self) -> None:
        await self.open()
        self.start()


class Load:
    """All games of this process."""

    def __init__(self, game: str, games: int, seconds: float, pace: float, begin: float, ports: list[int]) -> None:
        self.game, self.pace, self.begin, self.ports = game, pace, begin, ports
        self.end = begin + seconds
        self.trips: list[float] = []  # from an action to its own update
        self.heard: list[float] = []  # from an action to the update of the opponent
        self.acted = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self._games = [Game(self, number) for number in range(games)]

    async def run(self) -> dict[str, object]:
        """Play until the end."""
        for first in range(0, len(self._games), OPEN_AT_ONCE):
            await asyncio.gather(*(game.open() for game in self._games[first : first + OPEN_AT_ONCE]))
        print("ready", flush=True)
        self.begin = float(sys.stdin.readline())
        self.end += self.begin
        for game in self._games:
            game._due += self.begin
        await asyncio.sleep(max(0.0, self.begin - time.time()))
        for game in self._games:
            game.start()
        await asyncio.sleep(max(0.0, self.end - time.time()) + 1.0)
        return {"actions": self.acted, "trips": self.trips, "heard": self.heard}


def main() -> None:
    game, games, seconds, pace, *ports = sys.argv[1:]
    load = Load(game, int(games), float(seconds), float(pace), 0.0, [int(port) for port in ports])
    try:
        import uvloop

        factory = uvloop.new_event_loop
    except ModuleNotFoundError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        json.dump(runner.run(load.run()), sys.stdout)


if __name__ == "__main__":
    main()
