"""The `wandelgang` command. Each thing it can do is a module of `wandelgang.commands`, loaded when called."""

from __future__ import annotations

import os
import sys

from cyclopts import App, CycloptsError, Parameter

from wandelgang import __version__
from wandelgang.commands.faults import WRONG_USE, Fault, stop
from wandelgang.commands.misuse import misuse
from wandelgang.commands.numbers import unrounded

app = App(
    name="wandelgang",
    help="A home for shifting-maze board games: play them, let bots play, replay and study games.",
    version=__version__,
    default_parameter=Parameter(converter=unrounded),
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
    "show": "Draw a fresh deal or a recorded position as text, SVG or JSON.",
    "watch": "Watch bots play a game in the terminal.",
    "solve": "Solve positions exactly: the fewest turns to a goal.",
    "arena": "Let bots meet on the same deals, and rate them.",
    "perft": "Count sequences of actions, to compare implementations of the rules.",
}
MORE = {  # for the help of one command
    "serve": "Several of these may share one database, each with --signals.",
    "prune": "A table counts from the last action at it, a replay from its upload. "
    "A host may be at work on the same data meanwhile.",
    "simulate": "Without --bots a seeker in the first seat meets wanderers in all others.",
    "replay": "A position is drawn with --at, a whole game printed with --moves. "
    "Exit code 1 says that a record is wrong; each one is named with the action and the reason.",
    "show": "In a fresh deal first cards are looked at. "
    "A recorded game is drawn where it ends, or --at a position.",
    "watch": "It is drawn after every turn. Without --bots all are seekers.",
    "solve": "Opponents are ignored. Microseconds are those of one whole answer, pushes and walks included. "
    "Exit code 1 says that a position cannot be, or that an answer differs from the number of turns that the "
    "file names.",
    "arena": "Seats rotate. With more than two players each bot plays alone against a table of each other.",
    "perft": "Outcomes of chance count like moves. The start is a deal as `wandelgang show` draws it, "
    "or a record's end.",
}
for _name, _help in COMMANDS.items():
    _whole = f"{_help}\n\n{MORE[_name]}" if _name in MORE else _help
    app.command(f"wandelgang.commands.{_name}:{_name}", help=_whole)


def main(words: list[str] | None = None) -> None:
    """Run the command; what goes wrong ends with a sentence and an exit code."""
    try:
        _run(words)
    except Fault as fault:
        stop(str(fault), fault.code)
    except CycloptsError as error:
        stop(misuse(error, list(COMMANDS)), WRONG_USE)
    except BrokenPipeError:
        return  # the reader of a pipe, such as `head`, has seen enough: what is left unsaid is no error
    except SystemExit as end:
        if not isinstance(end.__context__, BrokenPipeError):  # rich ends the program in its own way
            raise
    except KeyboardInterrupt:
        stop("stopped", 130)


def _run(words: list[str] | None) -> None:
    try:
        app(words)
    finally:
        _let_go_of_a_closed_pipe()


def _let_go_of_a_closed_pipe() -> None:
    """Python would complain at the very end; here nothing else that has gone wrong is lost."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
