"""The compiled board and the solver on it.

For those who ask (`machine` with compiled code, `plain` without; both give the same answers):

    quest = Quest(board, spare, figure, OnTile((number,)), last_push)
    solve(quest)                  # Answer: least number of turns, pushes and walks, boards examined
    solve(quest, 3, every=True)   # … within 3 turns, with every first push that is as good
    turns_by_push(quest, 3)       # {Push: turns in all} for each first push that gets there
    quest_of(view)                # the quest of the seat whose view this is, in any of the games

    warm_in_background()          # at the start of a program: returns at once
    ready()                       # whether compiled code answers already; ready(name) asks for one module
    load()                        # or wait for it; load(name, …) for named modules with kernels

For those who search further (bots), kernels to be called from Python or from other kernels, all on words
(`uint64`): a board is the four masks `machine.sides(board)`, a set of cells is a mask,
`compiled.table.table(grid, closed)` says how the board is built, an arrow is its number in `grid.arrows`, a
push has the number `turn * LANES + arrow`, and `machine.lanes(grid)[last_push]` is the banned arrow. They
import Numba, so import them only where `ready(name)` (or through `load(name)`). Further kernels have their
place beside them: what lies there is compiled by set-up and loaded with the rest.

    compiled.walking            reach, distances · flood, beside, joined, count, lowest
    compiled.outlook            outlook: every push with boards and reaches · within: all that n turns reach
    compiled.solving            least_turns, turns_by_push
    compiled.climbing_outlook   the same over towers, free and with a hand of spells
    compiled.climbing_solver    the same over towers
    compiled.fan                the parts they are made of: push_all, carry_all, flood_all; push, carry
    compiled.jit                kernel, part: how a kernel is declared. No recursion: disk cannot keep it
"""

from __future__ import annotations

from wandelgang.games.actions import Push
from wandelgang.search.quest import DEEPEST, Answer, Goal, OnCell, OnTile, OnTreasure, Quest, Turn
from wandelgang.search.quests import NoQuest, quest_of
from wandelgang.search.warming import (
    Warmth,
    engine_for,
    load,
    ready,
    sentence,
    wait,
    warm_in_background,
    warmth,
)

__all__ = [
    "DEEPEST",
    "Answer",
    "Goal",
    "NoQuest",
    "OnCell",
    "OnTile",
    "OnTreasure",
    "Quest",
    "Turn",
    "Warmth",
    "load",
    "quest_of",
    "ready",
    "sentence",
    "solve",
    "turns_by_push",
    "wait",
    "warm_in_background",
    "warmth",
]


def solve(quest: Quest, deepest: int = DEEPEST, *, every: bool = False) -> Answer:
    """The least number of turns for a quest, and one way to do it."""
    return engine_for(quest).solve(quest, deepest, every=every)


def turns_by_push(quest: Quest, deepest: int = DEEPEST, *, only_best: bool = False) -> dict[Push, int]:
    """For each first push that leads to the goal within the limit: the least number of turns in all."""
    return engine_for(quest).turns_by_push(quest, deepest, only_best=only_best)
