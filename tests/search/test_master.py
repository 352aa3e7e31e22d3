"""The dragon's game in compiled code does what the rules do."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.games.master.positions import played, position

from wandelgang.games import CHANCE, master
from wandelgang.games.actions import Push, Walk
from wandelgang.games.master.moves import reachable
from wandelgang.games.master.parts import GRID, Foe
from wandelgang.games.master.preview import goals
from wandelgang.games.master.state import Options, State, Step
from wandelgang.games.master.threat import source, threat
from wandelgang.search.kernel.jit import Words
from wandelgang.search.master import duels, final_duel, knowledge, play, waits, weigh
from wandelgang.search.master import facts as at
from wandelgang.search.master.facts import board_tables
from wandelgang.search.master.next_push import PUSHES, blank_scratch

SEEDS = st.integers(0, 2**32)
OPTIONS = st.builds(Options, st.integers(2, 4), short=st.booleans())


def numbers(state: State) -> at.Situation:
    """A position in numbers, as the player at turn sees it."""
    return knowledge.knowledge(master.view(state, state.seat))


def about_to_push(seed: int, steps: int, options: Options) -> State:
    """The last position of a random game, so far, in which somebody pushes."""
    return next(state for state in reversed(played(seed, steps, options)) if state.step is Step.PUSH)


def chance_of(seed: int) -> Words:
    """A generator for kernels."""
    return np.array([seed | 1], np.uint64)


@settings(deadline=None)
@given(SEEDS, st.integers(0, 400), OPTIONS)
def test_it_sees_what_every_push_lets_the_player_reach_and_gain(
    seed: int, steps: int, options: Options
) -> None:
    state = about_to_push(seed, steps, options)
    scratch = waits.look_round(board_tables(), numbers(state))
    reaches, hits = np.zeros(PUSHES, np.uint64), np.zeros(PUSHES, np.uint64)
    for push in master.legal(state):
        assert isinstance(push, Push)
        after, _ = master.apply(state, push)
        number = knowledge.push_number(push)
        reaches[number] = reachable(after)
        hits[number] = reachable(after) & goals(after)
    assert (scratch.reaches == reaches).all()
    assert (scratch.hits == hits).all()


@settings(deadline=None)
@given(SEEDS, st.integers(0, 400), OPTIONS)
def test_m11_a_push_carries_everything_along(seed: int, steps: int, options: Options) -> None:
    state = about_to_push(seed, steps, options)
    push = Random(seed).choice(master.legal(state))
    assert isinstance(push, Push)
    now, then = numbers(state), numbers(master.apply(state, push)[0])
    play.push_along(board_tables(), now, knowledge.push_number(push))
    assert (now.board == then.board).all()
    for value in range(1, at.OPEN):  # which of two equal treasures comes first says nothing
        first = at.TREASURES + 2 * (value - 1)
        now.facts[first : first + 2].sort()
        then.facts[first : first + 2].sort()
    assert (now.facts == then.facts).all()


@settings(deadline=None)
@given(SEEDS, st.integers(0, 400), OPTIONS, st.sampled_from(Foe))
def test_m17_the_nearest_figures_are_threatened(seed: int, steps: int, options: Options, foe: Foe) -> None:
    state = about_to_push(seed, steps, options)
    now = numbers(state)
    cell = source(foe, state.gaze, state.guards)
    nearest = sum(1 << seat for seat in threat(state, foe).nearest)
    assert duels.nearest(board_tables().table, now, cell) == nearest


def test_m16_m19_the_die_threatens_and_costs_as_often_as_it_should() -> None:
    # Red stands where only the white guard threatens: one roll of six, and half of the duels are lost.
    state = position("a4 b4", figures="a4 g7", held=["4", "5"], treasures="6@g1", step=Step.PUSH)
    lost, chance = 0, chance_of(5)
    for _ in range(6000):
        now = numbers(state)
        duels.dragon_roll(board_tables().table, now, chance)
        lost += now.facts[at.POINTS] == 0
        assert now.facts[at.POINTS + 1] == 5
    assert lost / 6000 == pytest.approx(1 / 12, abs=0.015)


def test_m23_the_second_phase_is_laid_out_when_the_last_six_is_taken() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="6@b1", aside="7 7 8 8 9 9 10 10 11 11 12 12")
    now = numbers(state)
    assert duels.take(now.facts, GRID.named("b1"), chance_of(3))
    lie = now.facts[at.TREASURES : at.HANDS]
    assert now.facts[at.LOWEST] == 7
    assert sorted(lie[lie >= 0]) == sorted(at.SPACE_CELLS)
    assert now.facts[at.POINTS] == 6


def waiting(state: State) -> list[float]:
    """What each cell is worth to end the move."""
    return list(waits.value_walks(board_tables(), numbers(state), 1, 1))


def test_the_chance_to_gain_next_turn_is_the_share_of_pushes_that_allow_it() -> None:
    for seed in (1, 4):
        state, _ = master.apply(master.GAME.deal(Options(2, first=0), Random(seed)), Push("N2", 0))
        values = waiting(state)
        for walk in master.legal(state):
            assert isinstance(walk, Walk)
            if goals(state) >> walk.cell & 1:
                continue
            ended, _ = master.apply(master.apply(state, walk)[0], master.state.Decline())
            replies = [master.apply(ended, push)[0] for push in master.legal(ended)]
            backs = [master.apply(reply, Walk(reply.figures[1]))[0] for reply in replies]
            owns = [master.apply(back, master.state.Decline())[0] for back in backs]
            gain = [any(reachable(after) & goals(after) for after in _after_pushes(own)) for own in owns]
            assert max(values) >= 1 or values[walk.cell] == pytest.approx(sum(gain) / len(gain))


def _after_pushes(state: State) -> list[State]:
    return [master.apply(state, push)[0] for push in master.legal(state)]


def test_m26_the_chance_to_beat_the_dragon_without_a_card_is_that_of_three_dice() -> None:
    sums = [sum(rolls) for rolls in product(range(1, 7), repeat=3)]
    assert final_duel.SLAYS[0] == pytest.approx(sum(total >= 12 for total in sums) / len(sums))
    assert list(final_duel.SLAYS) == sorted(final_duel.SLAYS)


def weighed(state: State, *choices: tuple[int, int, int]) -> list[float]:
    """How likely the player at turn is to win after each of these choices."""
    view, every = master.view(state, state.seat), np.array(choices, np.int64)
    hands = knowledge.imagined_hands(view, 8, Random(1))
    series = weigh.Series(first=0, samples=4000, turns=6)
    worth = weigh.weigh(board_tables(), knowledge.knowledge(view), hands, every, series, 7)
    return list(worth[:, state.seat] / 4000)


def test_m27_a_fight_that_decides_is_won_as_often_as_three_dice_allow() -> None:
    state = position("d2 d3", figures="d3 g7", treasures="", held=["1", "12"], step=Step.FIGHT)
    fight, decline = weighed(state, (weigh.FIGHT, 1, 0), (weigh.FIGHT, 0, 0))
    assert fight > 0.375  # and if it fails there is another turn
    assert decline < fight


def test_m28_a_fight_that_would_end_the_game_for_another_is_worth_less_than_none() -> None:
    state = position("d2 d3", figures="d3 g7", treasures="", held=["1", "12 12"], step=Step.FIGHT)
    fight, decline = weighed(state, (weigh.FIGHT, 1, 0), (weigh.FIGHT, 0, 0))
    assert fight < decline


def test_m28_a_tie_counts_for_whoever_holds_more_treasures() -> None:
    facts = numbers(position(figures="a1 g7", held=["1 4", "5"], treasures="")).facts
    assert weigh.result(facts, 0) == 1
    assert weigh.result(facts, 1) == 0
    facts = numbers(position(figures="a1 g7", held=["5", "5"], treasures="")).facts
    assert weigh.result(facts, 0) == 0.5


@settings(deadline=None, max_examples=30)
@given(SEEDS, st.integers(0, 400), OPTIONS)
def test_whatever_is_played_out_the_promise_is_a_chance(seed: int, steps: int, options: Options) -> None:
    state = about_to_push(seed, steps, options)
    assume(master.actor(state) != CHANCE)
    view, chance = master.view(state, state.seat), chance_of(seed)
    now = knowledge.knowledge(view)
    now.facts[at.TURNS] = 500
    start = [item.value for item in state.treasures] + (list(state.aside) if not options.short else [])
    (hands,) = knowledge.imagined_hands(view, 1, Random(seed))
    now.facts[at.HANDS : at.HANDS + len(hands)] = hands
    play.play_on(blank_scratch(), board_tables(), now, chance, -1)
    facts = now.facts
    assert facts[at.LOWEST] == at.OPEN or facts[at.TURNS] < 0
    assert (facts[at.HANDS : at.HELD] >= 0).all()
    points = facts[at.POINTS : at.POINTS + options.players]
    assert points.sum() <= sum(start) + 15 + 5 * 24 + sum(sum(own.treasures) for own in state.holdings)
    assert 0 <= weigh.promise(facts, 0) <= 1
