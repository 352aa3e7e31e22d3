"""Trying to solve a puzzle, action by action. An attempt is a value: to take back, keep the one before."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from wandelgang.games.actions import Push
from wandelgang.games.errors import IllegalAction
from wandelgang.games.quest import NoQuest
from wandelgang.games.required import AnyAction
from wandelgang.puzzles.kind import arrivals, next_turn, quest_of, walks
from wandelgang.puzzles.puzzle import Puzzle
from wandelgang.puzzles.repertoire import kind_of


class Status(StrEnum):
    """How an attempt stands."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


class Attempt(msgspec.Struct, frozen=True):
    """A puzzle, what was done so far, and where that leads."""

    puzzle: Puzzle
    state: Any
    actions: tuple[AnyAction, ...] = ()
    events: tuple[Any, ...] = ()  # of the last action, for the animation
    status: Status = Status.OPEN
    reached: int = 0  # goals
    refutation: tuple[AnyAction, ...] = ()  # why it has failed, if another player shows it
    got: int | None = None  # in the unit of the kind, once its goal is reached

    @property
    def left(self) -> int:
        """How many turns are left, the present one included."""
        return self.puzzle.turns - len(self.actions) // 2

    @property
    def legal(self) -> tuple[AnyAction, ...]:
        """What can be done now: pushes, or walks."""
        if self.status is not Status.OPEN:
            return ()
        game = self.puzzle.the_game
        if len(self.actions) % 2:
            return tuple(walks(game, self.state))
        return tuple(action for action in game.legal(self.state) if isinstance(action, Push))

    @property
    def near(self) -> bool:
        """Whether the goal of the solver could be reached in one turn more, if there were one."""
        game = self.puzzle.the_game
        kind = kind_of(game, self.puzzle.kind)
        if kind.as_played or self.refutation or game.actor(self.state) is None or self.got is not None:
            return False
        here = next_turn(game, self.state, self.puzzle.seat, arrived=False)
        try:
            quest_of(game, here)
        except NoQuest:
            return False
        pushes = (action for action in game.legal(here) if isinstance(action, Push))
        return any(True for push in pushes for _ in arrivals(game, game.apply(here, push)[0]))

    def then(self, action: AnyAction) -> Attempt:
        """The attempt after one more push or walk; raises IllegalAction if the rules forbid it."""
        if self.status is not Status.OPEN:
            raise IllegalAction("X12", f"this attempt is {self.status}: take something back, or begin again")
        game, walking = self.puzzle.the_game, bool(len(self.actions) % 2)
        if walking is isinstance(action, Push) or (walking and not hasattr(action, "cell")):
            wanted = "walk or stay" if walking else "push"
            raise IllegalAction("X3", f"a puzzle is solved with pushes and walks, and now you {wanted}")
        after, events = game.apply(self.state, action)
        actions = (*self.actions, action)
        if not walking:
            return Attempt(self.puzzle, after, actions, tuple(events), reached=self.reached)
        verdict = kind_of(game, self.puzzle.kind).judge(self.puzzle, self.reached, self.state, action, after)
        status = Status.SOLVED if verdict.solved else Status.OPEN
        over = len(actions) // 2 == self.puzzle.turns or game.actor(after) is None
        if not verdict.solved and (verdict.failed or over):
            status = Status.FAILED
        if status is Status.OPEN:
            arrived = verdict.reached > self.reached
            after = next_turn(game, after, self.puzzle.seat, arrived=arrived)
        return Attempt(
            self.puzzle,
            after,
            actions,
            tuple(events),
            status,
            verdict.reached,
            verdict.refutation,
            verdict.got,
        )


def begin(puzzle: Puzzle) -> Attempt:
    """An attempt at the beginning."""
    return Attempt(puzzle, puzzle.position)


def solution(puzzle: Puzzle) -> tuple[Attempt, ...]:
    """The solution, one attempt for each of its actions: their events are what to animate."""
    attempts: list[Attempt] = []
    for action in puzzle.proof.solution:
        attempts.append((attempts[-1] if attempts else begin(puzzle)).then(action))
    return tuple(attempts)
