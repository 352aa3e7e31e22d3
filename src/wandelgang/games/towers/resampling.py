"""Imagining what a seat of the towers game cannot see: treasure cards face down, spell cards of others."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from wandelgang.games.required import shown_fields
from wandelgang.games.seats import looked_first
from wandelgang.games.towers.dealing import ALL_SPELLS
from wandelgang.games.towers.parts import Spell, Treasure
from wandelgang.games.towers.state import NO_SPELLS, Hand, Spells, State, Step, View


def unseen_treasures(view: View) -> list[Treasure]:
    """The treasures on all cards that the viewer has not seen."""
    seen = {card for player in view.players for card in (*player.found, player.goal)}
    return [card for card in Treasure if card not in seen]


def unseen_spells(view: View) -> Spells:
    """The spell cards that the viewer cannot see: in other hands, and in the draw pile."""
    hidden = ALL_SPELLS - view.discards
    for player in view.players:
        hidden = hidden - (player.spells or NO_SPELLS)
    return hidden


def resample(view: View, rng: Random) -> State:
    """A position with this view. Every way to lay the unseen cards where cards are hidden is equally likely:
    treasures as goals and in piles, spells in other hands and in the draw pile. A view does not say how many
    have looked at their first treasure cards; it is as few as possible."""
    cards = unseen_treasures(view)
    rng.shuffle(cards)
    spells = spread(unseen_spells(view))
    rng.shuffle(spells)
    hands = []
    for seat, player in enumerate(view.players):
        goal = cards.pop() if player.goal is None and _has_goal(view, seat) else player.goal
        pile = tuple(sorted(cards.pop() for _ in range(player.left - (goal is not None))))
        held = (
            gathered(spells.pop() for _ in range(player.spell_count))
            if player.spells is None
            else player.spells
        )
        hands.append(Hand(player.found, goal, pile, player.rune, held))
    return State(
        **shown_fields(view),
        hands=tuple(hands),
        draw_pile=gathered(spells),
        discards=view.discards,
        winner=view.winner,
    )


def spread(spells: Spells) -> list[Spell]:
    """Spell cards one by one."""
    return [Spell.UP] * spells.up + [Spell.DOWN] * spells.down + [Spell.JOKER] * spells.joker


def gathered(spells: Iterable[Spell]) -> Spells:
    """Numbers of spell cards of each kind."""
    cards = list(spells)
    return Spells(cards.count(Spell.UP), cards.count(Spell.DOWN), cards.count(Spell.JOKER))


def _has_goal(view: View, seat: int) -> bool:
    """Whether this player looks for a treasure that the viewer does not know (T5, T9)."""
    player = view.players[seat]
    if seat == view.seat or not player.left or (view.step is Step.SPELL and view.turn == 0):
        return False
    if view.turn == 0:
        has_goal = view.seat is not None and view.players[view.seat].goal is not None
        return has_goal and looked_first(view, seat)
    return not (view.step is Step.DRAW and seat == view.at_turn)
