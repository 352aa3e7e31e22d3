"""The numbers of the classic game's actions."""

from __future__ import annotations

from functools import cache

from wandelgang.games.classic.parts import GRID, Message, Picture
from wandelgang.games.classic.state import Action, Choose, Draw, Exchange, Look, Options, Pass, Read, Swap
from wandelgang.games.numbering import Numbering, pushes, walks


@cache
def numbering(options: Options) -> Numbering[Action]:
    """Pushes, walks; with events look, exchange, pass, the cards to choose, the seats to change places with.

    Then chance: the cards to draw, and with events a blank back and the messages to read.
    """
    actions: list[Action] = [*pushes(GRID), *walks(GRID)]
    chances: list[Action] = [Draw(card) for card in Picture]
    if options.events:
        actions += [Look(), Exchange(), Pass(), *map(Choose, Picture), *map(Swap, range(options.players))]
        chances += [Read(None), *map(Read, Message)]
    return Numbering((*actions, *chances), len(actions))
