"""What a bot of the towers game does in a position, and what it could do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wandelgang.games import CHANCE, Bot, towers
from wandelgang.games.actions import Push
from wandelgang.games.towers import State
from wandelgang.games.towers.climbing import walks
from wandelgang.games.towers.state import Walk
from wandelgang.match import draw


def asked(bot: Bot, state: State, seed: int = 0) -> towers.Action:
    """What the bot does here."""
    action: towers.Action = bot(towers.view(state, state.seat), towers.legal(state), Random(seed))
    return action


def whole_turn(bot: Bot, state: State, seed: int = 0) -> State:
    """The position after the turn of whoever is to act; chance draws what there is to draw."""
    turn, rng = state.turn, Random(seed)
    while state.turn == turn and state.winner is None:
        if towers.actor(state) == CHANCE:
            state, _ = towers.apply(state, draw(towers.chance(state), rng))
        else:
            state, _ = towers.apply(state, asked(bot, state, seed))
    return state


def every_turn(state: State, seat: int) -> Iterator[tuple[Push, Walk, State]]:
    """Every push with every walk of a seat that is to push, and the position after the push."""
    for push in towers.legal(state):
        assert isinstance(push, Push)
        after, _ = towers.apply(state, push)
        hand, child = after.hands[seat].spells, seat in after.options.children
        for walk in walks(after.board, after.figures[seat], hand, child):
            yield push, walk, after
