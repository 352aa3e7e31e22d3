"""Every byte that each connection gets in whole games, searched for what it may not know (X10)."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.hosts import Host
from tests.server.leaks import Truth, leaks
from tests.server.players import Opened, Player
from websockets.asyncio.client import connect

from wandelgang.match import load
from wandelgang.table.protocol import Snapshot, Update

PLAYED: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("classic", ("me", "link", "link"), {"events": True}),
    ("classic", ("me", "link"), {"cards": 4, "way_home": False}),
    ("classic", ("me", "link", "normal", "link"), {"events": True, "way_home": False, "cards": 5}),
    ("master", ("me", "link", "link"), {}),
    ("master", ("me", "link", "easy"), {"short": True}),
    ("towers", ("me", "link", "link", "link"), {"children": [1]}),
    ("towers", ("me", "link"), {}),
]


class Restless:
    """A seat whose browser loses its connection now and then, and asks for hints. Keeps every byte of all."""

    def __init__(self, table: Opened, seat: int | None, seed: int) -> None:
        self.table = table
        self.seat = seat
        self.rng = Random(f"{seed}/{seat}")
        self.heard: list[bytes] = []

    async def play(self) -> None:
        """Play to the end, on as many connections as it takes."""
        seen: int | None = None
        while True:
            async with connect(self.table.host.ws(self.table.id), max_size=None) as socket:
                player = Player(socket, self.table.game)
                player.heard = self.heard
                await player.sit(None if self.seat is None else self.table.tokens[self.seat], seen)
                if player.choices is not None:
                    await player.say(type="ask", number=player.number)
                await player.play_on(self.rng, until=player.number + self.rng.randrange(4, 16))
                if player.result is not None:
                    return
                seen = max(0, player.number - self.rng.randrange(10))  # a browser that shows it again


@pytest.mark.parametrize(("game", "kinds", "options"), PLAYED)
async def test_no_connection_is_sent_what_its_seat_may_not_know(
    host: Host, game: str, kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    table = Opened(host, game, *kinds, options=options)
    seats = [seat for seat, kind in enumerate(kinds) if kind in ("me", "link")]
    everyone = [Restless(table, seat, seed=len(options)) for seat in (*seats, None)]
    await asyncio.gather(*(restless.play() for restless in everyone))

    truth = Truth(load(host.get(f"/api/tables/{table.id}/record").content))
    assert truth.record.result is not None
    for restless in everyone:
        others = [token for seat, token in enumerate(table.tokens) if token and seat != restless.seat]
        others += [seat["invitation"] for seat in table.seats if seat["invitation"]]
        assert list(leaks(truth, restless.seat, restless.heard, others)) == []
        messages = [msgspec.json.decode(data) for data in restless.heard]
        updates = {message["number"] for message in messages if message["type"] == "update"}
        assert len(updates) > 4
        assert sum(message["type"] == "snapshot" for message in messages) > 1, "it came back"


async def test_clocks_tell_nothing_but_times(host: Host) -> None:
    """A clock of days, which nothing stops: its messages have the numbers of the positions."""
    clock = {"type": "turn", "seconds": 259_200}
    table = Opened(host, "classic", "me", "link", options={"cards": 3, "events": True}, clock=clock)
    everyone = [Restless(table, seat, seed=7) for seat in (0, 1, None)]
    await asyncio.gather(*(restless.play() for restless in everyone))
    truth = Truth(load(host.get(f"/api/tables/{table.id}/record").content))
    assert len(truth.record.times) == len(truth.record.actions)
    for restless in everyone:
        others = [token for seat, token in enumerate(table.tokens) if token and seat != restless.seat]
        assert list(leaks(truth, restless.seat, restless.heard, others)) == []
        told = [msgspec.json.decode(data).get("clocks") for data in restless.heard]
        clocks = [one for one in told if one is not None]
        assert len(clocks) > 4
        assert all(one.keys() == {"seats", "running"} for one in clocks)
        assert all(seat.keys() == {"left", "grace", "spent"} for one in clocks for seat in one["seats"])


async def test_the_search_finds_what_is_planted(host: Host) -> None:
    """The bytes of one seat, given to another, are full of leaks; so are bytes with one card too many."""
    table = Opened(host, "classic", "me", "link", options={"cards": 6, "events": True})
    players = [Restless(table, seat, seed=5) for seat in (0, 1, None)]
    await asyncio.gather(*(player.play() for player in players))
    truth = Truth(load(host.get(f"/api/tables/{table.id}/record").content))
    mine, friends, watched = (player.heard for player in players)
    assert list(leaks(truth, 0, mine, [])) == []
    found = " ".join(leaks(truth, 1, mine, []))
    for sign in ("is named to seat 1", "depends on what", "choices of another", "seat 1 saw", "seat 1 read"):
        assert sign in found
    assert list(leaks(truth, None, friends, []))
    assert table.tokens[0] is not None
    assert list(leaks(truth, None, [*watched, b'{"type":"pong","number":1}'], ["pong"]))

    last = next(message for data in reversed(watched) if isinstance(message := told(data), Update))
    secret = truth.positions[last.number].state.hands[1].goals or ("owl",)
    planted = msgspec.json.encode(msgspec.structs.replace(last, number=3, notation=f"draw {secret[0]}"))
    assert any("is named" in leak for leak in leaks(truth, None, [planted], []))


def told(data: bytes) -> Snapshot | Update | None:
    """A message that shows a position."""
    kind = msgspec.json.decode(data)["type"]
    return msgspec.json.decode(data, type=Update | Snapshot) if kind in ("update", "snapshot") else None
