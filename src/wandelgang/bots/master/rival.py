"""`rival` for the game with the dragon. Exactly what it does:

It plays out the game from every action it could take, many times, and counts how often it wins. The hands of
the others are drawn as they may be (`games.master.resampling`), HANDS_IMAGINED times, and the play-outs take
them in turn. In a play-out everybody, the rival included, is a simple player (`search.master.play`): it takes
a treasure if it can, else comes near one, and plays its cards by rules of thumb. A play-out stops after
HORIZON turns; the chance to win is then estimated from the points, the cards in hand and all that can still
be won (`search.master.weigh.promise`). Once the dragon can be fought, a play-out continues to the end.

The play-outs come in ROUNDS rounds, shared evenly among the choices that are left; after each round only the
best of them remain, a share of KEPT. All choices meet the same hands, and begin with the same luck.

1. Push and move: if it can take a treasure, or stand before the dragon, it weighs all ways to do so, else
   every push with every cell that it can walk to.
2. Coin and double turn: it takes every coin, and pays only for a turn that can reach a goal, because anything
   else is foolish (`games.master.sensible`). For such a turn it weighs yes (with each card that fits) and no.
3. Final duel: it weighs yes and no, and says no only if that is better by HESITATION, or if yes is foolish:
   if victory would end a game that somebody else wins. Once in it, it rolls again exactly when that makes a
   victory likelier.
4. Duel: it rolls again as the planner does.

Rivals leave each other nothing, so a game between them can stall. It is patient for PATIENCE turns of the
whole table, and for PER_TREASURE more with each treasure taken; beyond that it plays more and more turns as
the planner does, and after HURRY further turns all of them (X13).

The budget sets the number of turns to be played out. The bot never looks at the clock, so the same view and
the same seed give the same action everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from wandelgang.bots.master import planner
from wandelgang.bots.master.planner import roll_again, roll_on
from wandelgang.games import Bot
from wandelgang.games.actions import Push, Walk
from wandelgang.games.master import Action, View
from wandelgang.games.master.parts import EACH, FACED, FIRST_VALUES, SECOND_VALUES
from wandelgang.games.master.sensible import sensible
from wandelgang.games.master.state import Double, Fight, Step
from wandelgang.maze import cells
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows, Reals
from wandelgang.search.master.facts import SEAT, Situation, board_tables
from wandelgang.search.master.knowledge import imagined_hands, knowledge, push_number
from wandelgang.search.master.waits import look_round
from wandelgang.search.master.weigh import DOUBLE, FIGHT, PUSH_AND_WALK, WALK, Series, weigh

TURNS_A_SECOND = 800_000  # on a typical machine, so that at most one decision in twenty takes longer
HORIZON = 6  # turns
SEQUENCES = 50  # for each push, where it plays as the planner does
ROUNDS = 4
KEPT = 0.3
PATIENCE, PER_TREASURE, HURRY = 30, 3, 60  # turns
HESITATION = 0.02  # not fighting must be better by this much, or fights would be put off for ever (X13)

HANDS_IMAGINED = 64  # drawn for each decision; play-outs take them in turn

Choice = tuple[int, int, int]  # as `weigh` takes it
Choices = list[tuple[Choice, Action]]  # with the action that begins it


class Table(NamedTuple):
    """A position as the rival knows it, and all hands as they may be."""

    now: Situation
    hands: NumberRows


def player(budget: float) -> Bot:
    """A rival that takes at most about `budget` seconds for a decision."""
    turns = round(budget * TURNS_A_SECOND)

    def rival(view: View, legal: Sequence[Action], rng: Random) -> Action:
        return choose(view, legal, rng, turns)

    return rival


def choose(view: View, legal: Sequence[Action], rng: Random, turns: int) -> Action:
    """The rival's action after this many turns played out."""
    if view.step in (Step.COIN, Step.FIGHT, Step.DOUBLE):
        legal = sensible(view, legal)
    if len(legal) == 1:
        return legal[0]
    if view.step is Step.AGAIN:
        return roll_again(view)
    if view.step is Step.FINAL_AGAIN:
        return roll_on(view, legal)
    if hurries(view):
        return planner.choose(view, legal, rng, SEQUENCES)
    now = knowledge(view)
    weighed = choices(view, legal, now)
    start = np.array([HESITATION if isinstance(action, Fight) else 0.0 for _, action in weighed])
    table = Table(now, imagined_hands(view, HANDS_IMAGINED, rng))
    order = ranked(table, [choice for choice, _ in weighed], start, rng.getrandbits(63), turns)
    return weighed[order[0]][1]


def hurries(view: View) -> bool:
    """Whether it plays this turn as the planner does, because the game has stalled (X13)."""
    taken = EACH * len((*FIRST_VALUES, *SECOND_VALUES)) - len(view.treasures) - len(view.aside)
    late = view.turn - PATIENCE - PER_TREASURE * taken
    return late > Random(view.turn).randrange(
        HURRY
    )  # drawn once a turn: its push and its walk belong together


def choices(view: View, legal: Sequence[Action], now: Situation) -> Choices:
    """All that it weighs."""
    if view.step is Step.PUSH:
        return _pushes([action for action in legal if isinstance(action, Push)], now)
    if view.step is Step.MOVE:
        return _walks(view, [action for action in legal if isinstance(action, Walk)])
    if view.step is Step.FIGHT:
        return [((FIGHT, int(isinstance(action, Fight)), 0), action) for action in legal]
    return [((DOUBLE, action.card if isinstance(action, Double) else 0, 0), action) for action in legal]


def _pushes(pushes: Sequence[Push], now: Situation) -> Choices:
    seen = look_round(board_tables(), now)
    row = seen.hits if seen.hits.any() else seen.reaches
    return [
        ((PUSH_AND_WALK, number, cell), push)
        for push, number in zip(pushes, map(push_number, pushes), strict=True)
        for cell in cells(int(row[number]))
    ]


def _walks(view: View, walks: Sequence[Walk]) -> Choices:
    here = view.players[view.at_turn].cell
    goals = {item.cell for item in view.treasures if item.value == view.lowest} - {here}  # M13
    if view.final_open:
        goals = {FACED[view.gaze]}
    takes = [walk for walk in walks if walk.cell in goals]
    return [((WALK, walk.cell, 0), walk) for walk in takes or walks]


def ranked(table: Table, weighed: Sequence[Choice], start: Reals, seed: int, turns: int) -> list[int]:
    """The numbers of the choices, the one with the best chance to win first; some begin with a lead."""
    every, sums, tried = np.array(weighed, np.int64), np.zeros(len(weighed)), 0
    left, dropped = np.arange(len(weighed)), list[int]()
    for _ in range(ROUNDS):
        if len(left) == 1:
            break
        samples = max(1, turns // (ROUNDS * HORIZON * len(left)))
        series = Series(tried, samples, HORIZON)
        worth = weigh(board_tables(), table.now, table.hands, every[left], series, seed)
        sums[left] += worth[:, table.now.facts[SEAT]]
        tried += samples
        order = np.argsort(-(sums[left] / tried + start[left]), kind="stable")
        left, kept = left[order], max(1, round(len(left) * KEPT))
        dropped[:0] = left[kept:].tolist()
        left = left[:kept]
    return [*left.tolist(), *dropped]
