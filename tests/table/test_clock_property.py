"""Whatever happens at a timed table, its clocks are what its entries say, and every second counts once."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.people import Person, World, settled

from wandelgang.match import BudgetClock, Clock, TurnClock, dump, load
from wandelgang.table import Refuse, Table
from wandelgang.table.protocol import Claim, HandOver, Roll, SetTempo, TakeBack
from wandelgang.table.state import fold

CLOCKS = st.sampled_from([TurnClock(40), BudgetClock(60, 10), BudgetClock(45)])
DEEDS = st.lists(
    st.tuples(
        st.sampled_from(
            ["act", "act", "act", "roll", "wait", "wait", "leave", "come", "back", "pause", "bot", "restart"]
        ),
        st.integers(0, 1),
        st.integers(0, 45),
    ),
    max_size=24,
)


class Evening:
    """Two people at a timed table, and everything that can happen there."""

    def __init__(self, world: World, table: Table, tokens: list[str | None], seed: int) -> None:
        self.world, self.table, self.tokens, self.rng = world, table, tokens, Random(seed)
        self.people = [Person(table), Person(table)]

    async def do(self, deed: str, seat: int, seconds: int) -> None:
        person = self.people[seat]
        try:
            match deed:
                case "act" if person.choices is not None:
                    await person.act(self.rng.choice(person.choices.actions))
                case "roll":
                    await self.table.receive(person.guest, Roll(self.table.number))
                case "leave":
                    self.table.leave(person.guest)
                case "come":
                    await person.sit(self.tokens[seat])
                case "back":
                    await self.table.receive(person.guest, TakeBack(self.table.number))
                case "pause":
                    await self.table.receive(person.guest, SetTempo(paused=not self.table.state.row.paused))
                case "bot":
                    to: Any = "person" if self.table.state.seats[seat].bot else "bot"
                    await self.table.receive(person.guest, HandOver(seat, to))
                case "restart":
                    await self._restart()
        except Refuse:
            pass  # it is not their turn, or nobody is there
        await self.world.clock.forward(seconds if deed in ("wait", "act") else 0.0)

    async def _restart(self) -> None:
        await self.world.tables.close_all()
        self.table = await self.world.tables.get(self.table.id)
        for seat, person in enumerate(self.people):
            person.table = self.table
            await person.sit(self.tokens[seat])

    async def check(self) -> None:
        stored = await self.world.storage.load(self.table.id)
        assert stored is not None
        again = fold(stored)
        clocks, match = self.table.state.clocks, self.table.match
        assert clocks is not None
        assert again.clocks == clocks, "a fold over what is stored"
        assert again.match.thoughts == match.thoughts
        assert all(time.left >= 0 and 0 <= time.grace <= 60_000 for time in clocks.seats)
        thought = sum(thought.spent for thought in match.thoughts) + clocks.spent
        assert thought == sum(time.spent for time in clocks.seats), "every second belongs to an action"
        now = int(self.world.clock.now * 1000)
        assert thought <= now - (stored.row.begun or now)
        due = clocks.due
        assert due is None or due > now, "what is due has been noted"


async def evening(game: str, clock: Clock, deeds: list[tuple[str, int, int]], seed: int) -> None:
    world = World(seed)
    wish = {"clock": clock, "pace": "quick", "options": {"first": 0}}
    table, opened = await world.open(game, "me", "link", **wish)
    invitation = opened.seats[1].invitation
    assert invitation is not None
    friend = await world.tables.claim(table.id, 1, Claim(invitation, "Bea"))
    there = Evening(world, table, [opened.seats[0].token, friend.token], seed)
    for seat in (0, 1):
        await there.do("come", seat, 0)
    for deed in deeds:
        await there.do(*deed)
        await settled()
        await there.check()
    record = there.table.record
    assert load(dump(record)) == record
    await world.tables.close_all()


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(["classic", "master", "towers"]), CLOCKS, DEEDS, st.integers(0, 99))
def test_clocks_are_a_fold_over_entries_and_every_second_is_charged_once(
    game: str, clock: Clock, deeds: list[tuple[str, int, int]], seed: int
) -> None:
    asyncio.run(evening(game, clock, deeds, seed))
