"""The `wandelgang` command. Each thing it can do is a module of `wandelgang.commands`, loaded when called."""

from __future__ import annotations

import sys

from cyclopts import App

from wandelgang import __version__
from wandelgang.commands.faults import Fault, stop

app = App(
    name="wandelgang",
    help="A home for shifting-maze board games: play them, let bots play, replay and study games.",
    version=__version__,
    result_action="return_value",
)
app.command("wandelgang.commands.simulate:simulate")
app.command("wandelgang.commands.replay:replay")
app.command("wandelgang.commands.show:show")
app.command("wandelgang.commands.watch:watch")
app.command("wandelgang.commands.perft:perft")


def main(words: list[str] | None = None) -> None:
    """Run the command; what goes wrong ends with a sentence and an exit code."""
    try:
        app(words)
    except Fault as fault:
        stop(str(fault), fault.code)
    except BrokenPipeError:  # the reader of a pipe, such as `head`, has seen enough
        sys.stderr.close()
        raise SystemExit(0) from None
    except KeyboardInterrupt:
        stop("stopped", 130)
