"""What a bot of the dragon's game does in a position."""

from __future__ import annotations

from random import Random

from wandelgang.games import Bot, master
from wandelgang.games.master.state import State, Step


def asked(bot: Bot, state: State, seed: int = 0) -> str:
    """What the bot does here, in notation."""
    action = bot(master.view(state, master.actor(state)), master.legal(state), Random(seed))
    return master.write(state.options, action)


def can_gain(state: State) -> bool:
    """Whether the player at turn has a push after which it can take a treasure, or fight the dragon."""
    pushed = (master.apply(state, push)[0] for push in master.legal(state))
    return any(gains(master.apply(after, walk)[0]) for after in pushed for walk in master.legal(after))


def gains(state: State) -> bool:
    """Whether the walk that led here took a treasure, or brought the figure before the dragon."""
    return state.step in (Step.COIN, Step.LAY, Step.DRAGON_DIE, Step.FIGHT)


def turn_of(bot: Bot, state: State, seed: int = 0) -> State:
    """The position after a bot's push and walk."""
    for _ in range(2):
        state, _ = master.apply(state, master.read(state.options, asked(bot, state, seed)))
    return state
