"""Positions of the dragon's game, built by hand in a few readable words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from wandelgang.games import CHANCE, master
from wandelgang.games.master.events import Event
from wandelgang.games.master.parts import GRID
from wandelgang.games.master.state import Holdings, Options, State, Step, Treasure
from wandelgang.maze import Board, E, N, S, Tile, W

SIDE_TO = {-GRID.columns: N, 1: E, GRID.columns: S, -1: W}
BACK = {N: S, E: W, S: N, W: E}


def cell(name: str) -> int:
    """The cell of a name such as d4."""
    return GRID.named(name)


def named(names: str) -> tuple[int, ...]:
    """The cells of these names."""
    return tuple(GRID.named(name) for name in names.split())


def numbers(text: str) -> tuple[int, ...]:
    """The numbers in a text."""
    return tuple(int(word) for word in text.split())


def maze(*ways: str) -> Board:
    """A board whose only corridors are these ways, each a row of neighbouring cells: "b2 c2 c3"."""
    openings = [0] * GRID.size
    for way in ways:
        cells = named(way)
        for here, there in pairwise(cells):
            side = SIDE_TO[there - here]
            openings[here] |= side
            openings[there] |= BACK[side]
    # A dead end to the north joins nothing, as no cell above it is open to the south.
    return Board.of(
        GRID.rows, GRID.columns, [Tile(number, bits or N) for number, bits in enumerate(openings)]
    )


def position(
    *ways: str,
    figures: str,
    treasures: str = "12@a7",
    cards: Sequence[str] = (),
    held: Sequence[str] = (),
    coins: Sequence[int] = (),
    guards: str = "b4 f4",
    gaze: int = N,
    aside: str = "",
    seat: int = 0,
    step: Step = Step.MOVE,
    short: bool = False,
    spare: int = N,
) -> State:
    """A position: figures by seat, treasures as value@cell, each player's cards and treasures held."""
    cells = named(figures)
    players = len(cells)
    fresh = master.GAME.deal(Options(players, short=short, first=seat), Random(1))
    lying = [word.split("@") for word in treasures.split()]
    white, black = named(guards)
    return replace(
        fresh,
        board=maze(*ways),
        spare=Tile(GRID.size, spare),
        figures=cells,
        guards=(white, black),
        gaze=gaze,
        treasures=tuple(Treasure(int(value), cell(name)) for value, name in lying),
        aside=numbers(aside),
        holdings=tuple(
            Holdings(
                numbers(cards[player]) if player < len(cards) else (),
                numbers(held[player]) if player < len(held) else (),
                coins[player] if player < len(coins) else 0,
            )
            for player in range(players)
        ),
        step=step,
    )


def after(state: State, *actions: str) -> State:
    """The position after these actions, in notation."""
    return told(state, *actions)[0]


def told(state: State, *actions: str) -> tuple[State, list[Event]]:
    """The position after these actions, and all that happened."""
    told: list[Event] = []
    for text in actions:
        state, events = master.apply(state, master.read(state.options, text))
        told.extend(events)
    return state, told


def choices(state: State) -> list[str]:
    """What the actor may do, in notation."""
    return [master.write(state.options, action) for action in master.legal(state)]


def played(seed: int, steps: int, options: Options) -> list[State]:
    """The positions of a random game, at most this many steps long, last one included."""
    rng = Random(seed)
    states = [master.GAME.deal(options, rng)]
    while len(states) <= steps and master.actor(states[-1]) is not None:
        state = states[-1]
        if master.actor(state) == CHANCE:
            actions, weights = zip(*master.chance(state), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = rng.choice(master.legal(state))
        states.append(master.apply(state, action)[0])
    return states
