"""How much load the host takes, printed as one JSON object: `python -m bench.load`; it takes some minutes.

Real games of two people over real sockets; hosts and clients are processes of their own on this machine. Each
part is explained in docs/speed.md. A part that cannot be measured here is null, and `not_measured` says why.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
from importlib.metadata import version

import pytest
from bench.load import measures
from bench.load.boardgame_io import measure as boardgame_io
from bench.load.measures import Wish, say
from bench.load.processes import NotMeasured

PARTS = {
    "saturated": measures.saturated,
    "paced": measures.paced,
    "several": measures.several,
    "memory": measures.memory,
    "boardgame_io": boardgame_io.measure,
}
PACKAGES = ("wandelgang", "uvicorn", "uvloop", "sqlalchemy", "msgspec", "asyncpg", "redis")
TROUBLE = (NotMeasured, OSError, subprocess.SubprocessError, pytest.skip.Exception, pytest.fail.Exception)


def machine() -> dict[str, object]:
    """Where this was measured."""
    disk = subprocess.run(
        ["stat", "-f", "-c", "%T", tempfile.gettempdir()], check=False, capture_output=True, text=True
    )
    return {
        "cores": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()],
        "disk": disk.stdout.strip() or None,
        "system": platform.platform(),
        "python": platform.python_version(),
        "packages": {name: version(name) for name in PACKAGES},
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--only", choices=PARTS, action="append", help="a part; may be given several times")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement at full speed")
    parser.add_argument("--games", type=int, default=50, help="at once, at full speed")
    parser.add_argument("--paced-seconds", type=float, default=20.0, help="of each paced measurement")
    parser.add_argument("--paced-games", type=int, default=1000, help="at once, paced")
    parser.add_argument("--live-games", type=int, default=500, help="in memory at once")
    parser.add_argument("--folder", help="for databases while they are measured: on a disk, not in memory")
    given = parser.parse_args()
    tempfile.tempdir = given.folder
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what runs is stopped
    wish = Wish(
        seconds=given.seconds,
        games=given.games,
        paced_seconds=given.paced_seconds,
        paced_games=given.paced_games,
        live_games=given.live_games,
    )
    found: dict[str, object] = {"machine": machine()}
    why: dict[str, str] = {}
    for name in given.only or PARTS:
        try:
            found[name] = PARTS[name](wish)
        except TROUBLE as trouble:
            found[name], why[name] = None, str(trouble)
            say(f"{name}: {trouble}")
    print(json.dumps({**found, "load_after": round(os.getloadavg()[0], 2), "not_measured": why}, indent=2))
    sys.exit(any(name != "boardgame_io" for name in why))


if __name__ == "__main__":
    main()
