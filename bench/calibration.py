"""How well the winning chances of an analysis are borne out: bots play, the judge predicts who wins.

    python -m bench.calibration classic --players 2 --games 1000 --seed 1 --fit    # find slope and lead
    python -m bench.calibration classic --players 2 --games 1000 --seed 2          # check those in use

From each game a few decisions are drawn. What the judge says of the action that was played is compared with
who won. The table groups the chances of all seats into tenths. A Brier score is the mean square of the
difference between chance and result, summed over the seats: 0 is perfect, and "knowing nothing" is the score
of equal chances. `--fit` prints the values for CALIBRATION in `bots/<game>/judge.py`; its table is for games
that were not used: values found in half of the games are checked in the other half. With `--rows`,
predictions go to a file, and a later run continues there; `--minutes` ends a run early. `--beside` compares
with the predictions in another file, such as those of a larger budget, on the games that both have.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic

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


class Settings(msgspec.Struct, frozen=True):
    """What predictions depend on: the first line of a file of them."""

    game: str
    players: int
    bot: str
    seed: int
    budget: float
    each: int


class Book:
    """A file of predictions: settings, then a line for each game."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open a book, or begin one. A book with other settings is not continued."""
        self.path = path
        if not path.exists():
            path.write_bytes(msgspec.json.encode(settings) + b"\n")
        elif (found := _settings_of(path)) != settings:
            raise SystemExit(f"{path} was made with other settings: {found}; name another file")

    def read(self) -> list[list[Row]]:
        """The predictions on all games so far."""
        lines = self.path.read_bytes().splitlines()[1:]
        return [msgspec.json.decode(line, type=list[Row]) for line in lines]

    def add(self, rows: list[Row]) -> None:
        """Keep the predictions on one more game."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(rows) + b"\n")


def _settings_of(path: Path) -> Settings:
    return msgspec.json.decode(path.read_bytes().split(b"\n", 1)[0], type=Settings)


def gathered(
    look: Callable[[int], list[Row]], games: int, book: Book | None, minutes: float
) -> list[list[Row]]:
    """The predictions on this many games; those in the book are not made again. Fewer if time runs out."""
    every = book.read()[:games] if book else []
    end = monotonic() + 60 * minutes
    for number in range(len(every), games):
        if monotonic() >= end:
            break
        every.append(look(number))
        if book:
            book.add(every[-1])
        if sys.stderr.isatty():
            print(f"\r{number + 1} games", end="", file=sys.stderr)
    return every


def beside(every: list[list[Row]], other: Path, calibration: Calibration) -> str:
    """How far predictions on the same decisions lie apart, and how well each are borne out."""
    theirs = [msgspec.json.decode(line, type=list[Row]) for line in other.read_bytes().splitlines()[1:]]
    both = min(len(every), len(theirs))
    known = [Predictions(rows[:both]) for rows in (every, theirs)]
    mine, others = (one.calibrated(calibration) for one in known)
    scores = [
        ((chances - one.results) ** 2).sum(axis=1).mean()
        for chances, one in zip((mine, others), known, strict=True)
    ]
    own = np.arange(len(mine)), known[0].seats
    apart = mine[own] - others[own]
    return (
        f"on {both:,} games, budget {_settings_of(other).budget}: Brier score {scores[1]:.3f} beside "
        f"{scores[0]:.3f}; own chance {np.abs(apart).mean():.3f} apart on average, mean {apart.mean():+.3f}"
    )


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
    mpl.rcParams["svg.fonttype"] = "none"  # letters as text: a fifth of the size
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
    parser.add_argument("--minutes", type=float, default=1e9, help="end a run early; run again to go on")
    parser.add_argument("--beside", type=Path, help="compare with the predictions in this file")
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
    settings = Settings(given.game, given.players, given.bot, given.seed, given.budget, given.each)
    book = Book(given.rows, settings) if given.rows else None
    every = gathered(
        lambda number: predictions(plan, number, judge, given.each), given.games, book, given.minutes
    )
    # Every other game first: a calibration that was found in one half is checked in the other.
    halves = Predictions(every[::2]), Predictions(every[1::2])
    known = Predictions([*every[::2], *every[1::2]])
    fit = fitted(known) if given.fit else judge.calibration.get(given.players, Calibration())
    fits = [fitted(half) if given.fit else fit for half in reversed(halves)]
    chances = np.concatenate([half.calibrated(one) for half, one in zip(halves, fits, strict=True)])
    brier = ((chances - known.results) ** 2).sum(axis=1).mean()
    raw = ((known.chances - known.results) ** 2).sum(axis=1).mean()
    blind = ((1 / given.players - known.results) ** 2).sum(axis=1).mean()
    who = f"{given.game}, {given.players} players, {given.bot}, {len(every):,} games, seed {given.seed}"
    print(who)
    print(f"slope {fit.slope}, lead {fit.lead}")
    print(f"Brier score {brier:.3f}; knowing nothing {blind:.3f}; not calibrated {raw:.3f}")
    print("\n".join(table(chances, known.results)))
    if given.beside:
        print(beside(every, given.beside, fit))
    if given.plot:
        title = f"{given.game}, {given.players} players, {len(every):,} games"
        plot(chances, known.results, title, given.plot)


if __name__ == "__main__":
    main()
