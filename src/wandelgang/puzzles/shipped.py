"""The puzzles that come with a game: one link on each line of `puzzles.gz` in the game's package."""

from __future__ import annotations

import gzip
from datetime import date
from functools import cache
from hashlib import blake2b

from wandelgang.games import Game, game_named
from wandelgang.puzzles.links import read_puzzle
from wandelgang.puzzles.puzzle import BadPuzzle, Puzzle

FILE = "puzzles.gz"


def shipped(game: str | Game) -> tuple[str, ...]:
    """The links of the puzzles that come with a game; none if it brings none."""
    return _links(game if isinstance(game, str) else game.name)


@cache
def _links(name: str) -> tuple[str, ...]:
    file = game_named(name).folder / FILE
    return lines_of(file.read_bytes()) if file.is_file() else ()


def lines_of(data: bytes) -> tuple[str, ...]:
    """The links in a file of puzzles, compressed or not; raises BadPuzzle."""
    try:
        text = gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
        return tuple(line for line in text.decode("ascii").splitlines() if line.strip())
    except (OSError, EOFError, ValueError):
        raise BadPuzzle("this is not a file of puzzles: it has to hold one link on each line") from None


def of_the_day(game: str | Game, day: date) -> Puzzle:
    """The puzzle of a day: the same on every machine that has the same file, without asking anyone.

    Raises BadPuzzle if the game brings no puzzles.
    """
    links = shipped(game)
    if not links:
        raise BadPuzzle(f"{game} brings no puzzles")
    return read_puzzle(links[number_of_the_day(day, len(links))])


def number_of_the_day(day: date, there_are: int) -> int:
    """Which of so many puzzles a day has. No puzzle comes twice before every other one has come."""
    lap, place = divmod(day.toordinal(), there_are)
    order = sorted(range(there_are), key=lambda number: _drawn(f"{lap}/{number}"))
    return order[place]


def _drawn(what: str) -> bytes:
    return blake2b(what.encode(), digest_size=8).digest()
