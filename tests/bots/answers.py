"""What every bot of the classic game must keep to, whatever it thinks."""

from __future__ import annotations

from random import Random

from tests.games.secrets import REDEAL

from wandelgang.games import CHANCE, Bot, classic
from wandelgang.games.classic.state import Options, State
from wandelgang.match import TURN_LIMIT, Match, Seat, play


def asked(bot: Bot, state: State, seed: int = 0) -> str:
    """What the bot does here, in notation."""
    action = bot(classic.view(state, state.seat), classic.legal(state), Random(seed))
    return classic.write(state.options, action)


def bot_is_asked(match: Match) -> bool:
    """Whether a seat, and not chance, is to act."""
    return match.actor not in (None, CHANCE)


def answers_legally(bot: Bot, state: State, seed: int) -> bool:
    """Whether the bot's action is one of those it may choose from."""
    legal = classic.legal(state)
    return bot(classic.view(state, state.seat), legal, Random(seed)) in legal


def answers_the_same_whatever_is_hidden(bot: Bot, state: State, seed: int) -> bool:
    """Whether the answer depends on the view and the seed alone (X10)."""
    others = [REDEAL["classic"](state, state.seat, Random(again)) for again in range(3)]
    assert all(classic.view(other, state.seat) == classic.view(state, state.seat) for other in others)
    return {asked(bot, other, seed) for other in others} == {asked(bot, state, seed)}


def comes_to_an_end(bot: Bot, options: Options, seed: int) -> bool:
    """Whether a game among bots of one kind is won before the turn limit (X13)."""
    rng = Random(seed)
    seats = [Seat(f"bot {number}") for number in range(options.players)]
    match = Match(classic, options, classic.shuffle(options, rng), seats, TURN_LIMIT)
    result = play(match, [bot] * options.players, rng).result
    return result is not None and len(result.winners) == 1


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
