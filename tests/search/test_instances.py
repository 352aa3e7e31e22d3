"""Impossible positions are refused with the reason; those of other editions are welcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.search.quests import INSTANCES

from wandelgang.maze import shape
from wandelgang.search import machine
from wandelgang.search.classic.instances import BadInstance, entries, instance, name_of, problems, quest_of
from wandelgang.search.problems import BadProblem, BadProblems, Problem, formats, read_problems

Entry = dict[str, Any]


def first() -> Entry:
    """A possible position, as plain dicts and lists."""
    found = entries(INSTANCES.read_bytes())[0]
    assert isinstance(found, dict)
    return found


def test_an_instance_is_read_as_it_stands() -> None:
    quest = quest_of(instance(first()))
    assert quest.board.grid.size == 49
    assert quest.board.grid.names[quest.figure] == "c3"
    assert quest.last_push is None


def test_the_previous_shift_is_named_by_its_arrow() -> None:
    """X5: the instance says where the last tile went in."""
    quest = quest_of(instance({**first(), "previous_shift": [0, 5]}))
    assert quest.last_push == "N6"
    assert not any(push.arrow == "S6" for push in machine.turns_by_push(quest, 2))


def test_the_spare_can_be_the_objective() -> None:
    quest = quest_of(instance({**first(), "objective": "leftover"}))
    answer = machine.solve(quest)
    assert answer.turns is not None


def test_c2_fifteen_corners_and_thirteen_straights_are_an_edition_too() -> None:
    quest = quest_of(instance(first()))
    loose = [
        shape(tile.openings)
        for cell, tile in enumerate(quest.board.tiles)
        if not quest.board.grid.fixed >> cell & 1
    ]
    assert Counter([*loose, shape(quest.spare.openings)]) == {"corner": 15, "straight": 13, "tee": 6}


def _without(field: str) -> Callable[[Entry], None]:
    def change(entry: Entry) -> None:
        del entry[field]

    return change


def _put(field: str, value: object) -> Callable[[Entry], None]:
    def change(entry: Entry) -> None:
        entry[field] = value

    return change


def _tile(row: int, column: int, openings: object) -> Callable[[Entry], None]:
    def change(entry: Entry) -> None:
        entry["board"][row][column] = {"openings": openings}

    return change


def _even(entry: Entry) -> None:
    entry["board"] = [row[:6] for row in entry["board"][:6]]


def _crowded(entry: Entry) -> None:
    entry["board"][3].append({"openings": "NS"})


BAD: dict[str, tuple[Callable[[Entry], None], str]] = {
    "two spares": (_put("leftover", [{"openings": "NS"}] * 2), "there cannot be 2 spares"),
    "no spare": (_put("leftover", None), r"Expected `object`, got `null` - at `\$.leftover`"),
    "35 loose tiles": (_crowded, "row 3 has 8 tiles where row 0 has 7"),
    "an even board": (
        _even,
        "a board of 6×6 is not possible: every second line is loose",
    ),
    "no board": (_put("board", []), "a board of 0×0 is not possible"),
    "a huge board": (_put("board", [[{"openings": "NS"}] * 9] * 9), "at most 64 cells"),
    "a figure off the board": (_put("start", [7, 0]), "the figure is off the board at row 7, column 0"),
    "a figure before the board": (_put("start", [0, -1]), "the figure is off the board"),
    "an objective off the board": (_put("objective", [0, 9]), "the objective is off the board"),
    "no objective": (_without("objective"), "missing required field `objective`"),
    "no start": (_without("start"), "missing required field `start`"),
    "no openings": (_put("leftover", {}), "missing required field `openings`"),
    "strange openings": (_tile(1, 1, "NX"), "row 1, column 1 is impossible: 'NX' does not name openings"),
    "an opening twice": (_tile(1, 1, "NN"), "at most once"),
    "a closed tile": (_tile(1, 1, ""), "at least one opening"),
    "a dead end": (_tile(1, 1, "N"), "'N' is a dead end"),
    "a crossing": (_tile(1, 1, "NESW"), "'NESW' is a crossing"),
    "openings by number": (_tile(1, 1, 5), "Expected `str`, got `int`"),
    "a fixed tile moved": (
        _tile(0, 0, "NW"),
        "the fixed tile at row 0, column 0 is open to NW; it must be open to ES",
    ),
    "a push at a fixed line": (_put("previous_shift", [0, 2]), "no tile can have gone in at row 0, column 2"),
    "a push in the middle": (_put("previous_shift", [3, 3]), "no tile can have gone in at row 3, column 3"),
    "a push off the board": (_put("previous_shift", [-1, 1]), "the previous shift is off the board"),
    "half a cell": (_put("start", [1]), "Expected `array` of length 2"),
    "a cell by name": (_put("start", "a1"), "Expected `array`, got `str`"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_position_that_cannot_be_is_refused_with_the_reason(what: str) -> None:
    change, reason = BAD[what]
    entry = first()
    change(entry)
    with pytest.raises(BadInstance, match=reason):
        quest_of(instance(entry))


def test_what_is_no_object_is_refused_too() -> None:
    with pytest.raises(BadInstance, match="Expected `object`"):
        instance(7)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"{", "not JSON, or was cut off"),
        (b"\xff\xfe", "not JSON, or was cut off"),
        (b"{}", "a list `instances`"),
        (b'{"instances": 3}', "a list `instances`"),
        (b"[]", "empty"),
        (b"[" * 100_000, "nested too deeply|not JSON"),
    ],
)
def test_a_file_without_positions_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadProblems, match=reason):
        entries(data)
    with pytest.raises(BadProblems, match=rf"({reason}).* \(labyrinth-instances-1\)"):
        read_problems(data)


def test_a_file_is_read_in_the_format_that_a_game_names() -> None:
    assert "labyrinth-instances-1" in formats()
    data = msgspec.json.encode([first(), {**first(), "id": "off", "start": [7, 0]}])
    good, bad = read_problems(data)
    assert isinstance(good, Problem)
    assert good == problems(data)[0]
    assert isinstance(bad, BadProblem)
    assert (bad.id, bad.error[:24]) == ("off", "the figure is off the bo")


def test_without_a_game_that_reads_files_there_are_no_formats() -> None:
    assert formats([]) == {}
    with pytest.raises(BadProblems, match="no game that is installed"):
        read_problems(b"{}", [])


def test_a_single_position_or_a_bare_list_will_do() -> None:
    entry = first()
    assert entries(msgspec.json.encode(entry)) == [entry]
    assert entries(msgspec.json.encode([entry, entry])) == [entry, entry]


def test_an_instance_without_a_name_is_called_by_its_number() -> None:
    assert name_of({"id": "x"}, 3) == "x"
    assert name_of({}, 3) == "#3"
    assert name_of(None, 4) == "#4"
