"""A host as in production, except that one address may do as much as it likes.

`python -m bench.load.serve DATA [SIGNALS]` prints its address when it is ready.
"""

from __future__ import annotations

import sys

from wandelgang.server import limits

MANY = 1_000_000
# Fifty games at full speed are quicker than any hand. Before the import of what uses it:
for name in ("MESSAGES_A_SECOND", "MESSAGES_AT_ONCE", "FRAMES_A_SECOND", "FRAMES_AT_ONCE"):
    vars(limits)[name] = MANY

from wandelgang.server.http.server import HERE, listen, run  # noqa: E402
from wandelgang.server.settings import Settings  # noqa: E402


def main() -> None:
    socket = listen(HERE, 0)
    settings = Settings(
        data=sys.argv[1],
        signals=sys.argv[2] if len(sys.argv) > 2 else None,
        messages_an_address=MANY,
        an_address_at_once=MANY,
        tables_a_minute=MANY,
        connects_a_minute=MANY,
        connections_an_address=MANY,
        half_open_an_address=MANY,
        idle_an_address=MANY,
        open_tables=10_000,
        only_answer_moment=(3600.0, 3600.0),  # these players give even the only answer themselves
        drain_notice=0.0,
        warm_up=False,
    )
    run(settings, socket, lambda: print(f"http://localhost:{socket.getsockname()[1]}/", flush=True))


if __name__ == "__main__":
    main()
