"""Making puzzles out of positions that occur in play. The same seed gives the same puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count as numbers
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from wandelgang.composing.checking import holds
from wandelgang.composing.difficulty import difficulty
from wandelgang.composing.engine import Proving
from wandelgang.composing.play import positions_in_play
from wandelgang.composing.taste import MOST_FIRST, dull
from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.counting import counted
from wandelgang.games.quest import NoQuest
from wandelgang.games.required import AnyState
from wandelgang.games.seats import with_own
from wandelgang.puzzles import BadPuzzle, Puzzle, key, kind_of, repertoire
from wandelgang.puzzles.kind import Engine, Found, Kind, Solver, quest_of

MOST_OF_A_GAME: Final = 4
"""Puzzles for each wish out of one game: neighbouring positions look alike."""
PATIENCE: Final = 600
"""Games in a row without a puzzle for a wish, after which it is given up."""


RARE: Final = 4
"""Turns from which on figures are also put where they did not stand: in play, nearly all goals are nearer."""
TRIED_ELSEWHERE: Final = 50
"""Positions made out of one that occurred, in which that is tried."""
LOCKED: Final = 2
"""Cells that such a figure can reach before a push, at most: others are hardly ever so far from a goal."""


class Wish(NamedTuple):
    """Puzzles of one kind for so many turns, and how many of them."""

    kind: Kind
    turns: int
    number: int


def wishes_for(game: Game, count: int, kind: str | None = None, turns: int | None = None) -> list[Wish]:
    """So many puzzles: all kinds by their shares, or one; each number of turns by its share, or one.

    Raises BadPuzzle if there are no such puzzles.
    """
    kinds = repertoire(game).kinds if kind is None else (kind_of(game, kind),)
    kinds = tuple(one for one in kinds if turns is None or turns in one.turns)
    if not kinds:
        known = "; ".join(f"{one.name}: {', '.join(map(str, one.turns))}" for one in repertoire(game).kinds)
        raise BadPuzzle(
            f"there are no such puzzles for {counted(turns or 0, 'turn')}. Turns by kind: {known}"
        )
    found: list[Wish] = []
    for one, part in zip(kinds, _split(count, [one.share for one in kinds]), strict=True):
        chosen = one.turns if turns is None else {turns: 1}
        shares = _split(part, list(chosen.values()))
        found += [Wish(one, number, share) for number, share in zip(chosen, shares, strict=True)]
    return [wish for wish in found if wish.number]


def _split(count: int, weights: Sequence[int]) -> list[int]:
    """Whole numbers in proportion to the weights, if possible none 0; what is left over goes to the first."""
    least = int(count >= len(weights))
    parts = [max(least, count * weight // sum(weights)) for weight in weights]
    return [parts[0] + count - sum(parts), *parts[1:]]


def make(game: Game, wishes: Sequence[Wish], seed: int, solver: Solver) -> Iterator[Puzzle]:
    """Puzzles as wished, no two the same, one game between bots after another.

    A wish that cannot be fulfilled is given up, and the first other one makes up for it. If none is left,
    there are fewer puzzles.
    """
    seen: set[bytes] = set()
    left = [wish.number for wish in wishes]
    fruitless = [0] * len(wishes)
    for number in numbers():
        if not any(left):
            return
        rng = Random(f"{seed}/{number}")
        states = positions_in_play(game, rng)
        for place, wish in enumerate(wishes):
            if not left[place]:
                continue
            before = left[place]
            themes: set[tuple[str, tuple[Push, ...]]] = set()
            for puzzle in _from_game(game, states, wish, rng, solver):
                same = key(puzzle)
                theme = wish.kind.task(puzzle), puzzle.proof.first if wish.kind.as_played else ()
                if same in seen or theme in themes:
                    continue
                seen.add(same)
                themes.add(theme)
                yield puzzle
                left[place] -= 1
                if not left[place] or before - left[place] == MOST_OF_A_GAME:
                    break
            fruitless[place] = fruitless[place] + 1 if left[place] == before else 0
            if fruitless[place] == PATIENCE:
                others = [other for other in range(len(wishes)) if fruitless[other] < PATIENCE]
                if others:
                    left[others[0]] += left[place]
                left[place] = 0


def _from_game(
    game: Game, states: Sequence[AnyState], wish: Wish, rng: Random, solver: Solver
) -> Iterator[Puzzle]:
    """The puzzles in the positions of one game, in any order, at most one for each position."""
    kind, engine = wish.kind, Proving(solver)
    for state in rng.sample(states, len(states)):
        for position in _positions(game, state, wish, rng, solver):
            try:
                puzzle = composed(game, position, kind, wish.turns, engine, most=MOST_FIRST[wish.turns])
            except NoQuest:
                continue
            if puzzle is None or dull(*puzzle, rng, solver) is not None:
                continue
            if not kind.as_played or holds(puzzle[0], solver):
                yield difficulty(*puzzle, solver)
                break


def _positions(game: Game, state: AnyState, wish: Wish, rng: Random, solver: Solver) -> Iterator[AnyState]:
    """What is tried out of a position that occurred in play."""
    if wish.kind.as_played:
        yield state
        return
    made = repertoire(game).positions(state, wish.kind, rng)
    if wish.turns < RARE:
        yield from made
        return
    for position in islice(made, TRIED_ELSEWHERE):
        yield position
        yield from _elsewhere(game, position, wish.turns, solver)


def _elsewhere(game: Game, position: AnyState, turns: int, solver: Solver) -> Iterator[AnyState]:
    """The same with the figure on any cell from which the goal takes so many turns."""
    try:
        quest = quest_of(game, position)
    except NoQuest:
        return
    corridors, flaws = quest.board.corridors(quest.closed), [*game.flaws(position)]
    for cell in range(quest.board.grid.size):
        if quest.closed >> cell & 1 or corridors.reach(1 << cell).bit_count() > LOCKED:
            continue
        if solver.solve(replace(quest, figure=cell), turns).turns != turns:
            continue
        moved: AnyState = replace(position, figures=with_own(position.figures, position.seat, cell))  # type: ignore[type-var]
        if [*game.flaws(moved)] == flaws:
            yield moved


def composed(
    game: Game, state: AnyState, kind: Kind, turns: int, engine: Engine, most: int | None = None
) -> tuple[Puzzle, Found] | None:
    """A position as a puzzle with its proof; None if it has no answer in exactly so many turns."""
    found = kind.prove(game, state, turns, engine, most)
    if found is None:
        return None
    return Puzzle(game.name, game.rules, kind.name, state, found.proof), found
