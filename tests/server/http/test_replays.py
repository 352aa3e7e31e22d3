"""Replays: stored once whatever the spaces, written once for many viewers, and never in the way of play."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from threading import current_thread

import httpx
import msgspec
import pytest
from tests.server.hosts import ROOT, Host, hosting

from wandelgang.match import load
from wandelgang.server import limits
from wandelgang.server.http.replay_cache import ReplayCache
from wandelgang.server.words import message
from wandelgang.table import Refuse, replays
from wandelgang.table.protocol import Replay
from wandelgang.table.replays import show

RECORD = (ROOT / "tests/records/classic-one-card.jsonl").read_bytes().splitlines()[0]


def test_spaces_and_the_order_of_names_make_no_other_record(host: Host) -> None:
    sheet = json.loads(RECORD)
    files = [
        RECORD,
        RECORD + b"\n" * 1_000,
        json.dumps(sheet, indent=8).encode(),
        json.dumps(dict(reversed(sheet.items()))).encode(),
    ]
    shown = [host.post("/api/replays", content=file).json() for file in files]
    assert len({one["replay"] for one in shown}) == 1
    assert shown[0]["frames"] == shown[-1]["frames"]


def test_a_client_that_cannot_unpack_gets_the_same_replay(host: Host) -> None:
    shown = host.post("/api/replays", content=RECORD)
    assert shown.headers["content-encoding"] == "gzip"
    plain = host.get(f"/api/replays/{shown.json()['replay']}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == shown.json()


def test_a_seat_that_the_game_has_not_is_refused_each_time(host: Host) -> None:
    replay = host.post("/api/replays", content=RECORD).json()["replay"]
    for _ in range(2):
        answer = host.get(f"/api/replays/{replay}?seat=9")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")


def test_one_address_cannot_look_at_replays_for_ever(data: Path) -> None:
    with hosting(data) as host, httpx.Client(timeout=30) as looking:
        path = f"{host.http}/api/replays/{host.post('/api/replays', content=RECORD).json()['replay']}"
        seen = 0
        while (answer := looking.get(path)).status_code == 200:
            seen += 1
            assert seen < limits.REPLAYS_A_MINUTE * 3
    assert seen >= limits.REPLAYS_A_MINUTE
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")


async def test_a_replay_that_many_ask_for_at_once_is_written_once() -> None:
    written = []

    def write() -> Replay:
        written.append(current_thread().name)
        return show(load(RECORD))

    cache = ReplayCache()
    packed = await asyncio.gather(*(cache.packed("one", write) for _ in range(8)))
    assert len(set(packed)) == 1
    assert msgspec.json.decode(gzip.decompress(packed[0]))["game"] == "classic"
    [thread] = written
    assert thread.startswith("replays"), "not in the threads that tables need"


async def test_the_replay_that_was_looked_at_longest_ago_makes_room() -> None:
    written = []

    def write(name: str) -> Replay:
        written.append(name)
        return show(load(RECORD))

    size = len(await ReplayCache().packed("size", lambda: show(load(RECORD))))
    cache = ReplayCache(2 * size + 10)
    for name in ("a", "b", "a", "c", "a", "b"):
        await cache.packed(name, lambda name=name: write(name))  # type: ignore[misc]
    assert written == ["a", "b", "c", "b"]


def test_a_game_too_long_to_be_shown_is_no_bad_record(monkeypatch: pytest.MonkeyPatch) -> None:
    record = load(RECORD)
    monkeypatch.setattr(replays, "REPLAY_ACTIONS", len(record.actions))
    assert len(show(record).frames) == len(record.actions) + 1
    monkeypatch.setattr(replays, "REPLAY_ACTIONS", len(record.actions) - 1)
    with pytest.raises(Refuse) as refused:
        show(record)
    assert refused.value.code == "long-game"
    assert "too long" in message(refused.value, "en").message
