"""Versions of a game's rules live side by side: what began under one continues under it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.commands.calling import run
from tests.examples.packages import CORNERS, install, use
from tests.games.installing import installed
from tests.server.hosts import Host, hosting
from tests.server.players import Opened, at_table

from wandelgang.games import GAMES, Game, IllegalAction, classic
from wandelgang.match import load

FIRST = """
from corners import BOX, apply, goals
from wandelgang.games import Game

GAME = Game(name="race", rules=1, package=__name__, box=BOX, apply=apply, goals=goals)
"""
# The goal is the next corner clockwise, so games end elsewhere; and one tile has a picture.
SECOND = f"""{FIRST}
from wandelgang.games.actions import Push
from wandelgang.games.box import Box, PrintedTile
from wandelgang.games.general import next_turn, pushed, walked, won

PAINTED = Box(BOX.grid, [*BOX.tiles[:-1], PrintedTile(BOX.tiles[-1].openings, "owl")], BOX.starts)


def beside(state, seat):
    corners = [*BOX.starts.values()]
    return (corners[(corners.index(BOX.starts[state.options.colours[seat]]) + 1) % 4],)


def reach_beside(state, action):
    if isinstance(action, Push):
        return pushed(state, action)
    after, events = walked(state, action)
    if after.figures[after.seat] in beside(after, after.seat):
        return won(after, events)
    return next_turn(after, events)


def seek_beside(view, legal, rng):
    assert view.players[0].goals == (4,), "this bot knows the second rules only"
    return BEFORE.seeker(view, legal, rng)


BEFORE = GAME
GAME = BEFORE.next_version(box=PAINTED, apply=reach_beside, goals=beside, seeker=seek_beside)
"""
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """A folder where the game has its first rules only."""
    return install(tmp_path / "first", "race", FIRST)


@pytest.fixture
def second(tmp_path: Path) -> Path:
    """A folder where it has its second rules as well."""
    return install(tmp_path / "second", "race", SECOND)


@pytest.fixture
def race() -> Game:
    """The game with both versions, as the second package has it."""
    module: dict[str, Any] = {"__name__": "race"}
    exec(SECOND, module)
    game: Game = module["GAME"]
    return game


def rules_of(file: Path) -> set[int]:
    return {json.loads(line)["rules"] for line in file.read_text().splitlines()}


def test_a_record_replays_under_the_rules_it_began_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, first: Path, second: Path
) -> None:
    old, relabelled, new = (tmp_path / f"{name}.jsonl" for name in ("old", "relabelled", "new"))
    use(monkeypatch, CORNERS / "src", first)
    assert run("simulate", "race", "--games", "5", "--bots", "seeker", "--records", old).code == 0
    assert rules_of(old) == {1}

    use(monkeypatch, CORNERS / "src", second)
    assert run("replay", old).code == 0
    relabelled.write_text(old.read_text().replace('"rules":1', '"rules":2'))
    ended = run("replay", relabelled)
    assert ended.code != 0
    assert "after action" in ended.out + ended.err, "the second rules do not end these games there"
    assert run("simulate", "race", "--games", "5", "--bots", "seeker", "--records", new).code == 0
    assert rules_of(new) == {2}
    assert run("replay", new).code == 0

    use(monkeypatch, CORNERS / "src", first)
    ended = run("replay", new)
    assert ended.code != 0
    assert "not have rules version 2 of race" in re.sub(r"\s+", " ", ended.out + ended.err)


async def test_a_table_keeps_its_rules_when_the_host_restarts_with_newer_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, first: Path, second: Path, race: Game
) -> None:
    use(monkeypatch, CORNERS / "src", first)
    with installed(race), hosting(tmp_path / "data") as host:
        old = Opened(host, "race", "me", "normal", options={"first": 0})
        async with at_table(old, 0) as me:
            assert [player.goals for player in me.view().players] == [(24,), (0,)]
            await me.act(me.actions()[0])
        host.kill()
        use(monkeypatch, CORNERS / "src", second)
        host.restart()
        (facts,) = [game for game in host.get("/api/games").json() if game["name"] == "race"]
        assert facts["rules"] == 2
        assert [(old["rules"], old["box"]["tiles"][-1]["picture"]) for old in facts["earlier"]] == [(1, None)]
        assert facts["box"]["tiles"][-1]["picture"] == "owl"
        new = Opened(host, "race", "me", "normal", options={"first": 0})
        for table, rules, goals in ((old, 1, [24, 0]), (new, 2, [4, 20])):
            async with at_table(table, 0) as me:
                assert [player.goals for player in me.view().players] == [(goal,) for goal in goals]
                await me.play_on(Random(1), level="wanderer")
            record = load(record_of(host, table))
            assert record.rules == rules
            assert record.result is not None
            (winner,) = record.result.winners
            assert record.actions[-1].cell == goals[winner]


def record_of(host: Host, table: Opened) -> bytes:
    return host.get(f"/api/tables/{table.id}/record").content


def strict(state: classic.State, action: classic.Action) -> tuple[classic.State, tuple[classic.Event, ...]]:
    """Rules under which nothing that was ever played is allowed."""
    raise IllegalAction("X12", "nothing is allowed any more")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_record_of_ours_replays_when_its_game_has_newer_rules(file: Path) -> None:
    game = GAMES[json.loads(file.read_text().splitlines()[0])["game"]]
    with installed(game.next_version(apply=strict)):
        for line in file.read_text().splitlines():
            assert load(line).rules == 1
            with pytest.raises(ValueError, match="nothing is allowed"):
                load(line.replace('"rules":1', '"rules":2'))
