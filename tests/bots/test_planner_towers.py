"""The towers planner does what its description says: compared with a slow one, and in readable positions."""

from __future__ import annotations

from random import Random
from typing import cast

import numpy as np
import pytest
from tests.bots.matches import wins
from tests.bots.slow_planner import PATIENCE, PRICE, Slow
from tests.bots.towers_answers import (
    asked,
    every_turn,
    whole_turn,
)
from tests.games.towers.positions import position, walk
from tests.games.walks import new_match, wandered

from wandelgang.bots import bot
from wandelgang.games import towers
from wandelgang.games.actions import Push
from wandelgang.games.towers import Options, State
from wandelgang.games.towers.parts import RUNE, TILES
from wandelgang.games.towers.state import Step, Walk
from wandelgang.search.towers.knowledge import Choice, choices, knowledge
from wandelgang.search.towers.prospects import Taste, weigh

PLANNER = bot("planner", "towers")


def weighed(state: State) -> list[tuple[Choice, float]]:
    """Every turn that the planner looks at, with what it is worth to it."""
    view = towers.view(state, state.seat)
    found = choices(view, towers.legal(state))
    turns = np.array([choice.turn for choice in found], np.int64)
    worth = weigh(knowledge(view), turns, 1, 1, Taste(float(PRICE), float(PATIENCE)))
    return list(zip(found, worth.tolist(), strict=True))


def somewhere(rng: Random) -> State:
    """A position before a push in a game of two, one of them a child now and then."""
    while True:
        options = Options(2, children=rng.choice([(), (), (0,)]))
        match = wandered(new_match(towers.GAME, options, rng), rng, rng.randrange(200))
        state = cast(State, match.state)
        if state.step is Step.PUSH:
            return state


@pytest.mark.parametrize("seed", range(12))
def test_a_turn_is_worth_what_the_rules_say_it_is(seed: int) -> None:
    rng = Random(seed)
    state = somewhere(rng)
    slow = Slow(towers.view(state, state.seat))
    found = weighed(state)
    gaining = [choice for choice in found if choice[1] > 1]
    for choice, worth in [*rng.sample(found, 3), *rng.sample(gaining, min(3, len(gaining)))]:
        after, _ = towers.apply(state, choice.action)
        place = (after.board, after.spare, after.last_push, after.figures[state.seat])
        _, cell, *cards = choice.turn
        assert worth == pytest.approx(float(slow.worth(place, Walk(cell, *cards))))


@pytest.mark.parametrize("seed", range(5))
def test_it_looks_at_every_way_to_a_target_and_every_free_walk(seed: int) -> None:
    state = somewhere(Random(seed))
    looked = [(choice.action, choice.turn[1:]) for choice, _ in weighed(state)]
    hand = state.hands[state.seat]
    expected = [
        (push, (w.cell, w.up, w.down, w.joker))
        for push, w, after in every_turn(state, state.seat)
        if not len(w.spells) or (w.cell == RUNE and not hand.rune) or is_goal(after, w.cell)
    ]
    assert looked == expected


def is_goal(state: State, cell: int) -> bool:
    """Whether the current treasure of the seat at turn is on this cell, or its start is all that it wants."""
    own = towers.view(state, state.seat).players[state.seat]
    if own.rune and not own.left:
        return cell == own.start
    return own.goal is not None and TILES[state.board.numbers[cell]].treasure is own.goal


def test_t13_it_wins_when_it_can() -> None:
    assert whole_turn(PLANNER, position("c3", goal=None, rune=True, hand="down")).winner == 0
    assert whole_turn(PLANNER, position("c3", goal=None, rune=True, hand="down", step=Step.PUSH)).winner == 0


def test_t9_it_takes_a_treasure_that_a_push_brings_in_reach() -> None:
    for seed in range(20):
        state = somewhere(Random(seed))
        seat, hand = state.seat, state.hands[state.seat]
        free = [w for _, w, after in every_turn(state, seat) if not len(w.spells) and is_goal(after, w.cell)]
        after = whole_turn(PLANNER, state)
        gained = len(after.hands[seat].found) + after.hands[seat].rune - len(hand.found) - hand.rune
        assert gained == 1 or after.winner == seat or not free


def test_t8_it_takes_the_cheapest_way() -> None:
    assert asked(PLANNER, position("a1", goal="book", hand="up joker", rune=True)) == walk("c1")
    assert asked(PLANNER, position("a1", goal="keys", hand="joker up", rune=True)) == walk("e3", "up")


def test_t14_a_child_pays_with_any_card() -> None:
    assert asked(PLANNER, position("c3", goal=None, rune=True, hand="up", child=True)) == walk("a1", "up")


def test_out_of_reach_it_waits_where_the_next_turn_promises_most() -> None:
    state = position("a1", goal="purse", rune=True, hand="up")
    values = {choice.action: worth for choice, worth in weighed(state)}
    best = max(values.values())
    assert values[asked(PLANNER, state)] == best
    assert best > values[walk("a1")] > 0.34  # to stay is worth less, but a card is drawn and there is hope


def test_it_plays_at_random_among_equals_and_the_same_for_the_same_seed() -> None:
    state = position("a1", goal=None, rune=True, step=Step.PUSH)  # it stands at home already
    answers = [asked(PLANNER, state, seed) for seed in range(20)]
    assert len(set(answers)) > 5
    assert answers == [asked(PLANNER, state, seed) for seed in range(20)]
    assert all(isinstance(answer, Push) for answer in answers)


def test_it_beats_seekers() -> None:
    assert wins("towers", PLANNER, bot("seeker", "towers"), 2, 40) >= 24
