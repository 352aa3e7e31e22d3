"""Random play of our games next to OpenSpiel's own: actions per second on one core. Prints JSON.

All actions count, those of chance too, on both sides. The ways to play take turns, round by round, and each
figure is the median of its rounds in the processor time of this one process: so other work on the machine
matters little, and to all of them alike.

- rules: our games by their rules, in plain Python
- batch: our games side by side as arrays, compiled (docs/batch.md)
- from_python: one loop in Python over OpenSpiel's interface, for its games in C++, for those in Python, and
  for ours where `wandelgang.envs.openspiel` has registered them
- inside_cpp: OpenSpiel's loop in C++ with its random bots, without a step in Python
"""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # it brings no types

from wandelgang.games import CHANCE, GAMES, Game
from wandelgang.match import draw

ROUNDS = 5
SECONDS = 0.4  # of one way to play in one round
TURNS = 200  # a random game of ours is left after this many turns
CPP = ("tic_tac_toe", "connect_four", "backgammon", "leduc_poker")
PYTHON = ("tic_tac_toe", "kuhn_poker", "liars_poker")  # as modules of OpenSpiel; the games begin with python_
BATCH = 4096  # games side by side
STEPS = 100  # random actions in each of them at once

Way = Callable[[Random], int]  # plays for a while, and says how many actions that was


def by_the_rules(game: Game, rng: Random) -> int:
    """One random game by the rules alone."""
    done = 0
    state = game.deal(game.Options(players=2), rng)
    while (actor := game.actor(state)) is not None and state.turn <= TURNS:
        action = draw(game.chance(state), rng) if actor == CHANCE else rng.choice(game.legal(state))
        state, _ = game.apply(state, action)
        done += 1
    return done


def from_python(game: Any, rng: Random) -> int:
    """One random game over OpenSpiel's interface; a long one is left."""
    done = 0
    state = game.new_initial_state()
    while not state.is_terminal() and done < 5 * TURNS:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        done += 1
    return done


def random_bots(game: Any) -> list[Any]:
    """OpenSpiel's random bots, one for each player."""
    return [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]


def inside_cpp(game: Any, bots: list[Any], rng: Random) -> int:
    """One random game in C++."""
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
    return len(state.full_history())


def ways() -> dict[str, dict[str, Way]]:
    """All ways to play that are installed, by kind and game."""
    found: dict[str, dict[str, Way]] = {
        "rules": {name: partial(by_the_rules, game) for name, game in GAMES.items()},
        "batch": {},
        "from_python": {},
        "inside_cpp": {
            name: partial(inside_cpp, game, random_bots(game))
            for name, game in ((name, pyspiel.load_game(name)) for name in CPP)
        },
    }
    for name in PYTHON:
        import_module(f"open_spiel.python.games.{name}")
    names = [*CPP, *(f"python_{name}" for name in PYTHON)]
    try:
        import_module("wandelgang.envs.openspiel")
        names += [f"wandelgang_{name}" for name in GAMES]
    except ModuleNotFoundError:
        pass
    found["from_python"] = {name: partial(from_python, pyspiel.load_game(name)) for name in names}
    try:
        batch = import_module("wandelgang.batch").Batch
        found["batch"] = {name: partial(_steps, batch(name, BATCH)) for name in GAMES}
    except ModuleNotFoundError:
        pass
    return found


def _steps(batch: Any, _rng: Random) -> int:
    return int(batch.play(STEPS))


def rate(way: Way, rng: Random) -> float:
    """Actions per second in one round."""
    done, began = 0, process_time()
    while (took := process_time() - began) < SECONDS:
        done += way(rng)
    return done / took


def main() -> None:
    """Measure and print."""
    playing = ways()
    for games in playing.values():
        for way in games.values():
            way(Random(0))  # loads and compiles what it needs
    rates: dict[tuple[str, str], list[float]] = {}
    for number in range(ROUNDS):
        for kind, games in playing.items():
            for name, way in games.items():
                rates.setdefault((kind, name), []).append(rate(way, Random(number)))
    figures = {
        kind: {name: round(median(rates[kind, name])) for name in games} for kind, games in playing.items()
    }
    about = {"python": platform.python_version(), "open_spiel": version("open_spiel"), "rounds": ROUNDS}
    print(json.dumps({**about, "actions_per_second": figures}, indent=2))


if __name__ == "__main__":
    main()
