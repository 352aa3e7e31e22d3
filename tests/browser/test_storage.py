"""Tables that a browser keeps: they survive the page, two pages lose nothing, and without room it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from tests.table.people import Person, World, play

import wandelgang
from wandelgang.analysis import verdict_on
from wandelgang.browser.storage import KeptStorage
from wandelgang.match import dump
from wandelgang.table import Refuse
from wandelgang.verdicts import decisions


class Shelf:
    """A keeper as IndexedDB is one: all or nothing, and an entry is written once."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}
        self.entries: dict[tuple[str, int], str] = {}
        self.records: dict[str, str] = {}
        self.verdicts: dict[tuple[str, int], str] = {}
        self.full = False
        self.refused = False

    async def read(self, table: str) -> Sequence[str] | None:
        self._open()
        if table not in self.heads:
            return None
        return [
            self.heads[table],
            *(text for (where, _), text in sorted(self.entries.items()) if where == table),
        ]

    async def write(self, table: str, head: str, after: int, entries: Sequence[str]) -> bool:
        if self.full:
            raise OSError("the quota has been exceeded")
        added = {(table, after + at): text for at, text in enumerate(entries)}
        if added.keys() & self.entries.keys():
            return False
        self.heads[table] = head
        self.entries |= added
        return True

    async def rematch_of(self, table: str) -> str | None:
        return next((name for name, head in self.heads.items() if f'"rematch_of":"{table}"' in head), None)

    async def count(self) -> int:
        self._open()
        return len(self.heads)

    async def read_record(self, name: str) -> str | None:
        self._open()
        return self.records.get(name)

    async def write_record(self, name: str, text: str) -> None:
        if self.full:
            raise OSError("the quota has been exceeded")
        self.records[name] = text

    async def read_verdicts(self, analysis: str) -> Sequence[str]:
        self._open()
        return [text for (of, _), text in sorted(self.verdicts.items()) if of == analysis]

    async def write_verdict(self, analysis: str, number: int, text: str) -> None:
        self._open()
        self.verdicts[analysis, number] = text

    def _open(self) -> None:
        if self.refused:
            raise OSError("the browser allows no storage")


def page(shelf: Shelf, told: list[Exception] | None = None) -> World:
    """A page with tables on this shelf."""
    return World(storage=KeptStorage(shelf, (told if told is not None else []).append))


async def test_a_game_goes_on_after_the_page_was_closed_while_a_bot_was_to_act() -> None:
    shelf = Shelf()
    first = page(shelf)
    options = {"cards": 2, "first": 0}
    table, opened = await first.open("classic", "normal", "me", options=options, pace="calm")
    token = opened.seats[1].token
    assert table.match.actor == 0, "the bot's turn"
    await first.tables.close_all()

    second = page(shelf)
    again = await second.tables.get(table.id)
    assert again.match.record == table.match.record
    me = Person(again)
    await me.sit(token)
    await play(second, me)
    await second.tables.close_all()

    third = page(shelf)
    assert (await third.tables.finished(table.id)).result == me.result
    moved = await third.tables.rematch(table.id, str(token))
    await third.tables.close_all()

    fourth = page(shelf)
    assert (await fourth.tables.rematch(table.id, str(token))).table == moved.table, (
        "one rematch, for everyone"
    )
    await fourth.tables.close_all()


async def test_two_pages_that_know_nothing_of_each_other_lose_nothing() -> None:
    shelf = Shelf()
    one, other = page(shelf), page(shelf)
    here, opened = await one.open("classic", "me", "here", options={"first": 0})
    there = await other.tables.get(here.id)
    first, second = Person(here), Person(there)
    await first.sit(opened.seats[0].token)
    await second.sit(opened.seats[0].token)
    await first.move(Random(1))
    number, record = here.number, here.match.record
    with pytest.raises(Refuse, match="somebody else was first"):
        await second.move(Random(2))
    assert there.number == number
    assert there.match.record == record
    await second.move(Random(3))
    assert there.number > number
    for world in (one, other):
        await world.tables.close_all()


async def test_without_room_the_game_goes_on_in_memory_and_the_player_is_told_once() -> None:
    shelf, told = Shelf(), list[Exception]()
    world = page(shelf, told)
    table, opened = await world.open("classic", "me", "normal", options={"cards": 1})
    shelf.full = True
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await play(world, me)
    assert me.result is not None
    assert [str(error) for error in told] == ["the quota has been exceeded"]
    assert (await world.tables.finished(table.id)).result == me.result
    await world.tables.close_all()


async def test_where_the_browser_refuses_everything_a_game_is_played_in_memory() -> None:
    shelf, told = Shelf(), list[Exception]()
    shelf.refused = shelf.full = True
    world = page(shelf, told)
    table, opened = await world.open("classic", "me", "normal", options={"cards": 1})
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await play(world, me)
    record = await world.tables.finished(table.id)
    kept = await world.storage.keep_replay("a-record", "hash", dump(record))  # type: ignore[attr-defined]
    assert await world.storage.replay(kept) == dump(record)
    assert len(told) == 1
    await world.tables.close_all()


async def test_verdicts_are_kept_with_the_game_and_read_again() -> None:
    shelf = Shelf()
    record = wandelgang.play("classic", ["seeker", "wanderer"], seed=2, cards=1).record
    found = [verdict_on(dump(record), number, cards_open=False) for number in decisions(record)[:3]]
    first = page(shelf).storage
    for verdict in found:
        await first.keep_verdict("a-game", "seen", verdict)
    again = page(shelf).storage
    assert await again.verdicts_of("a-game", "seen", 0) == found
    assert await again.verdicts_of("a-game", "seen", 2) == found[2:]
    assert await again.verdicts_of("a-game", "open", 0) == []
    assert await again.verdicts_of("another", "seen", 0) == []
