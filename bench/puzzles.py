"""How fast puzzles are made, as JSON: `python bench/puzzles.py`.

Puzzles a second of one core, by kind and number of turns: accepted ones, with their proofs and difficulty,
and everything that it takes, the games between bots included. Processor time, so that other programs on the
machine do not matter.
"""

from __future__ import annotations

import argparse
import json
from itertools import islice
from statistics import median
from time import process_time

from wandelgang.composing import make, solver, wishes_for
from wandelgang.games import GAMES


def rate(game: str, kind: str, turns: int, count: int, seed: int) -> float:
    """Puzzles a second."""
    chosen = GAMES[game]
    began = process_time()
    made = list(islice(make(chosen, wishes_for(chosen, count, kind, turns), seed, solver()), count))
    return len(made) / (process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic", choices=[*GAMES])
    parser.add_argument("--kind", default="reach")
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    rate(given.game, given.kind, given.turns, 2, 0)  # tables and caches
    rounds = [
        rate(given.game, given.kind, given.turns, given.count, seed) for seed in range(1, given.rounds + 1)
    ]
    print(
        json.dumps(
            {
                "puzzles": f"{given.game} {given.kind} in {given.turns} turns",
                "each_second": round(median(rounds), 1),
                "rounds": [round(one, 1) for one in rounds],
            }
        )
    )


if __name__ == "__main__":
    main()
