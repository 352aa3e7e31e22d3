"""The set-up: clauses C6 and C7, seats and colours (X8, X9), and piles without an order (X11)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.classic.positions import cell

from wandelgang.games import CHANCE, BadDeal, BadOptions, classic
from wandelgang.games.classic.parts import LOOSE_NUMBERS, TILES, Picture
from wandelgang.games.classic.state import Deal, Draw, Options, Step
from wandelgang.games.seats import Colour
from wandelgang.maze import Tile, turns

MANY = 600


def many_deals(options: Options) -> list[Deal]:
    rng = Random(6)
    return [classic.shuffle(options, rng) for _ in range(MANY)]


def test_c6_any_loose_tile_may_come_to_lie_anywhere_or_be_the_spare() -> None:
    deals = many_deals(Options(2))
    assert {deal.spare.number for deal in deals} == set(LOOSE_NUMBERS)
    assert {deal.tiles[0].number for deal in deals} == set(LOOSE_NUMBERS)
    assert {deal.tiles[32].number for deal in deals} == set(LOOSE_NUMBERS)


def test_c6_every_orientation_of_a_tile_is_about_as_likely() -> None:
    lying = Counter(tile for deal in many_deals(Options(2)) for tile in (*deal.tiles, deal.spare))
    for number in LOOSE_NUMBERS:
        orientations = turns(TILES[number].openings)
        counts = [
            lying[Tile(number, Tile(number, TILES[number].openings).turned(q).openings)] for q in orientations
        ]
        assert sum(counts) == MANY
        assert min(counts) > 0.7 * MANY / len(orientations)


def test_c6_the_loose_tiles_fill_the_board_row_by_row_between_the_fixed_ones() -> None:
    deal = classic.shuffle(Options(2), Random(1))
    state = classic.lay_out(Options(2), deal)
    on_board = [tile for tile in state.board.tiles if tile.number in LOOSE_NUMBERS]
    assert tuple(on_board) == deal.tiles
    assert state.spare == deal.spare
    assert state.board.tile(cell("b1")) == deal.tiles[0]
    assert state.board.tile(cell("a2")) == deal.tiles[3]


@pytest.mark.parametrize(("players", "share"), [(2, 12), (3, 8), (4, 6)])
def test_c7_the_cards_are_dealt_evenly_and_nobody_has_looked(players: int, share: int) -> None:
    state = classic.GAME.deal(Options(players), Random(3))
    assert [len(hand.pile) for hand in state.hands] == [share] * players
    assert all(not hand.goals and not hand.found and not hand.known for hand in state.hands)
    assert len({card for hand in state.hands for card in hand.pile}) == 24
    assert all(player.goals in (None, ()) for player in classic.view(state, 0).players)


def test_c7_any_card_may_be_dealt_to_anybody() -> None:
    deals = many_deals(Options(4, cards=2))
    for seat in range(4):
        assert {card for deal in deals for card in deal.cards[seat]} == set(Picture)


@pytest.mark.parametrize("cards", [1, 3, 8])
def test_c7_a_shorter_game_has_fewer_cards_each(cards: int) -> None:
    state = classic.GAME.deal(Options(3, cards=cards), Random(3))
    assert [len(hand.pile) for hand in state.hands] == [cards] * 3


@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 9), (4, 7), (2, 0), (2, -1)])
def test_c7_nobody_gets_more_than_an_even_share_or_no_card(players: int, cards: int) -> None:
    with pytest.raises(BadOptions, match="cards"):
        Options(players, cards=cards)


def test_x11_a_pile_has_no_order_so_the_order_of_dealing_is_nowhere_in_the_position() -> None:
    deal = classic.shuffle(Options(2), Random(1))
    turned_round = replace(deal, cards=tuple(cards[::-1] for cards in deal.cards))
    assert turned_round != deal
    assert classic.lay_out(Options(2), turned_round) == classic.lay_out(Options(2), deal)


def test_x11_the_first_cards_are_chance_events_clockwise_from_who_begins() -> None:
    state = classic.GAME.deal(Options(3, first=1), Random(1))
    looked = []
    while state.step is Step.DRAW:
        assert classic.actor(state) == CHANCE
        possible = classic.chance(state)
        seat = next(s for s in (1, 2, 0) if not state.hands[s].goals)
        assert possible == tuple((Draw(card), 1) for card in state.hands[seat].pile)
        looked.append(seat)
        state, _ = classic.apply(state, possible[3][0])
    assert looked == [1, 2, 0]
    assert [len(hand.goals) for hand in state.hands] == [1, 1, 1]
    assert (classic.actor(state), state.turn, state.step) == (1, 1, Step.PUSH)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_x8_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4"):
        Options(players)


def test_x8_who_begins_is_drawn_by_lot() -> None:
    begins = Counter(deal.first for deal in many_deals(Options(3)))
    assert set(begins) == {0, 1, 2}
    assert min(begins.values()) > 0.25 * MANY


def test_x8_who_begins_can_be_chosen() -> None:
    assert {deal.first for deal in many_deals(Options(3, first=2))[:20]} == {2}
    with pytest.raises(BadOptions, match="seat 3 cannot begin"):
        Options(3, first=3)


@pytest.mark.parametrize(
    ("players", "colours"), [(2, "red blue"), (3, "red yellow blue"), (4, "red yellow blue green")]
)
def test_x9_without_a_choice_two_sit_opposite_each_other(players: int, colours: str) -> None:
    assert " ".join(Options(players).colours) == colours


def test_x9_free_colours_are_seated_clockwise_however_they_were_chosen() -> None:
    options = Options(3, (Colour.GREEN, Colour.RED, Colour.YELLOW))
    assert options.colours == (Colour.RED, Colour.YELLOW, Colour.GREEN)
    assert classic.GAME.deal(options, Random(0)).figures == tuple(map(cell, ("a1", "g1", "a7")))


@pytest.mark.parametrize("colours", [(Colour.RED,), (Colour.RED, Colour.RED), tuple(Colour)])
def test_x9_every_player_needs_a_colour_of_its_own(colours: tuple[Colour, ...]) -> None:
    with pytest.raises(BadOptions, match="2 different colours"):
        Options(2, colours)


GOOD = classic.shuffle(Options(2, first=0), Random(5))
FIRST, SECOND, *REST = GOOD.tiles
IMPOSSIBLE = {
    "each once": replace(GOOD, tiles=(FIRST, FIRST, *REST)),
    "33 on the board": replace(GOOD, tiles=GOOD.tiles[:-1]),
    "numbers 16 to 49": replace(GOOD, spare=Tile(0, 6)),
    "another shape": replace(GOOD, tiles=(Tile(FIRST.number, 15), SECOND, *REST)),
    "gets 12 cards": replace(GOOD, cards=(GOOD.cards[0][:-1], GOOD.cards[1])),
    "each of the 2 players": replace(GOOD, cards=GOOD.cards[:1]),
    "only one card of each": replace(GOOD, cards=(GOOD.cards[0], GOOD.cards[0])),
    "seat 2 cannot begin": replace(GOOD, first=2),
    "was chosen to begin": replace(GOOD, first=1),
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_a_deal_that_the_box_does_not_hold_is_refused_with_the_reason(why: str) -> None:
    with pytest.raises(BadDeal, match=why):
        classic.lay_out(Options(2, first=0), IMPOSSIBLE[why])
