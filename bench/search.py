"""How fast the compiled search and the solver are, as JSON: `python bench/search.py`.

Every figure is a median over several rounds, because machines are noisy. `answer` is what a caller waits for,
from a position to pushes and walks; `search` is the compiled part of it alone.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import numpy as np

from wandelgang.games import classic, towers
from wandelgang.games.pushing import pushes
from wandelgang.games.quest import Climb, ClimbingCards, OnCell, OnTile, Quest
from wandelgang.games.towers.parts import FREE_STEP, HEIGHTS
from wandelgang.maze import turns
from wandelgang.search import DEEPEST, load, machine, plain
from wandelgang.search.classic.instances import entries, instance, quest_of
from wandelgang.search.kernel.lookup_table import lookup_table
from wandelgang.search.kernel.outlook import BOARD_ROWS, PUSHES, outlook, within
from wandelgang.search.kernel.solver import least_turns

INSTANCES = Path(__file__).parent.parent / "tests" / "search" / "instances.json"
# Milliseconds by depth: a public C++ solver on this kind of machine, and a sketch with Numba.
CPP = {1: 0.022, 2: 0.44, 3: 2.1}
SKETCH = {1: 0.004, 2: 0.008, 3: 0.05, 4: 1.4}
CPP_PUSH_AND_WALK = 1050.0  # nanoseconds
TIMING = 50e-6  # seconds that one timing takes at least, so that the clock does not matter


def timed(call: Callable[[], object], rounds: int) -> float:
    """The median time of a call, in microseconds."""
    call()
    began = perf_counter()
    call()
    calls = max(1, round(TIMING / (perf_counter() - began)))
    found = []
    for _ in range(rounds):
        began = perf_counter()
        for _ in range(calls):
            call()
        found.append((perf_counter() - began) / calls)
    return median(found) * 1e6


def search_alone(quest: Quest) -> Callable[[], object]:
    """The compiled part of an answer."""
    packed = machine.packed(quest.board, quest.spare, quest.last_push)
    errand, solution = machine.errand(quest), np.empty(3 * DEEPEST + 1, np.int64)
    return partial(least_turns, lookup_table(quest.board.grid), packed, errand, DEEPEST, solution)


def instances(rounds: int) -> dict[str, object]:
    """The solver on positions with known depth, depth by depth."""
    rows: dict[int, list[tuple[float, float, float, int]]] = {}
    for entry in entries(INSTANCES.read_bytes()):
        given = instance(entry)
        quest = quest_of(given)
        answer = machine.solve(quest)
        assert answer.turns == given.optimal_turns
        assert answer.turns is not None
        row = (
            timed(partial(machine.solve, quest), rounds),
            timed(search_alone(quest), rounds),
            timed(partial(plain.solve, quest), 1),
            answer.boards,
        )
        rows.setdefault(answer.turns, []).append(row)
    found: dict[str, object] = {}
    for depth, timings in sorted(rows.items()):
        whole, alone, slow = (median(row[column] for row in timings) for column in range(3))
        found[str(depth)] = {
            "instances": len(timings),
            "answer_ms": round(whole / 1e3, 5),
            "search_ms": round(alone / 1e3, 5),
            "slowest_answer_ms": round(max(row[0] for row in timings) / 1e3, 5),
            "boards": median(row[3] for row in timings),
            "ns_per_board": round(1e3 * sum(row[1] for row in timings) / sum(row[3] for row in timings), 1),
            "times_faster_than_plain_python": round(slow / whole),
            "times_faster_than_cpp": round(CPP[depth] * 1e3 / whole, 1) if depth in CPP else None,
            "times_faster_than_sketch": round(SKETCH[depth] * 1e3 / whole, 1) if depth in SKETCH else None,
        }
    return found


def push_and_walk(rounds: int) -> dict[str, float]:
    """Boards made and flooded for all pushes of two turns, and for all pushes of one, with all results."""
    rng = Random(7)
    two_turns, one_turn, boards_of_two, boards_of_one = [], [], 0, 0
    for _ in range(40):
        state = classic.GAME.deal(classic.Options(players=2), rng)
        board, spare, figure = state.board, state.spare, 1 << rng.randrange(49)
        words, packed = lookup_table(board.grid), machine.packed(board, spare, None)
        two = partial(within, words, packed, figure, 0, 2)
        two_turns.append(timed(two, rounds))
        rows, start = np.empty((BOARD_ROWS, PUSHES), np.uint64), np.array([figure], np.uint64)
        carried, reaches = np.empty((1, PUSHES), np.uint64), np.empty((1, PUSHES), np.uint64)
        one = partial(outlook, words, packed, start, rows, carried, reaches)
        one_turn.append(timed(one, rounds))
        first = pushes(board.grid, spare, None)
        boards_of_one += len(first)
        fallen = [board.push(board.grid.arrows[push.arrow], spare)[1] for push in first]
        boards_of_two += len(first) + sum(11 * len(turns(tile.openings)) for tile in fallen)
    each = 1e3 * sum(two_turns) / boards_of_two
    return {
        "ns": round(each, 2),
        "times_faster_than_cpp": round(CPP_PUSH_AND_WALK / each),
        "outlook_us": round(median(one_turn), 2),
        "outlook_ns_per_push": round(1e3 * sum(one_turn) / boards_of_one, 1),
    }


def hopeless(rounds: int) -> dict[str, object]:
    """How long it takes to be sure that nothing works: a goal that no corridor reaches."""
    found: dict[str, object] = {}
    for deepest in (3, 4, 5):
        rng, timings, boards = Random(3), [], []
        for _ in range(10):
            state = classic.GAME.deal(classic.Options(players=2), rng)
            quest = Quest(state.board, state.spare, 30, OnCell((0,)), closed=1)
            timings.append(timed(partial(machine.solve, quest, deepest), rounds))
            boards.append(machine.solve(quest, deepest).boards)
        each = round(1e3 * sum(timings) / sum(boards), 1)
        found[str(deepest)] = {
            "ms": round(median(timings) / 1e3, 3),
            "boards": median(boards),
            "ns_per_board": each,
        }
    return found


def over_towers(rounds: int) -> dict[str, object]:
    """The solver over towers, with three spell cards in hand, by the depth of the answer."""
    rng = Random(5)
    rows: dict[int, list[float]] = {}
    for _ in range(200):
        state = towers.GAME.deal(towers.Options(players=2), rng)
        goal = OnTile((rng.choice(state.board.numbers),))
        figure = rng.randrange(25)
        quest = Quest(
            state.board, state.spare, figure, goal, climb=Climb(HEIGHTS, FREE_STEP, ClimbingCards(1, 1, 1))
        )
        rows.setdefault(machine.solve(quest).turns or 0, []).append(
            timed(partial(machine.solve, quest), rounds)
        )
    return {
        str(depth): {"quests": len(timings), "answer_ms": round(median(timings) / 1e3, 4)}
        for depth, timings in sorted(rows.items())
    }


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=15, help="timings behind each median")
    rounds = words.parse_args().rounds
    load()
    found = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "solve": instances(rounds),
        "push_and_walk": push_and_walk(rounds),
        "no_solution_within": hopeless(max(3, rounds // 3)),
        "towers": over_towers(rounds),
    }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
