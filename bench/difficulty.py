"""How often weak bots solve puzzles, and how well the search predicts it: `python bench/difficulty.py`.

Bots of several strengths try a sample of the puzzles that come with each game. The share of failed attempts,
each bot counting the same, is fitted by least squares to the features of `wandelgang.composing.difficulty`.
Prints the weights to put there and into the kinds, and how good the fit is on puzzles that it has not seen.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

import numpy as np

from wandelgang.bots import bot
from wandelgang.composing import check, solver
from wandelgang.composing.difficulty import WEIGHTS, features
from wandelgang.games import GAMES
from wandelgang.puzzles import Puzzle, Status, begin, read_puzzle, shipped

ATTEMPTS = {"wanderer": 12, "dreamer": 12, "seeker": 8, "planner": 4}
FOLDS = 5


def failures(puzzle: Puzzle, rng: Random) -> float:
    """In how many of a hundred attempts bots fail; each bot counts the same."""
    game, shares = puzzle.the_game, []
    for name, attempts in ATTEMPTS.items():
        play, solved = bot(name, game), 0
        for _ in range(attempts):
            attempt = begin(puzzle)
            while attempt.status is Status.OPEN:
                view = game.view(attempt.state, puzzle.seat)
                attempt = attempt.then(play(view, attempt.legal, rng))
            solved += attempt.status is Status.SOLVED
        shares.append(1 - solved / attempts)
    return 100 * sum(shares) / len(shares)


def ranks(values: Any) -> Any:
    """Places in rising order."""
    return np.argsort(np.argsort(values))


def fitted(rows: Any, wanted: Any) -> Any:
    """Weights with the least squares, kept small where there is little to tell them apart."""
    columns = rows.shape[1]
    return np.linalg.solve(rows.T @ rows + 0.1 * np.eye(columns), rows.T @ wanted)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=200, help="puzzles of each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng, engine = Random(given.seed), solver()
    puzzles: list[Puzzle] = []
    for game in GAMES:
        links = shipped(game)
        puzzles += [read_puzzle(link) for link in rng.sample(links, min(given.each, len(links)))]
    kinds = sorted({puzzle.kind for puzzle in puzzles})
    rows, wanted = [], []
    for puzzle in puzzles:
        told = features(puzzle, check(puzzle, engine), engine)
        rows.append([*(told[name] for name in WEIGHTS), *(float(puzzle.kind == kind) for kind in kinds)])
        wanted.append(failures(puzzle, rng))
    table, target = np.array(rows), np.array(wanted)
    weights = fitted(table, target)
    guesses = np.empty(len(target))
    folds = np.arange(len(target)) % FOLDS
    for fold in range(FOLDS):
        guesses[folds == fold] = table[folds == fold] @ fitted(table[folds != fold], target[folds != fold])
    spread = float(((target - target.mean()) ** 2).sum())
    report = {
        "puzzles": len(target),
        "attempts": ATTEMPTS,
        "mean failures": round(float(target.mean()), 1),
        "weights": dict(zip(WEIGHTS, np.round(weights[: len(WEIGHTS)], 2).tolist(), strict=True)),
        "base": dict(zip(kinds, np.round(weights[len(WEIGHTS) :], 1).tolist(), strict=True)),
        "explained, unseen": round(1 - float(((target - guesses) ** 2).sum()) / spread, 3),
        "rank correlation, unseen": round(float(np.corrcoef(ranks(target), ranks(guesses))[0, 1]), 3),
        "mean error, unseen": round(float(np.abs(target - guesses).mean()), 1),
        "quartiles of guesses": np.round(np.quantile(guesses, (0.25, 0.5, 0.75)), 0).tolist(),
        "failures by quarter of guesses": [
            round(float(part.mean()), 1) for part in np.array_split(target[np.argsort(guesses)], 4)
        ],
    }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
