"""The `wandelgang` command. Each thing it can do is a module of `wandelgang.commands`, loaded when called."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from cyclopts import App, CycloptsError

from wandelgang import __version__
from wandelgang.commands.faults import WRONG_USE, Fault, stop
from wandelgang.commands.misuse import misuse

app = App(
    name="wandelgang",
    help="A home for shifting-maze board games: play them, let bots play, replay and study games.",
    version=__version__,
    result_action="return_value",
    print_error=False,  # `main` says a word and gives the exit code
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
)
COMMANDS = {  # said here once more, so that the list of commands loads none of them
    "play": "Start the host on this machine and open the table in the browser.",
    "serve": "Host tables for others.",
    "prune": "Delete tables and replays that nobody has touched for long.",
    "simulate": "Let bots play games against each other, and say who won.",
    "replay": "Check recorded games by replaying them, and show any position of one.",
    "show": "Draw a fresh deal as text, SVG or JSON.",
    "watch": "Watch bots play a game in the terminal.",
    "solve": "Solve positions exactly: the fewest turns to a goal.",
    "arena": "Let bots meet on the same deals, and rate them.",
    "perft": "Count sequences of actions, to compare implementations of the rules.",
}
for _name, _help in COMMANDS.items():
    app.command(f"wandelgang.commands.{_name}:{_name}", help=_help)


def main(words: list[str] | None = None) -> None:
    """Run the command; what goes wrong ends with a sentence and an exit code."""
    try:
        _run(words)
    except Fault as fault:
        stop(str(fault), fault.code)
    except CycloptsError as error:
        stop(misuse(error, list(COMMANDS)), WRONG_USE)
    except BrokenPipeError:
        _leave_the_pipe()
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # rich ends the program in its own way
            _leave_the_pipe()
        raise
    except KeyboardInterrupt:
        stop("stopped", 130)


def _run(words: list[str] | None) -> None:
    try:
        app(words)
    finally:
        sys.stdout.flush()  # at the end of the process it would be too late to notice a closed pipe


def _leave_the_pipe() -> NoReturn:
    """The reader of a pipe, such as `head`, has seen enough: what is left unsaid is no error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(0)
