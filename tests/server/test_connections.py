"""Coming, going and coming back."""

from __future__ import annotations

from random import Random

from tests.server.hosts import Host
from tests.server.players import Opened, at_table

from wandelgang.server.limits import MISSED_STEPS
from wandelgang.server.protocol import Pong, Position, Presence, Refused, Step


async def test_who_comes_back_gets_the_steps_that_were_missed(host: Host) -> None:
    table = Opened(host, "classic", "me", "link", options={"first": 0})
    async with at_table(table, 0) as me, at_table(table, 1) as friend:
        left = friend.number
        await friend.socket.close()
        await me.act(me.actions()[0])
        step = await me.hear(Step)
        await me.act(next(action for action in me.actions() if type(action).__name__ == "Walk"))
        await me.hear(Step)
        async with at_table(table, 1, seen=left) as again:
            position = again.told[-1]
            assert isinstance(position, Position)
            assert [missed.number for missed in position.missed] == [left + 1, left + 2]
            assert position.missed[0].notation == step.notation
            assert [missed.choices for missed in position.missed] == [None, None]
            assert position.choices is not None, "it is the friend's turn now"
        async with at_table(table, 1, seen=me.number) as again:
            assert again.told[-1].missed == ()  # type: ignore[union-attr]


async def test_who_missed_too_much_gets_the_position_alone(host: Host) -> None:
    table = Opened(host, "classic", "me", "easy")
    async with at_table(table, 0) as me:
        await me.play_on(Random(0), until=MISSED_STEPS + 20)
        number = me.number
    async with at_table(table, 0, seen=1) as again:
        position = again.told[0]
        assert isinstance(position, Position)
        assert position.missed == ()
        assert position.number >= number
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
        await watcher.say(type="ping")
        await watcher.hear(Pong)
        last = [told for told in watcher.told if isinstance(told, Presence)][-1]
        assert all(seat.there for seat in last.seats), "who shares a screen is there while it is"


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
                assert (await me.hear(Presence)).watchers == 1
            assert (await me.hear(Presence)).watchers == 0
        gone = await me.hear(Presence)
        assert [(seat.there, seat.away) for seat in gone.seats] == [(True, None), (False, 0), (False, None)]


async def test_two_devices_at_one_seat_see_the_same(host: Host) -> None:
    table = Opened(host, "towers", "me", "link", options={"first": 0})
    async with at_table(table, 0) as computer, at_table(table, 0) as phone:
        assert computer.choices == phone.choices is not None
        await phone.act(phone.actions()[3])
        assert (await computer.hear(Step)).view == (await phone.hear(Step)).view
        await computer.act(phone.actions()[0], number=computer.number - 1)
        assert (await computer.hear(Refused)).code == "stale"


async def test_a_ping_is_answered_with_the_number(host: Host) -> None:
    table = Opened(host, "classic", "me", "easy", options={"first": 0})
    async with at_table(table, 0) as me:
        await me.say(type="ping")
        assert (await me.hear(Pong)).number == me.number
