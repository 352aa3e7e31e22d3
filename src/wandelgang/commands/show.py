"""`wandelgang show`: draw a fresh deal, a position of a recorded game, or one written as a line."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from wandelgang.commands.drawing import (
    Display,
    Eyes,
    Form,
    Out,
    Theme,
    draw_line,
    draw_match,
    draw_recorded,
    the_form,
)
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.options import Chosen
from wandelgang.commands.position_lines import given, is_line, line_in
from wandelgang.commands.records import STANDARD_INPUT, GameNumber
from wandelgang.games import GAMES
from wandelgang.match import first_match


def show(
    what: Annotated[
        str,
        Parameter(
            help=f"One of {', '.join(GAMES)}; or a file of records, one per line (- reads standard input); "
            "or a position as one line of text, or a file with one.",
            allow_leading_hyphen=True,  # for the - alone
        ),
    ] = next(iter(GAMES)),
    /,
    *,
    seed: Annotated[
        int | None, Parameter(help="The same seed gives the same deal.", show_default="0")
    ] = None,
    game: GameNumber = None,
    at: Annotated[
        int | None,
        Parameter(
            help="For records: the position after this many actions; 0 is the deal, -1 is the last.",
            show_default="-1",
        ),
    ] = None,
    chosen: Chosen | None = None,
    form: Form = None,
    theme: Theme = None,
    seat: Eyes = None,
    out: Out = None,
    json: Annotated[bool, Parameter(help="The same as --as json.", negative="")] = False,
) -> None:
    """Draw the start of a game, a position of a recorded one, or a position written as one line."""
    kinds = f"a game ({', '.join(GAMES)}), a file, or a position"
    if given(what, kinds) != STANDARD_INPUT and what not in GAMES and not is_line(what):
        what = line_in(Path(what)) or what
    display = Display(the_form(form, json=json), theme, seat, out)
    if what in GAMES:
        if (game, at) != (None, None):
            raise Fault("--game and --at are for records, not for a fresh deal", WRONG_USE)
        module, seed = GAMES[what], seed or 0
        options = (chosen or Chosen()).options(module)
        match = first_match(module, options, Random(f"{seed}/0"))
        draw_match(match, f"{what}, the deal of seed {seed}", display)
        return
    written = is_line(what)
    if what != STANDARD_INPUT and not written and not Path(what).exists():
        raise Fault(f"there is no game or file {what!r}: games are {', '.join(GAMES)}", WRONG_USE)
    if (seed, chosen) != (None, None):
        kind = "position" if written else "record"
        raise Fault(f"a {kind} has its own deal and options: leave out the others", WRONG_USE)
    if not written:
        draw_recorded(Path(what), game, at, display)
    elif (game, at) != (None, None):
        raise Fault("--game and --at are for records, not for a position", WRONG_USE)
    else:
        draw_line(what, display)
