"""Games from other people's packages at a table: with only rules, with two versions of them, or broken."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.people import Person, World, play

from wandelgang.games import GAMES, Game
from wandelgang.match import dump, game_of, load
from wandelgang.server.http.game_pages import rules_page
from wandelgang.server.storage import Store
from wandelgang.server.words import game_words
from wandelgang.table import MemoryStorage, Refuse, Storage
from wandelgang.table.catalogue import catalogue
from wandelgang.table.lessons import examples, lesson
from wandelgang.table.protocol import Update

CORNERS = Path(__file__).parents[2] / "examples" / "corners" / "src"


@pytest.fixture
def corners(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with nothing but rules, installed for one test."""
    monkeypatch.syspath_prepend(str(CORNERS))
    from corners import GAME

    game: Game = GAME
    monkeypatch.setitem(GAMES._games, game.name, game)
    return game


def install(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setitem(GAMES._games, game.name, game)


def hurried(game: Game) -> Game:
    """The next version of a game: whoever walks, wins."""

    def apply(state: Any, action: Any) -> tuple[Any, tuple[Any, ...]]:
        after, events = game.apply(state, action)
        if type(action).__name__ == "Walk" and game.outcome(after) is None:
            from wandelgang.games.general import won

            return won(msgspec.structs.replace(after, seat=state.seat, turn=state.turn), tuple(events))
        return after, tuple(events)

    return game.next_version(apply=apply)


async def test_a_game_with_only_rules_is_played_to_the_end(corners: Game) -> None:
    world = World()
    table, opened = await world.open("corners", "me", "normal", options={"first": 0})
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await play(world, me)
    assert me.result is not None
    record = await world.tables.finished(table.id)
    assert load(dump(record)) == record
    await world.tables.close_all()


@pytest.fixture(params=["memory", "sqlite"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    """Where tables outlive the process that played them."""
    if request.param == "memory":
        yield MemoryStorage()
        return
    store = await Store.open(tmp_path)
    yield store
    await store.close()


async def test_a_table_keeps_the_rules_it_began_with(
    corners: Game, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = World(0, storage)
    table, opened = await before.open("corners", "me", "here", options={"first": 0})
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await me.move(Random(0))
    await before.tables.close_all()

    install(monkeypatch, hurried(corners))
    after = World(1, storage)
    again = await after.tables.get(table.id)
    assert (again.state.row.rules, again.match.game.rules, again.match.game) == (
        1,
        1,
        corners.earlier or again.match.game,
    )
    back, other = Person(again), Person(again)
    await back.sit(opened.seats[0].token)
    await other.sit(opened.seats[1].token)
    await back.act({"type": "walk", "cell": again.match.state.figures[0]})
    assert back.result is None, "under the first rules a walk wins nothing by itself"
    await play(after, back, other)
    record = await after.tables.finished(table.id)
    assert (record.rules, game_of(record).rules) == (1, 1)
    assert load(dump(record)) == record

    fresh, seats = await after.open("corners", "me", "here", options={"first": 0})
    assert fresh.state.row.rules == 2
    quick = Person(fresh)
    await quick.sit(seats.seats[0].token)
    await quick.move(Random(0))
    await quick.move(Random(0))
    assert quick.result is not None, "under the second rules the first walk wins"
    rematch = await after.tables.rematch(table.id, opened.seats[0].token or "")
    assert (await after.tables.get(rematch.table)).state.row.rules == 2, "a rematch is a new table"
    await after.tables.close_all()


async def test_a_table_with_rules_that_nobody_knows_any_more_is_refused(
    corners: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, hurried(corners))
    before = World()
    table, _ = await before.open("corners", "me", "here")
    await before.tables.close_all()
    install(monkeypatch, corners)
    with pytest.raises(Refuse) as refused:
        await World(1, before.storage).tables.get(table.id)
    assert refused.value.code == "old-rules"
    assert "not have rules version 2 of corners" in str(refused.value)


def test_a_game_without_lesson_words_or_rules_has_empty_ones(
    corners: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = replace(corners, package=__name__)  # a single module
    install(monkeypatch, bare)
    facts = {game.name: game for game in catalogue(World().ports.thinking)}
    assert (facts["corners"].lesson, facts["classic"].lesson) == (False, True)
    assert examples(bare) == ()
    assert game_words("corners", "en") == ""
    assert rules_page(bare, "en") == ""
    with pytest.raises(Refuse) as refused:
        lesson(bare)
    assert refused.value.code == "no-lesson"


def test_words_that_a_package_has_in_english_only_are_shown_in_english(
    corners: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "english" / "words").mkdir(parents=True)
    (tmp_path / "english" / "__init__.py").touch()
    (tmp_path / "english" / "words" / "en.ftl").write_text("corners-name = Corners\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    install(monkeypatch, replace(corners, package="english"))
    assert game_words("corners", "de") == "corners-name = Corners\n"


def test_a_package_that_fails_takes_no_other_game_along(
    corners: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: Game) -> bool:
        raise FileNotFoundError("half of the package is missing")

    monkeypatch.setattr("wandelgang.table.catalogue.has_lesson", lambda game: game is corners and fails(game))
    assert [game.name for game in catalogue(World().ports.thinking)] == ["classic", "master", "towers"]
    assert "the game corners cannot be offered" in caplog.text


async def test_every_update_of_a_plain_game_names_its_action(corners: Game) -> None:
    world = World()
    table, opened = await world.open("corners", "me", "here", options={"first": 0})
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await me.move(Random(0))
    assert [update.notation for update in me.all(Update)] != [None]
    await world.tables.close_all()


def test_rules_are_rendered_from_markdown_without_scripts(
    corners: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "scripted"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.md").write_text("# Goal\n\n<script>a()</script> [x](javascript:a()) *Push.*\n")
    (package / "rules.de.md").write_text("# Ziel\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    scripted = replace(corners, package="scripted")
    page = rules_page(scripted, "en")
    assert page.startswith("<h1>Goal</h1>")
    assert "<em>Push.</em>" in page
    assert "<script" not in page
    assert "href" not in page
    assert rules_page(scripted, "de") == "<h1>Ziel</h1>\n"
    assert rules_page(scripted, "fr") == page
