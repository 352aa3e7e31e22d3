"""Imagining what a seat of the dragon's game cannot see: the cards in other hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import factorial, prod
from random import Random

from wandelgang.games.master.dealing import pairs
from wandelgang.games.master.parts import EACH, FIRST_VALUES, SECOND_VALUES
from wandelgang.games.master.state import Holdings, State, View
from wandelgang.games.required import shown_fields

ALL_CARDS = Counter(pairs((*FIRST_VALUES, *SECOND_VALUES)))
HALF = EACH * len(FIRST_VALUES)


def unseen(view: View) -> list[int]:
    """The cards in the hands that the viewer cannot see, in rising order."""
    left = ALL_CARDS - Counter(view.discards)
    for player in view.players:
        left -= Counter(player.hand or ())
    return sorted(left.elements())


def resample(view: View, rng: Random) -> State:
    """A position with this view. Every way in which the unseen cards and the discards can have been dealt
    (M9: 1–6 and 7–12 evenly) and handed in is equally likely. Where no deal leads there, in a position
    made by hand, any unseen card can be anywhere."""
    cards = unseen(view)
    low, high = ([card for card in cards if card in half] for half in (FIRST_VALUES, SECOND_VALUES))
    hidden = tuple(player.cards for player in view.players if player.hand is None)
    splits = _splits(HALF // len(view.players), hidden, len(low), len(high))
    if splits:
        lows = iter(_drawn(splits, rng))
    else:
        low, high = [], [*low, *high]
        lows = iter([0] * len(hidden))
    rng.shuffle(low)
    rng.shuffle(high)
    holdings = []
    for player in view.players:
        hand = player.hand
        if hand is None:
            count = next(lows)
            dealt = [low.pop() for _ in range(count)] + [high.pop() for _ in range(player.cards - count)]
            hand = tuple(sorted(dealt))
        holdings.append(Holdings(hand, player.treasures, player.coins))
    return State(
        **shown_fields(view),
        guards=view.guards,
        gaze=view.gaze,
        treasures=view.treasures,
        aside=view.aside,
        holdings=tuple(holdings),
        discards=view.discards,
        box=view.box,
        extra=view.extra,
        duel=view.duel,
        slayer=view.slayer,
    )


@lru_cache(1024)
def _splits(share: int, hidden: tuple[int, ...], lows: int, highs: int) -> dict[tuple[int, ...], int]:
    """How many cards of 1–6 each hidden hand may hold, weighed by the ways to deal the cards like that."""
    splits: dict[tuple[int, ...], int] = {}
    if sum(hidden) != lows + highs:
        return splits
    for split in product(*(range(max(0, cards - share), min(share, cards) + 1) for cards in hidden)):
        if sum(split) == lows:
            rest = [cards - low for cards, low in zip(hidden, split, strict=True)]
            gone = [[share - held for held in half] for half in (split, rest)]
            splits[split] = prod(_ways(heaps) for heaps in (split, rest, *gone))
    return splits


def _ways(counts: Sequence[int]) -> int:
    """In how many ways as many cards as these can be dealt into heaps of these sizes."""
    return factorial(sum(counts)) // prod(map(factorial, counts))


def _drawn(splits: dict[tuple[int, ...], int], rng: Random) -> tuple[int, ...]:
    drawn = rng.randrange(sum(splits.values()))
    for split, weight in splits.items():
        drawn -= weight
        if drawn < 0:
            return split
    raise AssertionError("one of the splits is drawn")
