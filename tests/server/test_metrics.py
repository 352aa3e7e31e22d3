"""Metrics count what happens; neither they nor the logs say who it was or what they hold."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections import Counter
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.hosts import CALLS, Host, hosting
from tests.server.leaks import WORDS
from tests.server.players import Opened, at_table, seats
from tests.server.ports import ReservedPort
from tests.server.storage.test_prune import RECORD
from tests.server.test_commands import refused

from wandelgang.bots import BOTS
from wandelgang.games import GAMES
from wandelgang.server import metrics
from wandelgang.server.metrics import BOUNDS, Times
from wandelgang.table.protocol import Code, Hint, Refused

NAMES = ("Zaphod", "Trillian", "Slartibartfast")
REMARK = "So long and thanks for all the fish"
SHORT = {"classic": {"cards": 2, "way_home": False}, "master": {"short": True}}
LABELS = {
    "game": {*GAMES},
    "code": {*get_args(Code)},
    "kind": {"player", "spectator", "read", "write"},
    "what": {"sent", "heard", "lost"},
    "method": {*metrics.METHODS, metrics.OTHER},
    "generation": {"0", "1", "2"},
    "bot": {*BOTS},
}


def test_times_fall_into_buckets() -> None:
    times = Times()
    for seconds in (0.0, 0.0005, 0.0006, 29.0, 31.0):
        times.add(seconds)
    buckets = metrics._buckets(times)
    assert [name for name, _ in buckets] == [*map(repr, BOUNDS), "+Inf"]
    assert [count for _, count in buckets] == [2, *[3] * (len(BOUNDS) - 2), 4, 5]
    with pytest.raises(ValueError, match="no"), times.measured():
        raise ValueError("no")
    assert sum(times.counts) == 6


def test_nobody_outside_can_make_up_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "REQUESTS", Counter())
    for number in range(3_000):
        metrics.request(f"/{number}", f"METHOD{number}", 200, 0.1)
    assert len(metrics.REQUESTS) <= metrics.MOST_ROUTES * len(metrics.METHODS) + 1
    assert {method for _, method, _ in metrics.REQUESTS} == {metrics.OTHER}
    assert metrics.REQUESTS.total() == 3_000


def value(said: str, name: str, **labels: str) -> float:
    """The value of a metric with these labels, of all their kinds together."""
    return sum(
        sample.value
        for family in text_string_to_metric_families(said)
        for sample in family.samples
        if sample.name == f"wandelgang_{name}" and labels.items() <= sample.labels.items()
    )


async def a_whole_game(host: Host, game: str) -> tuple[Opened, list[str]]:
    """Play, with all that people say and do wrong; returns the table and every secret."""
    wish = [dict(seat, name=name) for seat, name in zip(seats("me", "link", "easy"), NAMES, strict=True)]
    body = {"game": game, "seats": wish, "pace": "instant", "chat": True, "options": SHORT.get(game, {})}
    opened = (await asyncio.to_thread(host.post, "/api/tables", body)).json()
    table = object.__new__(Opened)
    invitation = opened["seats"][1]["invitation"]
    claim = {"invitation": invitation, "name": NAMES[1]}
    path = f"/api/tables/{opened['table']}/seats/1/claim"
    token = (await asyncio.to_thread(host.post, path, claim)).json()["token"]
    tokens = [opened["seats"][0]["token"], token, None]
    table.__dict__.update(host=host, game=game, id=opened["table"], seats=opened["seats"], tokens=tokens)
    wrong = {"invitation": f"wrong{invitation[5:]}", "name": NAMES[1]}
    await asyncio.to_thread(host.post, path, wrong)
    await asyncio.to_thread(host.post, "/api/qr.svg", {"path": f"/t/{table.id}#1.{invitation}"})
    async with at_table(table, 0) as me, at_table(table, 1) as friend, at_table(table) as watcher:
        await me.say(type="say", text=REMARK)
        await watcher.act({"type": "push"})
        assert (await watcher.hear(Refused)).code
        await friend.socket.send(f'{{"type": "{token}", "name": "{NAMES[1]}"}}')
        await friend.hear(Refused)
        if me.choices is not None:
            await me.say(type="ask", number=me.number)
            await me.hear(Hint)
        await asyncio.gather(me.play_on(Random(1)), friend.play_on(Random(2)))
    secrets = [invitation, wrong["invitation"], tokens[0], token, *NAMES, REMARK]
    return table, secrets


async def test_metrics_and_logs_of_whole_games_tell_nothing_about_anybody(
    data: Path, request: pytest.FixtureRequest
) -> None:
    reserved = ReservedPort()
    request.addfinalizer(reserved.release)
    many = {"messages_an_address": 1000, "an_address_at_once": 1000}  # three games from one address
    with hosting(data, metrics_port=reserved.number, log_level="debug", log_format="json", **many) as host:
        games = await asyncio.gather(*(a_whole_game(host, game) for game in sorted(GAMES)))
        played = dict(zip(sorted(GAMES), games, strict=True))
        await asyncio.to_thread(host.post, "/api/replays", content=RECORD)
        said = (await asyncio.to_thread(CALLS.get, f"http://127.0.0.1:{reserved.number}/metrics")).text
    for game, (table, secrets) in played.items():
        check(game, host.errors, secrets)
        check(game, said, [*secrets, table.id, "127.0.0.1"])
        assert value(said, "actions_total", game=game) > 5
    for line in host.errors.splitlines():
        assert json.loads(line)["level"] in ("debug", "info", "warning")
    assert host.errors.count("/claim") >= 2 * len(played), "requests are logged"
    for family in text_string_to_metric_families(said):
        for sample in family.samples:
            for label, found in sample.labels.items():
                assert _is_known(label, found), f"{sample.name} {label}={found}"
    for name in ("action_told", "action_stored", "database", "thought", "thought_waited", "http_request"):
        assert value(said, f"{name}_seconds_count") > 0, name
    for code in ("bad-message", "watching"):
        assert value(said, "refusals_total", code=code) == len(played), code
    assert value(said, "tables") == len(played)
    assert value(said, "thoughts_waiting") == 0
    route = "/api/tables/{table}/seats/{seat}/claim"
    assert value(said, "http_requests_total", route=route) == 2 * len(played)


def check(game: str, text: str, secrets: list[str]) -> None:
    """Nothing that somebody keeps to themselves is in this text: no secret, no card, no action."""
    for secret in secrets:
        assert secret not in text
    if game in WORDS:
        assert not WORDS[game].findall(text)
    assert not re.findall(r"\b[NESW]\d[↻↺]", text), "a push"


def _is_known(label: str, value: str) -> bool:
    match label:
        case "route":
            return value == metrics.OTHER or re.fullmatch(r"(/([a-z.]*|\{[a-z]+\}))+", value) is not None
        case "status":
            return re.fullmatch(r"[1-5]\d\d", value) is not None
        case "le":
            return value == "+Inf" or float(value) in BOUNDS
        case _:
            return value in LABELS.get(label, ())


def test_without_a_port_there_are_no_metrics(host: Host) -> None:
    assert "wandelgang_" not in host.get("/metrics").text


def test_a_port_that_is_taken_is_a_sentence(data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused("--port", "0", "--data", str(data), "--no-warm-up", "--metrics-port", port)
    assert f"port {port} at 127.0.0.1 cannot be used for metrics" in said


@pytest.mark.parametrize("planted", ["my-token", "goal: owl", "pushed N4↻"])
def test_the_search_finds_what_is_planted(planted: str) -> None:
    check("classic", "wandelgang_tables 1.0", ["my-token"])
    with pytest.raises(AssertionError):
        check("classic", f"wandelgang_tables 1.0 {planted}", ["my-token"])
