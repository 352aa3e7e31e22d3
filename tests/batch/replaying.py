"""Batches replayed by the rules of the game packages, action by action."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from wandelgang.batch import CHANCE, OVER, Batch
from wandelgang.games import GAMES

SEEKING = 0.75  # how often a player does what the seeker would do, so that games get on

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "classic": [
        {"players": 2},
        {"players": 3, "events": True},
        {"players": 4, "events": True, "cards": 2},
        {"players": 2, "events": True, "cards": 3, "way_home": False},
        {"players": 4, "cards": 1, "way_home": False, "first": 2},
        {"players": 2, "events": True, "colours": ("yellow", "green"), "first": 1},
        {"players": 3, "events": True, "cards": 8},
    ],
    "master": [
        {"players": 2},
        {"players": 3},
        {"players": 4, "first": 3},
        {"players": 2, "short": True, "colours": ("yellow", "blue")},
        {"players": 3, "short": True},
        {"players": 4, "short": True},
    ],
    "towers": [
        {"players": 2},
        {"players": 3, "first": 0},
        {"players": 4, "colours": ("red", "yellow", "blue", "green")},
        {"players": 2, "children": (0, 1)},
        {"players": 3, "children": (2,)},
        {"players": 4, "children": (0, 3), "first": 1},
    ],
}
ALL = [(name, options) for name, variants in VARIANTS.items() for options in variants]


def shown(case: tuple[str, dict[str, Any]]) -> str:
    """A case as the name of a test."""
    name, options = case
    return " ".join([name, *(f"{option}={value}" for option, value in options.items())])


def agree(batch: Batch, states: list[Any]) -> None:
    """Every game of a batch is in the position that the rules have come to, and the same is legal there."""
    game, masks = batch.game, batch.legal()
    for number, state in enumerate(states):
        assert batch.state(number) == state, f"game {number}"
        legal = sorted(batch.numbering.numbers(game.legal(state)))
        assert np.flatnonzero(masks[number]).tolist() == legal, f"game {number}"
        actor = game.actor(state)
        assert batch.actor[number] == (OVER if actor is None else actor), f"game {number}"


def first_states(batch: Batch) -> list[Any]:
    """The positions of a batch after its deals, as the rules lay them out."""
    game = batch.game
    states = [batch.state(number) for number in range(batch.games)]
    return [game.lay_out(batch.options, batch.rules.deal_of(state)) for state in states]


def chosen(batch: Batch, states: list[Any], rng: Random, seeking: float) -> list[int]:
    """A number for each game: chance's by weight, players' mostly as a seeker would play."""
    game, numbers = batch.game, []
    for state in states:
        actor = game.actor(state)
        if actor is None:
            numbers.append(-1)
            continue
        legal = game.legal(state)
        if actor == CHANCE:
            actions, weights = zip(*game.chance(state), strict=True)
            action = rng.choices(actions, weights)[0]
        elif rng.random() < seeking:
            action = game.seeker(game.view(state, actor), legal, rng)
        else:
            action = rng.choice(legal)
        numbers.append(batch.numbering.number(action))
    return numbers


def replayed(
    name: str, options: dict[str, Any], games: int, actions: int, seed: int, seeking: float
) -> Counter[str]:
    """Play a batch and the rules side by side; how often each step of a turn came up.

    Chance is an actor here, so that its actions are compared as well. A finished game is dealt again.
    """
    batch, rng = Batch(name, games, seed=seed, chance=False, **options), Random(seed)
    states, seen = first_states(batch), Counter[str]()
    agree(batch, states)
    for _ in range(actions):
        if batch.over.any():
            finished = np.flatnonzero(batch.over).tolist()
            batch.reset(batch.over)
            dealt = first_states_of(batch, finished)
            states = [dealt.get(number, state) for number, state in enumerate(states)]
        numbers = chosen(batch, states, rng, seeking)
        batch.step(numbers)
        states = [applied(batch, state, number) for state, number in zip(states, numbers, strict=True)]
        agree(batch, states)
        seen.update(str(state.step) for state in states)
    return seen


def first_states_of(batch: Batch, games: list[int]) -> dict[int, Any]:
    """The same for some games."""
    deals = {number: batch.rules.deal_of(batch.state(number)) for number in games}
    return {number: batch.game.lay_out(batch.options, deal) for number, deal in deals.items()}


def applied(batch: Batch, state: Any, number: int) -> Any:
    """The position after an action, by the rules."""
    action = batch.numbering.action(number, batch.game.legal(state))
    return batch.game.apply(state, action)[0]


def steps_of(name: str) -> set[str]:
    """All steps that a turn of a game can have."""
    first: Any = GAMES[name].deal(GAMES[name].Options(players=2), Random(0))
    return {str(step) for step in type(first.step)}
