"""Installed packages never break each other: neither a broken one, nor one that has nothing but rules."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tests.commands.calling import run
from tests.examples.packages import CORNERS, install, use
from tests.games.installing import installed
from tests.server.hosts import hosting
from tests.server.players import Opened, at_table

from wandelgang.games import GAMES, Game

BARE = """
from corners import BOX, apply
from wandelgang.games import Game

GAME = Game(name="bare", rules=1, package=__name__, box=BOX, apply=apply)
"""
OURS = list(GAMES)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    """A game with no more than it must have is installed."""
    use(monkeypatch, CORNERS / "src", install(tmp_path / "site", "bare", BARE))
    module: dict[str, Game] = {}
    exec(BARE, {"__name__": "bare"}, module)
    return module["GAME"]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise RuntimeError('it does not even start')", "it does not even start"),
        ("GAME = 'no game'", "'no game' is not a wandelgang.games.Game"),
        ("from wandelgang.games.classic import GAME", "there is already a game called classic"),
        ("import nothing_of_this_name", "nothing_of_this_name"),
        ("import sys; sys.exit('gone')", "gone"),
        (BARE.replace("box=BOX, ", "box=BOX, shuffle=lambda options, rng: 1 / 0, "), "division by zero"),
    ],
    ids=["raises", "no game", "a name that is taken", "missing import", "leaves the program", "cannot deal"],
)
def test_a_package_that_is_broken_is_skipped_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str, why: str
) -> None:
    use(monkeypatch, CORNERS / "src", install(tmp_path / "site", "broken", code))
    ended = run("simulate", "classic", "--bots", "wanderer", "--games", "1", "--cards", "1", "--json")
    assert ended.code == 0
    assert json.loads(ended.out)["game"] == "classic"
    (warning,) = [line for line in ended.err.splitlines() if "cannot be used" in line]
    assert "broken" in warning
    assert why in warning


def test_a_host_with_a_broken_package_offers_the_other_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bare: Game
) -> None:
    install(tmp_path / "site", "broken", "raise RuntimeError")
    with hosting(tmp_path / "data") as host:
        assert [game["name"] for game in host.get("/api/games").json()] == [*OURS, "bare"]


def test_a_game_with_only_rules_is_simulated_and_enters_the_arena(bare: Game) -> None:
    ended = run("simulate", "bare", "--games", "2", "--json")
    assert ended.code == 0, ended.err
    assert sum(seat["wins"] for seat in json.loads(ended.out)["seats"]) == 2
    ended = run("arena", "bare", "--bots", "wanderer,seeker", "--games", "2", "--json")
    assert ended.code == 0, ended.err
    assert run("show", "bare").code == 0
    assert run("perft", "bare", "--depth", "1").code == 0


async def test_a_game_with_only_rules_is_hosted_and_played(tmp_path: Path, bare: Game) -> None:
    with installed(bare), hosting(tmp_path / "data") as host:
        assert host.get("/api/games").status_code == 200
        table = Opened(host, "bare", "me", "easy", "normal")
        async with at_table(table, 0) as me:
            await me.play_on(Random(1))
            assert me.result
