"""Bots in processes of their own: they never hold the host up, whatever becomes of them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.missing import missing
from tests.server.hosts import Host, children, hosting
from tests.server.players import Opened, Player, at_table
from tests.server.thinking.slow_views import takes_a_while, takes_until

from wandelgang.games import GAMES, classic
from wandelgang.search import cache
from wandelgang.server.thinking.levels import BOT_OF, adviser, levels
from wandelgang.server.thinking.processes import ProcessThinking
from wandelgang.table.levels import STAND_IN
from wandelgang.table.protocol import Hint, Refused, Update

LONGEST = 6.0  # seconds for a thought; the quick ones here take a small part of it, even on a busy machine


@pytest.fixture
def thinking() -> Iterator[ProcessThinking]:
    pool = ProcessThinking(1)
    yield pool
    pool.close()


def asked() -> tuple[Any, tuple[Any, ...]]:
    """What a seat sees at its first push, and what it may do."""
    state = classic.GAME.deal(classic.Options(players=2), Random(1))
    while classic.actor(state) == -1:
        state, _ = classic.apply(state, classic.chance(state)[0][0])
    seat = classic.actor(state)
    return classic.view(state, seat), classic.legal(state)


async def test_a_bot_answers_with_a_legal_action(thinking: ProcessThinking) -> None:
    view, legal = asked()
    assert await thinking.ask("seeker", classic.GAME, view, legal) in legal


async def test_a_bot_that_fails_is_helped_out(
    thinking: ProcessThinking, caplog: pytest.LogCaptureFixture
) -> None:
    view, legal = asked()
    with caplog.at_level(logging.CRITICAL):
        assert await thinking.ask("nobody", classic.GAME, view, legal) in legal
    assert await thinking.ask("seeker", classic.GAME, view, legal) in legal


async def test_a_bot_whose_process_dies_is_helped_out(
    thinking: ProcessThinking, caplog: pytest.LogCaptureFixture
) -> None:
    view, legal = asked()
    await thinking.ask("seeker", classic.GAME, view, legal)
    for process in multiprocessing.active_children():
        process.kill()
    with caplog.at_level(logging.CRITICAL):
        assert await thinking.ask("seeker", classic.GAME, view, legal) in legal
    assert await thinking.ask("seeker", classic.GAME, view, legal) in legal


async def test_a_process_that_takes_too_long_to_start_is_told_as_that(
    thinking: ProcessThinking, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, legal = asked()
    monkeypatch.setattr("wandelgang.server.thinking.processes.LONGEST_START", 0.0)
    assert await thinking.ask("seeker", classic.GAME, view, legal) in legal
    assert [record.getMessage() for record in caplog.records] == [
        "a process for seeker took more than 0.0 s to start in a game of classic"
    ]
    monkeypatch.undo()
    assert await thinking.ask("seeker", classic.GAME, view, legal) in legal
    assert len(caplog.records) == 1, "the next one is started anew, and in time"


async def test_the_host_goes_on_while_a_bot_thinks(thinking: ProcessThinking, tmp_path: Path) -> None:
    view, legal = asked()
    enough = tmp_path / "enough"
    thought = asyncio.create_task(thinking.ask("seeker", classic.GAME, takes_until(enough, view), legal))
    for _ in range(20):  # whoever waits for the bot's process does not get this far
        await asyncio.sleep(0.01)
        assert not thought.done()
    enough.touch()
    assert await thought in legal


@pytest.mark.slow
async def test_waiting_for_others_is_no_thinking(caplog: pytest.LogCaptureFixture) -> None:
    """Ten thoughts of 0.7 seconds each in one process: the last waits longer than a thought may take."""
    view, legal = asked()
    earlier = set(multiprocessing.active_children())  # of other tests; they end at any time
    thinking = ProcessThinking(1, longest=LONGEST, longest_wait=60.0)
    try:
        await thinking.ask("seeker", classic.GAME, view, legal)
        alone = set(multiprocessing.active_children()) - earlier
        slow = takes_a_while(0.7, view)
        thoughts = [thinking.ask("seeker", classic.GAME, slow, legal) for _ in range(10)]
        assert all(action in legal for action in await asyncio.gather(*thoughts))
        assert set(multiprocessing.active_children()) - earlier == alone, "nobody's process was ended"
    finally:
        thinking.close()
    assert not caplog.records


@pytest.mark.slow
async def test_a_bot_that_hangs_takes_nobody_elses_thought_along(caplog: pytest.LogCaptureFixture) -> None:
    view, legal = asked()
    thinking = ProcessThinking(3, longest=LONGEST, longest_wait=60.0)  # they all have the same payer: two
    try:
        hanging = asyncio.create_task(thinking.ask("seeker", classic.GAME, takes_a_while(600, view), legal))
        await asyncio.sleep(2.5)
        others = [thinking.ask("seeker", classic.GAME, takes_a_while(0.5, view), legal) for _ in range(8)]
        assert all(action in legal for action in await asyncio.gather(*others))
        assert await hanging in legal
    finally:
        thinking.close()
    assert [record.getMessage()[:35] for record in caplog.records] == [
        f"seeker thought for more than {LONGEST} s "
    ]


async def test_who_stops_waiting_for_a_thought_does_not_make_the_next_one_late(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A browser that asks for hints and hangs up: its thought ends before the next one begins."""
    view, legal = asked()
    thinking = ProcessThinking(1, longest=LONGEST, longest_wait=60.0)
    try:
        await thinking.ask("seeker", classic.GAME, view, legal)
        for _ in range(4):
            asking = asyncio.create_task(
                thinking.ask("seeker", classic.GAME, takes_a_while(1.7, view), legal)
            )
            await asyncio.sleep(0.05)
            asking.cancel()
        assert await thinking.ask("seeker", classic.GAME, view, legal) in legal
    finally:
        thinking.close()
    assert not caplog.records


@pytest.mark.slow
async def test_a_bot_that_hangs_stops_no_table(data: Path) -> None:
    host = Host(data, longest_thought=5.0)
    try:
        tables = [Opened(host, "classic", "me", "easy", options={"first": 0}) for _ in range(6)]
        async with AsyncExitStack() as sitting:
            players = [await sitting.enter_async_context(at_table(table, 0)) for table in tables]
            await players[0].play_on(Random(0), until=players[0].number + 4)  # the bot's process is at work
            for bot in children(host.process.pid):
                if b"spawn_main" in Path(f"/proc/{bot}/cmdline").read_bytes():
                    os.kill(bot, signal.SIGSTOP)
            for player in players:
                await player.play_on(Random(1), until=player.number + 2)
                await asyncio.sleep(0.3)
            await asyncio.gather(*(player.play_on(Random(2), until=player.number + 8) for player in players))
    finally:
        host.stop()
    assert "thought for more than 5.0 s" in host.errors
    assert "Traceback" not in host.errors


def test_a_level_has_a_bot_where_one_is_registered() -> None:
    for game in GAMES.values():
        known = levels(game)
        assert known[:2] == ("easy", "normal")
        assert STAND_IN in known
        assert adviser(game) == ("hard" if "hard" in known else "normal")


def test_strong_bots_are_stood_in_for_until_they_are_ready(thinking: ProcessThinking) -> None:
    assert [thinking.bot_at(classic.GAME, level) for level in BOT_OF] == [
        "dreamer",
        "scout",
        "scout",
        "scout",
    ]


async def test_where_nothing_can_be_kept_strong_bots_stay_stood_in_for(
    thinking: ProcessThinking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(Path(__file__) / "nowhere"))  # nothing can be below a file
    monkeypatch.setattr(cache, "complete", lambda *_: False)  # this process has cached an older answer
    await thinking.warm_up()
    assert thinking.bot_at(classic.GAME, "expert") == BOT_OF[STAND_IN]
    assert "`python -m wandelgang.search.warm_up` says why" in caplog.text


@pytest.mark.slow
async def test_strong_bots_play_once_they_are_ready(data: Path) -> None:
    if not cache.complete(*cache.modules()):
        missing("the search is not compiled here yet, which takes a minute or two: make setup does it")
    with hosting(data, warm_up=True) as host:
        table = Opened(host, "classic", "me", "expert", options={"first": 0})
        async with at_table(table, 0) as me:
            hint = await ask(me)
            for _ in range(60):
                if hint.bot == "planner":
                    break
                await asyncio.sleep(0.5)
                hint = await ask(me)
            assert hint.bot == "planner"
            await me.act(hint.actions[0])
            await me.hear(Update)
            await me.act(next(action for action in me.actions() if hasattr(action, "cell")))
            assert (await me.hear(Update, lambda update: update.actor == 1)).notation


async def ask(player: Player) -> Hint:
    """A hint. While the only process warms up, it may be refused."""
    while True:
        await player.say(type="ask", number=player.number)
        while not isinstance(told := await player.next(), Hint | Refused):
            pass
        if isinstance(told, Hint):
            return told
        assert told.code == "bots-busy"


async def test_m30_a_question_with_one_answer_is_answered_by_the_table(data: Path) -> None:
    """Being asked must tell nothing, so a hand without a fitting card is asked too; nobody has to click."""
    with hosting(data, only_answer_moment=(0.05, 0.1)) as host:
        answered = 0
        for seed in count():
            table = Opened(host, "master", "me", "normal", options={"short": True})
            async with at_table(table, 0) as me:
                rng = Random(seed)
                while me.result is None:
                    if me.choices is not None and len(me.choices.actions) == 1 and not me.choices.ways:
                        number = me.number
                        update = await me.hear(Update)
                        assert (update.number, update.actor, update.notation) == (number + 1, 0, "decline")
                        answered += 1
                    await me.play_on(rng, until=me.number + 1)
            if answered:
                break
