"""`thrift`: reach your goal in the fewest turns, and with the fewest spell cards among all ways to do so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import MappingProxyType

from msgspec.structs import replace

from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.counting import counted
from wandelgang.games.quest import ClimbingCards, Quest
from wandelgang.games.required import AnyState
from wandelgang.puzzles.kind import (
    Engine,
    Found,
    Kind,
    Verdict,
    goal_name,
    played,
    quest_of,
    too_many,
    turn_of,
)
from wandelgang.puzzles.puzzle import Proof, Puzzle


class Thrift(Kind):
    """One goal within some turns, for as few cards as possible."""

    name = "thrift"
    turns = MappingProxyType({1: 6, 2: 10, 3: 1})
    base = 88.8
    bounds = (94, 96, 98)
    least_near = 2

    def task(self, puzzle: Puzzle) -> str:
        goal, best = goal_name(puzzle.the_game, puzzle.position), puzzle.proof.best
        cards = counted(best, "spell card") if best else "no spell card"
        return f"Reach {goal} in {counted(puzzle.turns, 'turn')} for {cards}."

    def prove(
        self, game: Game, state: AnyState, turns: int, engine: Engine, most: int | None = None
    ) -> Found | None:
        quest = quest_of(game, state)
        if engine.solve(quest, turns).turns != turns:
            return None
        ways = len(engine.turns_by_push(quest, turns, only_best=True))
        for best in range(len(_cards(quest)) + 1):
            first: dict[Push, None] = {}
            found = None
            for fewer in _hands(quest, best):
                pushes = engine.turns_by_push(fewer, turns)
                if pushes and found is None:
                    found = engine.solve(fewer, turns)
                first |= dict.fromkeys(pushes)
            if too_many(first, most):
                return None
            if found is not None:
                order = {push: place for place, push in enumerate(game.legal(state))}
                proof = Proof(
                    turns,
                    best,
                    tuple(sorted(first, key=order.__getitem__)),
                    played(game, state, found.solution),
                )
                return Found(proof, found.boards, ways - len(first))
        return None

    def arrived(self, puzzle: Puzzle, before: AnyState, after: AnyState, reached: int) -> Verdict:  # noqa: ARG002
        game, state = puzzle.the_game, puzzle.position
        left = _cards(quest_of(game, turn_of(after, puzzle.seat)))
        spent = len(_cards(quest_of(game, state))) - len(left)
        good = spent <= puzzle.proof.best
        return Verdict(solved=good, failed=not good, reached=reached, got=spent)


def _cards(quest: Quest) -> ClimbingCards:
    assert quest.climb is not None
    return quest.climb.cards


def _hands(quest: Quest, size: int) -> Iterator[Quest]:
    """The quest with every choice of so many cards of the hand."""
    hand = _cards(quest)
    for up, down, either in product(range(hand.up + 1), range(hand.down + 1), range(hand.either + 1)):
        if up + down + either == size:
            assert quest.climb is not None
            yield replace(quest, climb=replace(quest.climb, cards=ClimbingCards(up, down, either)))
