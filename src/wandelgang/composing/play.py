"""Positions that occur in play: games between bots of different strength, push by push."""

from __future__ import annotations

from random import Random

from wandelgang.bots import bot
from wandelgang.games import Game
from wandelgang.games.general.values import Step
from wandelgang.games.options import options_for
from wandelgang.games.required import AnyState
from wandelgang.match import Match, Seat, play

PLAYERS = ("seeker", "scout", "dreamer")  # whatever people may meet, but quick
TURN_LIMIT = 80


def positions_in_play(game: Game, rng: Random) -> list[AnyState]:
    """The positions of one game between two bots in which it is time to push, from the second turn on."""
    names = [rng.choice(PLAYERS) for _ in range(2)]
    options = options_for(game, {"players": 2})
    match = Match.start(
        game, options, game.shuffle(options, rng), [Seat(name, bot=name) for name in names], TURN_LIMIT
    )
    found: list[AnyState] = []

    def watch(after: Match) -> None:
        if after.state.step == Step.PUSH and after.state.turn > 1:
            found.append(after.state)

    play(match, [bot(name, game) for name in names], rng, watch)
    return found
