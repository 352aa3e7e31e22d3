"""Coming, going and coming back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.hosts import Host, hosting
from tests.server.players import PATIENCE, Opened, Player, at_table, sit
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from wandelgang.table.limits import CONNECTIONS_A_SEAT, MISSED_UPDATES
from wandelgang.table.protocol import Pong, Presence, Refused, ServerMessage, Snapshot, Update


async def test_who_comes_back_gets_the_steps_that_were_missed(host: Host) -> None:
    table = Opened(host, "classic", "me", "link", options={"first": 0})
    async with at_table(table, 0) as me, at_table(table, 1) as friend:
        left = friend.number
        await friend.socket.close()
        await me.act(me.actions()[0])
        update = await me.hear(Update)
        await me.act(next(action for action in me.actions() if type(action).__name__ == "Walk"))
        await me.hear(Update)
        async with at_table(table, 1, seen=left) as again:
            snapshot = again.told[-1]
            assert isinstance(snapshot, Snapshot)
            assert [missed.number for missed in snapshot.missed] == [left + 1, left + 2]
            assert snapshot.missed[0].notation == update.notation
            assert [missed.choices for missed in snapshot.missed] == [None, None]
            assert snapshot.choices is not None, "it is the friend's turn now"
        async with at_table(table, 1, seen=me.number) as again:
            assert again.told[-1].missed == ()  # type: ignore[union-attr]


async def test_who_missed_too_much_gets_the_position_alone(host: Host) -> None:
    table = Opened(host, "classic", "me", "easy")
    async with at_table(table, 0) as me:
        await me.play_on(Random(0), until=MISSED_UPDATES + 20)
        number = me.number
    async with at_table(table, 0, seen=1) as again:
        snapshot = again.told[0]
        assert isinstance(snapshot, Snapshot)
        assert snapshot.missed == ()
        assert snapshot.number >= number
    async with at_table(table, 0, seen=number + 1_000) as again:
        assert again.told[0].missed == ()  # type: ignore[union-attr]


async def test_one_screen_changes_seats_on_the_same_connection(host: Host) -> None:
    table = Opened(host, "classic", "me", "here", options={"first": 0})
    async with at_table(table, 0) as screen, at_table(table) as watcher:
        first = screen.view()
        assert (first.seat, first.players[0].goals is None, first.players[1].goals is None) == (
            0,
            False,
            True,
        )
        await screen.sit(table.tokens[1], seen=screen.number)
        second = screen.view()
        assert (second.seat, second.players[0].goals is None) == (1, True)
        assert screen.choices is None, "seat 0 is asked"
        await screen.sit(None)
        assert screen.view().seat is None
        await screen.sit(table.tokens[0])
        assert screen.choices is not None
        told = await watcher.hear(Presence, lambda told: told.seats[1].there)
        assert all(seat.there for seat in told.seats), "whoever shares a screen is there while it is"


async def test_behind_a_curtain_people_are_there_and_nobodys_secrets_are_told(
    host: Host,
) -> None:
    table = Opened(host, "classic", "me", "here", "link", options={"first": 0})
    async with at_table(table, 2) as friend, connect(host.ws(table.id), max_size=None) as socket:
        screen = Player(socket, table.game)
        await screen.socket.send(sit(token=table.tokens[0], covered=True))
        snapshot = await screen.hear(Snapshot)
        assert (snapshot.you, snapshot.choices, screen.view().seat) == (None, None, None)
        assert all(player.goals is None for player in screen.view().players)
        there = await friend.hear(Presence)
        assert ([seat.there for seat in there.seats], there.spectators) == ([True, True, True], ())
        await screen.act({"type": "push", "arrow": "N2"})
        assert (await screen.hear(Refused)).code == "watching"
        await screen.sit(table.tokens[0])
        assert screen.choices is not None
        assert screen.view().players[0].goals


async def test_everyone_is_told_who_is_there(host: Host) -> None:
    table = Opened(host, "classic", "me", "link", "easy")
    async with at_table(table, 0) as me:
        async with at_table(table, 1):
            there = await me.hear(Presence)
            assert [(seat.there, seat.bot) for seat in there.seats] == [
                (True, None),
                (True, None),
                (False, "easy"),
            ]
            async with at_table(table):
                assert (await me.hear(Presence)).spectators == ("",)
            assert (await me.hear(Presence)).spectators == ()
        gone = await me.hear(Presence)
        assert [(seat.there, seat.away) for seat in gone.seats] == [(True, None), (False, 0), (False, None)]


async def test_two_devices_at_one_seat_see_the_same(host: Host) -> None:
    table = Opened(host, "towers", "me", "link", options={"first": 0})
    async with at_table(table, 0) as computer, at_table(table, 0) as phone:
        assert computer.choices == phone.choices is not None
        await phone.act(phone.actions()[3])
        assert (await computer.hear(Update)).view == (await phone.hear(Update)).view
        await computer.act(phone.actions()[0], number=computer.number - 1)
        assert (await computer.hear(Refused)).code == "stale"


async def test_a_ping_is_answered_with_the_number(host: Host) -> None:
    table = Opened(host, "classic", "me", "easy", options={"first": 0})
    async with at_table(table, 0) as me:
        await me.say(type="ping")
        assert (await me.hear(Pong)).number == me.number


async def test_messages_are_not_packed(host: Host) -> None:
    """Compression would take more memory for each connection than everything else it needs."""
    table = Opened(host, "classic", "me", "easy")
    async with connect(host.ws(table.id), compression="deflate") as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers


# --- too many --------------------------------------------------------------------------------------


async def turned_away(table: Opened, token: str | None = None) -> tuple[str, str | None, int]:
    """What somebody who comes to a full table hears, and how the connection is closed."""
    async with connect(table.host.ws(table.id)) as socket:
        with suppress(ConnectionClosed):  # the host may have had its last word before this one
            await socket.send(sit(token))
        heard = msgspec.json.decode(await socket.recv(), type=Refused)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        return heard.code, heard.detail, closed.value.rcvd.code


async def there_is_room_again(table: Opened, token: str | None) -> None:
    """Waits until somebody may come; the host takes a moment to see that another has gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with connect(table.host.ws(table.id), max_size=None) as socket:
                with suppress(ConnectionClosed):
                    await socket.send(sit(token))
                heard = msgspec.json.decode(await socket.recv(), type=ServerMessage)
            if isinstance(heard, Snapshot):
                return
            assert isinstance(heard, Refused), heard
            assert heard.code == "host-full"
            await asyncio.sleep(0.05)


async def test_a_seat_has_only_so_many_connections_and_changing_to_it_is_one_more(host: Host) -> None:
    table = Opened(host, "classic", "me", "here")
    async with AsyncExitStack() as sitting:
        last = await sitting.enter_async_context(at_table(table, 0))
        for _ in range(CONNECTIONS_A_SEAT - 1):
            await sitting.enter_async_context(at_table(table, 0))
        full = ("host-full", f"at most {CONNECTIONS_A_SEAT} hold a seat", 1013)
        assert await turned_away(table, table.tokens[0]) == full
        assert (await last.sit(table.tokens[0])).you == 0, "who has the seat already may say so again"
        async with at_table(table, 1) as other:
            await other.socket.send(sit(token=table.tokens[0]))
            assert (await other.hear(Refused)).code == "host-full"
        assert (await last.sit(table.tokens[1])).you == 1
        await there_is_room_again(table, table.tokens[0])


async def test_one_address_has_only_so_many_connections_whether_they_sit_or_not(data: Path) -> None:
    with hosting(data, connections_an_address=3) as host:
        table = Opened(host, "classic", "me", "easy")
        async with connect(host.ws(table.id)), connect(host.ws("nothing")):
            async with at_table(table, 0):
                full = ("host-full", "at most 3 connections from one address", 1013)
                assert await turned_away(table, table.tokens[0]) == full
                assert await turned_away(table) == full
            await there_is_room_again(table, table.tokens[0])
