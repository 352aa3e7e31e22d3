"""Damaged records: whatever is wrong with them, a reason is given, for every game and every package."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from bench.damaged_uploads import damaged, real_records
from tests.games.installing import installed

from wandelgang.games import GAMES, Game
from wandelgang.match import BadRecord, load
from wandelgang.table import Refuse
from wandelgang.table.replays import show_file

RECORDS = real_records()


def test_there_are_records_of_every_game() -> None:
    assert {json.loads(record)["game"] for record in RECORDS} == set(GAMES)


def refused(data: bytes) -> Refuse | None:
    """Why an upload is refused; None if it is shown."""
    try:
        show_file(data)
    except Refuse as refusal:
        return refusal
    return None


@pytest.mark.parametrize("part", range(8))
def test_a_damaged_record_is_shown_or_refused_with_a_reason(part: int) -> None:
    shown = 0
    for number in range(100):
        rng = Random(f"{part}/{number}")
        data = damaged(rng.choice(RECORDS), rng)
        refusal = refused(data)
        shown += refusal is None
        assert refusal is None or (refusal.code == "bad-record" and refusal.detail), (part, number)
    assert shown < 50, "most of them are damaged indeed"


def record_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = next(json.loads(one) for one in RECORDS if json.loads(one)["game"] == game)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_impossible_deal_is_refused(game: str) -> None:
    sheet = record_of(game)
    sheet["deal"]["tiles"][0] = sheet["deal"]["tiles"][1]
    with pytest.raises(BadRecord, match="its deal is invalid: the loose tiles are"):
        load(json.dumps(sheet))


@pytest.mark.parametrize(
    "error", [ValueError("no"), KeyError("owl"), IndexError(), TypeError(), ZeroDivisionError()]
)
def test_whatever_a_package_raises_for_a_deal_or_an_action_is_a_bad_record(error: Exception) -> None:
    def fail(*_: object) -> Any:
        raise error

    game: Game = GAMES["classic"]
    sheet = json.dumps(record_of("classic"))
    with installed(replace(game, lay_out=fail)), pytest.raises(BadRecord, match=r"its deal is invalid: .+"):
        load(sheet)
    with (
        installed(replace(game, apply=fail)),
        pytest.raises(BadRecord, match=r"action 1: .+ does not fit: .+"),
    ):
        load(sheet)
