"""How long the disk itself takes to keep something: no host that waits for it can answer sooner."""

from __future__ import annotations

import os
import tempfile
import time

PAGE = bytes(4096)
PAGES = 1000  # written again and again, as a log in SQLite is
SECONDS = 5.0
A_SECOND = 250  # about as often as a host with many games that takes several actions at once


def sync_seconds() -> list[float]:
    """The time of each of many small writes until it is on the disk."""
    found = []
    with tempfile.NamedTemporaryFile(prefix="wandelgang-") as file:
        file.write(PAGE * PAGES)
        os.fsync(file.fileno())
        begin = time.perf_counter()
        for number in range(int(SECONDS * A_SECOND)):
            time.sleep(max(0.0, begin + number / A_SECOND - time.perf_counter()))
            before = time.perf_counter()
            os.pwrite(file.fileno(), PAGE, number % PAGES * len(PAGE))
            os.fdatasync(file.fileno())
            found.append(time.perf_counter() - before)
    return found
