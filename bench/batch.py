"""How fast batches are: random games on one core, next to plain Python in the same run. Prints JSON.

Actions are counted with those of chance, and every action is chosen among the legal ones, which both work out
each time. Figures are medians of several runs, in the processor time of this process.

- actions_per_second: `Batch.play`, and plain Python by the rules alone; times is how much faster a batch is.
- steps_per_second: `Batch.step` with numbers from outside, those of a legal action each, chance by itself.
- planes_per_second: observations of the seat to act as planes, and packed.
- compile_seconds: the first import of a game's kernels, in a fresh folder; load_seconds: every later one.

    python bench/batch.py [--games 4096] [--actions 200] [--warm]

With --warm, compiling is left out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from wandelgang.batch import Batch
from wandelgang.batch.batch import SPREADING, rules_of
from wandelgang.games import CHANCE, GAMES, Game
from wandelgang.games.options import options_for
from wandelgang.match import draw

RUNS = 5
PLAIN_ACTIONS = 20_000
TURNS = 200  # in plain Python, a random game is left after this many turns
KINDS: dict[
    str, dict[str, Any]
] = {  # options that are measured besides the usual ones, as far as a game has them
    "four players": {"players": 4},
    "events": {"players": 4, "events": True},
    "one card": {"cards": 1},
    "short": {"short": True},
    "children": {"players": 2, "children": (0, 1)},
}
COMPILE = """
import sys, time
import numba, wandelgang.batch
began = time.process_time()
for module in sys.argv[1:]:
    __import__(module)
print(time.process_time() - began)
"""


def rate(run: Callable[[], int]) -> float:
    """Things a second, the median of some runs."""
    rates = []
    for _ in range(RUNS):
        began = process_time()
        done = run()
        rates.append(done / (process_time() - began))
    return median(rates)


def plain(game: Game, options: Any) -> float:
    """Random games by the rules of the package."""
    rng = Random(0)

    def run() -> int:
        done = 0
        while done < PLAIN_ACTIONS:
            state = game.deal(options, rng)
            while (actor := game.actor(state)) is not None and state.turn <= TURNS:
                legal = game.chance(state) if actor == CHANCE else game.legal(state)
                action = draw(legal, rng) if actor == CHANCE else rng.choice(legal)
                state, _ = game.apply(state, action)
                done += 1
        return done

    return rate(run)


def stepped(batch: Batch) -> float:
    """Steps with a legal action for each game; choosing them is not measured."""
    rates = []
    for _ in range(RUNS * 4):
        batch.reset(batch.over)
        numbers = batch.legal().argmax(axis=1)
        began = process_time()
        batch.step(numbers)
        rates.append(batch.games / (process_time() - began))
    return median(rates)


def observed(batch: Batch) -> dict[str, int]:
    """Observations of all games."""
    planes = batch.planes()

    def spread() -> int:
        batch.planes(out=planes)
        return batch.games

    def packed() -> int:
        batch.observe()
        return batch.games

    return {"planes_per_second": round(rate(spread)), "packed_per_second": round(rate(packed))}


def compiled(game: Game) -> dict[str, float]:
    """How long a game's kernels take to compile, and to load."""
    rules = rules_of(game)
    modules = [rules.kernels, rules.seeing, SPREADING]
    with tempfile.TemporaryDirectory() as folder:
        call = [sys.executable, "-c", COMPILE, *modules]
        kept = {**os.environ, "NUMBA_CACHE_DIR": folder}
        first, second = (
            float(subprocess.run(call, env=kept, capture_output=True, text=True, check=True).stdout)
            for _ in range(2)
        )
    return {"compile_seconds": round(first, 1), "load_seconds": round(second, 1)}


def measure(game: Game, named: dict[str, Any], games: int, actions: int) -> dict[str, Any]:
    """All figures of one game with some options."""
    batch = Batch(game, games, **named)
    batch.play(actions)  # games are somewhere in the middle

    def run() -> int:
        return batch.play(actions)

    fast, slow = rate(run), plain(game, options_for(game, {"players": 2, **named}))
    return {
        "options": {"players": 2, **named},
        "actions_per_second": round(fast),
        "plain_python": round(slow),
        "times": round(fast / slow, 1),
        "steps_per_second": round(stepped(batch)),
        **observed(batch),
        "bytes_per_game": batch.bytes_per_game,
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--actions", type=int, default=200)
    parser.add_argument("--warm", action="store_true")
    chosen = parser.parse_args()
    figures: dict[str, Any] = {
        "python": platform.python_version(),
        "numpy": np.__version__,
        "machine": platform.machine(),
        "games": chosen.games,
        "runs": RUNS,
    }
    for name, game in GAMES.items():
        if game.batch is None:
            continue
        known = set(game.Options.__struct_fields__)
        kinds = {"usual": {}, **{kind: named for kind, named in KINDS.items() if set(named) <= known}}
        figures[name] = {
            **({} if chosen.warm else compiled(game)),
            **{kind: measure(game, named, chosen.games, chosen.actions) for kind, named in kinds.items()},
        }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
