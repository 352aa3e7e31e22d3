"""How well the winning chances of an analysis are borne out: bots play, the judge predicts who wins.

    python -m bench.calibration classic --players 2 --games 1000 --seed 1 --fit    # find slope and lead
    python -m bench.calibration classic --players 2 --games 1000 --seed 2          # check those in use

From each game a few decisions are drawn. What the judge says of the action that was played is compared with
who won. The table groups the chances of all seats into tenths. A Brier score is the mean square of the
difference between chance and result, summed over the seats: 0 is perfect, and "knowing nothing" is the score
of equal chances. `--fit` prints the values for CALIBRATION in `bots/<game>/judge.py`; its table is for games
that were not used: values found in half of the games are checked in the other half. With `--rows`,
predictions go to a file, and a later run continues there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

from wandelgang.bots.judging import LEAST, Calibration, Judge, judge_of
from wandelgang.bots.simulation import Plan, play_one
from wandelgang.games import CHANCE, game_named
from wandelgang.games.options import options_for
from wandelgang.match import replay
from wandelgang.verdicts import shares_of

Rows = NDArray[np.float64]
Row = tuple[tuple[float, ...], tuple[float, ...], int]  # chances, results, the seat that acted


class Predictions:
    """What a judge said, and what came of it: one row for each decision, one column for each seat."""

    def __init__(self, every: list[list[Row]]) -> None:
        chances, results, seats = zip(*(row for rows in every for row in rows), strict=True)
        self.chances, self.results, self.seats = np.array(chances), np.array(results), np.array(seats)

    def calibrated(self, fit: Calibration) -> Rows:
        """The chances after a calibration."""
        own = np.arange(self.chances.shape[1]) == self.seats[:, None]
        logs = fit.slope * np.log(np.maximum(self.chances, LEAST)) + fit.lead * own
        weights = np.exp(logs - logs.max(axis=1, keepdims=True))
        certain = self.chances.max(axis=1, keepdims=True) >= 1.0 - 1e-12
        return np.where(certain, self.chances, weights / weights.sum(axis=1, keepdims=True))

    def loss(self, fit: Calibration) -> float:
        """How surprising the results are, on average (cross-entropy)."""
        return float(-(self.results * np.log(np.maximum(self.calibrated(fit), 1e-9))).sum(axis=1).mean())


def predictions(plan: Plan, number: int, judge: Judge, each: int) -> list[Row]:
    """Play a game, and let the judge look at this many of its decisions."""
    record = play_one(plan, number)
    won = shares_of(record.result, len(plan.bots))
    assert won is not None
    decisions = [
        (before, after.action)
        for before, after in pairwise(replay(record))
        if before.actor != CHANCE and len(before.legal) > 1
    ]
    rows: list[Row] = []
    for before, action in Random(number).sample(decisions, min(each, len(decisions))):
        seat, legal = before.actor, before.legal
        assert seat is not None
        found = judge.weigh(before.view(seat), legal, (action,), 0).chances[legal.index(action)]
        assert found is not None
        rows.append((found, won, seat))
    return rows


def gathered(look: Callable[[int], list[Row]], games: int, kept: Path | None) -> list[list[Row]]:
    """The predictions on this many games; those in the file are not made again."""
    every: list[list[Row]] = []
    if kept is not None and kept.exists():
        every = [msgspec.json.decode(line, type=list[Row]) for line in kept.read_bytes().splitlines()][:games]
    for number in range(len(every), games):
        every.append(look(number))
        if kept is not None:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(every[-1]) + b"\n")
        if sys.stderr.isatty():
            print(f"\r{number + 1} games", end="", file=sys.stderr)
    return every


def fitted(known: Predictions) -> Calibration:
    """The slope and the lead with the least surprise: a grid, made finer step by step."""
    best, step = Calibration(), 0.4
    while step > 0.005:
        around = [
            Calibration(best.slope + a * step, best.lead + b * step) for a in (-1, 0, 1) for b in (-1, 0, 1)
        ]
        better = min((fit for fit in around if fit.slope > 0.0), key=known.loss)
        if better == best:
            step /= 2
        best = better
    return Calibration(round(best.slope, 2), round(best.lead, 2))


def table(chances: Rows, results: Rows) -> Iterator[str]:
    """Predicted and actual shares of wins, tenth by tenth."""
    yield "| predicted | mean | won | decisions |"
    yield "|---|--:|--:|--:|"
    flat, won = chances.ravel(), results.ravel()
    for tenth in range(10):
        inside = (flat >= tenth / 10) & ((flat < (tenth + 1) / 10) | (tenth == 9))
        if inside.any():
            mean, share = flat[inside].mean(), won[inside].mean()
            yield (
                f"| {tenth * 10} – {tenth * 10 + 10} % | {mean:.1%} | {share:.1%} | {int(inside.sum()):,} |"
            )


def plot(chances: Rows, results: Rows, title: str, path: Path) -> None:
    """A reliability plot."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    mpl.rcParams["svg.hashsalt"] = "wandelgang"
    figure, axes = pyplot.subplots(figsize=(4, 4))
    flat, won = chances.ravel(), results.ravel()
    tenths = np.minimum((flat * 10).astype(np.int64), 9)
    points = [(flat[tenths == t].mean(), won[tenths == t].mean()) for t in range(10) if (tenths == t).any()]
    axes.plot([0, 1], [0, 1], color="#8a8a8a", linewidth=1)
    axes.plot(*zip(*points, strict=True), color="#1f7a6b", marker="o")
    axes.set(xlabel="predicted", ylabel="won", title=title, xlim=(0, 1), ylim=(0, 1))
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Read the arguments, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rows", type=Path, help="keep predictions in this file, and go on from there")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--bot", default="planner", help="who plays all seats")
    parser.add_argument("--budget", type=float, default=0.05, help="seconds for a decision")
    parser.add_argument("--each", type=int, default=3, help="decisions of each game that are looked at")
    parser.add_argument("--fit", action="store_true", help="find the calibration instead of checking it")
    parser.add_argument("--plot", type=Path, help="write a reliability plot, an SVG file")
    given = parser.parse_args()
    game = game_named(given.game)
    judge = judge_of(game, given.budget)
    options = options_for(game, {"players": given.players})
    plan = Plan(given.game, options, (given.bot,) * given.players, given.seed)
    every = gathered(lambda number: predictions(plan, number, judge, given.each), given.games, given.rows)
    # Every other game first: a calibration that was found in one half is checked in the other.
    halves = Predictions(every[::2]), Predictions(every[1::2])
    known = Predictions([*every[::2], *every[1::2]])
    fit = fitted(known) if given.fit else judge.calibration.get(given.players, Calibration())
    fits = [fitted(half) if given.fit else fit for half in reversed(halves)]
    chances = np.concatenate([half.calibrated(one) for half, one in zip(halves, fits, strict=True)])
    brier = ((chances - known.results) ** 2).sum(axis=1).mean()
    raw = ((known.chances - known.results) ** 2).sum(axis=1).mean()
    blind = ((1 / given.players - known.results) ** 2).sum(axis=1).mean()
    who = f"{given.game}, {given.players} players, {given.bot}, {given.games:,} games, seed {given.seed}"
    print(who)
    print(f"slope {fit.slope}, lead {fit.lead}")
    print(f"Brier score {brier:.3f}; knowing nothing {blind:.3f}; not calibrated {raw:.3f}")
    print("\n".join(table(chances, known.results)))
    if given.plot:
        plot(chances, known.results, who, given.plot)


if __name__ == "__main__":
    main()
