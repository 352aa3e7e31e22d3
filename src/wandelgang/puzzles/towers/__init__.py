"""Puzzles of the towers game: the general kinds, and reaching a goal with the fewest spell cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from wandelgang.games.towers.dealing import ALL_SPELLS
from wandelgang.games.towers.parts import TILES, Treasure
from wandelgang.games.towers.state import NO_SPELLS, Hand, Options, Spells, State
from wandelgang.puzzles.kind import Kind
from wandelgang.puzzles.repertoire import GENERAL, Repertoire
from wandelgang.puzzles.towers.thrift import Thrift

TRIES = 6  # goals for each position that occurred in play
OTHER = 8  # one goal in so many is the rune, and one the start
MOST_SPELLS = 4  # in a hand: more make every way possible


def positions(state: State, kind: Kind, rng: Random) -> Iterator[State]:
    """The position with other treasure cards; the spell cards are those of the player, or a few of them."""
    seat, other = state.seat, 1 - state.seat
    bare = replace(state, options=Options(players=2, colours=state.options.colours), turn=1)
    for number in range(TRIES):
        own, theirs = (_hand(state, at, kind, rng, real=not number) for at in (seat, other))
        if kind.goals == 2 and (own.goal is None or own.goal in own.pile):
            continue
        if kind.name != "block":
            theirs = Hand((), None, (), rune=True, spells=NO_SPELLS)
        yield replace(
            bare,
            hands=(own, theirs) if seat == 0 else (theirs, own),
            draw_pile=ALL_SPELLS - own.spells - theirs.spells,
            discards=NO_SPELLS,
        )


def _hand(state: State, seat: int, kind: Kind, rng: Random, *, real: bool) -> Hand:
    hand = state.hands[seat]
    spells = _few(hand.spells, rng)
    if real:
        return Hand((), hand.goal, _next(state, rng) if kind.goals == 2 else (), hand.rune, spells)
    drawn = rng.randrange(OTHER)
    if drawn < 2:  # T13: the rune, or the start
        return Hand((), None, (), rune=bool(drawn), spells=spells)
    pile = _next(state, rng) if kind.goals == 2 and rng.randrange(4) else ()  # T13: or the rune comes next
    return Hand((), _treasure(state, rng), pile, rune=False, spells=spells)


def _next(state: State, rng: Random) -> tuple[Treasure, ...]:
    return (_treasure(state, rng),)


def _treasure(state: State, rng: Random) -> Treasure:
    here = {TILES[state.board.numbers[cell]].treasure for cell in state.figures}
    return rng.choice([treasure for treasure in Treasure if treasure not in here])


def _few(spells: Spells, rng: Random) -> Spells:
    cards = ["up"] * spells.up + ["down"] * spells.down + ["joker"] * spells.joker
    kept = rng.sample(cards, min(len(cards), rng.randint(0, MOST_SPELLS)))
    return Spells(kept.count("up"), kept.count("down"), kept.count("joker"))


REPERTOIRE = Repertoire((*GENERAL, Thrift()), positions)
