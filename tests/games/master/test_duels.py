"""Duels: the roll, rolling again out of turn, tied duels one after another (M17, M19)."""

from __future__ import annotations

import pytest
from tests.games.master.positions import after, choices, named, position, told

from wandelgang.games import CHANCE, IllegalAction, master
from wandelgang.games.master.events import DuelRolled, Lost, RolledAgain
from wandelgang.games.master.parts import Foe
from wandelgang.games.master.state import Again, Duel, DuelDie, State, Step


def duelling(*, cards: list[str], held: list[str], figures: str = "a4 g7") -> State:
    """A position in which the white guard is about to threaten those beside it."""
    return position("a4 b4 c4", figures=figures, cards=cards, held=held, step=Step.DRAGON_DIE)


def test_m19_the_six_rolls_are_equally_likely() -> None:
    state = after(duelling(cards=[], held=["2"]), "dragon white")
    assert master.actor(state) == CHANCE
    assert list(master.chance(state)) == [(DuelDie(pips), 1) for pips in range(1, 7)]


@pytest.mark.parametrize("pips", [4, 5, 6])
def test_m19_from_4_on_nothing_is_lost(pips: int) -> None:
    state, events = told(duelling(cards=["1"], held=["2 5"]), "dragon white", f"roll {pips}")
    assert state.holdings[0].treasures == (2, 5)
    assert events[-1] == DuelRolled(0, Foe.WHITE, pips, safe=True)
    assert state.step is Step.DOUBLE  # a good roll is not asked about


@pytest.mark.parametrize("pips", [1, 2, 3])
def test_m19_up_to_3_the_lowest_treasure_goes_to_the_box(pips: int) -> None:
    state, events = told(duelling(cards=[], held=["2 5 5"]), "dragon white", f"roll {pips}")
    assert state.holdings[0].treasures == (5, 5)
    assert state.box == (2,)
    assert Lost(0, Foe.WHITE, 2) in events


def test_m19_coins_are_never_lost() -> None:
    state = position("a4 b4", figures="a4 g7", held=["2"], coins=[3], step=Step.DRAGON_DIE)
    assert after(state, "dragon white", "roll 1").holdings[0].coins == 3


def test_m19_a_card_buys_a_new_roll_that_counts() -> None:
    state = after(duelling(cards=["3 7"], held=["2"]), "dragon white", "roll 1")
    assert choices(state) == ["again 3", "decline"]
    state, events = told(state, "again 3")
    assert events == [RolledAgain(0, 3, 1)]
    assert (state.step, state.discards, state.holdings[0].cards) == (Step.DUEL_DIE, (3,), (7,))
    assert after(state, "roll 4").holdings[0].treasures == (2,)
    assert after(state, "roll 3", "decline").holdings[0].treasures == ()


def test_m19_one_card_for_each_further_roll() -> None:
    state = duelling(cards=["1 1 6"], held=["2"])
    state = after(state, "dragon white", "roll 1", "again 6", "roll 2", "again 1", "roll 3", "again 1")
    assert state.discards == (1, 1, 6)
    assert after(state, "roll 1").box == (2,)  # no card left, nobody is asked


def test_m19_equal_cards_are_one_choice() -> None:
    state = after(duelling(cards=["1 1 4 9 9"], held=["2"]), "dragon white", "roll 1")
    assert choices(state) == ["again 1", "again 4", "decline"]


def test_m19_who_is_hit_decides_also_out_of_turn() -> None:
    state = duelling(cards=["7", "2"], held=["1", "4"], figures="g7 a4")
    state = after(state, "dragon white", "roll 2")
    assert (state.seat, master.actor(state)) == (0, 1)
    assert choices(state) == ["again 2", "decline"]
    view = master.view(state, 1)
    assert view.duel == Duel(Foe.WHITE, (1,), (2,))
    assert view.players[1].hand == (2,)
    state = after(state, "decline")
    assert state.box == (4,)
    assert (state.step, master.actor(state)) == (Step.DOUBLE, 0)  # the turn goes on where it was


def test_m17_tied_duels_follow_one_after_another_each_with_its_own_decision() -> None:
    state = duelling(cards=["1", "2"], held=["3", "4"], figures="a4 c4")
    state = after(state, "dragon white", "roll 1")
    assert master.actor(state) == 0
    assert state.duel == Duel(Foe.WHITE, (0, 1), (1,))
    state = after(state, "decline")
    assert state.duel == Duel(Foe.WHITE, (1,))
    assert state.box == (3,)
    state = after(state, "roll 2")
    assert master.actor(state) == 1
    state = after(state, "again 2", "roll 6")
    assert state.holdings[1].treasures == (4,)
    assert (state.step, master.actor(state), state.duel) == (Step.DOUBLE, 0, None)


def test_m17_a_first_duel_won_leads_to_the_second_as_well() -> None:
    state = after(duelling(cards=[], held=["3", "4"], figures="a4 c4"), "dragon white", "roll 6", "roll 1")
    assert [own.treasures for own in state.holdings] == [(3,), ()]


def test_a_card_without_the_symbol_or_not_in_the_hand_does_not_roll_again() -> None:
    state = after(duelling(cards=["3 7"], held=["2"]), "dragon white", "roll 1")
    with pytest.raises(IllegalAction, match="M22"):
        after(state, "again 4")
    with pytest.raises(IllegalAction, match="M3"):
        master.apply(state, Again(7))


def test_the_duel_die_has_no_seventh_face() -> None:
    state = after(duelling(cards=[], held=["2"]), "dragon white")
    with pytest.raises(IllegalAction, match="M7"):
        master.apply(state, DuelDie(7))


def test_m16_while_a_duel_is_on_everyone_sees_the_threatened_corridor_and_the_way_to_the_duellist() -> None:
    state = after(duelling(cards=["3"], held=["2"]), "dragon white")
    for seat in (None, 0, 1):
        view = master.view(state, seat)
        assert view.threatened == named("a4 b4 c4")
        assert view.threat == named("b4 a4")
    assert master.view(after(state, "roll 6"), 0).threatened == ()
