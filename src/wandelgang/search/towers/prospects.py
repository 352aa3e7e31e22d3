"""What a place on the towers board promises for the next turn, whatever the others push in between.

With one player in between, every push of that player is tried; with more, a number of sequences drawn at
random. After each of them, all the player's own pushes and walks are tried. Reaching a target next turn is
worth 1, less the price of the spell cards that it takes and of the one that would be drawn otherwise (T9).
"""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.games.towers.parts import RUNE
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows, Numbers, Reals, Word, Words, kernel, part
from wandelgang.search.kernel.random import below, start
from wandelgang.search.towers.lanes import (
    FAN,
    MOST_STEEP,
    PURSES,
    REACH,
    flood_all,
    lowest,
    purse_row,
    step_up_and_down,
)
from wandelgang.search.towers.situation import (
    AT_TURN,
    BANNED,
    GOAL,
    LEFT,
    NO_GOAL,
    NOWHERE,
    OPENINGS,
    PILE,
    POOL_SIZE,
    RUNE_CARD,
    START,
    UP,
    Situation,
    ban,
    blank,
    copy,
    lasting,
    pays,
    push,
    spread,
)
from wandelgang.search.towers.tables import (
    ARROWS,
    BACK_KEEPS,
    CARRIES,
    CELLS,
    ENTERS,
    EXITS,
    FIGURES,
    LANES,
    LEFTWARDS,
    ONE,
    REST,
    RIGHTWARDS,
    TOWERS,
    TURNS,
    ZERO,
)

WIN = 100.0  # more than any number of targets


@part
def taken_back(cells: Word, lane: int) -> Word:
    """A set of cells before the push of a lane."""
    moving = ((cells & BACK_KEEPS[lane]) << RIGHTWARDS[lane]) >> LEFTWARDS[lane]
    round_ = EXITS[lane] & (ZERO - Word(cells & ENTERS[lane] != ZERO))
    before: Word = (cells & REST[lane]) | moving | round_
    return before


@part
def from_everywhere(now: Situation, fan: Words, seat: Numbers, masks: Words) -> None:
    """For each number of steep steps: the cells from which some push lets a figure reach a target."""
    lanes = spread(now, fan)
    goals = TOWERS[now.places[seat[GOAL]]] if seat[GOAL] != NO_GOAL else NOWHERE
    extra = lasting(seat)
    for lane in range(lanes):
        fan[REACH + lane] = goals[lane] | extra
    ban(now, fan)
    flood_all(fan, REACH, lanes)
    for steps in range(MOST_STEEP + 1):
        for ups in range(steps + 1):
            row = purse_row(ups, steps - ups)
            if steps:
                step_up_and_down(fan, ups, steps - ups, lanes, True)
            found = ZERO
            for lane in range(lanes):
                found |= taken_back(fan[row + lane], lane)
            masks[(row - REACH) // LANES] = found


@part
def from_here(now: Situation, fan: Words, seat: Numbers, cell: int, price: float) -> float:
    """What the next turn is worth for a figure on a cell; an unknown treasure may be any of the pool."""
    lanes = spread(now, fan)
    start = FIGURES[cell]
    for lane in range(lanes):
        fan[REACH + lane] = start[lane]
    ban(now, fan)
    flood_all(fan, REACH, lanes)
    extra = lasting(seat)
    unknown = seat[LEFT] > 0 and seat[GOAL] == NO_GOAL
    size = now.common[POOL_SIZE] if unknown else 1
    open_, worth = size, 0.0
    done = ZERO
    for steps in range(MOST_STEEP + 1):
        for ups in range(steps + 1):
            if not pays(seat, ups, steps - ups):
                continue
            row = purse_row(ups, steps - ups)
            if steps:
                step_up_and_down(fan, ups, steps - ups, lanes, False)
            every = ZERO
            for lane in range(lanes):
                every |= fan[row + lane]
            if every & extra:
                return (worth + open_ * (1.0 - price * (steps + 1))) / size
            for number in range(size):
                if (done >> Word(number)) & ONE:
                    continue
                tower = now.pool[number] if unknown else seat[GOAL]
                if tower == NO_GOAL:
                    continue
                goals = TOWERS[now.places[tower]]
                hits = ZERO
                for lane in range(lanes):
                    hits |= fan[row + lane] & goals[lane]
                if hits:
                    done |= ONE << Word(number)
                    open_ -= 1
                    worth += 1.0 - price * (steps + 1)
            if open_ == 0:
                return worth / size
    return worth / size


@part
def sequences(now: Situation, between: int, samples: int) -> int:
    """How many sequences of pushes in between are tried: all of them if one player is in between."""
    if between > 1:
        return samples
    openings, banned = now.common[OPENINGS], now.common[BANNED]
    return int(TURNS[openings] * (ARROWS - (1 if banned < ARROWS else 0)))


@part
def reply(now: Situation, number: int, exact: bool, random: Words) -> int:
    """Make one push in between: the one of this number, or any. Answers its lane."""
    openings, banned = now.common[OPENINGS], now.common[BANNED]
    free = ARROWS - (1 if banned < ARROWS else 0)
    if not exact:
        number = below(random, TURNS[openings] * free)
    arrow = number % free
    if arrow >= banned:
        arrow += 1
    lane = number // free * ARROWS + arrow
    push(now, lane)
    return int(lane)


class Scratch(NamedTuple):
    """Scratch arrays."""

    now: Situation
    fan: Words
    random: Words


@part
def waiting(after: Situation, scratch: Scratch, samples: int, price: float, values: Reals) -> None:
    """What the next turn is worth for each cell where the figure could wait, one card richer (T9)."""
    values[:] = 0.0
    common, seat = after.common, after.seats[after.common[AT_TURN]].copy()
    between = len(after.seats) - 1
    count = sequences(after, between, samples)
    masks, made = np.empty(PURSES, np.uint64), np.empty(between, np.int64)
    cards = max(1, common[PILE] + common[PILE + 1] + common[PILE + 2])
    for number in range(count):
        copy(after, scratch.now)
        for step in range(between):
            made[step] = reply(scratch.now, number, between == 1, scratch.random)
        from_everywhere(scratch.now, scratch.fan, seat, masks)
        for step in range(between - 1, -1, -1):
            for purse in range(PURSES):
                masks[purse] = taken_back(masks[purse], made[step])
        for kind in range(3):
            seat[UP + kind] += 1
            part_of = common[PILE + kind] / (cards * count)
            add_rewards(values, masks, seat, price, part_of)
            seat[UP + kind] -= 1


@part
def add_rewards(values: Reals, masks: Words, seat: Numbers, price: float, part_of: float) -> None:
    """Give each cell what the cheapest way from it is worth with the cards of a seat."""
    seen, purse = ZERO, 0
    for steps in range(MOST_STEEP + 1):
        for ups in range(steps + 1):
            if pays(seat, ups, steps - ups):
                fresh = masks[purse] & ~seen
                seen |= fresh
                while fresh:
                    cell = lowest(fresh)
                    fresh &= fresh - ONE
                    values[cell] += part_of * (1.0 - price * (steps + 1))
            purse += 1


@part
def onward(after: Situation, scratch: Scratch, cell: int, samples: int, price: float) -> float:
    """What the next turn is worth for the seat to move once it stands on a cell where it has just gained."""
    seat = after.seats[after.common[AT_TURN]]
    between = len(after.seats) - 1
    count = sequences(after, between, samples)
    worth = 0.0
    for number in range(count):
        copy(after, scratch.now)
        at = cell
        for _ in range(between):
            at = CARRIES[reply(scratch.now, number, between == 1, scratch.random) % ARROWS, at]
        worth += from_here(scratch.now, scratch.fan, seat, at, price)
    return worth / count


@part
def gains(now: Situation, seat: Numbers, cell: int) -> bool:
    """Take what a seat gains by ending its move on a cell, if anything (T9)."""
    if seat[GOAL] != NO_GOAL and now.places[seat[GOAL]] == cell:
        seat[LEFT] -= 1
        seat[GOAL] = NO_GOAL
        return True
    if seat[RUNE_CARD] == 0 and cell == RUNE:
        seat[RUNE_CARD] = 1
        return True
    return False


class Taste(NamedTuple):
    """What a player prefers."""

    price: float  # of a spell card, in targets
    patience: float  # how much the next turn counts compared with this one


@kernel
def weigh(now: Situation, choices: NumberRows, samples: int, seed: Word, taste: Taste) -> Reals:
    """What each choice is worth: what it gains now and what the next turn promises, in targets.

    A choice is a lane (-1: the push is made), a cell and the cards for the walk; choices with the same push
    are next to each other. A walk that wins is worth WIN.
    """
    price, patience = taste
    players, me = len(now.seats), now.common[AT_TURN]
    after, worth, values = blank(players), np.empty(len(choices)), np.empty(CELLS)
    scratch = Scratch(blank(players), np.zeros(FAN, np.uint64), np.empty(1, np.uint64))
    lane, known = -2, False
    for number in range(len(choices)):
        choice = choices[number]
        start(scratch.random, seed, 0)
        if choice[0] != lane:
            lane, known = choice[0], False
        copy(now, after)
        if lane >= 0:
            push(after, lane)
        seat, cell = after.seats[me], choice[1]
        spent = choice[2] + choice[3] + choice[4]
        if seat[RUNE_CARD] and seat[LEFT] == 0 and cell == seat[START]:
            worth[number] = WIN
        elif gains(after, seat, cell):
            for kind in range(3):
                seat[UP + kind] -= choice[2 + kind]
            promise = price + onward(after, scratch, cell, samples, price)
            worth[number] = 1.0 - price * spent + patience * promise
        else:
            if not known:
                waiting(after, scratch, samples, price, values)
                known = True
            worth[number] = price * (1 - spent) + patience * (price + values[cell])
    return worth
