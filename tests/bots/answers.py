"""What a bot of the classic game does in a position."""

from __future__ import annotations

from random import Random

from wandelgang.games import CHANCE, Bot, classic
from wandelgang.games.classic.state import State


def asked(bot: Bot, state: State, seed: int = 0) -> str:
    """What the bot does here, in notation."""
    action = bot(classic.view(state, state.seat), classic.legal(state), Random(seed))
    return classic.write(state.options, action)


def whole_turn(bot: Bot, state: State, seed: int = 0) -> State:
    """The position after the turn of whoever is to push."""
    seat = state.seat
    while state.seat == seat and state.winner is None:
        action = bot(classic.view(state, seat), classic.legal(state), Random(seed))
        state = play_draws(classic.apply(state, action)[0])
    return state


def play_draws(state: State, seed: int = 0) -> State:
    """The position after all cards that are to be looked at."""
    rng = Random(seed)
    while classic.actor(state) == CHANCE:
        state, _ = classic.apply(state, rng.choice(classic.chance(state))[0])
    return state
