"""Puzzles for a page: sets, the puzzle of the day, attempts, hints, solutions. Nothing is kept in between."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest
from tests.puzzles.samples import name, some

from wandelgang.games import GAMES
from wandelgang.games.wire import encode
from wandelgang.puzzles import Puzzle, shipped, write_puzzle
from wandelgang.table import Refuse
from wandelgang.table.protocol import HintWish, PuzzleTry, Tried
from wandelgang.table.puzzles import (
    attempt_at,
    hint_for,
    puzzle_of_day,
    puzzle_of_set,
    puzzle_sets,
    solution_of,
)

ONE_OF_EACH = some(1)


def told(value: object) -> Any:
    """What a browser reads."""
    return json.loads(encode(value))


def test_the_sets_hold_every_puzzle_once_and_each_can_be_found_by_its_id() -> None:
    for one in puzzle_sets():
        ids = [puzzle for shelf in one.shelves for level in shelf.levels for puzzle in level]
        assert len(ids) == len(set(ids)) == len(shipped(one.game))
        shelf = one.shelves[-1]
        level = next(place for place, own in enumerate(shelf.levels) if own)
        found = puzzle_of_set(one.game, shelf.levels[level][0]).puzzle
        assert (found.kind, found.level, found.link in shipped(one.game)) == (shelf.kind, level + 1, True)


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=name)
def test_the_solution_solves_step_by_step_as_a_page_would_try_it(puzzle: Puzzle) -> None:
    link, actions = write_puzzle(puzzle), [told(action) for action in puzzle.proof.solution]
    shown = solution_of(PuzzleTry(link))
    for count in range(len(actions) + 1):
        tried = attempt_at(PuzzleTry(link, tuple(actions[:count]))).start
        assert count == 0 or told(tried) == told(shown[count - 1])
        if count < len(actions):
            assert tried.status == "open"
            assert tried.choices is not None
            assert actions[count] in told(tried.choices)["actions"]
        else:
            assert (tried.status, tried.choices) == ("solved", None)


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=name)
def test_an_attempt_that_fails_says_how_it_failed(puzzle: Puzzle) -> None:
    failed = _failed(puzzle)
    said = told(failed)
    assert said["choices"] is None
    assert not said["good_start"]
    if puzzle.kind == "block":
        assert [action["type"] for action in said["answer"]] == ["push", "walk"]


def _failed(puzzle: Puzzle) -> Tried:
    """What comes of a wrong push and whatever comes first after it."""
    link, actions = write_puzzle(puzzle), list[Any]()
    right = [told(push) for push in puzzle.proof.first]
    while (tried := attempt_at(PuzzleTry(link, tuple(actions))).start).status == "open":
        legal = told(tried.choices)["actions"]
        actions.append(next(one for one in legal if actions or one not in right))
    return tried


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=name)
def test_choices_name_their_previews_by_place(puzzle: Puzzle) -> None:
    choices = told(attempt_at(PuzzleTry(write_puzzle(puzzle))).start.choices)
    assert len(choices["opens"]) == len(choices["actions"])
    assert {opening["action"] for opening in choices["opens"]} == set(range(len(choices["actions"])))


def test_hints_tell_more_and_more() -> None:
    puzzle = ONE_OF_EACH[0]
    hints = [hint_for(HintWish(write_puzzle(puzzle), step)) for step in (1, 2, 3)]
    assert [len(hint.actions) for hint in hints] == [0, 1, 2]
    assert told(hints[2].actions) == told(puzzle.proof.solution[:2])


def test_the_puzzle_of_the_day_changes_daily_and_our_games_take_turns() -> None:
    days = [(date(2026, 11, 18) + timedelta(number)).isoformat() for number in range(6)]
    found = [puzzle_of_day(day).puzzle for day in days]
    assert len({one.link for one in found}) == len(days)
    assert [one.game for one in found[:3]] == [one.game for one in found[3:]]
    assert {one.game for one in found} == {"classic", "master", "towers"}
    assert puzzle_of_day(days[0]).puzzle == found[0]


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("", "bad-puzzle"),
        ("classic/1/reach/AAAA", "bad-puzzle"),
        (shipped("classic")[0][:-1] + ("A" if shipped("classic")[0][-1] != "A" else "B"), "bad-puzzle"),
        (shipped("classic")[0][:-9], "bad-puzzle"),
    ],
)
def test_a_damaged_link_is_refused(link: str, code: str) -> None:
    with pytest.raises(Refuse) as refused:
        attempt_at(PuzzleTry(link))
    assert (refused.value.code, bool(refused.value.detail)) == (code, True)


def _signed(head: str) -> str:
    """A link with a sound checksum, by whatever version may have made it."""
    from base64 import urlsafe_b64encode
    from binascii import crc_hqx

    data = b"\x01\x02\x0f"
    sum_ = crc_hqx(head.encode() + data, 0xFFFF).to_bytes(2)
    return head + urlsafe_b64encode(data + sum_).decode().rstrip("=")


@pytest.mark.parametrize(
    "head", ["chess/1/reach/", "classic/77/reach/", "classic/1/riddle/", "classic/1/reach/"]
)
def test_a_puzzle_of_another_version_is_refused_as_such(head: str) -> None:
    with pytest.raises(Refuse) as refused:
        attempt_at(PuzzleTry(_signed(head)))
    assert refused.value.code == "old-puzzle"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"type": "push", "arrow": "Z9", "turn": 0}, "illegal"),
        ({"type": "sing"}, "bad-message"),
        ({}, "bad-message"),
    ],
)
def test_what_cannot_be_done_is_refused(action: dict[str, Any], code: str) -> None:
    with pytest.raises(Refuse) as refused:
        attempt_at(PuzzleTry(shipped("classic")[0], (action,)))
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("game", "puzzle", "code"), [("chess", "1", "no-game"), ("classic", "0000", "no-puzzle")]
)
def test_an_unknown_puzzle_is_refused(game: str, puzzle: str, code: str) -> None:
    with pytest.raises(Refuse) as refused:
        puzzle_of_set(game, puzzle)
    assert refused.value.code == code


@pytest.mark.parametrize("day", ["", "tomorrow", "2026-13-01"])
def test_what_is_no_day_has_no_puzzle(day: str) -> None:
    with pytest.raises(Refuse) as refused:
        puzzle_of_day(day)
    assert refused.value.code == "no-puzzle"


def test_every_game_with_puzzles_is_listed() -> None:
    assert [one.game for one in puzzle_sets()] == [game for game in GAMES if shipped(game)]
