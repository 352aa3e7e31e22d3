"""Bots in processes of their own: they never hold the host up, whatever becomes of them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.hosts import hosting
from tests.server.players import Opened, Player, at_table

from wandelgang.games import GAMES, classic
from wandelgang.search import cache
from wandelgang.server.levels import BOT_OF, best, levels, stand_in
from wandelgang.server.protocol import Hint, Step
from wandelgang.server.thinking import Thinking


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    pool = Thinking(1)
    yield pool
    pool.close()


def asked() -> tuple[Any, tuple[Any, ...]]:
    """What a seat sees at its first push, and what it may do."""
    state = classic.deal(classic.Options(players=2), Random(1))
    while classic.actor(state) == -1:
        state, _ = classic.apply(state, classic.chance(state)[0][0])
    seat = classic.actor(state)
    return classic.view(state, seat), classic.legal(state)


async def test_a_bot_answers_with_a_legal_action(thinking: Thinking) -> None:
    view, legal = asked()
    assert await thinking.think("seeker", "classic", view, legal) in legal


async def test_the_host_goes_on_while_a_bot_thinks(thinking: Thinking) -> None:
    view, legal = asked()
    thought = asyncio.create_task(thinking.think("seeker", "classic", view, legal))
    longest = 0.0
    while not thought.done():  # its process has to start, which takes a while
        before = time.perf_counter()
        await asyncio.sleep(0.01)
        longest = max(longest, time.perf_counter() - before)
    assert await thought in legal
    assert longest < 1.0


async def test_a_bot_that_fails_is_helped_out(thinking: Thinking, caplog: pytest.LogCaptureFixture) -> None:
    view, legal = asked()
    with caplog.at_level(logging.CRITICAL):
        assert await thinking.think("nobody", "classic", view, legal) in legal
    assert await thinking.think("seeker", "classic", view, legal) in legal


async def test_a_bot_whose_process_dies_is_helped_out(
    thinking: Thinking, caplog: pytest.LogCaptureFixture
) -> None:
    view, legal = asked()
    await thinking.think("seeker", "classic", view, legal)
    pool = thinking._pool
    assert pool is not None
    for process in pool._processes.values():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    with caplog.at_level(logging.CRITICAL):
        assert await thinking.think("seeker", "classic", view, legal) in legal
    assert await thinking.think("seeker", "classic", view, legal) in legal


def test_a_level_has_a_bot_where_one_is_registered() -> None:
    for game in GAMES:
        known = levels(game)
        assert known[:2] == ("easy", "normal")
        assert stand_in(game) == "normal"
        assert best(game) == ("hard" if "hard" in known else "normal")


def test_strong_bots_are_stood_in_for_until_they_are_ready(thinking: Thinking) -> None:
    assert [thinking.bot_at(level) for level in BOT_OF] == ["dreamer", "seeker", "seeker", "seeker"]


@pytest.mark.slow
async def test_strong_bots_play_once_they_are_ready(data: Path) -> None:
    if not cache.complete(*cache.modules()):
        pytest.skip("the search is not compiled here yet, which takes a minute or two: make setup does it")
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
            await me.hear(Step)
            await me.act(next(action for action in me.actions() if hasattr(action, "cell")))
            assert (await me.hear(Step, lambda step: step.actor == 1)).notation


async def ask(player: Player) -> Hint:
    """A hint."""
    await player.say(type="ask", number=player.number)
    return await player.hear(Hint)


async def test_m30_a_question_with_one_answer_is_answered_by_the_table(data: Path) -> None:
    """Being asked must tell nothing, so a hand without a fitting card is asked too; nobody has to click."""
    with hosting(data, only_answer_moment=(0.05, 0.1)) as host:
        answered = 0
        for seed in range(8):
            table = Opened(host, "master", "me", "normal", options={"short": True})
            async with at_table(table, 0) as me:
                rng = Random(seed)
                while me.result is None:
                    if me.choices is not None and len(me.choices.actions) == 1 and not me.choices.ways:
                        number = me.number
                        step = await me.hear(Step)
                        assert (step.number, step.actor, step.notation) == (number + 1, 0, "decline")
                        answered += 1
                    await me.play_on(rng, until=me.number + 1)
            if answered:
                break
        assert answered, "no such question in eight games"
