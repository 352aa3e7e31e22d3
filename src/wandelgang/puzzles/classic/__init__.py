"""Puzzles of the classic game: the general kinds, with every picture as a goal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from wandelgang.games.classic.parts import TILES, Picture
from wandelgang.games.classic.state import Hand, Options, State
from wandelgang.puzzles.kind import Kind
from wandelgang.puzzles.repertoire import Repertoire

TRIES = 6  # goals for each position that occurred in play
HOME = 8  # one goal in so many is the way home


def positions(state: State, kind: Kind, rng: Random) -> Iterator[State]:
    """The position with other cards in the hands: first the goals that the players really had."""
    seat, other = state.seat, 1 - state.seat
    options = Options(players=2, colours=state.options.colours)
    bare = replace(state, options=options, backs=(), turn=1, offer=None)
    goals = [state.hands[at].goals[:1] for at in (seat, other)]
    for number in range(TRIES):
        if number:
            goals = [_goal(state, rng), _goal(state, rng)]
        if kind.goals == 2:
            own = Hand((), goals[0], goals[1])
        else:
            own = Hand((), goals[0], ())
        if kind.goals == 2 and (not goals[0] or goals[0] == goals[1]):
            continue
        theirs = Hand((), goals[1] if kind.name == "block" else (), ())
        yield replace(bare, hands=(own, theirs) if seat == 0 else (theirs, own))


def _goal(state: State, rng: Random) -> tuple[Picture, ...]:
    if not rng.randrange(HOME):
        return ()  # C12: home
    here = {TILES[state.board.numbers[cell]].picture for cell in state.figures}
    return (rng.choice([picture for picture in Picture if picture not in here]),)


REPERTOIRE = Repertoire(positions=positions)
