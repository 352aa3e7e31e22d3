"""Analyses without any host: a queue, results at once, an end when nobody asks, and nothing found twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest
from tests.table.people import FakeClock, settled

from wandelgang.analysis import analysis, judging
from wandelgang.match import Record, load, parse
from wandelgang.table import MemoryStorage, PlainThinking, Ports, Refuse
from wandelgang.table.analyses import Analyses
from wandelgang.table.limits import ANALYSES_AN_ADDRESS, ANALYSIS_WANTED_FOR, LONGEST_POLL
from wandelgang.table.ports import NO_PURPOSE, Purpose
from wandelgang.table.protocol import AnalysisPart, AnalysisWish
from wandelgang.verdicts import Verdict, decisions

RECORD: Record = load(Path("tests/games/playthroughs/classic-base.json"))
TOTAL = len(decisions(RECORD))


class Judges(PlainThinking):
    """Judges in this process, one decision for each time that the test lets them."""

    def __init__(self) -> None:
        super().__init__(rng=Random(0))
        self.allowed = asyncio.Semaphore(0)
        self.judged: list[int] = []
        self.broken = False

    async def judge(
        self, record: bytes, number: int, cards_open: bool, purpose: Purpose = NO_PURPOSE
    ) -> Verdict:
        """A real verdict, when it is allowed."""
        await self.allowed.acquire()
        assert purpose.wanted()
        if self.broken:
            raise ValueError("the judge is ill")
        self.judged.append(number)
        return judging(parse(record), cards_open=cards_open, budget=0.02)(number)


class Bureau:
    """Analyses with a clock and judges of the test's own."""

    def __init__(self, storage: MemoryStorage | None = None, at_once: int = 1) -> None:
        self.clock, self.judges = FakeClock(), Judges()
        self.storage = storage or MemoryStorage()
        self.analyses = Analyses(Ports(self.storage, self.judges, self.clock), at_once)

    async def ask(
        self, of: str = "game", payer: str = "ada", after: int = 0, place: int | None = None
    ) -> AnalysisPart:
        async def found() -> Record:
            return RECORD

        return await self.analyses.ask(of, found, AnalysisWish(after=after, place=place), payer)

    async def let(self, decisions: int) -> None:
        """Let this many decisions be judged."""
        for _ in range(decisions):
            self.judges.allowed.release()
            await settled()


NewBureau = Callable[..., Bureau]


@pytest.fixture
async def new_bureau() -> AsyncIterator[NewBureau]:
    """Makes them, and closes them in the end."""
    made: list[Bureau] = []

    def make(storage: MemoryStorage | None = None) -> Bureau:
        made.append(Bureau(storage))
        return made[-1]

    yield make
    for bureau in made:
        await bureau.analyses.close()


async def test_the_first_answer_comes_at_once_and_results_one_by_one(new_bureau: NewBureau) -> None:
    bureau = new_bureau()
    first = await bureau.ask()
    assert (first.progress, first.decisions, first.verdicts) == ("working", TOTAL, ())
    waiting = asyncio.create_task(bureau.ask(place=0))
    await settled()
    assert not waiting.done(), "there is no news yet"
    await bureau.let(1)
    news = await waiting
    assert [verdict.number for verdict in news.verdicts] == decisions(RECORD)[:1]
    await bureau.let(2)
    assert len((await bureau.ask(after=1, place=0)).verdicts) == 2


async def test_a_whole_analysis_is_that_of_the_command(new_bureau: NewBureau) -> None:
    bureau = new_bureau()
    await bureau.ask()
    await bureau.let(TOTAL)
    whole = await bureau.ask()
    expected = analysis(RECORD, budget=0.02)
    assert whole.progress == "done"
    assert whole.verdicts == expected.verdicts
    assert whole.seats == expected.seats


async def test_who_waits_without_news_is_answered_after_a_while(new_bureau: NewBureau) -> None:
    bureau = new_bureau()
    await bureau.ask()
    waiting = asyncio.create_task(bureau.ask(place=0))
    await bureau.clock.forward(LONGEST_POLL)
    assert (await waiting).verdicts == ()


async def test_others_wait_in_a_queue_that_they_can_see(new_bureau: NewBureau) -> None:
    bureau = new_bureau()
    places = [(await bureau.ask(of=name, payer=name)).place for name in ("first", "second", "third")]
    assert places == [0, 1, 2]
    waiting = asyncio.create_task(bureau.ask(of="third", payer="third", place=2))
    await bureau.let(TOTAL)
    moved = await waiting
    assert (moved.progress, moved.place) == ("waiting", 1)


async def test_it_ends_when_nobody_asks_any_more_and_the_next_one_begins(new_bureau: NewBureau) -> None:
    bureau = new_bureau()
    await bureau.ask()
    await bureau.let(1)
    await bureau.clock.forward(ANALYSIS_WANTED_FOR - 1.0)
    assert (await bureau.ask(of="other", payer="bo")).place == 1
    await bureau.clock.forward(2.0)
    await bureau.let(1)  # the decision that was under way
    await bureau.clock.forward(0.0)
    judged = len(bureau.judges.judged)
    assert judged <= 2
    assert (await bureau.ask(of="other", payer="bo", place=1)).progress == "working"


async def test_who_leaves_the_queue_is_not_counted_any_more(new_bureau: NewBureau) -> None:
    bureau = new_bureau()
    await bureau.ask(of="first", payer="ada")
    await bureau.ask(of="second", payer="bo")
    await bureau.clock.forward(ANALYSIS_WANTED_FOR - 1.0)
    await bureau.ask(of="first", payer="ada")
    assert (await bureau.ask(of="third", payer="cy")).place == 2
    await bureau.clock.forward(2.0)
    assert (await bureau.ask(of="third", payer="cy")).place == 1


async def test_what_was_found_is_stored_and_not_found_again_after_a_restart(new_bureau: NewBureau) -> None:
    before = new_bureau()
    await before.ask()
    await before.let(3)
    await before.analyses.close()
    after = new_bureau(before.storage)
    assert len((await after.ask()).verdicts) == 3
    await after.let(TOTAL)
    assert after.judges.judged == decisions(RECORD)[3:]
    assert (await after.ask()).progress == "done"


async def test_two_processes_share_what_they_find(new_bureau: NewBureau) -> None:
    one = new_bureau()
    other = new_bureau(one.storage)
    await one.ask()
    await one.let(2)
    assert len((await other.ask()).verdicts) == 2
    await one.let(2)
    await other.let(1)  # it had begun with the third
    await other.let(1)
    assert other.judges.judged[-1] == decisions(RECORD)[4]


async def test_one_address_has_a_few_at_a_time(new_bureau: NewBureau) -> None:
    bureau = new_bureau()
    for number in range(ANALYSES_AN_ADDRESS):
        await bureau.ask(of=f"game {number}")
    with pytest.raises(Refuse, match="at most") as refused:
        await bureau.ask(of="one more")
    assert refused.value.code == "many-analyses"
    assert (await bureau.ask(of="one more", payer="somebody else")).place == ANALYSES_AN_ADDRESS


async def test_an_error_stops_it_and_who_asks_anew_goes_on(new_bureau: NewBureau) -> None:
    bureau = new_bureau()
    await bureau.ask()
    await bureau.let(2)
    bureau.judges.broken = True
    await bureau.let(1)
    stopped = await bureau.ask(after=2, place=0)
    assert (stopped.progress, stopped.after) == ("stopped", 2)
    bureau.judges.broken = False
    again = await bureau.ask(after=2)
    assert again.progress == "working"
    await bureau.let(TOTAL)
    assert (await bureau.ask(after=2)).progress == "done"


async def test_a_table_where_nobody_judges_says_so() -> None:
    with pytest.raises(Refuse, match="no-analysis"):
        await PlainThinking().judge(b"", 1, cards_open=False)
