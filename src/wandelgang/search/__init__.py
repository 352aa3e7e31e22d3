"""The compiled board and the solver on it.

To ask for the fewest turns to a goal:

    quest = Quest(board, spare, figure, OnTile((number,)), last_push)
    solve(quest)                  # Answer: least number of turns, pushes and walks, boards examined
    solve(quest, 3, every=True)   # … within 3 turns, with every first push that is equally good
    turns_by_push(quest, 3)       # {Push: turns in all} for each first push that gets there
    quest_of(game, view)          # the quest of the seat whose view this is

    warm_up_in_background()       # at the start of a program: returns at once
    ready()                       # whether compiled code answers already; ready(name) asks for one module
    load()                        # or wait for it; load(name, …) for named modules with kernels

`machine` answers with compiled code and `plain` without; both give the same answers.

To search further, as bots do, call the kernels in `kernel/`. The kernels of one game have a folder beside it.
All of them work on machine words (`uint64`): a board is the four masks `machine.sides(board)`, a set of cells
is a mask, `kernel.lookup_table.lookup_table(grid, closed)` describes the board's size, an arrow is its number
in `grid.arrows`, a push has the number `turn * LANES + arrow`, and `machine.lanes(grid)[last_push]` is the
banned arrow.
Importing them imports Numba, so do that only if `ready(name)` is true, or through `load(name)`. A kernel in
any folder here is compiled by `python -m wandelgang.search.warm_up` with the rest.

    kernel.walking            reach, distances · flood, beside, joined, count, lowest
    kernel.outlook            outlook: every push with boards and reaches · within: all that n turns reach
    kernel.solver             least_turns, turns_by_push
    kernel.climbing_outlook   the same over tiles with heights, free and with a hand of cards
    kernel.climbing_solver    the same over tiles with heights
    kernel.fan                the parts they are made of: push_all, carry_all, flood_all; push, carry
    kernel.jit                kernel, part: how to declare a kernel. No recursion: Numba cannot cache it
"""

from __future__ import annotations

from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.general.values import Step
from wandelgang.games.quest import NoQuest, OnCarried, OnCell, OnTile, Quest
from wandelgang.games.required import AnyView
from wandelgang.match import Match
from wandelgang.search.answer import DEEPEST, Answer, Turn
from wandelgang.search.engines import (
    WarmUpState,
    engine_for,
    load,
    ready,
    sentence,
    wait,
    warm_up_in_background,
    warm_up_state,
)

__all__ = [
    "DEEPEST",
    "Answer",
    "NoQuest",
    "OnCell",
    "OnTile",
    "OnCarried",
    "Quest",
    "Turn",
    "WarmUpState",
    "load",
    "quest_of",
    "ready",
    "sentence",
    "solve",
    "turns_by_push",
    "wait",
    "warm_up_in_background",
    "warm_up_state",
]


def solve(quest: Quest | Match, deepest: int = DEEPEST, *, every: bool = False) -> Answer:
    """The least number of turns for a quest, and one way to do it.

    In a match, the quest is that of the seat to act; raises NoQuest where it has none.
    """
    if isinstance(quest, Match):
        quest = quest_of(quest.game, quest.view(quest.state.seat))
    if not isinstance(quest, Quest):
        raise TypeError(f"{type(quest).__name__} cannot be solved: give a match or a quest")
    return engine_for(quest).solve(quest, deepest, every=every)


def turns_by_push(quest: Quest, deepest: int = DEEPEST, *, only_best: bool = False) -> dict[Push, int]:
    """For each first push that leads to the goal within the limit: the least number of turns in all."""
    return engine_for(quest).turns_by_push(quest, deepest, only_best=only_best)


def quest_of(game: Game, view: AnyView, goal: str | None = None) -> Quest:
    """The quest of the seat whose view this is: its next goal, or the one named.

    Raises NoQuest if the seat wants nothing, if it is not time to push, or if no goal has that name; then the
    message lists the goals.
    """
    if view.step != Step.PUSH:  # every game has this step
        here = "is over" if view.step == Step.OVER else f"waits for “{view.step}”"
        raise NoQuest(f"the game {here} here: the solver starts where a tile is to be pushed in")
    return game.quest(view, goal)
