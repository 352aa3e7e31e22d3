"""What every bot of the dragon's game must keep to, whatever it thinks."""

from __future__ import annotations

from random import Random

from tests.games.secrets import REDEAL

from wandelgang.games import CHANCE, Bot, master
from wandelgang.games.master.state import Options, State, Step
from wandelgang.match import TURN_LIMIT, Match, Seat, play


def asked(bot: Bot, state: State, seed: int = 0) -> str:
    """What the bot does here, in notation."""
    action = bot(master.view(state, master.actor(state)), master.legal(state), Random(seed))
    return master.write(state.options, action)


def bot_is_asked(match: Match) -> bool:
    """Whether a seat, and not chance, is to act."""
    return match.actor not in (None, CHANCE)


def answers_legally(bot: Bot, state: State, seed: int) -> bool:
    """Whether the bot's action is one of those it may choose from."""
    legal = master.legal(state)
    return bot(master.view(state, master.actor(state)), legal, Random(seed)) in legal


def answers_the_same_whatever_is_hidden(bot: Bot, state: State, seed: int) -> bool:
    """Whether the answer depends on the view and the seed alone (X10)."""
    seat = master.actor(state)
    others = [REDEAL["master"](state, seat, Random(again)) for again in range(3)]
    assert all(master.view(other, seat) == master.view(state, seat) for other in others)
    return {asked(bot, other, seed) for other in others} == {asked(bot, state, seed)}


def comes_to_an_end(bot: Bot, options: Options, seed: int) -> bool:
    """Whether a game among bots of one kind is won before the turn limit (X13)."""
    rng = Random(seed)
    seats = [Seat(f"bot {number}") for number in range(options.players)]
    match = Match(master, options, master.shuffle(options, rng), seats, TURN_LIMIT)
    result = play(match, [bot] * options.players, rng).result
    return result is not None and bool(result.winners)


def wins(bot: Bot, other: Bot, players: int, games: int) -> int:
    """How many games a bot wins alone against others of one kind."""
    won = 0
    for number in range(games):
        rng, seat, options = Random(number), number % players, Options(players)
        seats = [Seat(str(place)) for place in range(players)]
        match = Match(master, options, master.shuffle(options, rng), seats, TURN_LIMIT)
        record = play(match, [bot if place == seat else other for place in range(players)], rng)
        won += record.result is not None and record.result.winners == (seat,)
    return won


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
