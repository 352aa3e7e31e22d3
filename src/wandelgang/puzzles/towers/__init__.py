"""Puzzles of the towers game: the general kinds, and reaching a goal with the fewest spell cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from wandelgang.games.towers.dealing import ALL_SPELLS
from wandelgang.games.towers.parts import TILES, Treasure
from wandelgang.games.towers.state import NO_SPELLS, Hand, Options, Spells, State
from wandelgang.puzzles.block import Block
from wandelgang.puzzles.kind import Kind
from wandelgang.puzzles.repertoire import GENERAL, Repertoire
from wandelgang.puzzles.towers.thrift import Thrift

MOST_SPELLS = 4  # in a hand: more make every way possible
HANDS = 3  # of spell cards for each goal
Wanted = tuple[Treasure | None, bool]  # a treasure; without one the rune, or once that is turned the start


def positions(state: State, kind: Kind, rng: Random) -> Iterator[State]:
    """The position with other treasure cards and some of the spell cards, for either player.

    The goals that the players really had come first.
    """
    bare = replace(state, options=Options(players=2, colours=state.options.colours), turn=1)
    wishes: list[Wanted] = [(None, False), (None, True), *((treasure, False) for treasure in Treasure)]
    for seat in (state.seat, 1 - state.seat):
        hands = state.hands[seat], state.hands[1 - seat]
        real: list[Wanted] = [(hand.goal, hand.rune) for hand in hands]
        here, there = (TILES[state.board.numbers[state.figures[at]]].treasure for at in (seat, 1 - seat))
        others = [wish for wish in rng.sample(wishes, len(wishes)) if wish[0] is None or wish[0] is not here]
        for number, (goal, rune) in enumerate((real[0], *others)):
            second = rng.choice(wishes) if number else real[1]
            if kind.goals == 2 and (goal is None or goal is second[0]):
                continue
            if kind.name == Block.name and second[0] is not None and second[0] is there:
                continue
            for _ in range(HANDS):
                pile = (second[0],) if kind.goals == 2 and second[0] else ()
                own = Hand((), goal, pile, rune, _few(hands[0].spells, rng))
                theirs = Hand((), None, (), rune=True, spells=NO_SPELLS)
                if kind.name == Block.name:
                    theirs = Hand((), *second[:1], (), second[1], _few(hands[1].spells, rng))
                yield replace(
                    bare,
                    seat=seat,
                    hands=(own, theirs) if seat == 0 else (theirs, own),
                    draw_pile=ALL_SPELLS - own.spells - theirs.spells,
                    discards=NO_SPELLS,
                )


def _few(spells: Spells, rng: Random) -> Spells:
    cards = ["up"] * spells.up + ["down"] * spells.down + ["joker"] * spells.joker
    kept = rng.sample(cards, min(len(cards), rng.randint(0, MOST_SPELLS)))
    return Spells(kept.count("up"), kept.count("down"), kept.count("joker"))


REPERTOIRE = Repertoire((*GENERAL, Thrift()), positions)
