"""`wandelgang watch`: a game between bots in the terminal, drawn after every turn."""

from __future__ import annotations

import sys
from random import Random
from time import sleep
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from wandelgang.bots import bot, compile_for
from wandelgang.commands.bot_names import Bots, seated
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.options import Chosen, GameName, game_named
from wandelgang.commands.whose_turn import whose_turn
from wandelgang.drawing import text
from wandelgang.games.registry import OURS
from wandelgang.match import TURN_LIMIT, BotFault, Match, Seat, play

HOME = "\x1b[H\x1b[J"  # for the terminal: clear the screen and begin at the top left


def watch(
    game: GameName = OURS[0],
    *,
    bots: Bots = None,
    seed: Annotated[
        int | None, Parameter(help="The same seed gives the same game. Default: a new game.")
    ] = None,
    chosen: Chosen | None = None,
    pace: Annotated[float, Parameter(help="Seconds between turns.", validator=Number(gte=0, lte=60))] = 0.6,
) -> None:
    """Watch bots play a game in the terminal, drawn after every turn."""
    module = game_named(game)
    seats, options = seated(module, bots, chosen or Chosen(), others="seeker")
    rng = Random(None if seed is None else f"{seed}/0")
    try:
        players = [bot(name, module.name) for name in seats]
        deal = module.shuffle(options, rng)
        match = Match.start(module, options, deal, [Seat(name, name) for name in seats], TURN_LIMIT)
    except ValueError as error:
        raise Fault(str(error), WRONG_USE) from None
    compile_for(seats, module.name, sys.stderr)
    try:
        match = play(match, players, rng, _Screen(pace).show)
    except BotFault as fault:
        raise Fault(str(fault)) from None
    print(whose_turn(match.view(), match.record))


class _Screen:
    """Draws the board at the end of each turn, with its actions."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.turn = 0
        self.said: list[str] = []

    def show(self, match: Match) -> None:
        """Called after every action."""
        self.said.append(match.game.write(match.options, match.action))
        if match.state.turn == self.turn and not match.over:
            return
        on_terminal = sys.stdout.isatty()
        board = text(match.game.scene(match.game.view(match.state, None)), colour=on_terminal)
        print(f"{HOME if on_terminal else ''}Turn {self.turn}: {'  '.join(self.said)}\n\n{board}", flush=True)
        self.turn = match.state.turn
        self.said.clear()
        sleep(self.pace)
