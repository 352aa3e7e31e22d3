"""Puzzles of the classic game: the general kinds, with every picture as a goal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from wandelgang.games.classic.parts import TILES, Picture
from wandelgang.games.classic.state import Hand, Options, State
from wandelgang.puzzles.block import Block
from wandelgang.puzzles.kind import Kind
from wandelgang.puzzles.repertoire import Repertoire

Goal = tuple[Picture, ...]  # one picture, or none: the way home (C12)


def positions(state: State, kind: Kind, rng: Random) -> Iterator[State]:
    """The position with other cards in the hands, for either player; first the goals that they really had."""
    goals: list[Goal] = [(), *((picture,) for picture in Picture)]
    bare = replace(
        state, options=Options(players=2, colours=state.options.colours), backs=(), turn=1, offer=None
    )
    for seat in (state.seat, 1 - state.seat):
        real, others = state.hands[seat].goals[:1], state.hands[1 - seat].goals[:1]
        here = TILES[state.board.numbers[state.figures[seat]]].picture
        there = TILES[state.board.numbers[state.figures[1 - seat]]].picture
        first = [real, *(goal for goal in rng.sample(goals, len(goals)) if goal != real and here not in goal)]
        for number, goal in enumerate(first):
            second = rng.choice(goals) if number else others
            if kind.goals == 2:
                if not goal or goal == second:
                    continue
                own, theirs = Hand((), goal, second), Hand((), (), ())
            elif kind.name == Block.name:
                if there in second:
                    continue
                own, theirs = Hand((), goal, ()), Hand((), second, ())
            else:
                own, theirs = Hand((), goal, ()), Hand((), (), ())
            yield replace(bare, seat=seat, hands=(own, theirs) if seat == 0 else (theirs, own))


REPERTOIRE = Repertoire(positions=positions)
