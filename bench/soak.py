"""Soak: thousands of random games of every kind to the full turn limit, on all cores. `make soak` runs it.

Every combination of options takes its turn. Random play seldom ends a game, so in every seventh the seeker
takes half of the decisions. At the end of each game nothing may be lost: tiles, cards, figures. The record of
every twentieth game is written, read and replayed. A failure names the game, its number and the seed, and how
to play that one game again.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES, Game
from wandelgang.match import TURN_LIMIT, Match, Result, Seat, dump, load
from wandelgang.maze import shape

GAMES_EACH = 10_000
SAMPLE = 20  # the record of every twentieth game is replayed
GUIDED = 7  # in every seventh game the seeker takes half of the decisions; it meets every combination
CHUNK = 8  # games handed to a process at once

VALUES: dict[str, list[object]] = {  # what the options are set to; switches are tried both ways
    "players": [2, 3, 4],
    "cards": [None, 1, 3],
    "children": [(), (0,), (0, 1)],
}


class Task(NamedTuple):
    """One game to be played."""

    game: str
    number: int
    seed: int


class Played(NamedTuple):
    """The result of one game, or what went wrong."""

    task: Task
    actions: int
    result: Result | None
    wrong: str | None


def combinations(game: Game) -> list[Any]:
    """Every combination of a game's options."""
    switches = [field.name for field in msgspec.structs.fields(game.Options) if field.type is bool]
    known = [field.name for field in msgspec.structs.fields(game.Options) if field.name in VALUES]
    names = (*known, *switches)
    choices = [VALUES.get(name, [False, True]) for name in names]
    return [game.Options(**dict(zip(names, values, strict=True))) for values in product(*choices)]


def common_parts(state: Any) -> object:
    """The tiles by number with their shapes, the fixed ones where they lie, and the figures on the board."""
    board = state.board
    tiles = sorted((tile.number, shape(tile.openings)) for tile in (*board.tiles, state.spare))
    fixed = [board.tile(cell) for cell in range(board.grid.size) if board.grid.fixed >> cell & 1]
    return tiles, fixed, sum(0 <= cell < board.grid.size for cell in state.figures)


def classic_parts(state: Any) -> object:
    """Every seat's cards, wherever they lie."""
    return [sorted((*hand.found, *hand.goals, *hand.pile)) for hand in state.hands]


def master_parts(state: Any) -> object:
    """All treasures and all cards, whoever has them."""
    treasures = Counter(treasure.value for treasure in state.treasures)
    treasures.update(state.aside)
    treasures.update(state.box)
    cards = Counter(state.discards)
    for holdings in state.holdings:
        treasures.update(holdings.treasures)
        cards.update(holdings.cards)
    return treasures, cards


def towers_parts(state: Any) -> object:
    """Every seat's treasure cards, and all spell cards."""
    spells = state.draw_pile + state.discards
    for hand in state.hands:
        spells += hand.spells
    goals = [() if hand.goal is None else (hand.goal,) for hand in state.hands]
    return spells, [sorted((*h.found, *goal, *h.pile)) for h, goal in zip(state.hands, goals, strict=True)]


PARTS: dict[str, Callable[[Any], object]] = {
    "classic": classic_parts,
    "master": master_parts,
    "towers": towers_parts,
}


def play_one(task: Task) -> Played:
    """Play a game at random and look at what is left of it."""
    try:
        match = _wander(task)
        return Played(task, len(match.actions), match.result, None)
    except Exception:  # any error is what we are looking for
        return Played(task, 0, None, traceback.format_exc())


def _wander(task: Task) -> Match:
    game = GAMES[task.game]
    every = combinations(game)
    options = every[task.number % len(every)]
    rng = Random(f"{task.seed}/{task.game}/{task.number}")
    seats = [Seat(colour) for colour in options.colours]
    match = Match.start(game, options, game.shuffle(options, rng), seats, TURN_LIMIT)
    whole = PARTS[task.game]
    first, first_tiles = whole(match.state), common_parts(match.state)
    seek = bot("seeker", task.game) if task.number % GUIDED == 0 else None
    while (actor := match.actor) is not None:
        if actor == CHANCE:
            match = match.then_chance(rng)
        elif seek is not None and rng.random() < 0.5:
            match = match.then(seek(game.view(match.state, actor), game.legal(match.state), rng))
        else:
            match = match.then(rng.choice(game.legal(match.state)))
    assert whole(match.state) == first, "something was lost"
    assert common_parts(match.state) == first_tiles, "a tile or a figure was lost, or a fixed tile moved"
    result = match.result
    assert result is not None
    assert set(result.winners) <= set(range(options.players))
    if task.number % SAMPLE == 0:
        record = match.record
        assert load(dump(record)) == record, "the record reads back as another one"
    return match


def soak(tasks: Sequence[Task], processes: int) -> Iterator[Played]:
    """Play these games on this many processes."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_one, tasks, chunksize=CHUNK)


def main() -> int:
    """Play, show how far it is, and say what came of it."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=GAMES_EACH, help="how many of each game")
    words.add_argument("--game", choices=list(GAMES), help="only this game")
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--only", type=int, help="only the game of this number, in this process")
    words.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = words.parse_args()
    names = [chosen.game] if chosen.game else list(GAMES)
    console = Console()
    if chosen.only is not None:
        for name in names:
            _wander(Task(name, chosen.only, chosen.seed))
        console.print(f"game {chosen.only} of {', '.join(names)}: nothing is wrong", highlight=False)
        return 0

    table = Table("game", "combinations", "games", "won", "exhausted", "actions", "actions/s")
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True)) as progress:
        for name in names:
            tasks = [Task(name, number, chosen.seed) for number in range(chosen.games)]
            began, actions, ends = perf_counter(), 0, Counter[str]()
            going = progress.add_task(name, total=len(tasks))
            for played in soak(tasks, chosen.processes):
                if played.wrong is not None:
                    progress.stop()
                    _say_what_is_wrong(played)
                    return 1
                assert played.result is not None
                actions += played.actions
                ends[played.result.ended] += 1
                progress.advance(going)
            speed = actions / (perf_counter() - began)
            row = (len(combinations(GAMES[name])), len(tasks), ends["won"], ends["exhausted"])
            table.add_row(name, *map(str, row), f"{actions:,}", f"{speed:,.0f}")
    console.print(table)
    return 0


def _say_what_is_wrong(played: Played) -> None:
    game, number, seed = played.task
    print(played.wrong, file=sys.stderr)
    print(
        f"{game}: game {number} with seed {seed} went wrong. To play it again:\n"
        f"  python bench/soak.py --game {game} --seed {seed} --only {number}",
        file=sys.stderr,
    )


if __name__ == "__main__":
    sys.exit(main())
