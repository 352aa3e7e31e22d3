"""How long strong bots think in a browser's Python; prints JSON.

    npm install pyodide@314.0.7
    pip download msgspec==0.22.0 --no-deps --only-binary=:all: --platform pyemscripten_2026_0_wasm32 \\
        --python-version 314 --implementation cp --abi cp314
    python -m bench.browser_thinking --pyodide node_modules/pyodide --msgspec msgspec-*.whl

Recorded games are replayed in Pyodide under Node, and planner and rival decide at every few positions, with
the kernels compiled for WebAssembly and their usual budgets. Given are median and 90th percentile in
milliseconds, and how many of the decisions are the same as on this machine. The first decision of each bot
of a game is left out: it prepares tables that others use again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median, quantiles

from bench.decisions import Decision, decisions
from bench.in_pyodide import browser

from wandelgang.games import GAMES

RECORDS = Path(__file__).parents[1] / "tests" / "records"
BOTS = ("planner", "rival")


def main() -> None:
    """Measure, and compare with this machine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pyodide", type=Path, required=True, help="the npm package, unpacked")
    parser.add_argument("--msgspec", type=Path, required=True, help="its wheel for Pyodide")
    parser.add_argument("--every", type=int, default=7, help="look at every so many actions")
    parser.add_argument("--game", choices=list(GAMES), help="only this game")
    given = parser.parse_args()
    records = [
        line
        for file in sorted(RECORDS.glob(f"{given.game or ''}*.jsonl"))
        for line in file.read_text(encoding="utf-8").splitlines()[:1]
    ]
    with browser(given.pyodide, given.msgspec, Path(__file__).with_name("decisions.py")) as inside:
        there = [tuple(row) for row in inside.run("decisions:decisions", records, BOTS, given.every)]
    print(json.dumps(summary(there, decisions(records, BOTS, given.every)), indent=2))


def summary(there: list[Decision], here: list[Decision]) -> list[dict[str, object]]:
    """A line for each bot of each game."""
    lines = list[dict[str, object]]()
    for game, name in dict.fromkeys(row[:2] for row in there):
        took, home = (
            [1000 * row[-1] for row in rows if row[:2] == (game, name)][1:] for rows in (there, here)
        )
        pairs = zip(there, here, strict=True)
        same = [one[:4] == two[:4] for one, two in pairs if one[:2] == (game, name)]
        lines.append(
            {
                "game": game,
                "bot": name,
                "decisions": len(same),
                "same as here": sum(same),
                "median ms": round(median(took)),
                "90 % ms": round(quantiles(took, n=10)[-1]),
                "median ms here": round(median(home)),
            }
        )
    return lines


if __name__ == "__main__":
    main()
