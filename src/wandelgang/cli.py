"""The `wandelgang` command. Each subcommand is a module of `wandelgang.commands`, loaded when called."""

from __future__ import annotations

import errno
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
    print_error=False,  # `main` prints the message and sets the exit code
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
)
COMMANDS = {  # repeated here, so that listing the commands loads none of them
    "play": "Start a host on this machine and open it in the browser.",
    "serve": "Host tables for others.",
    "pages": "Write a static folder in which people play without a host, in the browser alone.",
    "prune": "Delete tables and replays that nobody has used for a long time.",
    "backup": "Write all games of a host to one file, while it runs.",
    "restore": "Put a backup into a database, the same kind or another.",
    "simulate": "Let bots play against each other and print who won.",
    "replay": "Check recorded games by replaying them, or show any of their positions.",
    "analyse": "Judge every decision of recorded games: what was best, what it cost, luck and play.",
    "export": "Write recorded games as data tables for statistics: games, turns and decisions.",
    "show": "Draw a fresh deal, a recorded position or a position line as text, SVG or JSON.",
    "watch": "Watch bots play a game in the terminal.",
    "solve": "Solve positions exactly: the fewest turns to a goal.",
    "puzzles": "Make puzzles with proofs, check them, show them, and solve them.",
    "arena": "Let bots compete on the same deals, and rate them.",
    "perft": "Count sequences of actions, to compare implementations of the rules.",
}
MORE = {  # for the help of one command
    "serve": "Several hosts can share one database if each gets --signals.",
    "pages": "Any web space can serve it, also under a sub-path. "
    "The first time, npm and pip fetch Python for browsers; its hashes are checked.",
    "prune": "The age of a table counts from its last action, that of a replay from its upload. "
    "You can run it while a host is using the same data.",
    "backup": "The file can be restored into SQLite as well as PostgreSQL.",
    "restore": "The whole file is checked before anything is changed. The host must be stopped.",
    "simulate": "Without --bots, a seeker in the first seat plays against wanderers. "
    "The same seed gives the same games in one process, in several (--processes) and on a Dask cluster "
    "(--cluster).",
    "replay": "--at draws a position, --actions prints a whole game. "
    "Exit code 1 means that a record is wrong; each is listed with the action and the reason.",
    "analyse": "Each decision is judged by what its player could see; --open judges as if all cards had been "
    "open. Costs and luck are in points: hundredths of the chance to win.",
    "export": "--to parquet writes games.parquet, turns.parquet and decisions.parquet. "
    "Exit code 1 means that a record is wrong: it is left out, and listed with the action and the reason.",
    "show": "A fresh deal is drawn at the first decision. "
    "A recorded game is drawn at its end, or at the position that --at names.",
    "watch": "The board is drawn after every turn. Without --bots, all players are seekers.",
    "solve": "Opponents are ignored. Times are for one complete answer, including its pushes and walks. "
    "Exit code 1 means that a position in a file is invalid, or that an answer differs from the number "
    "of turns given in the file.",
    "puzzles": "Every puzzle is one line of text. Its task, proof and difficulty are in it.",
    "arena": "Seats rotate. With more than two players, one bot of a kind plays against several of another. "
    "The games can be played in several processes (--processes) or on a Dask cluster (--cluster).",
    "perft": "Outcomes of chance count like moves. The count starts from a deal, as `wandelgang show` "
    "draws it, from the end of a record, or from a position written as one line.",
}
for _name, _help in COMMANDS.items():
    _whole = f"{_help}\n\n{MORE[_name]}" if _name in MORE else _help
    app.command(f"wandelgang.commands.{_name}:{_name}", help=_whole)


FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}  # writing fails with one of these


def main(arguments: list[str] | None = None) -> None:
    """Run the command; every error ends with a message and an exit code."""
    try:
        _run(arguments)
    except Fault as fault:
        stop(str(fault), fault.code)
    except CycloptsError as error:
        stop(misuse(error, list(COMMANDS)), WRONG_USE)
    except BrokenPipeError:
        return  # the reader of a pipe, such as `head`, has seen enough: this is not an error
    except SystemExit as end:
        if not isinstance(end.__context__, BrokenPipeError):  # rich ends the program in its own way
            raise
    except KeyboardInterrupt:
        stop("stopped", 130)


def _run(arguments: list[str] | None) -> None:
    if sys.stdout is None:  # as `>&-` leaves it
        raise Fault("cannot write to standard output: it is closed")
    try:
        app(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.errno not in FULL or error.filename is not None:
            raise
        raise Fault(f"cannot write to standard output: {error.strerror}") from None
    finally:
        _let_go_of_broken_output()


def _let_go_of_broken_output() -> None:
    """Python would complain about it at exit, and hide other errors."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
