"""Whole games over the wire."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.server.hosts import Host
from tests.server.players import Opened, all_play, at_table

from wandelgang.games import GAMES
from wandelgang.match import load
from wandelgang.table.protocol import Update

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("classic", {}),
    ("classic", {"events": True, "cards": 3}),
    ("classic", {"way_home": False, "cards": 2}),
    ("master", {"short": True}),
    ("towers", {"children": [0]}),
]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
async def test_a_person_plays_a_whole_game_against_bots(
    host: Host, game: str, options: dict[str, Any]
) -> None:
    table = Opened(host, game, "me", "normal", "easy", options=options)
    async with at_table(table, 0) as me:
        await me.play_on(Random(1))
    assert me.result.ended == "won"
    record = load(host.get(f"/api/tables/{table.id}/record").content)
    assert record.result == me.result
    assert len(record.actions) == me.number
    assert [seat.bot for seat in record.seats] == [None, "scout", "dreamer"]


async def test_every_step_comes_once_and_in_order(host: Host) -> None:
    table = Opened(host, "classic", "me", "link", options={"cards": 2, "events": True})
    async with at_table(table, 0) as me, at_table(table, 1) as friend, at_table(table) as watcher:
        first = watcher.number
        await asyncio.gather(all_play([me, friend]), watcher.play_on(Random(0)))
    for player in (me, friend, watcher):
        numbers = [told.number for told in player.told if isinstance(told, Update)]
        assert numbers == list(range(first + 1, me.number + 1))
        assert player.result == me.result


async def test_bots_play_among_themselves_for_who_watches(host: Host) -> None:
    table = Opened(host, "towers", "normal", "easy")
    assert table.tokens == [None, None]
    before = host.get(f"/api/tables/{table.id}").json()["number"]
    await asyncio.sleep(0.5)
    assert host.get(f"/api/tables/{table.id}").json()["number"] == before
    async with at_table(table) as watcher:
        await watcher.play_on(Random(0))
    assert watcher.result is not None


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_replayed_with_everything_open(host: Host, game: str) -> None:
    table = Opened(host, game, "normal", "normal")
    early = host.get(f"/api/tables/{table.id}/record")
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert host.get(f"/api/tables/{table.id}/replay").json()["code"] == "not-over"
    async with at_table(table) as watcher:
        await watcher.play_on(Random(0))
    shown = host.get(f"/api/tables/{table.id}/replay").json()
    assert [frame["number"] for frame in shown["frames"]] == list(range(watcher.number + 1))
    secret = {"classic": "goals", "master": "hand", "towers": "spells"}[game]
    middle = shown["frames"][len(shown["frames"]) // 2]["view"]
    assert all(player[secret] is not None for player in middle["players"])
    own = host.get(f"/api/tables/{table.id}/replay?seat=1").json()
    middle = own["frames"][len(own["frames"]) // 2]["view"]
    assert [player[secret] is not None for player in middle["players"]] == [False, True]


async def test_a_record_file_is_shown_and_kept(host: Host) -> None:
    table = Opened(host, "classic", "easy", "normal", options={"cards": 1})
    async with at_table(table) as watcher:
        await watcher.play_on(Random(0))
    file = host.get(f"/api/tables/{table.id}/record").content
    shown = host.post("/api/replays", content=file).json()
    assert shown["frames"] == host.get(f"/api/tables/{table.id}/replay").json()["frames"]
    again = host.post("/api/replays", content=file).json()
    assert again["replay"] == shown["replay"]
    assert host.get(f"/api/replays/{shown['replay']}").json() == shown


def test_a_record_that_was_changed_is_refused_with_the_place(host: Host) -> None:
    bad = host.post("/api/replays", content=b'{"format": 1}', headers={"Accept-Language": "de"})
    assert bad.status_code == 400
    assert bad.json()["code"] == "bad-record"
    assert "Aufzeichnung eines Spiels" in bad.json()["message"]
    assert "missing required field" in bad.json()["detail"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_game_is_carried_to_another_table(host: Host, game: str) -> None:
    table = Opened(host, game, "me", "easy")
    async with at_table(table, 0) as me:
        await me.play_on(Random(2), until=12)
    along = host.post(f"/api/tables/{table.id}/carry", {"token": table.tokens[0]})
    assert along.status_code == 200
    text = {"text": along.json()["text"]}
    seen = host.post("/api/carried", text).json()
    assert (seen["game"], seen["view"]["seat"]) == (game, None)
    opened = host.post("/api/tables/carried", text)
    assert opened.status_code == 201
    other = opened.json()["table"]
    assert host.get(f"/api/tables/{other}").json()["seats"][1]["bot"] == "easy"
    refused = host.post(f"/api/tables/{table.id}/carry", {"token": "a guess"})
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-token")
    damaged = host.post("/api/tables/carried", {"text": text["text"][:-9]})
    assert (damaged.status_code, damaged.json()["code"]) == (400, "bad-carried")
