"""A kind of puzzle: what has to be done, how an attempt is judged, and how its answer is proven.

Nothing moves but the solver: after each of its turns it is the solver's turn again, nobody else acts, and no
die is rolled or card drawn, unless only one card is left to draw.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Sized
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from wandelgang.games import CHANCE, Game
from wandelgang.games.actions import Push
from wandelgang.games.general.values import Step
from wandelgang.games.quest import ClimbingCards, OnCarried, Quest, goal_cells
from wandelgang.games.required import AnyAction, AnyState
from wandelgang.maze import cells
from wandelgang.puzzles.puzzle import Proof, Puzzle


class SolvedTurn(Protocol):
    """One turn of a solver's answer."""

    @property
    def push(self) -> Push: ...
    @property
    def cell(self) -> int: ...
    @property
    def cards(self) -> ClimbingCards: ...


class Answer(Protocol):
    """What a solver answers."""

    @property
    def turns(self) -> int | None: ...
    @property
    def solution(self) -> Sequence[SolvedTurn]: ...
    @property
    def boards(self) -> int: ...
    @property
    def first_pushes(self) -> Sequence[Push] | None: ...


class Solver(Protocol):
    """What answers quests: a module of `wandelgang.search`, compiled or plain."""

    def solve(self, quest: Quest, deepest: int = ..., *, every: bool = ...) -> Answer: ...
    def turns_by_push(
        self, quest: Quest, deepest: int = ..., *, only_best: bool = ...
    ) -> Mapping[Push, int]: ...


class Engine(Solver, Protocol):
    """What proves: it answers quests, and it judges."""

    def weigh(self, game: Game, state: AnyState, closely: int) -> Mapping[AnyAction, float]:
        """The chances to win of the seat to act, from what it can see, after each action worth a look."""
        ...


class Found(msgspec.Struct, frozen=True):
    """A proof, and what the search for it tells about how hard the puzzle is."""

    proof: Proof
    boards: int  # examined
    near: int  # first pushes that almost do it


class Named(NamedTuple):
    """A goal as people call it: pictures, or else cells."""

    pictures: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """What a turn of an attempt has come to."""

    solved: bool = False
    failed: bool = False  # before the turns are used up: it can no longer be solved
    reached: int = 0  # how many goals the attempt has reached in all
    refutation: tuple[AnyAction, ...] = ()  # what another player does about it
    got: int | None = None  # in the unit of the kind, where a goal is reached but not in the best way


class Kind:
    """The base of all kinds: reach some goals within some turns."""

    name: ClassVar[str]
    turns: ClassVar[Mapping[int, int]]  # for how many turns there are puzzles of this kind, and their shares
    goals: ClassVar[int] = 1  # how many are reached, one after another
    base: ClassVar[float] = 0.0  # how hard this kind is before anything is weighed: see bench/difficulty.py
    bounds: ClassVar[tuple[int, int, int]]  # from these difficulties on, a puzzle has the level 2, 3 and 4
    share: ClassVar[int] = 3  # of a set with all kinds
    as_played: ClassVar[bool] = False  # its positions stay as they were in a game
    least_near: ClassVar[int] = 0  # first pushes that must almost do it, or there is nothing to find out

    def level(self, difficulty: int) -> int:
        """1 to 4: easy, normal, hard, expert, among the puzzles of this kind."""
        return 1 + sum(difficulty >= bound for bound in self.bounds)

    def task(self, puzzle: Puzzle) -> str:
        """What has to be done, in one English sentence."""
        raise NotImplementedError

    def prove(
        self, game: Game, state: AnyState, turns: int, engine: Engine, most: int | None = None
    ) -> Found | None:
        """The proof for this position, or None if it has no answer in exactly so many turns.

        None too if it has more than `most` first pushes: then the search stops early.
        """
        raise NotImplementedError

    def clear(self, found: Found) -> bool:
        """Whether there are other ways to try, and none of them is nearly as good."""
        return found.near >= self.least_near

    def bears_out(self, stored: int, found: int) -> bool:
        """Whether the best that a new search has found bears out the best that a proof says."""
        return found == stored

    def whose(self, puzzle: Puzzle) -> int:
        """The seat whose goal the puzzle is about."""
        return puzzle.seat

    def wanted(self, puzzle: Puzzle) -> tuple[Named, ...]:
        """The goals that can be named before the first turn, one after another."""
        return (named_goal(puzzle.the_game, turn_of(puzzle.position, self.whose(puzzle))),)

    def quest(self, game: Game, state: AnyState) -> Quest:
        """The quest that the puzzle is about: positions with equal quests make equal puzzles."""
        return quest_of(game, state)

    def judge(self, puzzle: Puzzle, reached: int, before: AnyState, walk: Any, after: AnyState) -> Verdict:
        """What a walk has come to; `reached` goals were reached before it."""
        if not arrives(puzzle.the_game, before, walk):
            return Verdict(reached=reached)
        return self.arrived(puzzle, before, after, reached + 1)

    def arrived(self, puzzle: Puzzle, before: AnyState, after: AnyState, reached: int) -> Verdict:  # noqa: ARG002
        """What it means that a walk ended on a goal."""
        return Verdict(solved=reached == self.goals, reached=reached)


def too_many(first: Sized, most: int | None) -> bool:
    """Whether these are more than the most."""
    return most is not None and len(first) > most


def quest_of(game: Game, state: AnyState) -> Quest:
    """What the seat to act wants."""
    return game.quest(game.view(state, state.seat), None)


def arrives(game: Game, state: AnyState, walk: Any) -> bool:
    """Whether a walk ends on a goal of the seat to act."""
    return bool(_ends(game, state) >> walk.cell & 1)


def arrivals(game: Game, state: AnyState) -> Iterator[AnyAction]:
    """The walks that end on a goal."""
    ends = _ends(game, state)
    return (action for action in walks(game, state) if ends >> action.cell & 1)


def _ends(game: Game, state: AnyState) -> int:
    """The cells of the goal; what pushes carry is not reached by waiting on it."""
    quest = quest_of(game, state)
    waits = 1 << quest.figure if isinstance(quest.goal, OnCarried) else 0
    return goal_cells(quest.goal, state.board) & ~waits


def walks(game: Game, state: AnyState) -> Sequence[Any]:
    """The walks that are legal now."""
    return [action for action in game.legal(state) if hasattr(action, "cell")]


def turn_of(state: AnyState, seat: int) -> AnyState:
    """The same position, and it is this seat's turn to push."""
    changed: AnyState = replace(state, seat=seat, step=type(state.step)(Step.PUSH.value))  # type: ignore[type-var]
    return changed


def next_turn(game: Game, state: AnyState, seat: int, *, arrived: bool) -> AnyState:
    """The solver's next turn after a walk. With a goal reached, the only card that is left is turned up."""
    while arrived and game.actor(state) == CHANCE and len(drawn := game.chance(state)) == 1:
        state, _ = game.apply(state, drawn[0][0])
    return turn_of(state, seat)


def played(game: Game, state: AnyState, turns: Sequence[SolvedTurn]) -> tuple[AnyAction, ...]:
    """The turns of a solver's answer as actions of the game."""
    seat, actions = state.seat, []
    for turn in turns:
        state, _ = game.apply(state, turn.push)
        left = quest_of(game, state).climb
        walk, after = next(
            (walk, after)
            for walk in walks(game, state)
            if walk.cell == turn.cell
            for after in [game.apply(state, walk)[0]]
            if left is None or _cards(game, turn_of(after, seat)) == left.cards - turn.cards
        )
        actions += [turn.push, walk]
        state = turn_of(after, seat)
    return tuple(actions)


def _cards(game: Game, state: AnyState) -> ClimbingCards:
    climb = quest_of(game, state).climb
    assert climb is not None
    return climb.cards


def named_goal(game: Game, state: AnyState) -> Named:
    """What the seat to act wants: a picture, or cells."""
    goal = quest_of(game, state).goal
    pictures = [game.box.pictures.get(number) for number in getattr(goal, "numbers", ())]
    if pictures and all(pictures):
        return Named(tuple(picture for picture in pictures if picture))
    return Named(cells=tuple(cells(goal_cells(goal, state.board))))


def goal_name(game: Game, state: AnyState) -> str:
    """The same in English."""
    found = named_goal(game, state)
    names = [*(f"the {one}" for one in found.pictures), *(game.box.grid.names[one] for one in found.cells)]
    return " or ".join(names) or "the spare"
