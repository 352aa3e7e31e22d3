"""Analyses on a host: in its thinking processes, of finished games only, limited, stored with the game."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import httpx
from tests.server.hosts import ROOT, Host, hosting
from tests.server.players import Opened

from wandelgang.analysis import analysis
from wandelgang.match import parse
from wandelgang.server.storage import Store

RECORD = (ROOT / "tests/records/classic-one-card.jsonl").read_bytes().splitlines()[0]


def ask(host: Host, path: str, **wish: Any) -> httpx.Response:
    return host.post(f"/api/{path}/analysis", wish)


def part_of(host: Host, path: str, **wish: Any) -> dict[str, Any]:
    """What is new in an analysis."""
    answer = ask(host, path, **wish)
    assert answer.status_code == 200, answer.text
    part: dict[str, Any] = answer.json()
    return part


def whole(host: Host, path: str, cards: str = "seen") -> dict[str, Any]:
    """Ask as a page does, until all is there."""
    verdicts: list[Any] = []
    place = None
    while True:
        part = part_of(host, path, cards=cards, after=len(verdicts), place=place)
        assert part["progress"] != "stopped"
        verdicts += part["verdicts"]
        place = part["place"]
        if part["progress"] == "done":
            return part | {"verdicts": verdicts}


def uploaded(host: Host) -> str:
    return str(host.post("/api/replays", content=RECORD).json()["replay"])


def test_a_record_is_analysed_as_the_command_does_it(host: Host) -> None:
    found = whole(host, f"replays/{uploaded(host)}")
    expected = analysis(parse(RECORD))
    assert [(one["number"], one["mark"], one["cost"]) for one in found["verdicts"]] == [
        (one.number, one.mark, one.cost) for one in expected.verdicts
    ]
    assert [seat["luck"] for seat in found["seats"]] == [seat.luck for seat in expected.seats]


def test_a_running_game_is_not_analysed(host: Host) -> None:
    table = Opened(host, "classic", "me", "link")
    for what, wish in (
        ("analysis", {}),
        ("line", {"after": 0, "actions": [{"type": "push", "arrow": "N2", "turn": 0}]}),
    ):
        for path in (f"tables/{table.id}", f"replays/{table.id}"):
            refused = host.post(f"/api/{path}/{what}", wish)
            assert (refused.status_code, refused.json()["code"]) == (409, "not-over"), path


def test_there_is_no_analysis_of_nothing(host: Host) -> None:
    assert ask(host, "replays/AAAAAAAAAAAA").json()["code"] == "no-replay"
    assert ask(host, "tables/AAAAAAAAAAAA").json()["code"] == "no-table"
    assert ask(host, f"replays/{uploaded(host)}", cards="hidden").status_code == 400


async def test_a_restarted_host_knows_it_and_it_goes_with_the_record(data: Path) -> None:
    with hosting(data) as host:
        replay = uploaded(host)
        found = whole(host, f"replays/{replay}", "open")
    with hosting(data) as host:
        again = ask(host, f"replays/{replay}", cards="open").json()
        assert (again["progress"], again["verdicts"]) == ("done", found["verdicts"])
    store = await Store.open(data)
    try:
        assert await store.verdicts_of(replay, "open", 0)
        assert not await store.verdicts_of(replay, "seen", 0)
        await store.delete_replays(2**40)
        assert not await store.verdicts_of(replay, "open", 0)
    finally:
        await store.close()


def test_a_host_that_is_stopped_keeps_what_it_has_found_and_goes_on_from_there(data: Path) -> None:
    record = (ROOT / "tests/records/master-two.jsonl").read_bytes().splitlines()[0]
    with hosting(data) as host:
        replay = str(host.post("/api/replays", content=record).json()["replay"])
        heard: list[Any] = []
        place = None
        while len(heard) < 2:
            part = part_of(host, f"replays/{replay}", after=len(heard), place=place)
            heard, place = heard + part["verdicts"], part["place"]
        host.process.send_signal(signal.SIGTERM)
        assert host.ended() == 0
    with hosting(data) as host:
        again = ask(host, f"replays/{replay}").json()
        assert again["verdicts"][: len(heard)] == heard
        assert again["decisions"] > len(heard)


def test_a_better_line_can_be_looked_at_and_saved(host: Host) -> None:
    replay = uploaded(host)
    better = next(one for one in whole(host, f"replays/{replay}")["verdicts"] if one["better"])
    wish = {"after": better["number"] - 1, "actions": better["better"]["actions"]}
    shown = host.post(f"/api/replays/{replay}/line", wish).json()
    assert [frame["notation"] for frame in shown["frames"]] == better["better"]["notations"]
    assert shown["replay"] == ""
    saved = host.post(f"/api/replays/{replay}/line", wish | {"save": True}).json()["replay"]
    line = host.get(f"/api/replays/{saved}").json()
    assert line["branch"] == {"after": wish["after"], "of": replay}
    assert line["frames"][-1]["number"] == wish["after"] + len(wish["actions"])


def test_a_line_that_the_rules_forbid_is_refused_with_the_clause(host: Host) -> None:
    replay = uploaded(host)
    walk = {"after": 0, "actions": [{"type": "walk", "cell": 0}]}
    refused = host.post(f"/api/replays/{replay}/line", walk)
    assert (refused.status_code, refused.json()["code"]) == (400, "illegal")
    assert refused.json()["clause"]
    late = {"after": len(json.loads(RECORD)["actions"]) + 1, "actions": walk["actions"]}
    assert host.post(f"/api/replays/{replay}/line", late).status_code == 400


def test_one_address_cannot_ask_for_ever(data: Path) -> None:
    with hosting(data, analysis_polls_a_minute=5) as host:
        replay = uploaded(host)
        codes = [ask(host, f"replays/{replay}").status_code for _ in range(7)]
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429
