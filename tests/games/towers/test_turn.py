"""The turn and the end of the game: T6, T9–T13, X3–X6, X12, X13."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.towers.positions import (
    EVERYTHING,
    SPARE,
    names,
    only,
    play,
    position,
    spells,
    the_deal,
    walk,
)

from wandelgang.games import CHANCE, IllegalAction, Outcome
from wandelgang.games.actions import Push
from wandelgang.games.events import Carried, Pushed, TurnStarted, Won
from wandelgang.games.towers import Action, Options, actor, apply, chance, lay_out, legal, outcome
from wandelgang.games.towers.parts import GRID, HEIGHTS, Spell, Treasure
from wandelgang.games.towers.state import (
    Draw,
    DrawSpell,
    DrewSpell,
    Found,
    Reshuffled,
    RuneTurned,
    State,
    Step,
    Walk,
    Walked,
)
from wandelgang.maze import letters

UP, DOWN, JOKER = (DrawSpell(spell) for spell in Spell)
PUSHING = Step.PUSH


# --- the push ----------------------------------------------------------------------------------------


def test_x3_the_push_is_compulsory_and_comes_first() -> None:
    state = position("a1", step=PUSHING)
    with pytest.raises(IllegalAction, match="the push comes first"):
        apply(state, walk("a1"))
    assert all(isinstance(action, Push) for action in legal(state))


def test_t6_after_the_push_comes_the_move_and_no_second_push() -> None:
    state, _ = play(position("a1", step=PUSHING), Push("N2"))
    assert (state.step, actor(state)) == (Step.MOVE, 0)
    with pytest.raises(IllegalAction, match="the push is made"):
        apply(state, Push("N4"))


def test_x4_the_spare_goes_in_at_eight_arrows_in_four_turns() -> None:
    state = position("a1", step=PUSHING)
    assert len(legal(state)) == 8 * 4
    straight = replace(state, spare=state.board.tile(GRID.named("b1")))
    assert len(legal(straight)) == 8 * 2
    pushed, _ = play(state, Push("W2", 2))
    assert letters(pushed.board.openings(GRID.named("a2"))) == "SW"


def test_x5_the_spare_may_not_go_in_where_it_came_out() -> None:
    state, _ = play(position("a1", step=PUSHING), Push("N2"), walk("a1"), UP)
    assert {action.arrow for action in legal(state) if isinstance(action, Push)} == {
        "N2", "N4", "E2", "E4", "S4", "W4", "W2",
    }  # fmt: skip
    with pytest.raises(IllegalAction, match="just come out at S2"):
        apply(state, Push("S2"))


def test_x6_a_figure_on_the_tower_that_falls_out_comes_back_on_the_new_one() -> None:
    state, told = play(position("d5", step=PUSHING), Push("N4"))
    assert names(state.figures) == ["d1", "e5"]
    assert [event for event in told if isinstance(event, Carried)] == [
        Carried(0, GRID.named("d5"), GRID.named("d1"))
    ]
    assert state.board.numbers[GRID.named("d1")] == SPARE.number


def test_t6_treasures_are_part_of_their_tower_and_fall_out_with_it() -> None:
    state, told = play(position("a1", step=PUSHING), Push("N4"))
    purse = only(told, Pushed).fallen
    assert state.spare == purse
    assert (purse.number, HEIGHTS[purse.number]) == (12, 1)
    # the towers of the line moved on, with their heights
    assert [HEIGHTS[state.board.numbers[GRID.named(f"d{row}")]] for row in range(1, 6)] == [4, 4, 2, 3, 3]


# --- the end of a move -------------------------------------------------------------------------------


def test_t9_on_the_current_treasure_the_card_is_turned_up_and_the_next_is_looked_at() -> None:
    state = position("a1", goal="book")
    red = replace(state.hands[0], found=(), pile=(Treasure.CHEST, Treasure.KEYS))
    state = replace(state, hands=(red, state.hands[1]))
    state, told = play(state, walk("c1"))
    assert told[1:] == [Found(0, Treasure.BOOK)]
    assert (state.hands[0].found, state.hands[0].goal) == ((Treasure.BOOK,), None)
    assert (state.step, actor(state)) == (Step.DRAW, CHANCE)
    assert chance(state) == ((Draw(Treasure.CHEST), 1), (Draw(Treasure.KEYS), 1))
    state, told = play(state, Draw(Treasure.KEYS))
    assert (state.hands[0].goal, state.hands[0].pile) == (Treasure.KEYS, (Treasure.CHEST,))
    assert told[-1] == TurnStarted(1, 2)
    assert len(state.hands[0].spells) == 0  # and no spell card


def test_t9_a_found_treasure_brings_no_spell_card() -> None:
    state, told = play(position("a1", goal="book"), walk("c1"))  # the last one: nothing to look at
    assert [type(event) for event in told] == [Walked, Found, TurnStarted]
    assert (state.step, state.seat, state.turn) == (Step.PUSH, 1, 2)


def test_t9_the_first_visit_to_the_rune_turns_the_rune_card_and_brings_no_spell_card() -> None:
    state, told = play(position("c4"), walk("c3"))
    assert [type(event) for event in told] == [Walked, RuneTurned, TurnStarted]
    assert state.hands[0].rune
    assert len(state.hands[0].spells) == 0
    assert state.hands[0].goal is Treasure.BOOK


def test_t9_the_rune_again_brings_a_spell_card() -> None:
    state, told = play(position("c4", rune=True), walk("c3"))
    assert [type(event) for event in told] == [Walked]
    assert (state.step, actor(state)) == (Step.SPELL, CHANCE)
    state, told = play(state, JOKER)
    assert told == [DrewSpell(0, Spell.JOKER), TurnStarted(1, 2)]
    assert state.hands[0].spells == spells("joker")


def test_t9_any_other_end_of_a_move_brings_a_spell_card() -> None:
    state, _ = play(position("a1", hand="up", others="down"), walk("a2"), DOWN)
    assert state.hands[0].spells == spells("up down")
    assert state.hands[1].spells == spells("down")  # the player whose turn it is not draws nothing


def test_t9_another_treasure_than_the_current_one_is_any_other_end() -> None:
    state, told = play(position("a1", goal="book"), walk("a3"))  # the crown
    assert state.step is Step.SPELL
    assert not any(isinstance(event, Found) for event in told)


def test_t9_without_a_sought_treasure_one_still_draws() -> None:
    before_the_rune, _ = play(position("a1", goal=None), walk("c1"))
    on_the_way_home, _ = play(position("a2", goal=None, rune=True), walk("c1"))
    assert before_the_rune.step is on_the_way_home.step is Step.SPELL


def test_t10_the_rune_on_the_way_does_not_count() -> None:
    state, told = play(position("c2", hand="up"), walk("c4", "up"))
    assert "c3" in names(only(told, Walked).path)
    assert not state.hands[0].rune
    assert state.step is Step.SPELL


def test_t10_a_treasure_on_the_way_does_not_count() -> None:
    state, told = play(position("b1", goal="book"), walk("d1"))
    assert "c1" in names(only(told, Walked).path)
    assert state.hands[0].goal is Treasure.BOOK
    assert state.step is Step.SPELL


def test_t10_one_treasure_a_turn() -> None:
    state = position("a3", goal="book")
    red = replace(state.hands[0], found=(), pile=(Treasure.CROWN,))
    state, told = play(replace(state, hands=(red, state.hands[1])), walk("c1"), Draw(Treasure.CROWN))
    assert [event for event in told if isinstance(event, Found)] == [Found(0, Treasure.BOOK)]
    assert actor(state) == 1


def test_t10_staying_counts_like_any_other_end() -> None:
    found, told = play(position("c1", goal="book"), walk("c1"))
    assert only(told, Found).card is Treasure.BOOK
    visited, _ = play(position("c3"), walk("c3"))
    assert visited.hands[0].rune
    drawn, _ = play(position("b2"), walk("b2"), UP)
    assert drawn.hands[0].spells == spells("up")
    home, told = play(position("a1", goal=None, rune=True), walk("a1"))
    assert only(told, Won).winners == (0,)
    assert found.step is Step.PUSH
    assert home.step is Step.OVER


# --- the spell cards ---------------------------------------------------------------------------------


def test_x11_a_draw_is_weighed_by_what_is_left_in_the_draw_pile() -> None:
    state, _ = play(position("a1", draw_pile="up up joker"), walk("a2"))
    assert chance(state) == ((UP, 2), (JOKER, 1))
    assert legal(state) == (UP, JOKER)
    with pytest.raises(IllegalAction, match="holds no down") as refused:
        apply(state, DOWN)
    assert refused.value.clause == "X11"


def test_t11_an_empty_draw_pile_is_made_of_the_discards_when_a_card_must_be_drawn() -> None:
    state = position("a1", draw_pile="up", discards="down down joker")
    state, told = play(state, walk("a2"), UP)
    assert len(state.draw_pile) == 0  # the last card is gone, nobody must draw yet
    assert state.discards == spells("down down joker")
    assert not any(isinstance(event, Reshuffled) for event in told)
    state, told = play(state, Push("N2"), walk("e5"))
    assert only(told, Reshuffled).spells == spells("down down joker")
    assert (state.draw_pile, state.discards) == (spells("down down joker"), spells(""))
    assert chance(state) == ((DOWN, 2), (JOKER, 1))


def test_t11_the_cards_of_this_very_move_are_among_the_discards() -> None:
    state, told = play(position("c2", hand="up", draw_pile=""), walk("c4", "up"))
    assert only(told, Reshuffled).spells == spells("up")
    assert chance(state) == ((UP, 1),)


def test_t11_nothing_is_reshuffled_where_no_card_must_be_drawn() -> None:
    state, told = play(position("c4", draw_pile="", discards="up"), walk("c3"))
    assert only(told, RuneTurned).seat == 0
    assert state.discards == spells("up")


def test_t11_with_both_piles_empty_nothing_is_drawn() -> None:
    state, told = play(position("a1", draw_pile=""), walk("a2"))
    assert [type(event) for event in told] == [Walked, TurnStarted]
    assert (state.step, state.seat) == (Step.PUSH, 1)
    assert len(state.hands[0].spells) == 0


def test_t11_there_is_no_hand_limit() -> None:
    state = position("b2", hand="up " * 8 + "down " * 8 + "joker " * 7)
    state, _ = play(state, walk("b2"), JOKER)
    assert len(state.hands[0].spells) == 24


# --- the end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("found", [0, 3, 6])
def test_t12_the_rune_may_be_visited_before_between_and_after_the_treasures(found: int) -> None:
    state = position("c4", goal=None)
    cards = EVERYTHING[:6]
    goal = cards[found] if found < 6 else None
    red = replace(state.hands[0], found=cards[:found], goal=goal, pile=tuple(sorted(cards[found + 1 :])))
    state, told = play(replace(state, hands=(red, state.hands[1])), walk("c3"))
    assert only(told, RuneTurned).seat == 0
    assert state.hands[0] == replace(red, rune=True)


def test_t13_home_with_all_treasures_and_the_rune_wins_at_once() -> None:
    state, told = play(position("c1", goal=None, rune=True), walk("a1"))
    assert told[1:] == [Won((0,))]
    assert (state.step, actor(state), legal(state)) == (Step.OVER, None, ())
    assert outcome(state) == Outcome(winners=(0,), scores=(7, 0))
    with pytest.raises(IllegalAction, match="the game is over") as refused:
        apply(state, Push("N2"))
    assert refused.value.clause == "T13"


def test_t13_home_wins_with_spell_cards_too() -> None:
    state, told = play(position("c3", goal=None, rune=True, hand="down"), walk("a1", "down"))
    assert only(told, Won).winners == (0,)
    assert state.discards == spells("down")


@pytest.mark.parametrize(("goal", "rune"), [("chest", True), (None, False), ("chest", False)])
def test_t13_home_without_all_treasures_or_without_the_rune_brings_a_spell_card(
    goal: str | None, rune: bool
) -> None:
    state, _ = play(position("c1", goal=goal, rune=rune), walk("a1"))
    assert (state.step, outcome(state)) == (Step.SPELL, None)


def test_t13_anothers_start_is_not_home() -> None:
    state, _ = play(position("a4", goal=None, rune=True), walk("a5"))
    assert outcome(state) is None


def test_t13_passing_over_the_own_start_does_not_win() -> None:
    state, told = play(position("a2", goal=None, rune=True), walk("b1"))
    assert "a1" in names(only(told, Walked).path)
    assert outcome(state) is None


def test_t13_being_carried_home_in_another_turn_does_not_win() -> None:
    # blue pushes; red stands on its start all the time and has to move in its own turn
    state = replace(position("a1", goal=None, rune=True, step=PUSHING), seat=1)
    state, _ = play(state, Push("N2"), walk("e5"), UP)
    assert outcome(state) is None
    state, told = play(state, Push("N2"), walk("a1"))
    assert only(told, Won).winners == (0,)


# --- what is refused ---------------------------------------------------------------------------------


def every_step() -> dict[Step, State]:
    fresh = lay_out(Options(2), the_deal(Options(2)))
    looked, _ = play(fresh, UP, UP)
    return {
        Step.SPELL: fresh,
        Step.DRAW: looked,
        Step.PUSH: position("a1", step=PUSHING),
        Step.MOVE: position("a1", hand="up"),
        Step.OVER: play(position("a1", goal=None, rune=True), walk("a1"))[0],
    }


ANY: tuple[Action, ...] = (
    *(Push(arrow, turn) for arrow in (*GRID.arrows, "N1", "", "S7") for turn in (-1, 0, 1, 3, 4)),
    *(Walk(cell, *cards) for cell in (-1, 0, 12, 24, 25, 99) for cards in ((), (1,), (0, 0, 1), (9, -9, 9))),
    *(Draw(card) for card in Treasure),
    UP, DOWN, JOKER,
)  # fmt: skip


@pytest.mark.parametrize("step", Step)
def test_x12_whatever_is_not_legal_is_refused_with_its_clause_and_changes_nothing(step: Step) -> None:
    state = every_step()[step]
    assert state.step is step
    allowed = set(legal(state))
    refused = 0
    for action in ANY:
        if action in allowed:
            apply(state, action)
            continue
        with pytest.raises(IllegalAction) as error:
            apply(state, action)
        assert error.value.clause[0] in "XT"
        refused += 1
    assert refused > 10
    assert state == every_step()[step]


def test_x12_an_unknown_cell_and_a_closed_way_are_named() -> None:
    state = position("a1", hand="joker joker")
    with pytest.raises(IllegalAction, match="there is no cell 25"):
        apply(state, Walk(25))
    with pytest.raises(IllegalAction, match="no unbroken corridor leads from a1 to b2") as refused:
        apply(state, walk("b2"))
    assert refused.value.clause == "X7"


def test_x13_each_players_turn_counts_one() -> None:
    state = position("a1", step=PUSHING)
    told = []
    for _ in range(4):
        here = state.figures[state.seat]
        push = legal(state)[0]
        state, events = play(state, push)
        here = state.figures[state.seat]
        state, more = play(state, Walk(here), JOKER)
        told += [event for event in (*events, *more) if isinstance(event, TurnStarted)]
    assert told == [TurnStarted(1, 2), TurnStarted(0, 3), TurnStarted(1, 4), TurnStarted(0, 5)]
