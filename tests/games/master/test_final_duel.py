"""The final duel, its winning chances, and who wins the game (M24–M29)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest
from msgspec.structs import replace
from tests.games.master.positions import after, choices, position, told

from wandelgang.games import CHANCE, IllegalAction, Outcome, master
from wandelgang.games.events import Won
from wandelgang.games.master.events import (
    FinalDuel,
    FinalDuelEnded,
    FinalDuelOpened,
    FinalRolled,
    Lost,
    RolledAgain,
)
from wandelgang.games.master.parts import Foe
from wandelgang.games.master.state import State, Step
from wandelgang.maze import E, N


def before_the_dragon(
    *,
    cards: tuple[str, ...] = (),
    held: tuple[str, ...] = ("9",),
    coins: tuple[int, ...] = (),
    figures: str = "d2 g7",
    gaze: int = N,
) -> State:
    """All treasures are taken; seat 0 can walk from d2 to d3, where the dragon looks."""
    return position("d2 d3", figures=figures, treasures="", cards=cards, held=held, coins=coins, gaze=gaze)


def test_m24_the_final_duel_opens_when_the_last_treasure_has_been_taken() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="12@b1")
    assert not state.final_open
    state, events = told(state, "b1")
    assert state.final_open
    assert FinalDuelOpened() in events


def test_m24_not_in_the_turn_in_which_the_last_treasure_is_taken() -> None:
    """The taker stands before the dragon at once, but has to come back for it in a later turn."""
    state = position("d2 d3", figures="d2 g7", treasures="12@d3", cards=["7"], gaze=N)
    state = after(state, "d3", "decline", "dragon 4", "roll 6")
    assert state.step is Step.DOUBLE
    state = after(state, "double 7", "N2", "d3")  # a double turn counts as the next turn
    assert state.step is Step.FIGHT


def test_m24_the_dragon_still_turns_when_the_last_treasure_is_taken() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="12@b1", gaze=N)
    assert after(state, "b1", "dragon 1").gaze == E


def test_m24_treasures_lost_to_the_box_count_as_taken() -> None:
    state = replace(before_the_dragon(held=()), box=(1, 1, 2))
    assert state.final_open
    assert after(state, "d3").step is Step.FIGHT


def test_m24_a_treasure_under_the_lair_keeps_the_final_duel_closed() -> None:
    state = position("d2 d3", figures="d2 g7", treasures="12@d4")
    assert after(state, "d3").step is Step.PUSH


def test_m25_whoever_ends_the_move_before_the_dragon_may_fight_or_not() -> None:
    state = after(before_the_dragon(cards=("7",)), "d3")
    assert (state.step, master.actor(state)) == (Step.FIGHT, 0)
    assert choices(state) == ["fight", "decline"]
    assert after(state, "decline").step is Step.DOUBLE


def test_m25_having_stayed_there_is_enough() -> None:
    assert after(before_the_dragon(figures="d3 g7"), "d3").step is Step.FIGHT


def test_m25_elsewhere_there_is_no_final_duel() -> None:
    state = after(before_the_dragon(), "d2")
    assert state.step is Step.PUSH
    with pytest.raises(IllegalAction, match="M25"):
        after(state, "fight")
    assert after(before_the_dragon(gaze=E), "d3").step is Step.PUSH


def test_m25_the_dragon_no_longer_turns_and_the_fight_is_told() -> None:
    state, events = told(before_the_dragon(), "d3", "fight", "roll 1", "roll 1", "roll 1")
    assert state.gaze == N
    assert FinalDuel(0) in events


def test_m26_three_rolls_of_12_in_all_win() -> None:
    state, events = told(before_the_dragon(), "d3", "fight", "roll 3", "roll 4", "roll 5")
    assert state.slayer == 0
    assert master.actor(state) is None
    assert events[-3:] == [FinalRolled(0, 5, (3, 4, 5), 12), FinalDuelEnded(0, 12, won=True), Won((0,))]


def test_m26_eleven_do_not_win() -> None:
    state = after(before_the_dragon(), "d3", "fight", "roll 3", "roll 4", "roll 4")
    assert state.slayer is None


def test_m26_the_duel_stops_as_soon_as_12_is_reached() -> None:
    state = after(before_the_dragon(cards=("1",)), "d3", "fight", "roll 6", "decline", "roll 6")
    assert state.step is Step.OVER
    assert state.holdings[0].cards == (1,)


def test_m26_after_each_roll_the_last_one_may_be_rolled_again_good_or_bad() -> None:
    state = after(before_the_dragon(cards=("1 2 4 9",)), "d3", "fight", "roll 5")
    assert (state.step, master.actor(state)) == (Step.FINAL_AGAIN, 0)
    assert choices(state) == ["again 1", "again 2", "again 4", "decline"]
    state, events = told(state, "again 4", "roll 2")
    assert RolledAgain(0, 4, 5) in events
    assert state.duel is not None
    assert state.duel.rolls == (2,)  # the new roll counts, better or worse


def test_m26_one_roll_can_be_rolled_again_several_times() -> None:
    state = after(before_the_dragon(cards=("1 1 2",)), "d3", "fight", "roll 5", "decline", "roll 1")
    state = after(state, "again 1", "roll 1", "again 1", "roll 2", "again 2", "roll 3")
    assert state.duel is not None
    assert state.duel.rolls == (5, 3)
    assert state.discards == (1, 1, 2)


def test_m26_after_the_third_roll_a_card_can_still_save_the_duel() -> None:
    state = after(
        before_the_dragon(cards=("1",)), "d3", "fight", "roll 4", "decline", "roll 4", "decline", "roll 3"
    )
    assert choices(state) == ["again 1", "decline"]
    assert after(state, "again 1", "roll 4").slayer == 0
    assert after(state, "decline").seat == 1


def test_m30_in_the_final_duel_whoever_holds_any_card_is_asked_fitting_or_not() -> None:
    other = after(before_the_dragon(cards=("9",)), "d3", "fight", "roll 5")
    assert choices(other) == ["decline"]
    none = after(before_the_dragon(), "d3", "fight", "roll 5")
    assert none.step is Step.FINAL_DIE


def test_m27_a_lost_final_duel_costs_the_lowest_treasure_and_ends_the_turn_at_once() -> None:
    state = before_the_dragon(cards=("9",), held=("5 8",))
    state, events = told(state, "d3", "fight", "roll 1", "decline", "roll 1", "decline", "roll 1", "decline")
    assert (state.seat, state.step) == (1, Step.PUSH)  # no question for a double turn
    assert (state.holdings[0].treasures, state.box) == ((8,), (5,))
    assert FinalDuelEnded(0, 3, won=False) in events
    assert Lost(0, Foe.DRAGON, 5) in events


def test_m27_without_a_treasure_nothing_is_lost() -> None:
    state = after(before_the_dragon(held=()), "d3", "fight", "roll 1", "roll 1", "roll 1")
    assert (state.seat, state.box) == (1, ())


def test_m27_the_game_is_over_when_the_dragon_is_beaten() -> None:
    state = after(before_the_dragon(), "d3", "fight", "roll 6", "roll 6")
    assert master.legal(state) == ()
    with pytest.raises(IllegalAction, match="the game is over"):
        after(state, "N2")


def won(held: tuple[str, ...], coins: tuple[int, ...], figures: str = "d2 g7") -> Outcome:
    """How the game ends when seat 0 beats the dragon."""
    state = before_the_dragon(held=held, coins=coins, figures=figures)
    assert master.outcome(state) is None
    found = master.outcome(after(state, "d3", "fight", "roll 6", "roll 6"))
    assert found is not None
    return found


def test_m28_treasures_coins_and_the_dragon_score() -> None:
    assert won(("3 4", "12"), (2, 1)) == Outcome(winners=(0,), scores=(3 + 4 + 10 + 15, 12 + 5))


def test_m28_who_beats_the_dragon_need_not_win() -> None:
    assert won(("1", "12 11 10"), (0, 0)) == Outcome(winners=(1,), scores=(16, 33))


def test_m28_a_tie_goes_to_who_holds_more_treasures() -> None:
    assert won(("", "7 8"), (0, 0)) == Outcome(winners=(1,), scores=(15, 15))
    assert won(("1 4", "10 10"), (0, 0)) == Outcome(winners=(0, 1), scores=(20, 20))


def test_m28_who_is_still_tied_shares_the_win() -> None:
    found = won(("2 3", "12 8", "10 10"), (0, 0, 0), figures="d2 g7 a7")
    assert found == Outcome(winners=(0, 1, 2), scores=(20, 20, 20))


def test_m29_unused_cards_score_nothing() -> None:
    state = before_the_dragon(cards=("1 9", "2 12"))
    plain = before_the_dragon()
    fight = ("d3", "fight", "roll 6", "decline", "roll 6")
    with_cards = master.outcome(after(state, *fight))
    without = master.outcome(after(plain, "d3", "fight", "roll 6", "roll 6"))
    assert with_cards == without


def winning_chance(cards: str) -> Fraction:
    """The chance of seat 0 in the final duel, from the module's own chances, cards played best."""

    @cache
    def value(state: State) -> Fraction:
        if state.step is Step.OVER:
            return Fraction(state.slayer == 0)
        if state.seat != 0:  # the turn has ended
            return Fraction(0)
        if master.actor(state) == CHANCE:
            branches = master.chance(state)
            total = sum(weight for _, weight in branches)
            return sum(
                (
                    Fraction(weight, total) * value(master.apply(state, action)[0])
                    for action, weight in branches
                ),
                Fraction(0),
            )
        return max(value(master.apply(state, action)[0]) for action in master.legal(state))

    return value(after(before_the_dragon(cards=(cards,)), "d3", "fight"))


@pytest.mark.parametrize(
    ("cards", "percent"), [("", 37.5), ("4", 60.2), ("4 4", 75.9), ("1 2 3", 85.7), ("9", 37.5)]
)
def test_m26_the_winning_chance_with_cards_played_best(cards: str, percent: float) -> None:
    assert round(float(winning_chance(cards)) * 100, 1) == percent
