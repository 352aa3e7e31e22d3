"""Tables in the middle of a game: stored as the host stores them, so that it continues them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom
from typing import Any, TypeVar

from playwright.sync_api import Page
from tests.server.hosts import Host

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES
from wandelgang.games.wire import encode
from wandelgang.match import Match, Seat
from wandelgang.server.storage import Store
from wandelgang.table.messages import only_answer
from wandelgang.table.protocol import Kind, Pace
from wandelgang.table.secrets import fingerprint, new_id, new_secret
from wandelgang.table.stored import NewSeat, StoredEntry, TableRow

Value = TypeVar("Value")
NAMES = ("Ada", "Mira", "Jonas", "Linde")


class Prepared:
    """A stored table and the tokens of its seats."""

    def __init__(self, host: Host, match: Match, *kinds: Kind, pace: Pace = "instant") -> None:
        self.host, self.match, self.kinds, self.pace = host, match, kinds, pace
        self.tokens = [new_secret(SystemRandom()) for _ in kinds]
        self.table = new_id(SystemRandom())
        _apart(self._store())

    async def _store(self) -> None:
        store = await Store.open(self.host.settings["data"])
        match = self.match
        row = TableRow(
            id=self.table,
            game=match.game.name,
            rules=match.game.rules,
            options=encode(match.options).decode(),
            deal=encode(match.deal).decode(),
            turn_limit=None,
            pace=self.pace,
            hints=True,
            take_back=True,
            created=int(time.time()),
            begun=int(time.time() * 1000),
            rematch_of=None,
        )
        seats = [
            NewSeat(seat, NAMES[seat], kind, "normal" if kind == "bot" else None, None, fingerprint(token))
            for seat, (kind, token) in enumerate(zip(self.kinds, self.tokens, strict=True))
        ]
        now = int(time.time() * 1000)
        entries = [StoredEntry(encode(action).decode(), now) for action in match.actions]
        assert await store.create(row, seats, entries, match.actor)
        await store.close()

    def sit(self, page: Page, *seats: int) -> None:
        """Go there in a browser that holds these seats."""
        held = {
            "table": self.table,
            "game": self.match.game.name,
            "names": NAMES[: len(self.kinds)],
            "seats": [{"seat": seat, "token": self.tokens[seat]} for seat in seats],
            "invitations": [],
            "since": 1,
        }
        key, value = json.dumps(f"wandelgang-table-{self.table}"), json.dumps(json.dumps(held))
        page.add_init_script(  # once: what the page itself does to its storage later stays
            f"sessionStorage[{key}] ??= (localStorage[{key}] = {value}, 'seated')"
        )
        page.goto(f"{self.host.http}/t/{self.table}")


def position(
    wanted: Callable[[Match], bool], *, game: str = "classic", seed: int = 1, **options: Any
) -> Match:
    """A match played at random, up to the first position that is wanted and leaves somebody a choice."""
    module = GAMES[game]
    rng = Random(seed)
    for _ in range(200):
        chosen = module.Options(**{"players": 2, **options})
        match = Match.start(
            module, chosen, module.shuffle(chosen, rng), [Seat(name) for name in NAMES[: chosen.players]]
        )
        for _ in range(400):
            if match.over or (wanted(match) and only_answer(match) is None):
                break
            chance = match.actor == CHANCE
            match = (
                match.then_chance(rng) if chance else match.then(rng.choice(list(module.legal(match.state))))
            )
        if not match.over and wanted(match) and only_answer(match) is None:
            return match
    raise AssertionError("no such position came up")


def seekers_until(game: str, wanted: Callable[[Match], bool], *, seed: int = 1, **options: Any) -> Match:
    """A game between seekers up to a position that is wanted: seekers get there; wanderers would not."""
    module, seek = GAMES[game], bot("seeker", game)
    for number in range(200):
        rng = Random(f"{seed}/{number}")
        chosen = module.Options(**{"players": 2, **options})
        seats = [Seat(name) for name in NAMES[: chosen.players]]
        match = Match.start(module, chosen, module.shuffle(chosen, rng), seats)
        while not match.over and len(match.actions) < 900:
            actor = match.actor
            # A host never stores a game that waits for chance, and a table gives an only answer by itself.
            if actor != CHANCE and wanted(match) and only_answer(match) is None:
                return match
            assert actor is not None
            if actor == CHANCE:
                match = match.then_chance(rng)
            else:
                match = match.then(seek(module.view(match.state, actor), module.legal(match.state), rng))
    raise AssertionError("no such position came up")


def _apart(work: Coroutine[Any, Any, Value]) -> Value:
    """Run this in another thread: the browser's loop is in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
