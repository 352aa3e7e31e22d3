"""Push, move and taking treasures (M10–M15, X1–X7, X12)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.master.positions import after, cell, choices, maze, named, position, told

from wandelgang.games import CHANCE, IllegalAction, master
from wandelgang.games.actions import Push, Walk
from wandelgang.games.events import Carried, Pushed, TurnStarted, Walked
from wandelgang.games.master.events import Event, GuardCarried, TookTreasure, TreasureCarried
from wandelgang.games.master.parts import Foe
from wandelgang.games.master.state import Options, State, Step, Treasure
from wandelgang.maze import E, N, S, W


def refused(state: State, action: str) -> IllegalAction:
    """How an action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        after(state, action)
    return refusal.value


def test_m10_a_turn_is_push_move_and_the_question_for_a_double_turn() -> None:
    state = position(figures="a1 g7", cards=["9"], step=Step.PUSH)
    seen = [state.step]
    for action in ("N2", "a1", "decline"):
        state = after(state, action)
        seen.append(state.step)
    assert seen == [Step.PUSH, Step.MOVE, Step.DOUBLE, Step.PUSH]
    assert state.seat == 1


def test_m10_taking_brings_coin_dragon_die_duel_and_double_turn_in_this_order() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="1@b1 2@g1", cards=["7"], guards="a1 g4")
    seen = []
    for action in ("b1", "decline", "dragon white", "roll 5", "decline"):
        state = after(state, action)
        seen.append(state.step)
    assert seen == [Step.COIN, Step.DRAGON_DIE, Step.DUEL_DIE, Step.DOUBLE, Step.PUSH]


def test_x1_cells_are_named_by_column_and_row() -> None:
    assert cell("d4") == 24
    state = position("a1 b1", figures="a1 g7")
    assert refused(state, "g7").clause == "X7"
    with pytest.raises(IllegalAction, match="cells are 0 to 48"):
        master.apply(state, Walk(49))


def test_x2_only_the_odd_lines_can_be_pushed() -> None:
    arrows = {action.split("↻")[0].rstrip("↺") for action in choices(master.GAME.deal(Options(2), Random(0)))}
    assert arrows == {side + line for side in "NESW" for line in "246"}
    with pytest.raises(IllegalAction, match="X2"):
        master.apply(master.GAME.deal(Options(2), Random(0)), Push("N1"))


def test_x3_no_move_before_the_push() -> None:
    state = position("a1 b1", figures="a1 g7", step=Step.PUSH)
    assert refused(state, "b1").clause == "X3"
    assert refused(after(state, "N4"), "N4").clause == "M10"


def test_x4_a_straight_is_offered_in_two_orientations() -> None:
    straight = position(figures="a1 g7", step=Step.PUSH, spare=N | S)
    assert len(choices(straight)) == 24
    assert refused(straight, "N2↻↻").clause == "X4"
    assert len(choices(position(figures="a1 g7", step=Step.PUSH, spare=N | E))) == 48


def test_x5_the_spare_does_not_go_back_in_where_it_came_out() -> None:
    state = position(figures="a1 g7", cards=["7"], step=Step.PUSH)
    pushed = after(state, "N2", "a1")
    assert refused(after(pushed, "decline"), "S2").clause == "X5"
    assert refused(after(pushed, "double 7"), "S2").clause == "X5"  # the player's own second push, too


def test_m11_a_push_carries_treasures_guards_and_adventurers() -> None:
    state = position(figures="b1 b7", treasures="1@b3 2@c3", guards="b4 f4", step=Step.PUSH)
    pushed, events = told(state, "N2")
    assert pushed.figures == named("b2 b1")
    assert pushed.guards == named("b5 f4")
    assert pushed.treasures == (Treasure(1, cell("b4")), Treasure(2, cell("c3")))
    assert isinstance(events[0], Pushed)
    assert events[1:] == [
        Carried(0, cell("b1"), cell("b2")),
        Carried(1, cell("b7"), cell("b1")),
        GuardCarried(Foe.WHITE, cell("b4"), cell("b5")),
        TreasureCarried(1, cell("b3"), cell("b4")),
    ]


def test_x6_what_is_pushed_off_comes_back_on_the_new_tile() -> None:
    state = position(figures="a2 g7", treasures="1@a2", guards="a2 f4", step=Step.PUSH)
    pushed = after(state, "E2")
    assert pushed.figures[0] == pushed.guards[0] == pushed.treasures[0].cell == cell("g2")


def test_x6_a_push_onto_a_treasure_is_no_move_and_takes_nothing() -> None:
    state = position(figures="b7 g7", treasures="1@b7 2@f1", step=Step.PUSH)
    pushed = after(state, "N2", "b1")
    assert pushed.holdings[0].treasures == ()
    assert len(pushed.treasures) == 2


def test_x7_the_figure_walks_along_corridors_past_everybody_or_stays() -> None:
    state = position("a1 b1 c1 c2", "e1 f1", figures="a1 b1", guards="c1 f4", treasures="5@b1")
    assert choices(state) == ["a1", "b1", "c1", "c2"]
    _, events = told(state, "c2")
    assert events[0] == Walked(0, named("a1 b1 c1 c2"))
    assert refused(state, "e1").clause == "X7"


def test_x7_cells_are_joined_only_when_both_are_open_to_each_other() -> None:
    state = position("a1 b1", figures="a1 g7")
    assert cell("c1") not in [action.cell for action in master.legal(state) if isinstance(action, Walk)]


def test_m12_nobody_walks_into_or_through_the_lair() -> None:
    state = position("d3 d4 d5", figures="d3 g7")
    assert choices(state) == ["d3"]
    assert refused(state, "d4").clause == "M12"
    assert refused(state, "d5").clause == "X7"


def test_m12_a_way_round_the_lair_is_open() -> None:
    state = position("c3 c4 d4 e4", "c3 d3 e3 e4", figures="c4 g7")
    _, events = told(state, "e4")
    assert events[0] == Walked(0, named("c4 c3 d3 e3 e4"))


def test_m12_nobody_walks_out_of_the_lair() -> None:
    state = position("d3 d4 d5", "c4 d4 e4", figures="d4 g7")
    assert choices(state) == ["d4"]
    assert refused(state, "d3").clause == "M12"


def test_m12_a_push_brings_a_figure_into_the_lair_and_out() -> None:
    state = after(position(figures="d3 d4", step=Step.PUSH), "N4")
    assert state.figures == named("d4 d5")


def test_m12_a_figure_freed_by_a_push_may_walk_on() -> None:
    state = position("d4 e4", "d5 e5 f5", figures="d4 g7", step=Step.PUSH)
    assert choices(after(state, "N4")) == ["d5", "e5", "f5"]


def test_m13_ending_a_move_on_the_lowest_treasure_takes_it() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="3@b1 4@g1")
    state, events = told(state, "b1")
    assert state.holdings[0].treasures == (3,)
    assert state.treasures == (Treasure(4, cell("g1")),)
    assert TookTreasure(0, 3, cell("b1")) in events


def test_m13_a_higher_treasure_is_not_taken() -> None:
    state = after(position("a1 b1", figures="a1 g7", treasures="3@g1 4@b1"), "b1")
    assert state.holdings[0].treasures == ()
    assert state.step is Step.PUSH  # no die is rolled


def test_m13_either_of_two_equal_treasures_may_be_taken() -> None:
    state = position("b1 a1", "a1 a2", figures="a1 g7", treasures="3@b1 3@a2 4@g1")
    for goal, left in (("b1", "a2"), ("a2", "b1")):
        taken = after(state, goal)
        assert Treasure(3, cell(left)) in taken.treasures
        assert len(taken.treasures) == 2


def test_m13_waiting_on_a_treasure_takes_nothing() -> None:
    state = after(position("a1 b1", figures="b1 g7", treasures="3@b1 4@g1"), "b1")
    assert state.holdings[0].treasures == ()
    assert state.seat == 1


def test_m13_circling_back_takes_nothing() -> None:
    """A walk says only where it ends: a loop that ends where it began is staying."""
    state = position("a1 b1 b2 a2 a1", figures="b1 g7", treasures="3@b1 4@g1")
    _, events = told(state, "b1")
    assert events[0] == Walked(0, (cell("b1"),))
    assert not [event for event in events if isinstance(event, TookTreasure)]


def test_m13_walking_over_a_treasure_takes_nothing() -> None:
    state = after(position("a1 b1 c1", figures="a1 g7", treasures="3@b1 4@g1"), "c1")
    assert state.holdings[0].treasures == ()


def test_m13_a_treasure_under_the_lair_still_blocks_the_higher_ones() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="3@d4 4@b1")
    assert state.lowest == 3
    assert after(state, "b1").holdings[0].treasures == ()


def test_m13_a_treasure_under_the_lair_cannot_be_taken_even_by_who_is_there() -> None:
    state = position("d3 d4 d5", figures="d4 d3", treasures="3@d4 4@b1")
    waited = after(state, "d4")
    assert waited.holdings[0].treasures == ()
    assert waited.lowest == 3


def test_m13_a_treasure_pushed_out_of_the_lair_can_be_taken_again() -> None:
    state = position("d4 e4", "d5 e5", figures="e5 g7", treasures="3@d4 4@b1", step=Step.PUSH)
    state = after(state, "N4", "d5")
    assert state.holdings[0].treasures == (3,)


def test_m13_the_lowest_treasure_can_ride_along_the_edge_and_stays_the_only_one_to_take() -> None:
    state = position("a1 a2", figures="a1 g7", treasures="3@a2 4@f1", step=Step.PUSH)
    for arrow, where in (("E2", "g2"), ("E2", "f2")):
        state = after(state, arrow, master.write(state.options, Walk(state.figures[state.seat])))
        assert state.treasures[0] == Treasure(3, cell(where))
        assert state.lowest == 3


def test_m15_after_taking_the_figure_moves_no_more() -> None:
    state = after(position("a1 b1 c1", figures="a1 g7", treasures="3@b1 4@c1"), "b1")
    assert state.step is Step.DRAGON_DIE
    assert master.actor(state) == CHANCE
    assert refused(state, "c1").clause == "X3"


def test_m13_one_treasure_a_turn_but_another_in_a_double_turn() -> None:
    state = position("a1 b1 c1", figures="a1 g7", treasures="3@b1 3@c1 4@g1", cards=["9"], guards="g4 g5")
    state = after(state, "b1", "decline", "dragon white")
    assert state.step is Step.DOUBLE
    state = after(state, "double 9", "N6", "c1")
    assert state.holdings[0].treasures == (3, 3)


def test_x12_a_refusal_says_why_and_changes_nothing() -> None:
    state = position("a1 b1", figures="a1 g7")
    copy = position("a1 b1", figures="a1 g7")
    refusal = refused(state, "c1")
    assert refusal.reason == "no unbroken corridor leads from a1 to c1"
    assert state == copy


def test_x13_turns_are_counted_and_told() -> None:
    state, events = told(position(figures="a1 g7", step=Step.PUSH), "N2", "a1")
    started: list[Event] = [event for event in events if isinstance(event, TurnStarted)]
    assert started == [TurnStarted(1, 2)]
    assert state.turn == 2


def test_the_sides_of_hand_built_mazes_are_right() -> None:
    board = maze("a1 b1 b2")
    assert board.openings(cell("a1")) == E
    assert board.openings(cell("b1")) == W | S
    assert board.openings(cell("b2")) == N
