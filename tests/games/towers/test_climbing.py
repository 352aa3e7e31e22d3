"""Walking over heights, free and with spell cards: T7, T8, T14, X7."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.towers.positions import EAST, WEST, names, only, play, position, spells, walk
from tests.games.towers.slow_search import height, neighbours, slow_ways

from wandelgang.games import IllegalAction
from wandelgang.games.towers import GAME, Options, State, apply, legal
from wandelgang.games.towers.climbing import first_way, joints, walks, ways
from wandelgang.games.towers.parts import TILES, Spell
from wandelgang.games.towers.state import Spells, Walk, Walked
from wandelgang.maze import Board, Tile, turned

UP, DOWN, JOKER = Spell


def offered(state: State) -> dict[str, list[str]]:
    """The legal walks: for each cell the ways to it, as words."""
    found: dict[str, list[str]] = {}
    for action in legal(state):
        assert isinstance(action, Walk)
        words = ["up"] * action.up + ["down"] * action.down + ["joker"] * action.joker
        found.setdefault(names([action.cell])[0], []).append(" ".join(words))
    return found


def test_t7_without_cards_a_step_may_lead_up_or_down_by_one_at_most() -> None:
    assert sorted(offered(position("a1"))) == sorted(WEST)
    assert sorted(offered(position("c3"))) == sorted(EAST)
    assert set(offered(position("e1"))) == {"e1", "e2"}


def test_x7_a_wall_is_no_way_whatever_the_heights() -> None:
    everything = "up up up down down down joker joker joker"
    found = offered(position("a1", hand=everything))
    assert not {"b2", "d2", "c5", "d5"} & set(found)
    assert set(offered(position("c5", hand=everything))) == {"c5", "d5"}


def test_x7_the_figure_may_stay() -> None:
    assert offered(position("b2")) == {"b2": [""]}


def test_t8_an_up_leads_one_steep_step_up_and_no_step_down() -> None:
    found = offered(position("a1", hand="up"))
    assert {cell for cell, cost in found.items() if cost == ["up"]} == {*EAST, "b5"}
    assert "e1" not in found


def test_t8_a_down_leads_one_steep_step_down_and_no_step_up() -> None:
    found = offered(position("a1", hand="down"))
    assert {cell for cell, cost in found.items() if cost == ["down"]} == {"e1", "e2"}
    assert "c3" not in found


def test_t8_a_joker_leads_either_way() -> None:
    found = offered(position("a1", hand="joker"))
    assert {cell for cell, cost in found.items() if cost == ["joker"]} == {*EAST, "b5", "e1", "e2"}


def test_t8_a_joker_instead_of_an_up_is_the_players_choice() -> None:
    found = offered(position("a1", hand="up joker"))
    assert found["c3"] == ["up", "joker"]
    assert found["e1"] == ["joker"]


def test_t8_several_cards_in_one_move() -> None:
    # up to the rune, over the east, down from e4 to e5
    assert offered(position("a1", hand="up down"))["e5"] == ["up down"]
    assert offered(position("a1", hand="joker joker"))["e5"] == ["joker joker"]
    assert offered(position("a1", hand="up down joker joker"))["e5"] == [
        "up down", "up joker", "down joker", "joker joker",
    ]  # fmt: skip
    assert "e5" not in offered(position("a1", hand="up up up"))


def test_t8_no_way_is_listed_that_spends_a_superset_of_another() -> None:
    found = offered(position("a1", hand="up up down down joker"))
    assert found["c3"] == ["up", "joker"]  # not "up down" by e1, e2 and e3, which is a way too
    assert all(found[cell] == [""] for cell in WEST)


def test_t8_a_steep_step_is_not_paid_where_a_free_way_leads_round_it() -> None:
    # a3–a4 falls by two; a3 b3 b4 a4 is free
    state, told = play(position("a3", hand="down joker"), walk("a4"))
    walked = only(told, Walked)
    assert names(walked.path) == ["a3", "b3", "b4", "a4"]
    assert walked.spells == (None, None, None)
    assert state.hands[0].spells == spells("down joker")
    with pytest.raises(IllegalAction, match="does not cost 1 down; it costs nothing") as refused:
        apply(position("a3", hand="down joker"), walk("a4", "down"))
    assert refused.value.clause == "T8"


def test_t8_a_way_of_one_kind_does_not_hide_a_cheaper_one_of_another() -> None:
    hand = spells("up up down joker joker")
    two_up_or_one_down = ways(((2, 0), (0, 1)), hand, child=False)
    assert two_up_or_one_down == (spells("down"), spells("joker"), spells("up up"))
    # "up joker" and "joker joker" hand in more than "joker"


def test_t8_the_tables_own_choice_comes_first_fewest_cards_then_fewest_jokers() -> None:
    hand = spells("up up up down joker joker")
    assert ways(((1, 1),), hand, child=False) == tuple(
        map(spells, ("up down", "up joker", "down joker", "joker joker"))
    )
    assert ways(((3, 0), (1, 1)), hand, child=False)[0] == spells("up down")


@pytest.mark.parametrize("child", [False, True])
def test_t8_the_first_way_to_pay_is_found_without_listing_all(child: bool) -> None:
    few = range(4)
    for hand in (Spells(*counts) for counts in product(few, repeat=3)):
        for need in product(few, [0] if child else few):
            if listed := ways((need,), hand, child):
                assert first_way(need, hand, child) == listed[0], (need, hand)


def test_t8_used_cards_go_to_the_open_discards() -> None:
    state, _ = play(position("a1", hand="up up down", discards="joker"), walk("e5", "up down"))
    assert state.hands[0].spells == spells("up")
    assert state.discards == spells("up down joker")


def test_t8_the_path_says_which_step_took_which_card() -> None:
    _, told = play(position("a1", hand="up joker joker"), walk("e5", "up joker"))
    walked = only(told, Walked)
    assert names(walked.path) == ["a1", "b1", "c1", "c2", "c3", "c4", "d4", "d3", "e3", "e4", "e5"]
    assert walked.spells == (None, None, None, UP, None, None, None, None, None, JOKER)


def test_t8_a_card_for_the_wrong_direction_is_refused() -> None:
    for cards in ("down", "up joker", ""):
        with pytest.raises(IllegalAction, match="it costs 1 up or 1 joker") as refused:
            apply(position("a1", hand="up down joker"), walk("c3", cards))
        assert refused.value.clause == "T8"


def test_t8_a_card_that_is_not_in_hand_is_refused() -> None:
    with pytest.raises(IllegalAction, match="it costs 1 joker"):
        apply(position("a1", hand="joker"), walk("c3", "up"))
    with pytest.raises(IllegalAction, match="too steep") as refused:
        apply(position("a1", hand="down"), walk("c3", "up"))
    assert refused.value.clause == "T7"


@pytest.mark.parametrize("action", [Walk(0, up=-1, joker=1), Walk(0, -1), Walk(12, up=2, down=-1)])
def test_t8_less_than_no_card_is_refused(action: Walk) -> None:
    with pytest.raises(IllegalAction):
        apply(position("a1", hand="up joker"), action)


def test_t14_for_a_child_every_card_counts_as_a_joker() -> None:
    found = offered(position("a1", hand="down down", child=True))
    assert found["c3"] == ["down"]
    assert found["e5"] == ["down down"]
    _, told = play(position("a1", hand="up down", child=True), walk("e5", "up down"))
    assert [card for card in only(told, Walked).spells if card] == [UP, DOWN]
    _, told = play(position("a1", hand="down down", child=True), walk("e5", "down down"))
    assert [card for card in only(told, Walked).spells if card] == [DOWN, DOWN]


def test_t14_a_child_chooses_which_of_its_cards_it_hands_in() -> None:
    found = offered(position("a1", hand="up down down joker", child=True))
    assert found["c3"] == ["up", "down", "joker"]
    assert found["e5"] == ["up down", "down down", "up joker", "down joker"]
    state, _ = play(position("a1", hand="up down down joker", child=True), walk("c3", "down"))
    assert state.discards == spells("down")
    assert state.hands[0].spells == spells("up down joker")


def test_t14_counts_for_the_child_alone() -> None:
    both_on_e5 = position("e5", hand="down", others="down", child=True)
    assert offered(both_on_e5)["e4"] == ["down"]
    assert "e4" not in offered(replace(both_on_e5, seat=1))


# --- against a slow search ---------------------------------------------------------------------------

hands = st.builds(Spells, *[st.integers(0, 2)] * 3)
cells_of_the_board = st.integers(0, 24)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Real deals, and boards with any towers anywhere: those are joined more often."""
    rng = Random(draw(st.integers(0, 2**32)))
    if draw(st.booleans()):
        return GAME.deal(Options(2), rng).board
    numbers = [rng.choice((0, 1, 1, 9, 10, 11, 15, 19, 25)) for _ in range(25)]
    return Board.of(5, 5, [Tile(n, turned(TILES[n].openings, rng.randrange(4))) for n in numbers])


@settings(max_examples=300)
@given(boards(), cells_of_the_board, hands, st.booleans())
def test_t8_the_legal_walks_are_those_of_a_slow_search_over_all_paths_and_cards(
    board: Board, start: int, hand: Spells, child: bool
) -> None:
    found: dict[int, set[tuple[int, int, int]]] = {}
    listed = walks(board, start, hand, child)
    for action in listed:
        found.setdefault(action.cell, set()).add((action.up, action.down, action.joker))
    assert found == slow_ways(board, start, (hand.up, hand.down, hand.joker), child)
    assert len(set(listed)) == len(listed)
    assert [action.cell for action in listed] == sorted(action.cell for action in listed)


@given(boards())
def test_t7_every_joint_is_free_or_steep_one_way(board: Board) -> None:
    joined = joints(board)
    for cell in range(25):
        up, down = joined.steep(1 << cell)
        free = joined.free.beside(1 << cell)
        for there in neighbours(board, cell):
            rise = height(board, there) - height(board, cell)
            sorts = (free >> there & 1, up >> there & 1, down >> there & 1)
            assert sorts == (abs(rise) <= 1, rise > 1, rise < -1)
        assert (free | up | down).bit_count() == len(list(neighbours(board, cell)))


@given(st.integers(0, 2**32), cells_of_the_board, hands, st.booleans(), st.randoms(use_true_random=False))
def test_t8_each_path_is_joined_and_pays_for_its_steep_steps_with_the_cards_named(
    seed: int, start: int, hand: Spells, child: bool, rng: Random
) -> None:
    base = position(hand="up up down down joker joker", child=child)
    red = replace(base.hands[0], spells=hand)
    state = replace(
        base, board=GAME.deal(Options(2), Random(seed)).board, figures=(start, 0), hands=(red, base.hands[1])
    )
    action = rng.choice(legal(state))
    assert isinstance(action, Walk)
    walked = only(apply(state, action)[1], Walked)
    assert (walked.path[0], walked.path[-1]) == (start, action.cell)
    assert len(walked.spells) == len(walked.path) - 1
    for here, there, card in zip(walked.path, walked.path[1:], walked.spells, strict=False):
        assert there in neighbours(state.board, here)
        rise = height(state.board, there) - height(state.board, here)
        assert (card is None) == (abs(rise) <= 1)
        if card and not child:
            assert card in (JOKER, UP if rise > 0 else DOWN)
    used = list(walked.spells)
    assert (used.count(UP), used.count(DOWN), used.count(JOKER)) == (action.up, action.down, action.joker)
