"""A game of towers with other treasure cards face down and other spell cards in hidden hands."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from wandelgang.games.retelling import Past, Retold, exchanged
from wandelgang.games.towers.parts import TILES, Spell, Treasure
from wandelgang.games.towers.resampling import spread, unseen_treasures
from wandelgang.games.towers.rules import spell_drawer
from wandelgang.games.towers.state import Action, Draw, DrawSpell, Walk
from wandelgang.games.towers.views import view

CARDS_SHUFFLE = 1  # of `shuffle`: the towers come before


def retell(past: Past, seat: int | None, rng: Random) -> Retold:
    """The unseen treasure cards change places everywhere. Nobody looked for a treasure where a walk of theirs
    ended: it would have been found (T9). Spell cards change places too (`_other_spells`)."""
    hidden = unseen_treasures(view(past.states[-1], seat))
    excluded: dict[Treasure, set[Treasure]] = {}
    for before, after, action in zip(past.states, past.states[1:], past.actions, strict=False):
        if isinstance(action, Walk):
            here = TILES[after.board.numbers[after.figures[before.seat]]].treasure
            goal = before.hands[before.seat].goal
            if here is not None and goal is not None:
                excluded.setdefault(goal, set()).add(here)
    taken = exchanged(hidden, excluded, rng)
    spells = _other_spells(past, seat, rng)
    actions: list[Action] = []
    for number, action in enumerate(past.actions):
        if isinstance(action, Draw):
            action = Draw(taken.get(action.card, action.card))
        actions.append(spells.get(number, action))
    hands = [tuple(sorted(taken.get(card, card) for card in cards)) for cards in past.deal.cards]
    order = [card for cards in hands for card in cards]
    return Retold(replace(past.deal, cards=tuple(hands)), {CARDS_SHUFFLE: order}, actions)


def _other_spells(past: Past, seat: int | None, rng: Random) -> dict[int, DrawSpell]:
    """What others drew instead, as far as they still hold it: cards that came from the same draw pile, which
    everybody saw when it was made of the discards (T11), change places, with what is left of it too."""
    held: dict[int, list[tuple[int, int, Spell]]] = {}  # by seat: pile, number of the action, card
    pile = 0
    for number, (before, after, action) in enumerate(
        zip(past.states, past.states[1:], past.actions, strict=False)
    ):
        if isinstance(action, DrawSpell):
            held.setdefault(spell_drawer(before), []).append((pile, number, action.spell))
        elif isinstance(action, Walk):
            for spell in spread(action.spells):
                own = held[before.seat]
                own.remove(rng.choice([card for card in own if card[2] is spell]))
            pile += len(after.draw_pile) > len(before.draw_pile)
    other: dict[int, DrawSpell] = {}
    for one in range(pile + 1):
        draws = [card for who, cards in held.items() if who != seat for card in cards if card[0] == one]
        kinds = [spell for *_, spell in draws]
        if one == pile:
            kinds += spread(past.states[-1].draw_pile)
        rng.shuffle(kinds)
        other |= {number: DrawSpell(spell) for (_, number, _), spell in zip(draws, kinds, strict=False)}
    return other
