"""How fast the rules are: random games in one process, one push, one walk. Prints JSON.

Plain Python on bit masks; no compiled code is loaded. Every figure is a median, so that other work on the
machine matters little: of several runs, in the processor time of this one process, or of thousands of single
pushes and walks.

- games: actions_per_second by the rules alone; match_actions_per_second with a view each time and the record;
  push_us and walk_us by the game's rules; a walk is to list all that are legal and to do one of them.
- microseconds: a push and a flood on the bare board, without rules, figures and events.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time

from wandelgang.bots.wanderer import wander
from wandelgang.games import CHANCE, GAMES, Game
from wandelgang.games.actions import Push
from wandelgang.match import Match, Seat, draw, play
from wandelgang.maze import Board, Tile, grid, turns

RUNS = 7
ACTIONS = 20_000  # at least this many actions in a run
TURNS = 200  # a random game is left after this many turns
CALLS = 20_000  # pushes or walks in a run
BOARDS = 200
SINGLE = 5_000  # walks timed one by one


def actions_per_second(game: Game) -> int:
    """Random games by the rules alone: legal actions, one of them at random, apply."""

    def run(rng: Random) -> int:
        done = 0
        while done < ACTIONS:
            state = game.deal(game.Options(players=2 + done % 3), rng)
            while (actor := game.actor(state)) is not None and state.turn <= TURNS:
                if actor == CHANCE:
                    action = draw(game.chance(state), rng)
                else:
                    action = rng.choice(game.legal(state))
                state, _ = game.apply(state, action)
                done += 1
        return done

    return round(_median_rate(run))


def match_actions_per_second(game: Game) -> int:
    """Random games as matches: bots get a view each time, and the record is kept."""

    def run(rng: Random) -> int:
        done = 0
        while done < ACTIONS:
            options = game.Options(players=2 + done % 3)
            seats = [Seat(colour) for colour in options.colours]
            match = Match.start(game, options, game.shuffle(options, rng), seats, TURNS)
            done += len(play(match, [wander] * options.players, rng).actions)
        return done

    return round(_median_rate(run))


def push_and_walk(game: Game) -> dict[str, float]:
    """One push and one walk by the rules, timed one by one in random games."""
    rng = Random(0)
    pushes: list[float] = []
    walks: list[float] = []
    while len(walks) < SINGLE:
        state = game.deal(game.Options(players=2 + len(walks) % 3), rng)
        while (actor := game.actor(state)) is not None and state.turn <= TURNS:
            began = perf_counter()
            choices = game.chance(state) if actor == CHANCE else game.legal(state)
            chosen = perf_counter() - began
            action = draw(choices, rng) if actor == CHANCE else rng.choice(choices)
            began = perf_counter()
            state, _ = game.apply(state, action)
            applied = perf_counter() - began
            if isinstance(action, Push):
                pushes.append(applied)
            elif action.__struct_config__.tag == "walk":  # every game has its own
                walks.append(chosen + applied)
    return {"push_us": round(median(pushes) * 1e6, 1), "walk_us": round(median(walks) * 1e6, 1)}


def _median_rate(run: Callable[[Random], int]) -> float:
    rates = []
    for seed in range(RUNS):
        rng = Random(seed)
        began = process_time()
        done = run(rng)
        rates.append(done / (process_time() - began))
    return median(rates)


def random_board(rows: int, columns: int, rng: Random) -> Board:
    """A board of straights, corners and T, turned at random."""
    shapes = (3, 5, 7)  # NE, NS, NES
    tiles = [Tile(number, rng.choice(shapes)).turned(rng.randrange(4)) for number in range(rows * columns)]
    return Board.of(rows, columns, tiles)


def microseconds(rows: int, columns: int) -> dict[str, float]:
    """One push, one walk (which cells are joined, and all that can be reached)."""
    rng = Random(0)
    boards = [random_board(rows, columns, rng) for _ in range(BOARDS)]
    measure = grid(rows, columns)
    spare = Tile(measure.size, 3)
    pushes = [
        (rng.choice(boards), rng.choice(list(measure.arrows.values())), spare.turned(rng.choice(turns(3))))
        for _ in range(CALLS)
    ]
    walks = [(rng.choice(boards), 1 << rng.randrange(measure.size)) for _ in range(CALLS)]
    push_times, walk_times = [], []
    for _ in range(RUNS):
        began = process_time()
        for board, arrow, tile in pushes:
            board.push(arrow, tile)
        pushed = process_time()
        for board, start in walks:
            board.corridors().reach(start)
        push_times.append(pushed - began)
        walk_times.append(process_time() - pushed)
    return {
        "push": round(median(push_times) / CALLS * 1e6, 3),
        "walk": round(median(walk_times) / CALLS * 1e6, 3),
    }


def main() -> None:
    """Measure and print."""
    figures = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "runs": RUNS,
        "games": {
            name: {
                "actions_per_second": actions_per_second(game),
                "match_actions_per_second": match_actions_per_second(game),
                **push_and_walk(game),
            }
            for name, game in GAMES.items()
        },
        "microseconds": {"7x7": microseconds(7, 7), "5x5": microseconds(5, 5)},
        "compiled_code": any(name in sys.modules for name in ("numba", "numpy")),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
