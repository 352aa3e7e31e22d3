"""Players over the wire: they know what the host tells them and nothing else, and keep every byte of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar

import msgspec
from tests.server.hosts import Host
from websockets.asyncio.client import ClientConnection, connect

from wandelgang.bots import bot
from wandelgang.games import GAMES
from wandelgang.games.wire import decode
from wandelgang.server.limits import MESSAGES_A_SECOND, MESSAGES_AT_ONCE
from wandelgang.server.limits.rate_limit import RateLimit
from wandelgang.table.protocol import PROTOCOL, Choices, Refused, ServerMessage, Snapshot, Update

Kind = TypeVar("Kind")
PATIENCE = 30.0  # seconds; the machine may be busy

COLOURS = ("red", "yellow", "blue", "green")
USUAL = {2: ("red", "blue"), 3: ("red", "yellow", "blue"), 4: COLOURS}


def seats(*kinds: str) -> list[dict[str, Any]]:
    """Seats for a new table: "me", "here", "link" or a bot's level."""
    return [
        {"colour": colour, "name": f"{kind} {colour}", "kind": kind}
        if kind in ("me", "here", "link")
        else {"colour": colour, "kind": "bot", "level": kind, "name": f"bot {colour}"}
        for colour, kind in zip(USUAL[len(kinds)], kinds, strict=True)
    ]


def sit(token: str | None = None, **more: Any) -> str:
    """The first message on a connection."""
    return msgspec.json.encode({"type": "sit", "token": token, "protocol": PROTOCOL, **more}).decode()


class Opened:
    """A table that was opened over HTTP, with its secrets."""

    def __init__(self, host: Host, game: str, *kinds: str, **more: Any) -> None:
        wish = {"game": game, "seats": seats(*kinds), "pace": "instant", **more}
        answer = host.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        body = answer.json()
        self.host = host
        self.game = game
        self.id: str = body["table"]
        self.seats = body["seats"]
        self.tokens: list[str | None] = [seat["token"] for seat in self.seats]
        for seat in self.seats:
            if seat["kind"] == "link":
                claim = {"invitation": seat["invitation"], "name": "friend"}
                taken = host.post(f"/api/tables/{self.id}/seats/{seat['seat']}/claim", claim)
                assert taken.status_code == 201, taken.text
                self.tokens[seat["seat"]] = taken.json()["token"]


class Player:
    """One connection. `heard` holds every byte that it was sent."""

    def __init__(self, socket: ClientConnection, game: str) -> None:
        self.socket = socket
        self.game = GAMES[game]
        self.heard: list[bytes] = []
        self.told: list[ServerMessage] = []
        self.number = 0
        self.seat: int | None = None
        self.choices: Choices | None = None
        self.result: Any = None
        self._pace = RateLimit(MESSAGES_A_SECOND * 0.95, MESSAGES_AT_ONCE - 5)

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def sit(self, token: str | None, seen: int | None = None, language: str = "en") -> Snapshot:
        """Sit down, and hear where the game stands."""
        await self.socket.send(sit(token, seen=seen, language=language))
        return await self.hear(Snapshot)

    async def next(self) -> ServerMessage:
        """The next message."""
        data = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        assert isinstance(data, bytes)
        self.heard.append(data)
        message: ServerMessage = msgspec.json.decode(data, type=ServerMessage)
        self.told.append(message)
        if isinstance(message, Snapshot | Update):
            self.number, self.choices = message.number, message.choices
            if isinstance(message, Snapshot):
                self.seat, self.result = message.you, message.table.result
            else:
                self.result = message.result or self.result
        return message

    async def hear(self, kind: type[Kind], fits: Callable[[Kind], bool] = lambda _: True) -> Kind:
        """The next message of a kind; others are kept too."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and fits(message):
                return message

    async def act(self, action: object, number: int | None = None) -> None:
        """Say an action: one of those offered, or whatever a test wants to try."""
        raw = bytes(action) if isinstance(action, msgspec.Raw) else msgspec.json.encode(action)
        await self.say(
            type="act", number=self.number if number is None else number, action=msgspec.json.decode(raw)
        )

    def actions(self) -> list[Any]:
        """What is offered, as values of the game."""
        assert self.choices is not None
        return [decode(bytes(action), self.game.Action) for action in self.choices.actions]

    def view(self) -> Any:
        """The last view."""
        last = next(told for told in reversed(self.told) if isinstance(told, Snapshot | Update))
        return decode(bytes(last.view), self.game.View)

    async def play_on(self, rng: Random, level: str = "seeker", until: int | None = None) -> None:
        """Play like a bot that sits at a browser, to the end or up to a number of actions."""
        thinks = bot(level, self.game.name)
        while self.result is None and (until is None or self.number < until):
            if self.choices is None:
                message = await self.next()
                assert not isinstance(message, Refused), message
                continue
            legal = self.actions()
            action = thinks(self.view(), tuple(legal), rng)
            self.choices = None
            while not self._pace.take():  # a host that answers at once could be asked too often
                await asyncio.sleep(0.02)
            await self.act(msgspec.Raw(msgspec.json.encode(action)))


@asynccontextmanager
async def at_table(table: Opened, seat: int | None = None, **wish: Any) -> AsyncIterator[Player]:
    """A player who has sat down (or watches), for one test."""
    async with connect(table.host.ws(table.id), max_size=None) as socket:
        player = Player(socket, table.game)
        await player.sit(None if seat is None else table.tokens[seat], **wish)
        yield player


async def all_play(players: Sequence[Player], seed: int = 0) -> None:
    """Everyone plays to the end."""
    await asyncio.gather(*(player.play_on(Random(f"{seed}/{place}")) for place, player in enumerate(players)))
