"""Set-up: T5, T14, and the seats of X8 and X9."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.games.towers.positions import EVERYTHING, SPARE, names, play, the_deal

from wandelgang.games import CHANCE, BadDeal, BadOptions
from wandelgang.games.events import TurnStarted
from wandelgang.games.seats import Colour
from wandelgang.games.towers import GAME, Options, actor, chance, lay_out, legal, shuffle
from wandelgang.games.towers.dealing import ALL_SPELLS
from wandelgang.games.towers.parts import LOOSE_NUMBERS, Spell
from wandelgang.games.towers.state import Draw, DrawSpell, Drew, DrewSpell, Spells, Step
from wandelgang.maze import Tile, openings

TWO = Options(2)
U, D, J = (DrawSpell(spell) for spell in Spell)


def test_t5_a_shuffle_uses_each_movable_tower_once_and_turns_them_all_ways() -> None:
    shuffled = [shuffle(TWO, Random(seed)) for seed in range(40)]
    for drawn in shuffled:
        assert sorted(tile.number for tile in (*drawn.tiles, drawn.spare)) == list(LOOSE_NUMBERS)
    first_tee = {
        tile.openings for drawn in shuffled for tile in drawn.tiles if tile.number == LOOSE_NUMBERS[0]
    }
    assert len(first_tee) == 4
    assert len({drawn.spare.number for drawn in shuffled}) > 10


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (4, 3)])
def test_t5_all_treasure_cards_are_dealt_out_evenly(players: int, each: int) -> None:
    drawn = shuffle(Options(players), Random(1))
    assert [len(cards) for cards in drawn.cards] == [each] * players
    assert sorted(card for cards in drawn.cards for card in cards) == sorted(EVERYTHING)


def test_t5_figures_stand_on_their_starts_with_the_rune_card_face_up() -> None:
    state = GAME.deal(Options(3, (Colour.GREEN, Colour.RED, Colour.BLUE)), Random(1))
    assert names(state.figures) == ["a1", "e5", "a5"]  # X9: clockwise by start
    assert not any(hand.rune for hand in state.hands)


def test_t5_first_everyone_draws_one_spell_card_then_looks_at_one_treasure_card() -> None:
    options = Options(3, first=1)
    state = lay_out(options, the_deal(options))
    assert (state.turn, state.step, actor(state)) == (0, Step.SPELL, CHANCE)
    state, told = play(state, U, J, J)
    assert told == [DrewSpell(1, Spell.UP), DrewSpell(2, Spell.JOKER), DrewSpell(0, Spell.JOKER)]
    assert [hand.spells for hand in state.hands] == [Spells(joker=1), Spells(up=1), Spells(joker=1)]
    assert (state.turn, state.step, actor(state)) == (0, Step.DRAW, CHANCE)
    looks = [Draw(state.hands[seat].pile[2]) for seat in (1, 2, 0)]
    state, told = play(state, *looks)
    assert told[:3] == [Drew(seat, look.card) for seat, look in zip((1, 2, 0), looks, strict=True)]
    assert told[3:] == [TurnStarted(1, 1)]
    assert (state.turn, state.seat, state.step, actor(state)) == (1, 1, Step.PUSH, 1)
    assert [(hand.goal, len(hand.pile)) for hand in state.hands] == [
        (looks[2].card, 3), (looks[0].card, 3), (looks[1].card, 3),
    ]  # fmt: skip


def test_x11_first_cards_are_chance_all_cards_of_a_pile_equally_likely() -> None:
    state = lay_out(TWO, the_deal(TWO))
    assert chance(state) == ((U, 8), (D, 8), (J, 8))
    state, _ = play(state, D)
    assert chance(state) == ((U, 8), (D, 7), (J, 8))
    assert legal(state) == (U, D, J)
    state, _ = play(state, D)
    assert chance(state) == tuple((Draw(card), 1) for card in sorted(EVERYTHING[:6]))
    assert state.draw_pile == ALL_SPELLS - Spells(down=2)


def test_x8_who_begins_is_chosen_or_drawn_by_lot() -> None:
    assert {shuffle(Options(4), Random(seed)).first for seed in range(30)} == {0, 1, 2, 3}
    assert {shuffle(Options(4, first=2), Random(seed)).first for seed in range(5)} == {2}


def test_x9_two_players_sit_opposite_each_other() -> None:
    assert TWO.colours == (Colour.RED, Colour.BLUE)


def test_t14_children_are_named_by_seat() -> None:
    assert Options(3, children=(2, 0, 2)).children == (0, 2)
    for wrong in (3, -1):
        with pytest.raises(BadOptions, match=f"seat {wrong}: seats are 0 to 2"):
            Options(3, children=(wrong,))


@pytest.mark.parametrize(("players", "first"), [(1, None), (5, None), (2, 2), (2, -1)])
def test_x8_options_that_no_table_has_are_refused(players: int, first: int | None) -> None:
    with pytest.raises(BadOptions):
        Options(players, first=first)


def test_a_deal_that_the_box_does_not_hold_is_refused() -> None:
    good = the_deal(TWO)
    first, second = good.cards
    for bad, reason in (
        (replace(good, tiles=good.tiles[:-1]), "loose tiles are the numbers 9 to 25"),
        (replace(good, spare=good.tiles[0]), "loose tiles are the numbers 9 to 25"),
        (replace(good, spare=Tile(SPARE.number, openings("NS"))), "tile 19 cannot have the openings 5"),
        (replace(good, cards=(first, second[:-1])), "each of the 2 players gets 6"),
        (replace(good, cards=(first, first)), "only one card of each treasure"),
        (replace(good, first=2), "seat 2 cannot begin"),
    ):
        with pytest.raises(BadDeal, match=reason):
            lay_out(TWO, bad)
    with pytest.raises(BadDeal, match="seat 1 was chosen to begin"):
        lay_out(Options(2, first=1), good)
