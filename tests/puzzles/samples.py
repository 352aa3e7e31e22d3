"""Puzzles for tests, out of those that come with the games."""

from __future__ import annotations

from collections import defaultdict

from wandelgang.games import GAMES
from wandelgang.puzzles import Puzzle, read_puzzle, shipped, summary


def some(each: int, most_turns: int = 4) -> list[Puzzle]:
    """So many puzzles of each game, kind and number of turns."""
    found: dict[tuple[str, str, int], list[str]] = defaultdict(list)
    for game in GAMES:
        for link in shipped(game):
            told = summary(link)
            if told.turns <= most_turns:
                found[game, told.kind, told.turns].append(link)
    return [read_puzzle(link) for links in found.values() for link in links[:: -(-len(links) // each)]]


def name(puzzle: Puzzle) -> str:
    """For the list of tests."""
    return f"{puzzle.game}-{puzzle.kind}-{puzzle.turns}"
