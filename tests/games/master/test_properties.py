"""What holds in every position that play can reach: nothing is lost or invented, refusals only refuse."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.master.positions import played
from tests.games.master.test_notation import ACTIONS

from wandelgang.games import CHANCE, IllegalAction, master
from wandelgang.games.actions import Push, Walk
from wandelgang.games.master.parts import COINS, LAIR
from wandelgang.games.master.state import Action, Again, Double, DuelDie, Lay, Options, State, Step, TakeCoin

TWICE = Counter(value for value in range(1, 13) for _ in range(2))
STRANGE: list[Action] = [
    Push("Z9"), Push("N2", 7), Push("N2", -1), Walk(-1), Walk(49), TakeCoin(0), TakeCoin(99), Again(0),
    Again(12), Double(1), Double(-7), Lay(0), Lay(13), DuelDie(0), DuelDie(7),
]  # fmt: skip

games = st.builds(
    lambda seed, players, short: (seed, Options(players, short=short)),
    st.integers(0, 2**32),
    st.integers(2, 4),
    st.booleans(),
)


def check_conservation(state: State) -> None:
    """24 treasures, 24 cards, 24 coins, 50 tiles."""
    treasures = Counter(treasure.value for treasure in state.treasures)
    treasures.update(state.aside)
    treasures.update(state.box)
    cards = Counter(state.discards)
    coins = 0
    for own in state.holdings:
        treasures.update(own.treasures)
        cards.update(own.cards)
        coins += own.coins
    assert treasures == TWICE
    assert cards == TWICE
    assert 0 <= coins <= COINS
    assert coins <= sum(Counter(state.discards).values())  # M22: a card for every coin
    assert sorted((*state.board.numbers, state.spare.number)) == list(range(50))
    lying = [treasure.cell for treasure in state.treasures]
    assert len(set(lying)) == len(lying)  # never two on one cell


def check_order(state: State) -> None:
    """Equal positions are equal states, so everything without an order is sorted."""
    assert list(state.treasures) == sorted(state.treasures, key=lambda lying: (lying.value, lying.cell))
    for values in (state.aside, state.discards, state.box):
        assert list(values) == sorted(values)
    for own in state.holdings:
        assert list(own.cards) == sorted(own.cards)
        assert list(own.treasures) == sorted(own.treasures)


@pytest.mark.slow
@given(games)
@settings(max_examples=40, deadline=None)
def test_treasures_cards_coins_and_tiles_are_conserved(game: tuple[int, Options]) -> None:
    for state in played(game[0], 3000, game[1]):
        check_conservation(state)
        check_order(state)


@pytest.mark.parametrize("short", [False, True])
def test_whole_games_conserve_everything_and_come_to_an_end(short: bool) -> None:
    """Long enough for the second phase and the final duel."""
    for seed in range(4):
        states = played(seed, 100_000, Options(2 + seed % 3, short=short))
        for state in states:
            check_conservation(state)
        final = states[-1]
        assert final.step is Step.OVER
        assert not final.treasures
        assert len(final.aside) == (12 if short else 0)
        assert master.outcome(final) is not None


@given(games)
@settings(max_examples=25, deadline=None)
def test_what_is_illegal_is_refused_and_what_is_legal_is_not(game: tuple[int, Options]) -> None:
    one_of_each_step = {state.step: state for state in played(game[0], 3000, game[1])}
    for state in one_of_each_step.values():
        legal = set(master.legal(state))
        for action in (*ACTIONS, *STRANGE):
            if action in legal:
                master.apply(state, action)
            else:
                with pytest.raises(IllegalAction):
                    master.apply(state, action)


@given(games)
@settings(max_examples=25, deadline=None)
def test_chance_and_players_take_turns_as_the_step_says(game: tuple[int, Options]) -> None:
    for state in played(game[0], 1500, game[1]):
        acts = master.actor(state)
        legal = master.legal(state)
        assert len(set(legal)) == len(legal)
        if acts == CHANCE:
            assert tuple(action for action, _ in master.chance(state)) == legal
            assert all(weight > 0 for _, weight in master.chance(state))
        else:
            assert master.chance(state) == ()
        if acts is not None:
            assert legal
        if acts is not None and acts >= 0 and state.step not in (Step.PUSH, Step.MOVE, Step.FIGHT):
            assert state.holdings[acts].cards  # M30: who holds no card is not asked


@given(games)
@settings(max_examples=25, deadline=None)
def test_m12_only_a_push_brings_a_figure_in_or_out_of_the_lair(game: tuple[int, Options]) -> None:
    states = played(game[0], 1000, game[1])
    for before, now in pairwise(states):
        if before.step is Step.MOVE:
            was, is_now = before.figures[before.seat], now.figures[before.seat]
            assert (was == LAIR) == (is_now == LAIR)


def test_equal_positions_are_equal_and_hash_alike() -> None:
    one, two = (played(5, 300, Options(3)) for _ in range(2))
    assert one == two
    assert [hash(state) for state in one] == [hash(state) for state in two]
