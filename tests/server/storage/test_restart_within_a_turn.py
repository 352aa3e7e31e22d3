"""A host killed in the middle of a turn: steps that were taken back, and dice that wait to be rolled."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.server.hosts import hosting
from tests.server.players import Opened, Player, at_table
from tests.server.storage.entries import entries, grown

from wandelgang.bots import bot
from wandelgang.games import CHANCE
from wandelgang.games.master.state import Decline
from wandelgang.match import load, replay
from wandelgang.table.protocol import Presence, Refused, Snapshot, Update

NEVER = dict.fromkeys(("instant", "quick", "calm"), (3_600, 3_600))
"""Bots take an hour for everything: whatever they do, they do in the next life of the host."""


async def push(player: Player, arrow: str) -> Update:
    await player.act(next(action for action in player.actions() if action.arrow == arrow))
    return await player.hear(Update)


async def take_back(player: Player) -> Update:
    await player.say(type="take-back", number=player.number)
    return await player.hear(Update)


async def refusal(player: Player, type: str) -> str:
    await player.say(type=type, number=player.number)
    return (await player.hear(Refused)).code


def arrived(player: Player) -> Snapshot:
    """What a player was told on sitting down."""
    first = player.told[0]
    assert isinstance(first, Snapshot)
    return first


def updates(player: Player) -> list[Update]:
    return [told for told in player.told if isinstance(told, Update)]


async def test_after_a_kill_the_same_steps_are_taken_back_and_the_same_ones_can_be(data: Path) -> None:
    short = {"first": 0, "cards": 1, "way_home": False}
    with hosting(data) as host:
        table = Opened(host, "classic", "me", "link", options=short)
        async with at_table(table, 0) as me:
            dealt, start, choices = me.number, me.view(), me.choices
            pushed = await push(me, "N2")
            assert (await take_back(me)).undone == 1
            host.kill()
        host.restart()
        async with at_table(table, 0, seen=dealt) as me:
            assert (me.number, me.view(), me.choices) == (dealt + 2, start, choices)
            missed = [(one.notation, one.undone) for one in arrived(me).missed]
            assert missed == [(pushed.notation, 0), (None, 1)]
            assert not arrived(me).may_take_back
            assert await refusal(me, "take-back") == "revealed"
            await push(me, "E4")
            after = me.view()
            host.kill()
        host.restart()
        async with at_table(table, 0) as me, at_table(table, 1) as friend:
            assert (me.number, me.view(), arrived(me).may_take_back) == (dealt + 3, after, True)
            assert (await refusal(friend, "take-back"), arrived(friend).may_take_back) == (
                "others-acted",
                False,
            )
            assert (await take_back(me)).undone == 1
            assert (me.number, me.view()) == (dealt + 4, start)
            await asyncio.gather(me.play_on(Random(1)), friend.play_on(Random(2)))
        record = load(host.get(f"/api/tables/{table.id}/record").content)
    played = [match.write(action) for match, action in zip(replay(record), record.actions, strict=False)]
    assert played[dealt:] == [told.notation for told in updates(me) if told.number > dealt + 4]


async def test_a_host_killed_in_a_stream_of_actions_keeps_what_it_acknowledged_and_doubles_nothing(
    data: Path,
) -> None:
    """Forty pushes and steps taken back are on their way; the kill comes when some of them are answered."""
    with hosting(data) as host:
        table = Opened(host, "classic", "me", "link", options={"first": 0})
        async with at_table(table, 0) as me:
            dealt, start = me.number, me.view()
            pushes = [msgspec.to_builtins(action) for action in me.actions()]

        def stored(number: int) -> Any:
            """What the entry after so many others is to be."""
            back, nth = (number - dealt) % 2, (number - dealt) // 2
            return {"entry": "taken-back", "seat": 0, "to": dealt} if back else pushes[nth % len(pushes)]

        def message(number: int) -> dict[str, Any]:
            """What asks for it."""
            if "entry" in stored(number):
                return {"type": "take-back", "number": number}
            return {"type": "act", "number": number, "action": stored(number)}

        kept = dealt
        for heard in (3, 14):
            async with at_table(table, 0) as me:
                for number in range(kept, kept + 40):
                    await me.say(**message(number))
                while me.number < kept + heard:
                    await me.hear(Update)
                host.kill()
            before, found = kept, entries(host, table.id)
            kept = len(found)
            assert kept >= before + heard
            assert [msgspec.json.decode(text) for text in found[dealt:]] == [
                stored(number) for number in range(dealt, kept)
            ]
            host.restart()
            async with at_table(table, 0, seen=before) as again:
                assert again.number == kept
                missed = arrived(again).missed
                assert missed[:heard] == tuple(as_told_later(told) for told in updates(me))
                # A browser that has not heard the answer asks again: nothing happens twice.
                await again.say(**message(kept - 1))
                assert (await again.hear(Refused)).code == "stale"
                for number in (kept, kept + 1):
                    await again.say(**message(number))
                    await again.hear(Update)
                    if not (again.number - dealt) % 2:
                        assert again.view() == start
            kept += 2


def as_told_later(told: Update) -> Update:
    """An update as it is told later: without what could be done at that time."""
    return msgspec.structs.replace(told, choices=None, roller=None, may_take_back=False)


async def to_the_die(me: Player, friend: Player) -> None:
    """Both play until a die waits for the first of them; nobody shows a card."""
    think, rng = bot("seeker", "master"), Random(1)
    told = None
    while told is None or told.roller != 0:
        for player in (me, friend):
            if player.choices is not None:
                actions = player.actions()
                decline = next((action for action in actions if isinstance(action, Decline)), None)
                await player.act(decline or think(player.view(), tuple(actions), rng))
                player.choices = None
        if told is not None and told.roller == 1:
            await friend.say(type="roll", number=told.number)
        told = await me.hear(Update)
        await friend.hear(Update)


async def test_a_die_still_waits_for_its_owner_after_a_kill(data: Path) -> None:
    with hosting(data) as host:
        table = Opened(host, "master", "me", "link", options={"first": 0}, pace="quick")
        async with at_table(table, 0) as me, at_table(table, 1) as friend:
            await to_the_die(me, friend)
            number, view = me.number, me.view()
            host.kill()
        host.restart()
        async with at_table(table, 0) as me, at_table(table, 1) as friend:
            for player in (me, friend):
                assert (arrived(player).roller, player.number, player.choices) == (0, number, None)
            assert me.view() == view
            assert await refusal(friend, "roll") == "not-asked"
            assert arrived(me).may_take_back, "nothing has been revealed yet"
            await me.say(type="roll", number=me.number)
            rolled = await friend.hear(Update)
            assert (rolled.number, rolled.actor) == (number + 1, CHANCE)
            async with at_table(table, 0) as again:  # whatever else the dice have led to
                assert not arrived(again).may_take_back, "a die has fallen"


async def test_a_bot_rolls_after_a_kill_if_the_seat_was_handed_to_it_at_the_die(data: Path) -> None:
    with hosting(data, moments=NEVER) as host:
        table = Opened(host, "master", "me", "link", options={"first": 0}, pace="quick")
        async with at_table(table, 0) as me, at_table(table, 1) as friend:
            await to_the_die(me, friend)
            number = me.number
            await me.say(type="hand-over", seat=0, to="bot", level="easy")
            await friend.hear(Presence, lambda told: told.seats[0].bot == "easy")
            host.kill()
        assert len(entries(host, table.id)) == number, "it has not rolled before"
        del host.settings["moments"]
        host.restart()
        assert await grown(host, table.id, number)
        async with at_table(table, 1, seen=number) as friend:
            assert arrived(friend).missed[0].actor == CHANCE
            assert arrived(friend).roller != 0  # though the dragon may have found the friend, who rolls then
