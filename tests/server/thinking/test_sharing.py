"""Thinking is shared: who is next, who waits too long, what is dropped. The tests control the processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

import pytest

from wandelgang.games import classic
from wandelgang.server.limits import WAITING_THOUGHTS
from wandelgang.server.thinking import processes
from wandelgang.server.thinking.processes import ProcessThinking
from wandelgang.server.thinking.worker import think
from wandelgang.table.ports import NotWanted, Purpose, TooBusy


class FakeProcess:
    """A process that finishes a thought when the test says so."""

    working: ClassVar[list[tuple[Any, asyncio.Future[Any]]]] = []

    def __init__(self) -> None:
        self.started = False

    async def start(self) -> None:
        self.started = True

    async def run(self, work: Callable[..., Any], *wish: Any) -> Any:
        if work is not think:
            return None
        _, _, view, _, _ = wish
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        FakeProcess.working.append((view, answer))
        return await answer

    def end(self) -> None:
        self.started = False


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Callable[..., ProcessThinking]:
    FakeProcess.working = []
    monkeypatch.setattr(processes, "BotProcess", FakeProcess)
    return ProcessThinking


LEGAL: Any = ("this", "that")
ONLY: Any = ("only",)


def ask(thinking: ProcessThinking, view: Any, payer: str, table: str = "t", **more: Any) -> asyncio.Task[Any]:
    purpose = Purpose(table, frozenset({payer}), **more)
    return asyncio.create_task(thinking.ask("seeker", classic.GAME, view, LEGAL, purpose))


async def settle() -> None:
    """Let everything happen that needs no time."""
    for _ in range(50):
        await asyncio.sleep(0)


async def finish_one() -> Any:
    """Finish the oldest running thought; what it was about."""
    view, answer = FakeProcess.working.pop(0)
    answer.set_result("this")
    await settle()
    return view


async def test_a_bot_of_somebody_else_is_next_whatever_waits(make: Callable[..., ProcessThinking]) -> None:
    thinking = make(1, longest_wait=60.0)
    many = [ask(thinking, f"many {number}", "many", f"{number}") for number in range(30)]
    await settle()
    one = ask(thinking, "one", "one")
    await settle()
    assert [await finish_one(), await finish_one()] == ["many 0", "one"]
    assert await one == "this"
    for task in many:
        task.cancel()
    thinking.close()


async def test_one_payer_leaves_a_process_to_the_others(make: Callable[..., ProcessThinking]) -> None:
    thinking = make(2, longest_wait=60.0)
    many = [ask(thinking, f"many {number}", "many", f"{number}") for number in range(5)]
    await settle()
    assert [view for view, _ in FakeProcess.working] == ["many 0"]
    assert all(process.started for process in thinking._processes), "the other one is ready for somebody else"
    ask(thinking, "one", "one")
    await settle()
    assert [view for view, _ in FakeProcess.working] == ["many 0", "one"]
    for task in many:
        task.cancel()
    thinking.close()


async def test_a_second_process_is_not_started_while_nobody_waits(
    make: Callable[..., ProcessThinking],
) -> None:
    thinking = make(2, longest_wait=60.0)
    for number in range(3):
        task = ask(thinking, f"thought {number}", "me")
        await settle()
        await finish_one()
        assert await task == "this"
    assert sum(process.started for process in thinking._processes) == 1
    thinking.close()


def first_push() -> tuple[Any, Sequence[Any]]:
    state = classic.GAME.deal(classic.Options(players=2), Random(1))
    while classic.actor(state) == -1:
        state, _ = classic.apply(state, classic.chance(state)[0][0])
    return classic.view(state, classic.actor(state)), classic.legal(state)


async def test_a_turn_that_waits_too_long_is_played_by_the_stand_in(
    make: Callable[..., ProcessThinking],
) -> None:
    thinking = make(1, longest_wait=0.0)
    view, legal = first_push()
    busy = ask(thinking, "busy", "me", "other table")
    await settle()
    action = await thinking.ask("rival", classic.GAME, view, legal, Purpose("t", frozenset({"me"})))
    assert action in legal
    assert [view for view, _ in FakeProcess.working] == ["busy"], "nobody's process was asked"
    await finish_one()
    assert await busy == "this", "what is being thought is not given up"
    assert not thinking._queue.waiting
    thinking.close()


async def test_a_hint_that_waits_too_long_is_refused(make: Callable[..., ProcessThinking]) -> None:
    thinking = make(1, longest_wait=0.0)
    ask(thinking, "busy", "me")
    await settle()
    with pytest.raises(TooBusy):
        await ask(thinking, "hint", "me", hint=True)
    thinking.close()


async def test_only_so_many_wait_at_the_expense_of_one(make: Callable[..., ProcessThinking]) -> None:
    thinking = make(1, longest_wait=60.0)
    many = [ask(thinking, number, "many", f"{number}") for number in range(WAITING_THOUGHTS + 1)]
    await settle()
    with pytest.raises(TooBusy):
        await ask(thinking, "hint", "many", hint=True)
    other = ask(thinking, "other", "other", hint=True)
    await settle()
    await finish_one()
    assert await finish_one() == "other"
    assert await other == "this"
    for task in many:
        task.cancel()
    thinking.close()


async def test_who_hangs_up_leaves_the_queue(make: Callable[..., ProcessThinking]) -> None:
    thinking = make(1, longest_wait=60.0)
    ask(thinking, "first", "me")
    hint = ask(thinking, "hint", "me", hint=True)
    last = ask(thinking, "last", "me")
    await settle()
    hint.cancel()
    await settle()
    assert [await finish_one(), await finish_one()] == ["first", "last"]
    assert await last == "this"
    thinking.close()


async def test_what_nobody_wants_any_more_is_dropped(make: Callable[..., ProcessThinking]) -> None:
    thinking = make(1, longest_wait=60.0)
    wanted = True
    ask(thinking, "first", "me")
    hint = ask(thinking, "hint", "me", hint=True, wanted=lambda: wanted)
    last = ask(thinking, "last", "me")
    await settle()
    wanted = False
    assert [await finish_one(), await finish_one()] == ["first", "last"]
    with pytest.raises(NotWanted):
        await hint
    assert await last == "this"
    thinking.close()


async def test_one_address_cannot_let_bots_act_without_end(make: Callable[..., ProcessThinking]) -> None:
    """An only answer needs no process, but it is stored and sent as well."""
    thinking, view = make(1, thoughts_a_second=0.001), first_push()[0]
    busy = asyncio.create_task(
        thinking.ask("scout", classic.GAME, view, ONLY, Purpose("t", frozenset({"me"})))
    )
    await settle()
    assert not busy.done()
    busy.cancel()
    thinking.close()
