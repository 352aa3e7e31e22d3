"""The rival of the dragon's game: legal, repeatable, blind to what is hidden, and it thinks of the others."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.bots.master_answers import (
    asked,
    can_gain,
    gains,
    turn_of,
)
from tests.bots.matches import wins
from tests.games.master.positions import after, position

from wandelgang.bots import bot
from wandelgang.bots.master.rival import hurries
from wandelgang.games import master
from wandelgang.games.actions import Walk
from wandelgang.games.master.state import Holdings, Options, State, Step, Treasure

RIVAL = bot("rival", "master")
QUICK = bot("rival", "master", budget=0.003)


def test_x13_it_loses_patience_with_a_game_that_stands_still() -> None:
    fresh = master.GAME.deal(Options(2), Random(3))
    assert not hurries(master.view(fresh, fresh.seat))
    assert all(hurries(master.view(replace(fresh, turn=turn), fresh.seat)) for turn in range(100, 120))


@pytest.mark.parametrize("seed", range(12))
def test_m13_whenever_a_push_can_take_a_treasure_it_takes_one(seed: int) -> None:
    state = master.GAME.deal(Options(2), Random(seed))
    assert gains(turn_of(RIVAL, state, seed)) == can_gain(state)


def last_treasure(seed: int) -> State:
    """Some board with one treasure left: once the other has it, the dragon's points do not make up for it."""
    state = master.GAME.deal(Options(2, first=0), Random(seed))
    cell = state.treasures[0].cell
    holdings = (Holdings((), (11, 10)), Holdings((), (1, 1, 2, 2, 10, 11)))
    return replace(state, treasures=(Treasure(12, cell),), aside=(), holdings=holdings)


def after_each_push(state: State) -> list[State]:
    """The positions after each push of the player at turn, who then stays."""
    pushed = [master.apply(state, push)[0] for push in master.legal(state)]
    return [master.apply(after, Walk(after.figures[after.seat]))[0] for after in pushed]


def test_it_leaves_no_board_on_which_another_player_can_take_the_treasure() -> None:
    needed = stopped = 0
    for seed in range(60):
        state = last_treasure(seed)
        threats = [can_gain(pushed) for pushed in after_each_push(state)]
        if any(threats) and not all(threats) and not can_gain(state):
            needed += 1
            stopped += not can_gain(turn_of(RIVAL, state))
    assert needed >= 5
    assert stopped >= 0.8 * needed


def test_m14_it_hands_in_the_card_of_a_treasure_for_a_coin() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="9@b1 10@g1", cards=["9", "11"])
    assert asked(RIVAL, after(state, "b1")) == "coin 9"


def before_the_dragon(own: str, other: str, cards: str = "") -> State:
    """A player that has just come before the dragon; the treasures that both hold."""
    state = position("d2 d3", figures="d2 g7", treasures="", cards=[cards, ""], held=[own, other])
    return after(state, "d3")


def test_m28_it_does_not_end_a_game_that_it_would_lose() -> None:
    assert asked(RIVAL, before_the_dragon("1", "10 12")) == "decline"
    assert asked(RIVAL, before_the_dragon("1", "8 9 10 11 12")) == "decline"  # however little hope there is


def test_m28_it_ends_a_game_that_it_wins() -> None:
    assert asked(RIVAL, before_the_dragon("10 12", "1 2")) == "fight"
    assert asked(RIVAL, before_the_dragon("10", "12")) == "fight"


def test_m21_it_buys_a_turn_for_the_treasure_that_decides() -> None:
    state = position("a1 a2", "a3 b3 c3", figures="a3 g7", treasures="12@c3", cards=["8"], held=["9", "4"])
    assert asked(RIVAL, after(state, "a3")) == "double 8"
    coin = position("a3 b3 c3", figures="a3 g7", treasures="12@c3", cards=["8 12"], held=["9", "4"])
    assert asked(RIVAL, after(coin, "a3")) == "double 8"  # the 12 may still bring a coin


def test_m21_it_keeps_its_cards_where_another_turn_brings_nothing() -> None:
    state = position("a1 a2", figures="a1 g7", treasures="1@g7 1@g1 2@c3", cards=["8 9"], aside="7 8 9 10")
    assert asked(RIVAL, after(state, "a1")) == "decline"


def test_m19_m26_it_rolls_again_where_that_pays() -> None:
    state = position("a4 b4", figures="g7 a4", cards=["", "2"], held=["", "12"], step=Step.DRAGON_DIE)
    assert asked(RIVAL, after(state, "dragon white", "roll 3")) == "again 2"
    fight = after(before_the_dragon("10", "12", cards="2"), "fight")
    assert asked(RIVAL, after(fight, "roll 1")) == "again 2"


@pytest.mark.parametrize(
    ("other", "players", "least"), [("seeker", 2, 18), ("planner", 2, 15), ("seeker", 4, 9)]
)
def test_it_beats_the_others(other: str, players: int, least: int) -> None:
    assert wins("master", QUICK, bot(other, "master"), players, 20) >= least
