"""Actions that a table takes without a person: a bot's turn, and a question with only one answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from wandelgang.games import CHANCE
from wandelgang.games.required import AnyAction
from wandelgang.table.levels import STAND_IN
from wandelgang.table.limits import MOST_ENTRIES
from wandelgang.table.messages import only_answer
from wandelgang.table.ports import NotWanted, Purpose
from wandelgang.table.protocol import Level
from wandelgang.table.state import TableState

if TYPE_CHECKING:
    from wandelgang.table.table import Table

AFTER_TROUBLE = 5.0  # seconds until the next attempt when the storage failed


class Duty(NamedTuple):
    """An action that the table itself has to take."""

    number: int
    seat: int  # CHANCE: a die is rolled
    level: Level | None = None  # of the bot that thinks; None: a person's only answer


def duty_of(state: TableState) -> Duty | None:
    """What a table itself has to do now; nothing while the game stands."""
    actor = state.match.actor
    if actor is None or state.row.paused or state.waiting or state.number >= MOST_ENTRIES:
        return None
    if actor == CHANCE:  # a die that waited for a person, who no longer rolls it
        return Duty(state.number, CHANCE) if state.roller in (None, state.standing_in) else None
    level = STAND_IN if state.standing_in == actor else state.seats[actor].bot
    if level is not None:
        return Duty(state.number, actor, level)
    return Duty(state.number, actor) if only_answer(state.match) is not None else None


class Autoplay:
    """Does a table's duties one after another, each after a moment. One task, woken by every change."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._woken = asyncio.Event()
        self._resting = False  # waits for a duty
        self._acted_here = True  # if another process took the last action, it will probably move the bots too
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, in the running event loop."""
        self._task = asyncio.create_task(self._run(), name=f"autoplay {self._table.id}")

    def wake(self, *, acted_here: bool | None = None) -> None:
        """Something changed at the table; `acted_here` says whether this process acted, if anybody did."""
        if acted_here is not None:
            self._acted_here = acted_here
        if self._resting and self._table.state.clocks is None and self.duty is None:
            return  # as it is after most actions of people
        self._woken.set()

    async def stop(self) -> None:
        """Stop; an action that is being stored is stored."""
        if self._task is None:
            return
        async with self._table.lock:
            self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    @property
    def duty(self) -> Duty | None:
        """What the table itself has to do now. Bots among themselves play only while somebody watches."""
        state = self._table.state
        duty = duty_of(state)
        if duty is None or any(seat.bot is None for seat in state.seats) or self._table.presence.anybody:
            return duty
        return None

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                seconds = await self._table.keep_time()
                duty = self.duty
                if duty is None:
                    await self._rest(seconds)
                else:
                    await self._do(duty)
            except NotWanted:
                continue  # the game has moved on
            except Exception as error:
                self._table.ports.failed(self._table.id, error)
                await self._table.ports.clock.wait(asyncio.Event(), AFTER_TROUBLE)

    async def _rest(self, seconds: float | None) -> None:
        """Wait until something changes, or until there is something to note about the clocks."""
        self._resting = True
        if seconds is None:
            await self._woken.wait()
        else:
            await self._table.ports.clock.wait(self._woken, seconds)
        self._resting = False

    async def _do(self, duty: Duty) -> None:
        clock = self._table.ports.clock
        begun, share = clock.monotonic(), self._table.ports.rng.random()
        action = None if duty.seat == CHANCE else await self._answer(duty)
        while self.duty == duty:  # a change that leaves the duty as it was does not delay it
            left = begun + self._moment(duty, share) - clock.monotonic()  # the pace may have changed
            if left <= 0:
                await self._table.act_for(duty.number, action)
                return
            self._woken.clear()
            await clock.wait(self._woken, left)

    async def _answer(self, duty: Duty) -> AnyAction:
        match = self._table.match
        if duty.level is None:
            answer = only_answer(match)
            assert answer is not None, "otherwise there is no such duty"
            return answer
        game, state = match.game, match.state
        thinking = self._table.ports.thinking
        purpose = Purpose(self._table.id, self._table.guests.payers, wanted=lambda: self.duty == duty)
        return await thinking.think(game, duty.level, game.view(state, duty.seat), game.legal(state), purpose)

    def _moment(self, duty: Duty, share: float) -> float:
        timing = self._table.ports.timing
        only_answer = duty.level is None and duty.seat != CHANCE
        low, high = timing.only_answer if only_answer else timing.moments[self._table.state.row.pace]
        return low + share * (high - low) + (0.0 if self._acted_here else timing.bot_grace)
