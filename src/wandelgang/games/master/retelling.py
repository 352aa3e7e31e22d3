"""A game of master with other cards in hidden hands."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from wandelgang.games.master.parts import FIRST_VALUES, SECOND_VALUES
from wandelgang.games.retelling import Past, Retold

CARDS_SHUFFLES = {2: FIRST_VALUES, 3: SECOND_VALUES}  # of `shuffle`: tiles and treasures come before


def retell(past: Past, seat: int | None, rng: Random) -> Retold:
    """The cards in hidden hands change places: 1–6 with each other and 7–12 with each other, so that the deal
    was even (M9). Everybody has seen all others."""
    last = past.states[-1]
    hands = [list(cards) for cards in past.deal.cards]
    for values in CARDS_SHUFFLES.values():
        hidden = [
            (other, card)
            for other, own in enumerate(last.holdings)
            if other != seat
            for card in own.cards
            if card in values
        ]
        for other, card in hidden:
            hands[other].remove(card)
        cards = [card for _, card in hidden]
        rng.shuffle(cards)
        for (other, _), card in zip(hidden, cards, strict=True):
            hands[other].append(card)
    deal = replace(past.deal, cards=tuple(tuple(sorted(cards)) for cards in hands))
    return Retold(
        deal, {call: _order(deal.cards, values) for call, values in CARDS_SHUFFLES.items()}, past.actions
    )


def _order(hands: tuple[tuple[int, ...], ...], values: range) -> list[int]:
    """Half of the cards as they were dealt out, one to each player in turn."""
    rounds = zip(*([card for card in cards if card in values] for cards in hands), strict=True)
    return [card for dealt in rounds for card in dealt]
