"""The example is complete: installed with pip, it is played in every way that our own games are."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.commands.calling import Ended, run
from tests.examples.packages import CORNERS, pip_install, use
from tests.games.installing import installed
from tests.server.hosts import ROOT, Host, hosting
from tests.server.players import Opened, all_play, at_table

import corners
from wandelgang.match import Record, load
from wandelgang.table.protocol import Hint


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where the example has been installed."""
    return pip_install(CORNERS, tmp_path_factory.mktemp("environment") / "site")


@pytest.fixture(scope="module", autouse=True)
def _here(site: Path) -> Iterator[None]:
    """Every process started here finds the package; in this process it is in the registry too."""
    with pytest.MonkeyPatch.context() as patch, installed(corners.GAME):
        use(patch, site)
        yield


@pytest.fixture(scope="module")
def host(_here: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host where the example can be played."""
    with hosting(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def records(_here: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Recorded games."""
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    well("simulate", "corners", "--games", "10", "--players", "3", "--records", file)
    return file


def well(*words: str | Path) -> Ended:
    """A call that ends well."""
    ended = run(*words)
    assert ended.code == 0, ended.out + ended.err
    return ended


def test_the_example_is_small_and_has_no_code_for_the_browser() -> None:
    files = [file for file in CORNERS.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    modules = [file for file in files if file.suffix == ".py"]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in modules) <= 250
    assert {file.suffix for file in files} <= {".py", ".toml", ".md", ".ftl"}


def test_it_is_found_where_it_was_installed(site: Path) -> None:
    asking = "from wandelgang.games import GAMES; print(GAMES['corners'].apply.__code__.co_filename)"
    said = subprocess.check_output([sys.executable, "-c", asking], text=True)
    assert Path(said.strip()) == site / "corners" / "__init__.py"


def test_it_is_simulated_without_naming_bots() -> None:
    said = json.loads(well("simulate", "corners", "--games", "40", "--json").out)
    wins = {seat["bot"]: seat["wins"] for seat in said["seats"]}
    assert wins["seeker"] > wins["wanderer"], "the general seeker knows where to go"


def test_it_is_recorded_and_replayed(records: Path) -> None:
    checked = [json.loads(line) for line in well("replay", records, "--json").out.splitlines()]
    assert [row["ended"] for row in checked] == ["won"] * 10
    assert [load(line).game for line in records.read_text().splitlines()] == ["corners"] * 10


def test_it_is_shown_as_text_and_as_svg(records: Path) -> None:
    assert "Spare:" in well("show", "corners").out
    assert well("show", records, "--as", "svg").out.startswith("<svg")


def test_it_is_counted_by_perft() -> None:
    said = well("perft", "corners", "--seed", "1", "--depth", "2").out
    assert said.split()[0] == "1"


def test_its_positions_are_lines_that_every_command_takes() -> None:
    line = well("show", "corners", "--seed", "1", "--as", "position").out.strip()
    seen = well("show", line, "--seat", "0", "--as", "position").out.strip()
    assert well("show", seen, "--as", "position").out.strip() == seen
    counted = well("perft", line, "--depth", "1").out
    assert counted == well("perft", "corners", "--seed", "1", "--depth", "1").out
    (solved,) = well("solve", line, "--seat", "0", "--engine", "plain", "--json").out.splitlines()
    assert json.loads(solved)["id"] == "position 1, seat 0"


def test_it_is_solved(records: Path) -> None:
    (row,) = well("solve", records, "--at", "0", "--engine", "plain", "--json").out.splitlines()
    solved = json.loads(row)
    seat = int(solved["id"].split()[-1])
    (goal,) = goals_of(load(records.read_text().splitlines()[0]), seat)
    assert solved["solution"][-1]["cell"] == corners.GRID.names[goal]


def goals_of(record: Record, seat: int) -> tuple[int]:
    return corners.goals(corners.GAME.lay_out(record.options, record.deal), seat)


def test_it_is_entered_in_the_arena() -> None:
    said = json.loads(
        well("arena", "corners", "--bots", "seeker,dreamer,wanderer", "--games", "20", "--json").out
    )
    assert len(said["meetings"]) == 3


def test_it_is_offered_by_a_host(host: Host) -> None:
    (game,) = [game for game in host.get("/api/games").json() if game["name"] == "corners"]
    assert (game["box"]["rows"], game["box"]["columns"]) == (5, 5)
    assert [level["level"] for level in game["levels"]] == ["easy", "normal"]


async def test_it_is_played_over_the_wire_to_the_end(host: Host) -> None:
    table = Opened(host, "corners", "me", "link", "easy", "normal")
    async with at_table(table, 0) as me, at_table(table, 1) as friend:
        await all_play([me, friend])
        assert me.result == friend.result
    record = load(host.get(f"/api/tables/{table.id}/record").content)
    assert record.result is not None
    (winner,) = record.result.winners
    assert record.actions[-1].cell in goals_of(record, winner)


async def test_a_hint_is_given(host: Host) -> None:
    table = Opened(host, "corners", "me", "easy", options={"first": 0})
    async with at_table(table, 0) as me:
        await me.say(type="ask", number=me.number)
        hint = await me.hear(Hint)
    assert hint.bot == "scout"
    assert len(hint.actions) == 2, "a push and a walk"


def test_the_contract_suite_finds_the_installed_package() -> None:
    """As docs/new-game.md tells its readers."""
    calling = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    ended = subprocess.run(
        [*calling, "-k", "corners and stable_order", "tests/games/test_contract.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "1 passed" in ended.stdout
