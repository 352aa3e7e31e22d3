"""Many games at once, in a process of its own: `python -m bench.load.client PLAN`, with the plan as JSON.

It says when it is ready, reads from its input when to begin, prints the outcome, and stays connected until
its input ends.
"""

from __future__ import annotations

import asyncio
import sys
import time
from random import Random

import msgspec
import uvloop
from bench.load.plan import Outcome, Plan
from bench.load.player import Player, Told, open_table

from wandelgang.server.limits.files import raise_file_limit

OPENED_AT_ONCE = 20
LAST_ANSWERS_WITHIN = 3.0  # seconds after the end


class Sent:
    """An action on its way: when it was sent, and when each player heard of it."""

    def __init__(self, actor: Player, at: float) -> None:
        self.actor, self.at = actor, at
        self.own: float | None = None
        self.other: float | None = None


class Game:
    """Two players who act in turn, at one table after another."""

    def __init__(self, load: Load, number: int) -> None:
        self._load = load
        self._number = number
        self._rng = Random(f"load {number}")
        self._due = self._rng.random() * load.plan.pace
        self._acted = self._answered = 0
        self._players: list[Player] = []
        self._positions: list[Told] = []
        self._sent: dict[int, Sent] = {}  # by the number of the position to which an action leads
        self._over: set[Player] = set()  # who has heard that the game is over

    async def open(self) -> None:
        """A fresh table, with both players seated."""
        plan = self._load.plan
        for player in self._players:
            player.leave()
        apart = 0 if plan.together else 1
        ports = [plan.ports[(self._number + seat * apart) % len(plan.ports)] for seat in (0, 1)]
        table, tokens = await asyncio.to_thread(open_table, ports[0], plan.game)
        self._players = [
            Player(port, table, token, self._heard) for port, token in zip(ports, tokens, strict=True)
        ]
        self._sent.clear()
        self._over.clear()
        self._positions = [await player.sit() for player in self._players]

    def start(self) -> None:
        """Whoever is asked acts."""
        for player, told in zip(self._players, self._positions, strict=True):
            if told.choices is not None:
                self._asked(player, told)

    def _asked(self, player: Player, told: Told) -> None:
        plan = self._load.plan
        if plan.most and self._acted >= plan.most:
            return
        if plan.pace:
            wait = self._load.begin + self._due - time.time()
            self._due += plan.pace
            asyncio.get_running_loop().call_later(max(0.0, wait), self._act, player, told)
        else:
            self._act(player, told)

    def _act(self, player: Player, told: Told) -> None:
        if player.closed or time.time() >= self._load.end:
            return
        assert told.number is not None
        self._sent[told.number + 1] = Sent(player, time.perf_counter())
        self._load.unanswered += 1
        self._acted += 1
        player.act(told, self._rng)

    def _heard(self, player: Player, told: Told, now: float) -> None:
        if player not in self._players:
            return
        if told.type == "refused":
            self._load.refuse(player.refused)
            return
        if told.number in self._sent:
            self._note(told.number, player, now)
        if told.choices is not None:
            self._asked(player, told)
        elif told.result is not None:
            self._over.add(player)
            if len(self._over) == len(self._players):
                self._load.again(self)

    def _note(self, number: int, player: Player, now: float) -> None:
        sent = self._sent[number]
        if player is sent.actor:
            sent.own = now
            self._answered += 1
            self._load.note(now - sent.at, self._answered)
        else:
            sent.other = now
        if sent.own is not None and sent.other is not None:
            self._load.later.append(sent.other - sent.own)
            del self._sent[number]


class Load:
    """All games of this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.begin = self.end = 0.0
        self.answered = self.unanswered = self.refused = 0
        self.trips: list[float] = []
        self.later: list[float] = []
        self._games = [Game(self, number) for number in range(plan.games)]
        self._all_acted = asyncio.Event()  # as often as the plan says
        self._quiet = 0  # games that have
        self._again: set[asyncio.Task[None]] = set()

    def note(self, trip: float, of_game: int) -> None:
        """The update of an action has arrived, so that its game has had this many."""
        self.trips.append(trip)
        self.unanswered -= 1
        self.answered += time.time() < self.end
        if of_game == self.plan.most:
            self._quiet += 1
            if self._quiet == self.plan.games:
                self._all_acted.set()

    def refuse(self, reason: str) -> None:
        """The host has not accepted an action: this must not happen, and its game does not go on."""
        if not self.refused:
            print(reason, file=sys.stderr, flush=True)
        self.refused += 1

    def again(self, game: Game) -> None:
        """A game is over: its players go on at a fresh table."""
        if time.time() < self.end:
            task = asyncio.create_task(self._open_again(game))
            self._again.add(task)
            task.add_done_callback(self._again.discard)

    async def _open_again(self, game: Game) -> None:
        await game.open()
        game.start()

    async def run(self) -> None:
        """Open the tables, play, and print the outcome."""
        for first in range(0, len(self._games), OPENED_AT_ONCE):
            await asyncio.gather(*(game.open() for game in self._games[first : first + OPENED_AT_ONCE]))
        print("ready", flush=True)
        self.begin = float(await asyncio.to_thread(sys.stdin.readline))
        self.end = self.begin + self.plan.seconds
        await asyncio.sleep(max(0.0, self.begin - time.time()))
        for game in self._games:
            game.start()
        await self._play()
        outcome = Outcome(
            answered=self.answered,
            unanswered=self.unanswered,
            refused=self.refused,
            trips=self.trips,
            later=self.later,
        )
        print(msgspec.json.encode(outcome).decode(), flush=True)
        await asyncio.to_thread(sys.stdin.readline)  # until it ends

    async def _play(self) -> None:
        try:
            async with asyncio.timeout(self.end - time.time()):
                await self._all_acted.wait()
        except TimeoutError:
            last = time.time() + LAST_ANSWERS_WITHIN
            while self.unanswered and time.time() < last:
                await asyncio.sleep(0.05)


def main() -> None:
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    raise_file_limit(2 * plan.games + 100)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(Load(plan).run())


if __name__ == "__main__":
    main()
