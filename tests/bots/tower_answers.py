"""What every bot of the towers game must keep to, and a slow planner to hold the compiled one against."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.games.secrets import REDEAL

from wandelgang.games import CHANCE, Bot, towers
from wandelgang.games.actions import Push
from wandelgang.games.towers import Options, State
from wandelgang.games.towers.climbing import walks
from wandelgang.games.towers.state import Walk
from wandelgang.match import TURN_LIMIT, Match, Seat, draw, play


def asked(bot: Bot, state: State, seed: int = 0) -> towers.Action:
    """What the bot does here."""
    action: towers.Action = bot(towers.view(state, state.seat), towers.legal(state), Random(seed))
    return action


def bot_is_asked(match: Match) -> bool:
    """Whether a seat, and not chance, is to act."""
    return match.actor not in (None, CHANCE)


def answers_the_same_whatever_is_hidden(bot: Bot, state: State, seed: int) -> bool:
    """Whether the answer depends on the view and the seed alone (X10)."""
    others = [REDEAL["towers"](state, state.seat, Random(again)) for again in range(3)]
    assert all(towers.view(other, state.seat) == towers.view(state, state.seat) for other in others)
    return {asked(bot, other, seed) for other in others} == {asked(bot, state, seed)}


def comes_to_an_end(bot: Bot, options: Options, seed: int) -> bool:
    """Whether a game among bots of one kind is won before the turn limit (X13)."""
    rng = Random(seed)
    seats = [Seat(f"bot {number}") for number in range(options.players)]
    match = Match(towers, options, towers.shuffle(options, rng), seats, TURN_LIMIT)
    result = play(match, [bot] * options.players, rng).result
    return result is not None and len(result.winners) == 1


def wins(bot: Bot, other: Bot, players: int, games: int) -> int:
    """How many of so many games a bot wins against others, on every seat in turn."""
    won = 0
    for number in range(games):
        rng, seat = Random(number), number % players
        options = Options(players)
        seats = [Seat(str(place)) for place in range(players)]
        match = Match(towers, options, towers.shuffle(options, rng), seats, TURN_LIMIT)
        result = play(match, [bot if place == seat else other for place in range(players)], rng).result
        won += result is not None and result.winners == (seat,)
    return won


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
