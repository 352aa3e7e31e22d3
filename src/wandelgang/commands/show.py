"""`wandelgang show`: draw a fresh deal."""

from __future__ import annotations

from random import Random
from typing import Annotated

from cyclopts import Parameter

from wandelgang.commands.drawing import Eyes, Form, Out, Theme, draw
from wandelgang.commands.options import Chosen, GameName, game_named
from wandelgang.games import CHANCE
from wandelgang.match import draw as draw_chance


def show(
    game: GameName = "classic",
    *,
    seed: Annotated[int, Parameter(help="The same seed gives the same deal.")] = 0,
    chosen: Chosen | None = None,
    form: Form = "text",
    theme: Theme = "light",
    seat: Eyes = None,
    out: Out = None,
) -> None:
    """Draw the position at the start of a game: a fresh deal, first cards looked at.

    Positions of recorded games are drawn by `wandelgang replay`.
    """
    module = game_named(game)
    rng = Random(f"{seed}/0")  # the deal of `simulate --seed`, game 0
    state = module.deal((chosen or Chosen()).options(module, players=2), rng)
    while module.actor(state) == CHANCE:
        state, _ = module.apply(state, draw_chance(module.chance(state), rng))
    draw(module, state, form=form, theme=theme, seat=seat, out=out)
