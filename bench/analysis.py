"""How long an analysis takes on one core: `python -m bench.analysis` prints a line for each kind of game.

Games of planners are analysed with the default budget. Given are medians, in seconds of processor time: for a
whole game, for 60 of its decisions, and until the first verdict. Compiled code is loaded before.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time

from wandelgang.analysis import BUDGET, analyse
from wandelgang.bots.simulation import play
from wandelgang.games import GAMES

SIXTY = 60


def main() -> None:
    """Analyse some games of each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), help="only this game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    given = parser.parse_args()
    for game in [given.game] if given.game else GAMES:
        wholes, sixties, firsts, counts = [], [], [], []
        for number in range(given.games):
            record = play(game, ["planner"] * given.players, seed=number).record
            next(analyse(record))
            began = process_time()
            times = [process_time() - began for _ in analyse(record)]
            wholes.append(times[-1])
            sixties.append(times[-1] * SIXTY / len(times))
            firsts.append(times[0])
            counts.append(len(times))
        print(
            f"{game}, {given.players} players, budget {BUDGET}: "
            f"{median(counts):.0f} decisions in {median(wholes):.2f} s; {SIXTY} in {median(sixties):.2f} s; "
            f"the first after {median(firsts):.2f} s"
        )


if __name__ == "__main__":
    main()
