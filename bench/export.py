"""How much memory an export takes, and how fast it is, as files grow. Prints JSON.

Exports files of more and more classic games, each in a process of its own, and says how much memory that
process had at most. The records are a few hundred games again and again: what matters is how many there are.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

from wandelgang.bots.simulation import Plan, simulate
from wandelgang.games import GAMES
from wandelgang.match import dump

GAME = "classic"
DIFFERENT = 200
SIZES = (200, 1_000, 4_000)
SELF = ("-m", "bench.export")


def one(file: Path) -> dict[str, float]:
    """Export a file in this process."""
    from wandelgang.cli import main

    began = perf_counter()
    main(["export", str(file), "--json"])
    took = perf_counter() - began
    return {
        "seconds": round(took, 1),
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
    }


def main() -> None:
    """Measure and print."""
    plan = Plan(GAME, GAMES[GAME].Options(players=2), ("seeker", "seeker"), seed=1)
    lines = [dump(record) + b"\n" for record in simulate(plan, DIFFERENT)]
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for games in SIZES:
            file = Path(folder) / f"{games}.jsonl"
            with file.open("wb") as writing:
                writing.writelines(islice(cycle(lines), games))
            said = subprocess.run([sys.executable, *SELF, str(file)], check=True, capture_output=True)
            *_, report, figures = said.stdout.decode().splitlines()
            rows = {table["name"]: table["rows"] for table in json.loads(report)["tables"]}
            found[games] = {"file_mb": round(file.stat().st_size / 2**20, 1), **rows, **json.loads(figures)}
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(one(Path(sys.argv[1]))))
    else:
        main()
