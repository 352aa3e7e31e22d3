"""What is in the box, and how it is set up (M1–M9, X8, X9)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.master.positions import cell, named

from wandelgang.games import BadDeal, BadOptions, master
from wandelgang.games.classic.parts import FIXED as CLASSIC_FIXED
from wandelgang.games.master.parts import (
    COINS,
    FACED,
    FIXED,
    GRID,
    GUARD_STARTS,
    LAIR,
    LOOSE_CELLS,
    LOOSE_NUMBERS,
    PIPS,
    SPACES,
    STARTS,
    TILES,
    DieFace,
)
from wandelgang.games.master.state import Options, Step
from wandelgang.games.seats import Colour
from wandelgang.maze import E, N, S, Shape, Tile, W, shape


def test_m1_the_fixed_tiles_are_those_of_the_classic_game() -> None:
    assert tuple(letters for letters, _ in CLASSIC_FIXED) == FIXED


def test_m1_the_loose_tiles_are_corners_straights_and_t_only() -> None:
    loose = Counter(shape(TILES[number]) for number in LOOSE_NUMBERS)
    assert loose == {Shape.CORNER: 16, Shape.STRAIGHT: 12, Shape.TEE: 6}


def test_m2_the_dragon_sits_in_the_middle_and_faces_a_neighbour() -> None:
    assert GRID.row_column(LAIR) == (3, 3)
    assert {N: cell("d3"), E: cell("e4"), S: cell("d5"), W: cell("c4")} == FACED


def test_m3_every_value_is_there_twice_as_treasure_and_as_card() -> None:
    state = master.GAME.deal(Options(3), Random(0))
    twice = sorted([*range(1, 13), *range(1, 13)])
    assert sorted([*(treasure.value for treasure in state.treasures), *state.aside]) == twice
    assert sorted(card for own in state.holdings for card in own.cards) == twice
    assert COINS == 24


def test_m4_the_adventurers_start_on_the_inner_fixed_cells_clockwise() -> None:
    starts = [
        GRID.row_column(STARTS[colour]) for colour in (Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.GREEN)
    ]
    assert starts == [(2, 2), (2, 4), (4, 4), (4, 2)]
    assert master.GAME.deal(Options(4), Random(0)).figures == named("c3 e3 e5 c5")


def test_m5_the_guards_stand_on_loose_cells() -> None:
    assert [GRID.row_column(start) for start in GUARD_STARTS] == [(3, 1), (3, 5)]
    assert set(GUARD_STARTS) <= set(LOOSE_CELLS)


def test_m6_the_treasure_spaces_are_loose_symmetric_and_out_of_the_gaze() -> None:
    places = {GRID.row_column(space) for space in SPACES}
    assert len(places) == 12
    assert places == {(column, 6 - row) for row, column in places}  # a quarter turn
    assert set(SPACES) <= set(LOOSE_CELLS)
    assert not set(SPACES) & {*FACED.values(), LAIR}


def test_m7_the_dice_have_six_faces_all_alike() -> None:
    assert list(DieFace) == ["1", "2", "3", "4", "white", "black"]
    assert list(PIPS) == [1, 2, 3, 4, 5, 6]


def test_m8_the_treasures_1_to_6_lie_on_the_spaces_and_the_others_are_set_aside() -> None:
    state = master.GAME.deal(Options(2), Random(5))
    assert {treasure.cell for treasure in state.treasures} == set(SPACES)
    assert [treasure.value for treasure in state.treasures] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert state.aside == (7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12)


def test_m8_tiles_treasures_and_gaze_differ_from_deal_to_deal() -> None:
    deals = [master.shuffle(Options(2), Random(seed)) for seed in range(40)]
    assert {deal.gaze for deal in deals} == {N, E, S, W}
    assert len({deal.treasures for deal in deals}) == len({deal.tiles for deal in deals}) == 40


@pytest.mark.parametrize(("players", "share"), [(2, 6), (3, 4), (4, 3)])
def test_m9_both_kinds_of_cards_are_dealt_out_evenly(players: int, share: int) -> None:
    for seed in range(10):
        state = master.GAME.deal(Options(players), Random(seed))
        for own in state.holdings:
            assert sum(card <= 6 for card in own.cards) == share
            assert sum(card >= 7 for card in own.cards) == share


def test_the_short_game_deals_the_same_cards() -> None:
    """Our own option; the cards 7–12 are dealt all the same, as they carry double turn."""
    full, short = (master.GAME.deal(Options(4, short=short), Random(3)) for short in (False, True))
    assert full.holdings == short.holdings


def test_x8_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    assert {master.shuffle(Options(3), Random(seed)).first for seed in range(20)} == {0, 1, 2}
    assert {master.shuffle(Options(3, first=2), Random(seed)).first for seed in range(20)} == {2}
    with pytest.raises(BadOptions):
        Options(3, first=3)


def test_x9_two_players_sit_opposite_and_colours_go_clockwise() -> None:
    assert Options(2).colours == (Colour.RED, Colour.BLUE)
    chosen = Options(2, colours=(Colour.GREEN, Colour.YELLOW))
    assert chosen.colours == (Colour.YELLOW, Colour.GREEN)
    assert master.GAME.deal(chosen, Random(0)).figures == named("e3 c5")


def test_a_game_begins_with_the_push_of_the_first_player() -> None:
    state = master.GAME.deal(Options(3, first=1), Random(0))
    assert (state.seat, state.turn, state.step, state.last_push) == (1, 1, Step.PUSH, None)
    assert master.actor(state) == 1


def test_a_deal_that_the_box_does_not_hold_is_refused() -> None:
    options = Options(2, first=0)
    deal = master.shuffle(options, Random(0))
    mine, yours = deal.cards
    wrong_shape = Tile(deal.spare.number, N | E | S | W)
    for bad in (
        replace(deal, tiles=deal.tiles[1:]),
        replace(deal, spare=wrong_shape),
        replace(deal, treasures=(*deal.treasures[:-1], 7)),
        replace(deal, gaze=3),
        replace(deal, cards=(mine,)),
        replace(deal, cards=((*mine[1:], yours[-1]), (*yours[:-1], mine[0]))),
        replace(deal, cards=(mine, mine)),
        replace(deal, first=1),
        replace(deal, first=2),
    ):
        with pytest.raises(BadDeal):
            master.lay_out(options, bad)
    assert master.lay_out(options, deal).seat == 0
