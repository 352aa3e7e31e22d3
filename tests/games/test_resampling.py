"""What a seat cannot see is drawn with exact weights: every draw is compared with every possible deal."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.walks import new_match, wander

from corners import GAME as CORNERS
from wandelgang.games import GAMES, classic, master, towers
from wandelgang.games.classic.parts import Picture
from wandelgang.games.errors import NoResample
from wandelgang.games.general import State, Step
from wandelgang.games.lots import Lots, Undrawn, drawn_from, every
from wandelgang.games.retelling import exchanged
from wandelgang.games.towers.parts import Treasure
from wandelgang.games.towers.state import Spells

Weights = dict[Any, Fraction]


def drawn(game: Any, view: Any) -> Weights:
    """Every position that can be drawn for a view, with its exact probability."""
    weights: Weights = {}
    for state, share in every(lambda rng: game.resample(view, rng)):
        weights[state] = weights.get(state, Fraction(0)) + share
    return weights


def shares(counted: Counter[Any]) -> Weights:
    return {state: Fraction(count, counted.total()) for state, count in counted.items()}


def classic_position() -> classic.State:
    """Three seats with eight cards each; five cards are hidden from seat 0."""
    state = classic.GAME.deal(classic.Options(players=3, first=0), Random(5))
    cards = [*Picture]
    found = (cards[:7], cards[7:13], cards[13:19])
    goals, piles = (cards[19:20], cards[20:21], cards[22:23]), (cards[:0], cards[21:22], cards[23:24])
    hands = tuple(
        classic.state.Hand(tuple(f), tuple(g), tuple(p)) for f, g, p in zip(found, goals, piles, strict=True)
    )
    return replace(state, hands=hands, turn=20, step=classic.state.Step.PUSH)


def test_classic_goals_and_piles_have_the_chances_of_the_deal() -> None:
    """All deals of the hidden cards, and in each pile every card equally likely to be looked at first."""
    state = classic_position()
    view = classic.GAME.view(state, 0)
    hidden = [*Picture][20:]
    counted: Counter[Any] = Counter()
    for first in combinations(hidden, 2):
        second = tuple(card for card in hidden if card not in first)
        for goal, other in product(first, second):
            (left,), (right,) = ({*first} - {goal}), ({*second} - {other})
            one, two, three = state.hands
            hands = (
                one,
                replace(two, goals=(goal,), pile=(left,)),
                replace(three, goals=(other,), pile=(right,)),
            )
            counted[replace(state, hands=hands)] += 1
    assert drawn(classic.GAME, view) == shares(counted)


def test_towers_treasures_and_spells_have_the_chances_of_physical_cards() -> None:
    state = towers.GAME.deal(towers.Options(players=2, first=0), Random(5))
    cards = [*Treasure]
    one, two = (
        towers.state.Hand(tuple(cards[:5]), cards[5], (), False, Spells(2, 0, 0)),
        towers.state.Hand(tuple(cards[6:9]), cards[9], (cards[10], cards[11]), False, Spells(1, 0, 1)),
    )
    discards = Spells(4, 8, 6)
    pile = towers.dealing.ALL_SPELLS - one.spells - two.spells - discards
    state = replace(
        state, hands=(one, two), discards=discards, draw_pile=pile, turn=9, step=towers.state.Step.PUSH
    )
    view = towers.GAME.view(state, 0)
    physical = ["up"] * (pile.up + 1) + ["joker"] * (pile.joker + 1)
    counted: Counter[Any] = Counter()
    for goal, held in product(cards[9:], combinations(range(len(physical)), 2)):
        spells = Spells(*(sum(physical[card] == kind for card in held) for kind in ("up", "down", "joker")))
        hand = replace(two, goal=goal, pile=tuple(sorted({*cards[9:]} - {goal})), spells=spells)
        counted[replace(state, hands=(one, hand), draw_pile=pile + two.spells - spells)] += 1
    assert sum(counted.values()) == 3 * 6
    assert drawn(towers.GAME, view) == shares(counted)


def test_master_hands_have_the_chances_of_an_even_deal_whoever_handed_in_what() -> None:
    """M9: every way in which cards, 1–6 and 7–12 dealt evenly, can lie in hands and among discards."""
    state = master.GAME.deal(master.Options(players=3, first=0), Random(5))
    hands = ((1, 2, 7), (3, 9), (3, 4))
    gone = Counter((*range(1, 13), *range(1, 13))) - Counter(card for hand in hands for card in hand)
    discards = tuple(sorted(gone.elements()))
    holdings = tuple(replace(own, cards=hand) for own, hand in zip(state.holdings, hands, strict=True))
    state = replace(state, holdings=holdings, discards=discards)
    own_discards = (2, 3)  # of 1–6 and of 7–12: seat 0 had four of each
    counted: Counter[Any] = Counter()
    hidden = (3, 3, 4, 9)
    for owners in product((1, 2), repeat=4):
        if owners.count(1) != 2:
            continue
        ways = 1
        for half, mine in zip((range(1, 7), range(7, 13)), own_discards, strict=True):
            theirs = sum(card in half for card in discards) - mine  # of these, seat 1 handed in some
            held = sum(card in half and owner == 1 for card, owner in zip(hidden, owners, strict=True))
            ways *= len([*combinations(range(theirs), 4 - held)]) if held <= 4 else 0
        dealt = [
            tuple(c for c, owner in zip(hidden, owners, strict=True) if owner == seat) for seat in (1, 2)
        ]
        imagined = tuple(
            replace(own, cards=cards) for own, cards in zip(state.holdings, (hands[0], *dealt), strict=True)
        )
        counted[replace(state, holdings=imagined)] += ways
    assert drawn(master.GAME, master.GAME.view(state, 0)) == shares(counted)
    uneven = replace(state, holdings=(holdings[0], replace(holdings[1], cards=(3,)), holdings[2]))
    view = master.GAME.view(uneven, 0)  # made by hand: no deal leads there
    assert master.GAME.view(master.GAME.resample(view, Random(1)), 0) == view


@pytest.mark.parametrize("name", ["classic", "towers"])
def test_while_first_cards_are_looked_at_a_position_is_drawn_all_the_same(name: str) -> None:
    game, rng = GAMES[name], Random(3)
    for step in wander(new_match(game, game.Options(players=4), rng), rng, 8):
        for seat in (None, 0, 1, 2, 3):
            view = game.view(step.state, seat)
            assert game.view(game.resample(view, rng), seat) == view


def test_a_general_position_is_what_its_view_shows() -> None:
    rng = Random(2)
    for step in wander(new_match(CORNERS, CORNERS.Options(players=3), rng), rng, 30):
        assert CORNERS.resample(CORNERS.view(step.state, 1), rng) == step.state
    over = replace(step.state, step=Step.OVER)
    with pytest.raises(NoResample, match="does not say who has won"):
        CORNERS.resample(CORNERS.view(over, 0), rng)


class WithCoins(State, frozen=True):
    """A position with something more."""

    coins: int = 0


def test_a_game_with_positions_of_its_own_is_asked_for_a_resample() -> None:
    game = CORNERS.next_version(State=WithCoins)
    state = game.deal(game.Options(players=2), Random(1))
    with pytest.raises(NoResample, match="give it a `resample`"):
        game.resample(game.view(state, 0), Random(1))


def test_lots_make_every_shuffle_once() -> None:
    def shuffled(rng: Random) -> tuple[int, ...]:
        cards = [1, 2, 3]
        rng.shuffle(cards)
        return tuple(cards)

    assert sorted(every(shuffled)) == [(order, Fraction(1, 6)) for order in permutations((1, 2, 3))]
    assert drawn_from(shuffled, (2,)) == 2
    with pytest.raises(ValueError, match="lot 0 cannot be 3: it is one of 3"):
        shuffled(Lots((3, 0)))
    with pytest.raises(Undrawn, match="the next lot is one of 3"):
        shuffled(Lots(()))
    with pytest.raises(TypeError, match="draw with randrange"):
        Lots((1,)).random()


def test_cards_change_places_in_every_way_that_is_not_excluded_and_all_are_equally_likely() -> None:
    cards, excluded = ["a", "b", "c", "d"], {"a": {"b"}, "c": {"a", "d"}}
    allowed = {
        order
        for order in permutations(cards)
        if not any(other in excluded.get(card, ()) for card, other in zip(cards, order, strict=True))
    }
    rng = Random(1)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(1000 * len(allowed)):
        taken = exchanged(cards, excluded, rng)
        drawn[tuple(taken[card] for card in cards)] += 1
    assert drawn.keys() == allowed
    assert all(850 < count < 1150 for count in drawn.values())
    with pytest.raises(NoResample, match="cannot be dealt again"):
        exchanged(["a", "b"], {"a": {"a"}, "b": {"a"}}, rng)
