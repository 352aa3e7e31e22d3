"""Finds moves that anyone can see are foolish, in games that bots play among themselves.

    python -m tests.games.folly master --bots scout,scout --games 300

Judged by the rules alone: each game has a `folly.py` with what counts as foolish there, and how far a player
has come. What a bot cannot see on the table is never held against it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES, Bot, Game
from wandelgang.games.actions import Push
from wandelgang.match import Match, Seat

LEAVES_GOAL = "does not go to a goal in reach"
CLOSES_WAY = "closes the open way to its goal"
MISSES_WIN = "does not win although it could"

TURN_LIMIT = 2000


class Judge(NamedTuple):
    """What a game's `folly.py` brings."""

    progress: Callable[[Any, int], int]  # how far a seat has come: more whenever it reaches a goal
    follies: Callable[[Any, Any], Sequence[str]]  # what is foolish about an action besides


class Seen(NamedTuple):
    """A foolish move: where it was made, what it was, and why it is foolish."""

    state: Any
    action: Any
    folly: str


def judge_of(game: str) -> Judge:
    """The judge of a game."""
    module = import_module(f"tests.games.{game}.folly")
    return Judge(module.progress, module.follies)


def gains(game: Game, progress: Callable[[Any, int], int], state: Any) -> list[Any]:
    """The actions with which the player whose turn it is reaches a goal now, at no cost."""
    before, seat = progress(state, state.seat), state.seat
    return [
        action
        for action in game.legal(state)
        if not len(getattr(action, "spells", ())) and progress(game.apply(state, action)[0], seat) > before
    ]


def wins(game: Game, state: Any, action: Any) -> bool:
    """Whether an action wins the game at once, or the next of the same turn does."""
    after = game.apply(state, action)[0]
    outcome = game.outcome(after)
    if outcome is not None:
        return bool(state.seat in outcome.winners)
    return (
        game.actor(after) == state.seat
        and after.turn == state.turn
        and any(_ends_well(game, after, last) for last in game.legal(after))
    )


def _ends_well(game: Game, state: Any, action: Any) -> bool:
    outcome = game.outcome(game.apply(state, action)[0])
    return outcome is not None and state.seat in outcome.winners


def follies(game: Game, judge: Judge, state: Any, action: Any) -> list[str]:
    """What is foolish about an action."""
    found = list(judge.follies(state, action))
    if state.step == "move":
        if gains(game, judge.progress, state) and not _still_gains(game, judge, state, action):
            found.append(LEAVES_GOAL)
        if not wins(game, state, action) and any(wins(game, state, other) for other in game.legal(state)):
            found.append(MISSES_WIN)
    elif isinstance(action, Push) and gains(game, judge.progress, _walking(state)):
        pushes = [other for other in game.legal(state) if isinstance(other, Push)]

        def open_after(push: Push) -> bool:
            return bool(gains(game, judge.progress, _walking(game.apply(state, push)[0])))

        after = replace(game.apply(state, action)[0], step=type(state.step)("move"))
        ways = [game.apply(after, other)[0] for other in game.legal(after)]
        if (
            not open_after(action)
            and not any(judge.progress(way, state.seat) > judge.progress(state, state.seat) for way in ways)
            and not any(wins(game, after, other) for other in game.legal(after))
            and any(map(open_after, pushes))
        ):
            found.append(CLOSES_WAY)
    return found


def _still_gains(game: Game, judge: Judge, state: Any, action: Any) -> bool:
    """Whether an action reaches a goal, or leaves one in reach in the same turn."""
    after, seat = game.apply(state, action)[0], state.seat
    if judge.progress(after, seat) > judge.progress(state, seat):
        return True
    return (after.seat, after.turn) == (seat, state.turn) and bool(
        gains(game, judge.progress, _walking(after))
    )


def _walking(state: Any) -> Any:
    """The same position with the player about to walk, without anything that a tile driven out may offer."""
    plain = {"offer": None} if hasattr(state, "offer") else {}
    return replace(state, step=type(state.step)("move"), **plain)


def watch(game: Game, bots: Sequence[Bot | str], options: Any, seed: int) -> Iterator[Seen]:
    """All the foolish moves of one game."""
    judge, rng = judge_of(game.name), Random(seed)
    players = [bot(name, game) if isinstance(name, str) else name for name in bots]
    seats = [Seat(name if isinstance(name, str) else "bot") for name in bots]
    match = Match.start(game, options, game.shuffle(options, rng), seats, TURN_LIMIT)
    while not match.over:
        actor = match.actor
        assert actor is not None
        if actor == CHANCE:
            match = match.then_chance(rng)
            continue
        state = match.state
        action = players[actor](game.view(state, actor), game.legal(state), rng)
        for folly in follies(game, judge, state, action):
            yield Seen(state, action, folly)
        match = match.then(action)


def counted(game: Game, bots: Sequence[str], games: int, seed: int, **options: Any) -> Mapping[str, int]:
    """How often each folly was seen in some games."""
    chosen = game.Options(players=len(bots), **options)
    return Counter(seen.folly for number in range(games) for seen in watch(game, bots, chosen, seed + number))


def main() -> None:
    """Count the follies of some games."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bots", default="scout,scout")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--with", dest="options", nargs="*", default=[], help="options that are yes, such as events"
    )
    args = parser.parse_args()
    options = dict.fromkeys(args.options, True)
    found = counted(GAMES[args.game], args.bots.split(","), args.games, args.seed, **options)
    print(
        f"{args.game}, {args.bots}, {args.games} games, seed {args.seed}: {sum(found.values())} foolish moves"
    )
    for folly, count in sorted(found.items()):
        print(f"{count:6}  {folly}")


if __name__ == "__main__":
    main()
