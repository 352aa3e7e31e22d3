"""`wandelgang prune`: what nobody has used for a long time is deleted while the host runs."""

from __future__ import annotations

import json
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.hosts import ROOT, hosting
from tests.server.players import Opened, at_table
from tests.server.services import postgres
from tests.server.storage.test_migrations import fill_file
from tests.server.test_commands import COMMAND

from wandelgang.server.storage.schema import VERSION
from wandelgang.table.protocol import Update

DAY = 24 * 60 * 60
RECORD = (ROOT / "tests/records/classic-one-card.jsonl").read_bytes().splitlines()[0]


def prune(*words: str) -> subprocess.CompletedProcess[str]:
    """The command, as a person or a timer calls it."""
    return subprocess.run([COMMAND, "prune", *words], capture_output=True, text=True, check=False)


def make_older(data: Path, days: int, table: str) -> None:
    """Make a table and every replay look older."""
    database = sqlite3.connect(data / "wandelgang.db")
    with database:
        database.execute("UPDATE tables SET created = created - ? WHERE id = ?", (days * DAY, table))
        database.execute('UPDATE actions SET at = at - ? WHERE "table" = ?', (days * DAY * 1_000, table))
        database.execute("UPDATE replays SET created = created - ?", (days * DAY,))
    database.close()


async def test_old_tables_and_replays_go_and_the_host_plays_on(data: Path) -> None:
    with hosting(data) as host:
        old = Opened(host, "classic", "me", "link")
        fresh = Opened(host, "towers", "me", "link", options={"first": 0})
        replay = host.post("/api/replays", content=RECORD).json()["replay"]
        make_older(data, 200, old.id)

        said = prune("--data", str(data), "--dry-run")
        assert said.returncode == 0, said.stderr
        old_ones = "1 table and 1 replay that nobody has used for 180 days"
        assert said.stdout == f"Would delete {old_ones}; 1 table and 0 replays stay.\n"
        assert host.get(f"/api/replays/{replay}").status_code == 200
        assert prune("--data", str(data), "--older", "201").stdout.startswith(
            "Deleted 0 tables and 0 replays"
        )

        done = prune("--data", str(data), "--older", "180", "--json")
        assert json.loads(done.stdout) == {
            "days": 180,
            "dry_run": False,
            "tables": {"old": 1, "stay": 1},
            "replays": {"old": 1, "stay": 0},
        }
        assert host.get(f"/api/replays/{replay}").json()["code"] == "no-replay"
        async with at_table(fresh, 0) as me:
            await me.act(me.actions()[0])
            assert (await me.hear(Update)).actor == 0
        host.kill()
        host.restart()
        assert host.get(f"/api/tables/{old.id}").json()["code"] == "no-table"
        assert host.get(f"/api/tables/{fresh.id}").status_code == 200


@pytest.mark.postgres
def test_it_prunes_postgresql_too() -> None:
    with postgres() as address:
        said = prune("--data", address)
    assert said.stdout.startswith("Deleted 0 tables and 0 replays that nobody has used for 180 days")


def test_a_folder_without_games_is_a_sentence_and_stays_as_it_is(data: Path) -> None:
    said = prune("--data", str(data))
    assert said.returncode == 1
    assert "there are no games in" in said.stderr
    assert not data.exists()


def test_a_dry_run_does_not_migrate(data: Path) -> None:
    fill_file(data)
    before = (data / "wandelgang.db").read_bytes()
    said = prune("--data", str(data), "--dry-run")
    assert (said.returncode, said.stdout) == (1, "")
    assert "has the older schema 1: start a host on it once" in said.stderr
    assert [(file.name, file.read_bytes()) for file in data.iterdir()] == [("wandelgang.db", before)]


@pytest.mark.parametrize("words", [(), ("--dry-run",)], ids=str)
def test_the_database_of_another_program_stays_as_it_is(data: Path, words: tuple[str, ...]) -> None:
    data.mkdir(parents=True)
    with closing(sqlite3.connect(data / "wandelgang.db")) as database:
        database.execute("CREATE TABLE tables (id TEXT, created INTEGER)")
    before = (data / "wandelgang.db").read_bytes()
    said = prune("--data", str(data), *words)
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.startswith("wandelgang: the database belongs to another program")
    assert [(file.name, file.read_bytes()) for file in data.iterdir()] == [("wandelgang.db", before)]


def test_a_database_that_lacks_tables_is_a_sentence(data: Path) -> None:
    data.mkdir(parents=True)
    with closing(sqlite3.connect(data / "wandelgang.db")) as database:
        database.executescript(
            f"CREATE TABLE meta (name TEXT, value TEXT); INSERT INTO meta VALUES ('schema', '{VERSION}')"
        )
    said = prune("--data", str(data))
    assert said.returncode == 1
    assert said.stderr.startswith(f"wandelgang: the database in {data} cannot be used: no such table")
    assert "Traceback" not in said.stderr


def test_a_number_of_days_has_a_limit(data: Path) -> None:
    said = prune("--data", str(data), "--older", "99999999999999")
    assert said.returncode == 2
    assert "Must be <= 36500" in said.stderr


def test_what_was_played_today_cannot_be_pruned(data: Path) -> None:
    said = prune("--data", str(data), "--older", "0")
    assert said.returncode != 0
    assert "Must be >= 1" in said.stderr + said.stdout
