"""`planner` for the game with the dragon. Exactly what it does:

Its goals are the treasures of the lowest value on the board; once none is left to take, the cell that the
dragon faces. It ignores what the other players want.

1. Push and move: it looks at every push with every cell that it can walk to. If it can reach a goal now, it
   does, and of all ways to do so it takes one after which its chance to reach a goal next turn too is best.
   Otherwise it goes where that chance is best. The chance is counted over every push that the player in
   between can make (with two or three in between: over sequences of their pushes, drawn at random), as the
   share of those after which some push brings it to a goal. If no place has any chance, it takes a
   push and a walk with which it would get there in the fewest turns if nobody else pushed, at most DEEPEST.
   Among equals it takes one that ends nearest to a goal.
2. Coin: it hands in the card of the treasure whenever it has it.
3. Duel: it rolls again if half the value of the treasure at stake is more than its least useful card is
   worth. A card to roll again is worth the coin that it may still bring, or what it adds to the chance to
   beat the dragon, whichever is more (`search.master.cards.roll_worth`).
4. Final duel: it fights unless that is foolish (`games.master.sensible`): beating the dragon must not end a
   game that somebody else wins. It rolls again exactly when that makes a victory likelier.
5. Double turn: it hands in the card that is least likely to bring a coin, if another turn reaches a goal for
   sure and what that brings pays for the card (`search.master.cards.double_pays`).

The budget sets the number of sequences. The bot never looks at the clock, so the same view and the same seed
give the same action everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wandelgang.bots.distances import distances
from wandelgang.games import Bot
from wandelgang.games.actions import Push, Walk
from wandelgang.games.master import Action, View
from wandelgang.games.master.parts import FACED, FIRST_VALUES, GRID
from wandelgang.games.master.sensible import sensible
from wandelgang.games.master.state import Again, Decline, Double, Step
from wandelgang.games.quest import OnCarried, OnCell, Quest
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import Numbers, Reals
from wandelgang.search.kernel.lookup_table import LANES
from wandelgang.search.machine import solve, turns_by_push
from wandelgang.search.master.cards import card_to_double, card_to_roll
from wandelgang.search.master.facts import CLOSED, board_tables
from wandelgang.search.master.final_duel import again, stands
from wandelgang.search.master.knowledge import knowledge, push_number
from wandelgang.search.master.waits import look_round, value_pushes, value_walks

SEQUENCES_A_SECOND = 5_000  # for every push, on a typical machine
DEEPEST = 3  # turns
NO_PUSH = LANES - 1  # the board has fewer arrows than there are lanes: this one carries nothing


def player(budget: float) -> Bot:
    """A planner that takes at most about `budget` seconds for a decision."""
    samples = max(1, round(budget * SEQUENCES_A_SECOND))

    def planner(view: View, legal: Sequence[Action], rng: Random) -> Action:
        return choose(view, legal, rng, samples)

    return planner


def choose(view: View, legal: Sequence[Action], rng: Random, samples: int) -> Action:
    """The planner's action with this many sequences of pushes in between."""
    if len(legal) == 1:
        return legal[0]
    match view.step:
        case Step.PUSH:
            return _push(view, [action for action in legal if isinstance(action, Push)], rng, samples)
        case Step.MOVE:
            return _walk(view, [action for action in legal if isinstance(action, Walk)], rng, samples)
        case Step.COIN | Step.FIGHT:
            return sensible(view, legal)[0]
        case Step.AGAIN:
            return roll_again(view)
        case Step.FINAL_AGAIN:
            return roll_on(view, legal)
        case _:
            return _double(view)


def _push(view: View, pushes: Sequence[Push], rng: Random, samples: int) -> Push:
    values = value_pushes(board_tables(), knowledge(view), samples, rng.getrandbits(63))
    best = values.max()
    if best == 0:
        turns = turns_by_push(_quest(view, view.players[view.at_turn].cell), DEEPEST, only_best=True)
        return rng.choice(list(turns) or pushes)
    numbers, cells = np.nonzero(values == best)
    far = _far_from_goals(view, numbers % LANES, cells)
    natural = set(numbers[far == far.min()].tolist())
    return rng.choice([push for push in pushes if push_number(push) in natural])


def _walk(view: View, walks: Sequence[Walk], rng: Random, samples: int) -> Walk:
    values = value_walks(board_tables(), knowledge(view), samples, rng.getrandbits(63))
    best = values.max()
    if best == 0:
        turns = [solve(_quest(view, walk.cell), DEEPEST - 1).turns or DEEPEST for walk in walks]
        return rng.choice([walk for walk, far in zip(walks, turns, strict=True) if far == min(turns)])
    cells = np.flatnonzero(values == best)
    far = _far_from_goals(view, NO_PUSH, cells)
    natural = set(cells[far == far.min()].tolist())
    return rng.choice([walk for walk in walks if walk.cell in natural])


def _far_from_goals(view: View, lanes: Numbers | int, cells: Numbers) -> Reals:
    """How far each of these cells is from a goal, after pushes at these arrows."""
    if view.final_open:
        goals = np.array([[FACED[view.gaze]]])
    else:
        lie = [treasure.cell for treasure in view.treasures if treasure.value == view.lowest]
        goals = board_tables().goes[lanes][..., lie]
    far: Reals = distances(GRID)[cells[:, None], goals].min(axis=1)
    return far


def _quest(view: View, cell: int) -> Quest:
    """The way from a cell to a goal, for the solver."""
    lie = tuple(treasure.cell for treasure in view.treasures if treasure.value == view.lowest)
    goal = OnCell((FACED[view.gaze],)) if view.final_open else OnCarried(lie)
    return Quest(view.board, view.spare, cell, goal, view.last_push, closed=CLOSED)


def roll_again(view: View) -> Again | Decline:
    """Whether a lost duel is rolled again, and for which card (M19)."""
    assert view.seat is not None
    lowest = min(view.players[view.seat].treasures)
    card = card_to_roll(knowledge(view).facts, view.seat, lowest)
    return Again(card) if card else Decline()


def roll_on(view: View, legal: Sequence[Action]) -> Action:
    """Whether the last roll against the dragon is rolled again (M26), for the lowest card: any will do."""
    assert view.duel is not None
    cards = [action for action in legal if isinstance(action, Again)]
    left = sum(card in FIRST_VALUES for card in view.players[view.at_turn].hand or ())
    better = again(view.duel.rolls, left) > stands(view.duel.rolls, left)
    return cards[0] if cards and better else Decline()


def _double(view: View) -> Double | Decline:
    now = knowledge(view)
    card = card_to_double(now.facts, view.at_turn)
    pays = card and look_round(board_tables(), now).hits.any()
    return Double(card) if pays else Decline()
