"""The lobby of a host: the list as it changes, free seats, quick match, limits, and switched off."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.hosts import Host, hosting
from tests.server.lobby.lobbies import matched, opened, sat, visiting, ws
from tests.server.players import Opened, Player
from websockets.asyncio.client import connect

from wandelgang.table.protocol import Snapshot


async def test_the_list_shows_what_changes_as_it_changes(host: Host) -> None:
    async with visiting(host) as visitor:
        table = opened(host, "me", "anyone", "anyone")["table"]
        await visitor.until(lambda: table in visitor.tables)
        listed = visitor.tables[table]
        assert [(seat.name, seat.open) for seat in listed.seats] == [("me", False), ("", True), ("", True)]
        assert listed.waiting
        await visitor.until(lambda: table in visitor.positions)
        ben = sat(host, table, "Ben")
        await visitor.until(lambda: visitor.tables[table].seats[1].name == "Ben")
        assert not visitor.tables[table].seats[1].there
        async with connect(host.ws(table)) as socket:
            await Player(socket, "classic").sit(ben["token"])
            await visitor.until(lambda: visitor.tables[table].seats[1].there)
        sat(host, table, "Cleo")
        await visitor.until(lambda: not visitor.tables[table].waiting)


async def test_a_table_that_everyone_leaves_is_gone_from_the_list(host: Host) -> None:
    async with visiting(host) as visitor:
        new = opened(host, "me", "anyone")
        table = new["table"]
        await visitor.until(lambda: table in visitor.tables)
        left = host.post(f"/api/tables/{table}/leave", {"token": new["seats"][0]["token"]})
        assert left.status_code == 204
        await visitor.until(lambda: table not in visitor.tables)


async def test_private_tables_are_in_no_list(host: Host) -> None:
    private = Opened(host, "classic", "me", "link")
    async with visiting(host) as visitor:
        table = opened(host, "me", "anyone")["table"]
        await visitor.until(lambda: table in visitor.tables)
        assert private.id not in visitor.tables
        refused = host.post(f"/api/tables/{private.id}/sit", {"name": "Eve"})
        assert (refused.status_code, refused.json()["code"]) == (404, "no-lobby")


async def test_many_at_once_share_the_free_seats(host: Host) -> None:
    table = opened(host, "me", "anyone", "anyone", "anyone")["table"]
    answers = await asyncio.gather(
        *(asyncio.to_thread(host.post, f"/api/tables/{table}/sit", {"name": f"P{n}"}) for n in range(8))
    )
    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 5
    seats = [answer.json()["seat"] for answer in answers if answer.status_code == 201]
    assert sorted(seats) == [1, 2, 3]


async def test_a_quick_match_of_three_plays_a_whole_game_with_a_bot(host: Host) -> None:
    wish = {"game": "towers", "players": 3, "bots": True}
    one, other = matched(host, "Ada", **wish), matched(host, "Ben", **wish)
    assert one["table"] == other["table"]
    table = one["table"]
    async with connect(host.ws(table), max_size=None) as a, connect(host.ws(table), max_size=None) as b:
        players = [Player(a, "towers"), Player(b, "towers")]
        first = await players[0].sit(one["token"])
        assert first.table.waiting
        await players[1].sit(other["token"])
        for seat in (one, other):
            said = host.post(f"/api/tables/{table}/agree", {"token": seat["token"], "agreed": "now"})
            assert said.status_code == 204, said.text
        began = await players[1].hear(Snapshot, lambda told: not told.table.waiting)
        assert [seat.kind for seat in began.table.seats] == ["anyone", "anyone", "bot"]
        await players[0].hear(Snapshot, lambda told: not told.table.waiting)


async def test_turns_are_told_for_many_tables_at_once(host: Host) -> None:
    mine = Opened(host, "classic", "me", "link", options={"first": 0})
    theirs = Opened(host, "master", "me", "link", options={"first": 1})
    asked = {"tables": [{"table": one.id, "tokens": [one.tokens[0]]} for one in (mine, theirs)]}
    answer = host.post("/api/tables/turns", asked)
    assert answer.status_code == 200
    found = {turn["table"]: turn for turn in answer.json()}
    assert (found[mine.id]["asked"], found[mine.id]["yours"]) == (0, [0])
    assert (found[theirs.id]["asked"], found[theirs.id]["yours"]) == (1, [0])
    assert host.post("/api/tables/turns", {"tables": asked["tables"] * 31}).status_code == 400, "too many"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/lobby/match", {"name": "Ada"}),
        ("/api/tables/2222222222/sit", {"name": "Ada"}),
        ("/api/tables/2222222222/leave", {"token": "x"}),
        ("/api/tables/2222222222/agree", {"token": "x", "agreed": "now"}),
        (
            "/api/tables",
            {
                "game": "classic",
                "seats": [{"colour": "red", "kind": "me"}, {"colour": "blue", "kind": "anyone"}],
                "public": True,
            },
        ),
    ],
)
def test_without_a_lobby_nothing_of_it_works(without: Host, path: str, body: dict[str, Any]) -> None:
    answer = without.post(path, body)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-lobby")


async def test_without_a_lobby_there_is_no_list(without: Host) -> None:
    assert without.get("/api/host").json()["lobby"] is False
    async with connect(ws(without)) as socket:
        assert msgspec.json.decode(await socket.recv())["code"] == "no-lobby"
        await socket.wait_closed()
        assert socket.close_code == 1008
    asked = without.post("/api/tables/turns", {"tables": []})
    assert (asked.status_code, asked.json()) == (200, []), "slow games need no lobby"


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A host without a lobby."""
    with hosting(tmp_path_factory.mktemp("data"), lobby=False) as running:
        yield running


async def test_one_address_opens_few_public_tables_and_takes_few_seats(data: Path) -> None:
    with hosting(data, public_a_minute=2, sits_a_minute=3, connections_an_address=1) as host:
        table = opened(host, "me", "anyone", "anyone", "anyone")["table"]
        matched(host, "Ada", players=2)
        many = host.post("/api/lobby/match", {"name": "Ben", "players": 2})
        assert (many.status_code, many.json()["code"]) == (429, "too-fast")
        codes = [host.post(f"/api/tables/{table}/sit", {"name": "P"}).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 429]
        async with visiting(host), connect(ws(host)) as second:
            assert msgspec.json.decode(await second.recv())["code"] == "host-full"


async def test_a_visitor_who_talks_is_cut_off(host: Host) -> None:
    async with connect(ws(host), max_size=None) as socket:
        for _ in range(21):
            await socket.send("{}")
        await socket.wait_closed()
        assert socket.close_code == 1008


def test_a_bad_wish_changes_nothing(host: Host) -> None:
    bad: list[dict[str, object]] = [{"name": "x" * 300}, {"players": 99}, {"clock": "hour"}, {"a": 1}]
    for wish in (*bad, {"elsewhere": ["x"] * 61}):
        assert host.post("/api/lobby/match", wish).status_code == 400
    assert host.post("/api/lobby/match", {"name": "\u2800"}).json()["code"] == "bad-name"
