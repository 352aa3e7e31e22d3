"""A game of classic with other cards face down."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from wandelgang.games.actions import Walk
from wandelgang.games.classic.parts import TILES, Picture
from wandelgang.games.classic.resampling import unseen
from wandelgang.games.classic.state import Action, Choose, Draw
from wandelgang.games.classic.views import view
from wandelgang.games.retelling import Past, Retold, exchanged

CARDS_SHUFFLE = 1  # of `shuffle`: the tiles come before


def retell(past: Past, seat: int | None, rng: Random) -> Retold:
    """The unseen cards change places everywhere. Nobody looked for a picture where a walk of theirs ended: it
    would have been found (C9)."""
    hidden = unseen(view(past.states[-1], seat))
    excluded: dict[Picture, set[Picture]] = {}
    for before, after, action in zip(past.states, past.states[1:], past.actions, strict=False):
        if isinstance(action, Walk):
            here = TILES[after.board.numbers[after.figures[before.seat]]].picture
            for goal in before.hands[before.seat].goals if here else ():
                excluded.setdefault(goal, set()).add(here)
    taken = exchanged(hidden, excluded, rng)
    hands = [[taken.get(card, card) for card in cards] for cards in past.deal.cards]
    dealt = [card for cards in hands for card in cards]
    order = [*dealt, *(card for card in Picture if card not in dealt)]
    deal = replace(past.deal, cards=tuple(tuple(sorted(cards)) for cards in hands))
    return Retold(deal, {CARDS_SHUFFLE: order}, [_with(action, taken) for action in past.actions])


def _with(action: Action, taken: dict[Picture, Picture]) -> Action:
    match action:
        case Draw(card):
            return Draw(taken.get(card, card))
        case Choose(card):
            return Choose(taken.get(card, card))
        case _:
            return action
