"""What a seat may know: T12a, X10."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tests.games.towers.positions import play, position, spells, walk

from wandelgang.games import CHANCE, wire
from wandelgang.games.actions import Push
from wandelgang.games.towers import State, see, view
from wandelgang.games.towers.parts import Spell, Treasure
from wandelgang.games.towers.state import DrawSpell, Drew, DrewSpell, Found, Hand, Player, Reshuffled, Step


def with_piles() -> State:
    """Red seeks the book with two more cards in its pile and holds up and joker; blue holds two downs."""
    state = position("a1", hand="up joker", others="down down", discards="up down", rune=True)
    red = replace(state.hands[0], found=(Treasure.RING,), pile=(Treasure.CHEST, Treasure.KEYS))
    return replace(state, hands=(red, state.hands[1]))


def test_t12a_everybody_sees_what_is_public() -> None:
    state = with_piles()
    for seat in (0, 1, None):
        seen = view(state, seat)
        red, blue = seen.players
        assert (red.found, red.left, red.rune, red.spell_count) == ((Treasure.RING,), 3, True, 2)
        assert (blue.found, blue.left, blue.rune, blue.spell_count) == ((), 6, False, 2)
        assert seen.discards == spells("up down")
        assert seen.draw_pile == 24 - 2 - 2 - 2
        assert (seen.board, seen.spare, seen.at_turn, seen.turn, seen.step) == (
            state.board, state.spare, 0, 1, Step.MOVE,
        )  # fmt: skip


def test_t12a_only_the_owner_sees_the_goal_and_the_spell_cards() -> None:
    state = with_piles()
    red, blue = view(state, 0).players
    assert (red.goal, red.spells) == (Treasure.BOOK, spells("up joker"))
    assert (blue.goal, blue.spells) == (None, None)
    red, blue = view(state, 1).players
    assert (red.goal, red.spells) == (None, None)
    assert (blue.goal, blue.spells) == (state.hands[1].goal, spells("down down"))
    for player in view(state, None).players:
        assert (player.goal, player.spells) == (None, None)


def _cards_in(plain: Any) -> list[str]:
    if isinstance(plain, dict):
        return [card for value in plain.values() for card in _cards_in(value)]
    if isinstance(plain, list | tuple):
        return [card for value in plain for card in _cards_in(value)]
    return [plain] if plain in set(Treasure) else []


def test_x10_no_view_holds_a_treasure_card_that_lies_face_down() -> None:
    state = with_piles()
    assert _cards_in(wire.plain(view(state, 0))) == ["ring", "book"]
    assert _cards_in(wire.plain(view(state, 1))) == ["ring", str(state.hands[1].goal)]
    assert _cards_in(wire.plain(view(state, None))) == ["ring"]


def test_x10_a_view_does_not_change_with_what_the_seat_may_not_know() -> None:
    state = with_piles()
    blue = state.hands[1]
    assert blue.goal is not None
    other_cards = tuple(sorted((*blue.pile[1:], blue.goal)))
    otherwise = replace(
        state,
        hands=(state.hands[0], Hand((), blue.pile[0], other_cards, False, spells("up joker"))),
        draw_pile=state.draw_pile + spells("down down") - spells("up joker"),
    )
    assert view(otherwise, 0) == view(state, 0)
    assert view(otherwise, None) == view(state, None)
    assert view(otherwise, 1) != view(state, 1)


def test_t12a_others_see_that_a_card_was_drawn_but_not_which() -> None:
    for event, hidden in (
        (Drew(0, Treasure.MAP), Drew(0, None)),
        (DrewSpell(0, Spell.UP), DrewSpell(0, None)),
    ):
        assert see(event, 0) == event
        assert see(event, 1) == see(event, None) == hidden


def test_t12a_walks_finds_and_reshuffles_are_seen_by_all() -> None:
    _, told = play(position("c2", hand="up", draw_pile=""), walk("c4", "up"))
    for event in (*told, Found(0, Treasure.MAP), Reshuffled(spells("up"))):
        assert see(event, 0) == see(event, 1) == see(event, None) == event


def test_a_view_says_who_acts_and_where_everybody_is_at_home() -> None:
    state, _ = play(position("a1", child=True, step=Step.PUSH), Push("N2"))
    seen = view(state, 1)
    assert (seen.actor, seen.seat, seen.last_push) == (0, 1, "N2")
    assert [player.child for player in seen.players] == [True, False]
    assert [(player.cell, player.start) for player in seen.players] == [(0, 0), (24, 24)]
    state, _ = play(state, walk("a1"))
    assert view(state, 0).actor == CHANCE
    state, _ = play(state, DrawSpell(Spell.UP))
    assert view(state, 0).actor == 1


def test_views_and_events_travel_as_json() -> None:
    seen = view(with_piles(), 0)
    assert wire.decode(wire.encode(seen), type(seen)) == seen
    assert wire.decode(wire.encode(seen.players[1]), Player) == seen.players[1]
