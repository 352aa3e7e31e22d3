"""A host process for tests: `python -m tests.server.process SETTINGS`, with settings as JSON."""

from __future__ import annotations

import json
import logging
import os
import resource
import sys
import threading
from functools import partial
from pathlib import Path

from tests.server.thinking.slow_views import think_slowly

from wandelgang.server.http.server import HERE, listen, run
from wandelgang.server.logs import set_up
from wandelgang.server.settings import Settings
from wandelgang.server.thinking import processes


def main() -> None:
    """Run it; the first line says the port."""
    wish = json.loads(sys.argv[1])
    if "log_level" in wish:
        set_up(wish["log_format"], wish["log_level"])
    else:
        logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    port = wish.pop("port", 0)
    wish |= {name: Path(wish[name]) for name in ("client", "offline_pages") if name in wish}
    if "most_files" in wish:
        most = wish.pop("most_files")
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    slow = wish.pop("slow_thoughts", None)
    if slow is not None:
        processes.think = partial(think_slowly, slow)  # type: ignore[attr-defined]
    threading.Thread(target=_end_with_the_tests, daemon=True).start()
    listening = listen(HERE, port)
    run(Settings(**wish), listening, lambda: print(listening.getsockname()[1], flush=True))


def _end_with_the_tests() -> None:
    """Whoever started this holds the other end of its input until it has ended, or is killed."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    main()
