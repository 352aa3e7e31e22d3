"""Which puzzles are worth solving. Each reason was learned by looking at puzzles that were not."""

from __future__ import annotations

from random import Random

from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.quest import NoQuest
from wandelgang.games.required import AnyState
from wandelgang.puzzles import Puzzle, kind_of
from wandelgang.puzzles.attempt import solution
from wandelgang.puzzles.kind import Found, Solver, arrives, next_turn, quest_of, turn_of

MOST_FIRST = {1: 2, 2: 2, 3: 8, 4: 16}  # by turns, first pushes that do it: one move is clearly best
IDLE = {2: 0, 3: 1}  # by turns, those in which the figure may stay; what takes four turns begins locked in
CLEARLY_MORE = 0.25  # of the next player's pushes
GLANCES = {1: 3, 2: 3, 3: 3, 4: 0}  # by turns, pushes that a greedy player is asked for


def dull(puzzle: Puzzle, found: Found, rng: Random, solver: Solver) -> str | None:
    """Why a puzzle is not worth solving; None if it is."""
    if len(found.proof.first) > MOST_FIRST[puzzle.turns]:
        return "too many ways"
    if not kind_of(puzzle.the_game, puzzle.kind).clear(found):
        return "no other way to try"
    if _idle(puzzle):
        return "idle"
    if _obvious(puzzle, rng):
        return "obvious"
    if kind_of(puzzle.the_game, puzzle.kind).as_played and not _has_a_point(puzzle, rng, solver):
        return "no point that one can see"
    return None


def _obvious(puzzle: Puzzle, rng: Random) -> bool:
    """Whether somebody finds it who only looks one push ahead for the own goal."""
    game, state = puzzle.the_game, puzzle.position
    view, legal = game.view(state, puzzle.seat), game.legal(state)
    eyes = [game.seeker, game.scout] if kind_of(game, puzzle.kind).as_played else [game.seeker]
    return any(
        look(view, legal, rng) in puzzle.proof.first for look in eyes for _ in range(GLANCES[puzzle.turns])
    )


def _idle(puzzle: Puzzle) -> bool:
    """Whether too often, the last turn aside, the figure has nothing to do: only tiles are moved."""
    if puzzle.turns not in IDLE:
        return False
    attempts, seat = solution(puzzle), puzzle.seat
    turns = zip(attempts[:-2:2], attempts[1:-2:2], strict=True)
    stays: int = sum(pushed.state.figures[seat] == walked.state.figures[seat] for pushed, walked in turns)
    return stays > IDLE[puzzle.turns]


def _has_a_point(puzzle: Puzzle, rng: Random, solver: Solver) -> bool:
    """Whether one can see what the best turn is good for, beside the turn of the everyday bot.

    It reaches a goal; or the goal is then in reach after clearly more answers of the next player; or that
    player is kept from a goal.
    """
    game, state, seat = puzzle.the_game, puzzle.position, puzzle.seat
    push = game.scout(game.view(state, seat), game.legal(state), rng)
    usual, _ = game.apply(state, push)
    if game.actor(usual) != seat:
        return True
    walk = game.scout(game.view(usual, seat), game.legal(usual), rng)
    if not hasattr(walk, "cell"):
        return True
    push, best = puzzle.proof.solution
    right, _ = game.apply(state, push)
    if arrives(game, right, best):
        return True
    ends = game.apply(usual, walk)[0], game.apply(right, best)[0]
    if any(game.actor(end) is None for end in ends):
        return True
    try:
        theirs = [
            len(solver.turns_by_push(quest_of(game, turn_of(end, _next(end, seat))), 1)) for end in ends
        ]
        ours = [_answers_left(game, end, seat, solver) for end in ends]
    except NoQuest:
        return False
    return (theirs[0] > 0 and theirs[1] == 0) or ours[1] - ours[0] >= CLEARLY_MORE


def _next(state: AnyState, seat: int) -> int:
    return (seat + 1) % int(state.options.players)


def _answers_left(game: Game, end: AnyState, seat: int, solver: Solver) -> float:
    """After what share of the next player's pushes the own goal can be reached."""
    theirs = turn_of(end, _next(end, seat))
    pushes = [push for push in game.legal(theirs) if isinstance(push, Push)]
    kept = 0
    for push in pushes:
        pushed, _ = game.apply(theirs, push)
        quest = quest_of(game, next_turn(game, pushed, seat, arrived=False))
        kept += solver.solve(quest, 1).turns is not None
    return kept / len(pushes)
