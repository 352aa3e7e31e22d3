"""One address within its limits does not keep anybody else's bots waiting. With a real host."""

from __future__ import annotations

import asyncio
import statistics
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from tests.server.hosts import Host
from tests.server.players import Opened, Player
from websockets.asyncio.client import connect

from wandelgang.table.protocol import Hint, Update

TABLES = 16
VICTIM, ATTACKER = "127.0.0.1", "127.0.0.2"  # the host sees two addresses


async def sit(stack: AsyncExitStack, table: Opened, address: str) -> Player:
    socket = await stack.enter_async_context(
        connect(table.host.ws(table.id), local_addr=(address, 0), max_size=None)
    )
    player = Player(socket, table.game)
    await player.sit(table.tokens[0])
    return player


@pytest.mark.slow
async def test_a_victims_bot_does_not_wait_for_an_attackers(data: Path) -> None:
    """Every thought takes the same time here, so that counting them shows who was served."""
    host = Host(data, bot_processes=2, longest_wait=60.0, slow_thoughts=0.1)
    try:
        first = {"options": {"first": 0}}
        tables = [Opened(host, "classic", "me", "normal", "normal", **first) for _ in range(TABLES)]
        mine = Opened(host, "classic", "me", "normal", **first)
        async with AsyncExitStack() as stack:
            victim = await sit(stack, mine, VICTIM)
            await victim.play_on(Random(0), until=victim.number + 4)  # the bots' process is at work
            attackers = [await sit(stack, table, ATTACKER) for table in tables]
            served = 0

            async def attack(player: Player) -> None:
                """Ask and act, and count what bots think for this table."""
                nonlocal served
                while player.result is None:
                    if player.choices is None:
                        update = await player.next()
                        served += isinstance(update, Update) and update.actor in (1, 2)
                    else:
                        await player.say(type="ask", number=player.number)
                        await player.hear(Hint)
                        served += 1
                        await player.play_on(Random(1), until=player.number + 1)

            attacks = [asyncio.create_task(attack(player)) for player in attackers]
            while served < 4:
                await asyncio.sleep(0.05)
            waits: list[int] = []
            before = served
            while len(waits) < 5 and victim.result is None:
                if victim.choices is not None:
                    await victim.play_on(Random(0), until=victim.number + 1)
                    before = served
                    continue
                update = await victim.next()
                if isinstance(update, Update) and update.actor == 1:
                    waits.append(served - before)
                    before = served
            for task in attacks:
                task.cancel()
            await asyncio.gather(*attacks, return_exceptions=True)
    finally:
        host.stop()
    assert statistics.median(waits) <= 5, f"with {TABLES} tables in line, {waits} thoughts were served first"
