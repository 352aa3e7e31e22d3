"""`wandelgang backup` and `wandelgang restore`: all games in one file, between any two databases."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import shutil
import sqlite3
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tests.commands.calling import Ended, call
from tests.server.hosts import Host, hosting
from tests.server.players import Opened, Player, at_table
from tests.server.services import postgres
from tests.server.storage.test_prune import RECORD

from wandelgang.server.storage import backup
from wandelgang.server.storage.engine import address, open_database
from wandelgang.server.storage.restoring import back_up, restore
from wandelgang.server.storage.schema import metadata
from wandelgang.table.protocol import Snapshot, Update

SHORT = {"cards": 1, "way_home": False}


Command = Callable[..., Awaitable[Ended]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """The command, in a thread: it has an event loop of its own."""
    return lambda *words: asyncio.to_thread(call, capsys, *words)


async def rows(data: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database."""
    database = await open_database(address(data), migrate=False)
    try:
        return await database.read(
            lambda on: {
                table.name: sorted((tuple(row) for row in on.execute(table.select())), key=repr)
                for table in metadata.sorted_tables
            }
        )
    finally:
        await database.close()


def moved(table: Opened, host: Host) -> Opened:
    """The same table at the host where it was restored."""
    other = object.__new__(Opened)
    other.__dict__.update(table.__dict__, host=host)
    return other


async def play_to_the_end(table: Opened) -> None:
    async with at_table(table, 0) as me, at_table(table, 1) as friend:
        await asyncio.gather(me.play_on(Random(1)), friend.play_on(Random(2)))


async def test_a_backup_made_during_play_goes_on_elsewhere(
    data: Path, tmp_path: Path, command: Command
) -> None:
    file, elsewhere = tmp_path / "games.backup", tmp_path / "elsewhere"
    with hosting(data) as host:
        ended = Opened(host, "classic", "me", "link", options=SHORT)
        await play_to_the_end(ended)
        again = host.post(f"/api/tables/{ended.id}/rematch", {"token": ended.tokens[0]}).json()["table"]
        replay = host.post("/api/replays", content=RECORD).json()["replay"]
        table = Opened(host, "towers", "me", "link", options={"first": 0})
        async with at_table(table, 0) as me, at_table(table, 1) as friend:
            playing = [asyncio.create_task(player.play_on(Random(3))) for player in (me, friend)]
            await me_hears(me, 6)
            said = await command("backup", file, "--data", data)
            assert said.code == 0, said.err
            assert said.out.startswith("Wrote 3 tables with ")
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    assert file.stat().st_mode & 0o077 == 0, "it reveals every card, so it is for its owner only"
    said = await command("restore", file, "--data", elsewhere)
    assert said.code == 0, said.err
    assert "3 tables with" in said.out
    with hosting(elsewhere) as host:
        assert host.get(f"/api/tables/{ended.id}/record").status_code == 200
        assert host.get(f"/api/replays/{replay}").status_code == 200
        assert (
            host.post(f"/api/tables/{ended.id}/rematch", {"token": ended.tokens[1]}).json()["table"] == again
        )
        table = moved(table, host)
        async with at_table(table, 0) as me, at_table(table, 1) as friend:
            first = me.told[0]
            assert isinstance(first, Snapshot)
            assert first.number >= 6, "what had happened before the backup is in it"
            await asyncio.gather(me.play_on(Random(4)), friend.play_on(Random(5)))
        assert me.result == friend.result is not None


async def me_hears(player: Player, number: int) -> None:
    """Wait until the game of a player who is playing has got this far."""
    while player.number < number:
        await asyncio.sleep(0.01)


@pytest.mark.postgres
async def test_a_host_moves_from_sqlite_to_postgresql_and_back(
    data: Path, tmp_path: Path, command: Command
) -> None:
    file, back = tmp_path / "games.backup", tmp_path / "back"
    with hosting(data) as host:
        ended = Opened(host, "classic", "me", "link", options=SHORT)
        await play_to_the_end(ended)
        host.post(f"/api/tables/{ended.id}/rematch", {"token": ended.tokens[0]})
        host.post("/api/replays", content=RECORD)
        table = Opened(host, "master", "me", "link", options={"first": 0})
    await back_up(str(data), file)
    with postgres() as server:
        await restore(server, file, force=False)
        assert await rows(server) == await rows(str(data))
        said = await command("restore", file, "--data", server)
        assert (said.code, said.err) == (
            1, "wandelgang: the database has games already: --force replaces them\n"
        )  # fmt: skip
        with hosting(server) as host:
            table = moved(table, host)
            async with at_table(table, 0) as me:
                await me.act(me.actions()[0])
                await me.hear(Update)
                said = await command("backup", file, "--data", server, "--force", "--json")
                assert json.loads(said.out)["tables"] == 3
                said = await command("restore", file, "--data", server, "--force")
                assert said.err == "wandelgang: a host is running on this database: stop it first\n"
                number = me.number
        await restore(server, file, force=True)
        await restore(str(back), file, force=False)
        assert await rows(server) == await rows(str(back))
    with hosting(back) as host:
        async with at_table(moved(table, host), 0) as me:
            assert me.number == number


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a table and a replay, whose host has ended, and their backup."""
    place = tmp_path_factory.mktemp("made")
    with hosting(place / "data") as host:
        Opened(host, "classic", "me", "link")
        host.post("/api/replays", content=RECORD)
    asyncio.run(back_up(str(place / "data"), place / "small.backup"))
    return place


@pytest.fixture
def small(made: Path, data: Path) -> Path:
    """A small backup; what it was made of is in `data`."""
    shutil.copytree(made / "data", data)
    return made / "small.backup"


def still_whole(file: Path, original: Path) -> bool:
    """Whether a change hit bits that carry nothing: compressed data ends somewhere within a byte."""
    try:
        return gzip.decompress(file.read_bytes()) == gzip.decompress(original.read_bytes())
    except (OSError, EOFError, zlib.error):
        return False


async def test_a_damaged_or_shortened_backup_is_refused_whole(
    small: Path, data: Path, tmp_path: Path
) -> None:
    whole, bad = small.read_bytes(), tmp_path / "bad.backup"
    assert backup.check(small).tables == 1
    for length in [*range(0, len(whole), 7), len(whole) - 1]:
        bad.write_bytes(whole[:length])
        with pytest.raises(backup.BadBackup):
            backup.check(bad)
    rng = Random(1)
    for _ in range(80):
        place = rng.randrange(12, len(whole))  # the head of gzip holds a time and a system that nobody reads
        bad.write_bytes(whole[:place] + bytes([whole[place] ^ 1 << rng.randrange(8)]) + whole[place + 1 :])
        if not still_whole(bad, small):
            with pytest.raises(backup.BadBackup):
                backup.check(bad)
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for place in range(len(lines)):
        for changed in (
            [*lines[:place], *lines[place + 1 :]],
            [*lines[: place + 1], *lines[place:]],
            [*lines[:place], lines[place].replace(b"e", b"a", 1), *lines[place + 1 :]],
            [*lines[:place], b"[" * 100_000 + b"\n", *lines[place + 1 :]],
            [*lines[:place], b'{"wandelgang":"backup"}\n', *lines[place + 1 :]],
        ):
            if changed != lines:
                bad.write_bytes(gzip.compress(b"".join(changed), 1))
                with pytest.raises(backup.BadBackup):
                    backup.check(bad)
    before = (data / "wandelgang.db").read_bytes()
    with pytest.raises(backup.BadBackup):
        await restore(str(data), bad, force=True)
    assert (data / "wandelgang.db").read_bytes() == before
    assert {path.name for path in data.iterdir()} == {"wandelgang.db"}


async def test_rows_that_do_not_fit_together_are_refused(
    small: Path, tmp_path: Path, command: Command
) -> None:
    """As somebody would make them who knows how checksums work."""
    lines = gzip.decompress(small.read_bytes()).splitlines(keepends=True)
    seat = next(number for number, line in enumerate(lines) if line.startswith(b'["') and b"red" in line)
    lines[seat] = lines[seat].replace(lines[seat][:5], b'["xxx', 1)
    checked = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    lines[-1] = backup._encode(
        backup.End(json.loads(lines[-1])["rows"], checked)
    ) + b"\n"  # fmt: skip
    bad = tmp_path / "bad.backup"
    bad.write_bytes(gzip.compress(b"".join(lines)))
    said = await command("restore", bad, "--data", tmp_path / "new")
    assert said.code == 1
    assert not list((tmp_path / "new").iterdir())


async def test_games_that_are_there_are_replaced_only_by_force_and_kept(
    small: Path, data: Path, command: Command
) -> None:
    said = await command("restore", small, "--data", data)
    assert (said.code, said.err) == (
        1, "wandelgang: the database has games already: --force replaces them\n"
    )  # fmt: skip
    with hosting(data) as host:
        table = Opened(host, "towers", "me", "link")
        said = await command("restore", small, "--data", data, "--force")
        assert said.err == "wandelgang: a host is running on this database: stop it first\n"
        assert host.get(f"/api/tables/{table.id}").status_code == 200
    said = await command("restore", small, "--data", data, "--force")
    assert said.code == 0, said.err
    assert f"is now {data / 'wandelgang.db.replaced'}" in said.out
    assert {path.name for path in data.iterdir()} == {"wandelgang.db", "wandelgang.db.replaced"}
    assert len((await rows(str(data)))["tables"]) == 1
    with closing(sqlite3.connect(data / "wandelgang.db.replaced")) as old:
        assert old.execute("SELECT count(*) FROM tables").fetchone() == (2,)


async def test_a_broken_database_is_replaced_by_force(small: Path, tmp_path: Path, command: Command) -> None:
    place = tmp_path / "broken"
    place.mkdir()
    (place / "wandelgang.db").write_bytes(b"x" * 5_000)
    said = await command("restore", small, "--data", place)
    assert said.code == 1
    assert "--force replaces it" in said.err
    assert (await command("restore", small, "--data", place, "--force")).code == 0
    assert len((await rows(str(place)))["tables"]) == 1


def test_what_cannot_be_backed_up_or_restored_is_a_sentence(
    capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path
) -> None:
    said = call(capsys, "backup", tmp_path / "x", "--data", data)
    assert (said.code, "there are no games in" in said.err) == (1, True)
    assert not data.exists()
    there = tmp_path / "there"
    there.write_text("precious")
    said = call(capsys, "backup", there, "--data", data)
    assert (said.code, "exists already" in said.err) == (2, True)
    assert "it is not a backup" in call(capsys, "restore", there, "--data", data).err
    assert "there is no file" in call(capsys, "restore", tmp_path / "nothing", "--data", data).err
    later = tmp_path / "later"
    later.write_bytes(
        gzip.compress(b'{"wandelgang":"backup","format":2,"schema":99,"program":"9","created":0}\n')
    )
    assert "use a newer version of the program" in call(capsys, "restore", later, "--check").err
    assert not data.exists()
