"""Driving a table: a bot's turn, and a question with one answer."""

from __future__ import annotations

import asyncio
import logging
import time
from random import SystemRandom
from typing import Any, NamedTuple

from wandelgang.server.protocol import Level
from wandelgang.server.room import Change, Room
from wandelgang.server.settings import Moment, Settings
from wandelgang.server.telling import only_answer
from wandelgang.server.thinking.processes import Thinking

AFTER_TROUBLE = 5.0  # seconds until the table is driven again when the database failed

_log = logging.getLogger(__name__)
_chance = SystemRandom()


class Duty(NamedTuple):
    """Something that the table has to do itself at a position."""

    number: int
    seat: int
    level: Level | None = None  # of the bot that thinks; None: a person's only answer


class Driver:
    """Does a room's duties, one after another, each after a human moment. One task, woken by every change."""

    def __init__(self, room: Room, thinking: Thinking, settings: Settings) -> None:
        self._room = room
        self._thinking = thinking
        self._settings = settings
        self._woken = asyncio.Event()
        self._own = True  # whether this process took the last action; if not, another will probably drive
        self._task = asyncio.create_task(self._drive(), name=f"drive {room.id}")

    def wake(self, change: Change) -> None:
        """Something changed at the table."""
        if change != "people":
            self._own = change == "acted here"
        self._woken.set()

    async def stop(self) -> None:
        """Stop driving; an action that is being stored is stored."""
        async with self._room.lock:
            self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    @property
    def duty(self) -> Duty | None:
        """What the table has to do itself now."""
        room = self._room
        actor = room.match.actor
        if actor is None:
            return None  # and it is never chance: that is stored with the action before it
        level = room.seats[actor].bot
        if level is not None:
            everyone = all(seat.bot is not None for seat in room.seats)
            # Bots among themselves play for who watches; else they would play whole games for nobody.
            return None if everyone and not room.presence.anybody else Duty(room.number, actor, level)
        return Duty(room.number, actor) if only_answer(room.match) is not None else None

    async def _drive(self) -> None:
        while True:
            self._woken.clear()
            duty = self.duty
            if duty is None:
                await self._woken.wait()
                continue
            try:
                await self._do(duty)
            except Exception:
                _log.exception("table %s could not be driven", self._room.id)
                await asyncio.sleep(AFTER_TROUBLE)

    async def _do(self, duty: Duty) -> None:
        due = time.monotonic() + self._moment(duty)
        action = await self._answer(duty)
        while self.duty == duty:  # a wake that changes nothing for this duty does not make it late
            left = due - time.monotonic()
            if left <= 0:
                await self._room.take_for(duty.number, action)
                return
            self._woken.clear()
            try:
                await asyncio.wait_for(self._woken.wait(), left)
            except TimeoutError:
                continue

    async def _answer(self, duty: Duty) -> Any:
        match = self._room.match
        if duty.level is None:
            return only_answer(match)
        game, state = match.game, match.state
        name = self._thinking.bot_at(duty.level)
        return await self._thinking.think(name, game.name, game.view(state, duty.seat), game.legal(state))

    def _moment(self, duty: Duty) -> float:
        least, most = self._range(duty)
        return _chance.uniform(least, most) + (0.0 if self._own else self._settings.bot_grace)

    def _range(self, duty: Duty) -> Moment:
        if duty.level is None:
            return self._settings.only_answer_moment
        return self._settings.moments[self._room.row.pace]
