"""`wandelgang show`: draw a fresh deal."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from wandelgang.commands.drawing import Eyes, Form, Out, Theme, draw
from wandelgang.commands.opening import opening
from wandelgang.commands.options import Chosen, GameName, game_named


def show(
    game: GameName = "classic",
    *,
    seed: Annotated[int, Parameter(help="The same seed gives the same deal.")] = 0,
    chosen: Chosen | None = None,
    form: Form = None,
    theme: Theme = None,
    seat: Eyes = None,
    out: Out = None,
) -> None:
    """Draw the position at the start of a game: a fresh deal, first cards looked at."""
    module = game_named(game)
    match = opening(module, (chosen or Chosen()).options(module, players=2), seed)
    heading = f"{module.NAME}, the deal of seed {seed}"
    draw(match.record, match.state, heading, form=form, theme=theme, seat=seat, out=out)
