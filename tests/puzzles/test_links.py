"""A puzzle is one line of text. What is damaged or comes from elsewhere is refused with the reason."""

from __future__ import annotations

import subprocess
import sys
from base64 import urlsafe_b64encode
from datetime import date, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.puzzles.samples import name, some

from wandelgang.bots.simulation import play
from wandelgang.games import GAMES
from wandelgang.games.errors import BadPosition
from wandelgang.games.position import (
    Packing,
    check_position,
    pack_position,
    read_position,
    unpack_position,
    write_position,
)
from wandelgang.puzzles import BadPuzzle, Puzzle, of_the_day, read_puzzle, shipped, summary, write_puzzle
from wandelgang.puzzles.links import FORMATS, _checksum
from wandelgang.puzzles.shipped import lines_of, number_of_the_day

PUZZLES = some(1)
GAME = next(iter(GAMES))
LINK = shipped(GAME)[0]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_a_puzzle_survives_its_link(puzzle: Puzzle) -> None:
    line = write_puzzle(puzzle)
    assert read_puzzle(line) == puzzle
    assert len(line) < 200
    told = summary(line)
    assert (told.game, told.kind, told.turns, told.level) == (
        puzzle.game,
        puzzle.kind,
        puzzle.turns,
        puzzle.level,
    )


def test_a_change_of_any_character_is_noticed() -> None:
    rng = Random(1)
    for place, character in enumerate(LINK):
        other = rng.choice([sign for sign in "abcXYZ019-_" if sign != character])
        damaged = LINK[:place] + other + LINK[place + 1 :]
        if place == len(LINK) - 1:  # the last character may hold spare bits that mean nothing
            continue
        with pytest.raises(BadPuzzle):
            read_puzzle(damaged)
    for cut in range(1, 6):
        with pytest.raises(BadPuzzle, match=r"damaged|not the link"):
            read_puzzle(LINK[:-cut])


LIKE_A_LINK = st.from_regex(r"\A(classic|master|towers)/1/(reach|block)/[A-Za-z0-9_-]{2,90}\Z")


@given(st.text(max_size=80) | LIKE_A_LINK)
def test_no_text_gets_through_as_a_puzzle(text: str) -> None:
    with pytest.raises(BadPuzzle):
        read_puzzle(text)


@given(st.sampled_from([*GAMES]), st.integers(0, 2**400))
def test_a_well_formed_line_with_any_number_is_refused_or_a_puzzle(game: str, number: int) -> None:
    head, number = f"{game}/1/reach/", number * FORMATS + 1
    data = number.to_bytes((number.bit_length() + 7) // 8)
    line = head + urlsafe_b64encode(data + _checksum(head, data)).decode().rstrip("=")
    try:
        puzzle = read_puzzle(line)
    except BadPuzzle:
        return
    assert read_puzzle(write_puzzle(puzzle)) == puzzle


def _with(head: str, first: int = 1) -> str:
    data = first.to_bytes(8)
    return head + urlsafe_b64encode(data + _checksum(head, data)).decode().rstrip("=")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "not the link of a puzzle"),
        ("x" * 2_000, "2,000 characters"),
        (_with("chess/1/reach/"), "there is no game 'chess'"),
        (_with(f"{GAME}/9/reach/"), "does not have rules version 9"),
        (_with(f"{GAME}/1/mate/"), "its kinds are reach, pair, block"),
        (_with(f"{GAME}/1/reach/", 7), "another version of the program: its format is 7"),
    ],
)
def test_what_cannot_be_used_says_why(line: str, why: str) -> None:
    with pytest.raises(BadPuzzle, match=why):
        read_puzzle(line)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_game_survives_packing(game: str) -> None:
    chosen = GAMES[game]
    for seed in range(3):
        state = play(game, ["wanderer"] * 3, seed=seed, turn_limit=12).state
        packing = Packing(chosen.box)
        pack_position(chosen, state, packing)
        opened = Packing(chosen.box, packing.number)
        assert unpack_position(chosen, opened) == state
        opened.end()


def test_a_position_that_breaks_the_box_names_the_clause() -> None:
    puzzle = read_puzzle(LINK)
    line = write_position(puzzle.the_game, puzzle.position)
    check_position(*read_position(line))
    with pytest.raises(BadPosition, match=r"each once, spare included \(X2\)"):
        read_position(line.replace("board=60.", "board=61."))


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_is_the_same_everywhere_and_every_puzzle_has_its_day(game: str) -> None:
    day = date(2026, 11, 18)
    assert of_the_day(game, day) == of_the_day(game, day)
    there_are = 50
    start = date.fromordinal(738_000)
    numbers = [number_of_the_day(start + timedelta(days), there_are) for days in range(there_are)]
    assert sorted(numbers) == list(range(there_are))
    assert numbers != sorted(numbers)


def test_the_puzzle_of_a_day_stays_what_it_was() -> None:
    assert [number_of_the_day(date(2026, 11, day), 1_000) for day in (16, 17, 18)] == [751, 896, 6]


def test_a_file_that_holds_no_links_is_refused() -> None:
    assert lines_of(f"{LINK}\n\n{LINK}\n".encode()) == (LINK, LINK)
    for data in (b"\x1f\x8bnothing", b"\xff\xfe"):
        with pytest.raises(BadPuzzle, match="not a file of puzzles"):
            lines_of(data)


def test_puzzles_are_played_without_compiled_code() -> None:
    program = (
        "import sys\n"
        "from wandelgang.puzzles import read_puzzle, solution\n"
        f"assert solution(read_puzzle({LINK!r}))[-1].status == 'solved'\n"
        "loaded = {name.partition('.')[0] for name in sys.modules} | set(sys.modules)\n"
        "assert not loaded & {'numba', 'numpy', 'wandelgang.search', 'wandelgang.bots'}, loaded\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
