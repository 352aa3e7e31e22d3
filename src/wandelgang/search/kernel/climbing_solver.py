"""The solver over tiles with heights. It works like `solver`: sets of cells as nodes, crossings to prune."""

from __future__ import annotations

from wandelgang.search.arrays import np
from wandelgang.search.kernel.climbing import (
    HIGHS,
    PURSES,
    Cards,
    Hand,
    Heights,
    HeightWords,
    climb_all,
    hand_of,
    purses,
    push_and_raise,
)
from wandelgang.search.kernel.fan import (
    CROSSING,
    GOAL,
    GOAL_OUT,
    NORTH,
    ONE,
    REACH,
    ZERO,
    distinct_turns,
    move_goal,
    openings_at,
    turned,
)
from wandelgang.search.kernel.jit import Numbers, Rows, Word, Words, kernel, part
from wandelgang.search.kernel.lookup_table import ARROWS, EXIT, LANES, OPPOSITE
from wandelgang.search.kernel.packed import Errand, ErrandWords, Packed, PackedWords

ClimbWords = tuple[HeightWords, Cards]

TABLE, NOTES, FIRST_LEVEL = 0, 1, 2  # rows of the scratch array
KIND, BOARDS = 0, 1  # in the notes
CROSSINGS, REAL, SLIP, ROWS_A_LEVEL = 0, 1, 2, 3

# A slip: the sides, then four words of heights, then:
SPARE, HEIGHT, GOAL_AT, OUT, BANNED, LANE, TURN, PROMISING, FILLED = range(8, 17)
CELLS = 17  # from here on: the cells for each purse


@part
def row_of(scratch: Rows, level: int, row: int) -> Words:
    """One of the rows of a level."""
    found: Words = scratch[FIRST_LEVEL + ROWS_A_LEVEL * level + row]
    return found


@part
def laid_out(table: Words, kind: Word, hand: Hand, levels: int) -> Rows:
    """A scratch array for a search with this many levels."""
    scratch = np.empty((FIRST_LEVEL + ROWS_A_LEVEL * levels, PURSES + purses(hand) * LANES), np.uint64)
    scratch[TABLE, : len(table)] = table
    scratch[NOTES, KIND], scratch[NOTES, BOARDS] = kind, ZERO
    return scratch


@part
def start(scratch: Rows, packed: Packed, heights: Heights, errand: Errand, hand: Hand) -> None:
    """Write down the first board."""
    slip = row_of(scratch, 0, SLIP)
    for step in range(4):
        slip[step], slip[4 + step] = packed.sides[step], heights.highs[step]
    slip[SPARE], slip[HEIGHT] = packed.spare, heights.spare
    slip[GOAL_AT], slip[OUT], slip[BANNED] = errand.goal, errand.out, packed.banned
    for purse in range(purses(hand)):
        slip[CELLS + purse] = errand.cells


@part
def put_down(scratch: Rows, level: int, row: int, lane: int, hand: Hand) -> None:
    """Write the contents of one lane of a fan on the slip of the next level."""
    table, fan = scratch[TABLE], row_of(scratch, level, row)
    here, slip = row_of(scratch, level, SLIP), row_of(scratch, level + 1, SLIP)
    for step in range(4):
        slip[step], slip[4 + step] = fan[NORTH + step * LANES + lane], fan[HIGHS + step * LANES + lane]
    exit_ = table[EXIT + lane]
    slip[SPARE] = openings_at((here[0], here[1], here[2], here[3]), exit_)
    slip[HEIGHT] = ONE
    for step in range(4):
        slip[HEIGHT] += (here[4 + step] >> exit_) & ONE
    slip[GOAL_AT], slip[OUT] = fan[GOAL + lane], fan[GOAL_OUT + lane]
    slip[BANNED] = table[OPPOSITE + lane]
    for purse in range(purses(hand)):
        slip[CELLS + purse] = fan[PURSES + purse * LANES + lane]


@part
def spread(scratch: Rows, level: int, row: int, put: Word, hand: Hand) -> bool:
    """Push a tile in at every arrow on the board of a slip; whether a goal comes in reach in any lane."""
    table, fan, slip = scratch[TABLE], row_of(scratch, level, row), row_of(scratch, level, SLIP)
    sides = (slip[0], slip[1], slip[2], slip[3])
    heights = Heights((slip[4], slip[5], slip[6], slip[7]), slip[HEIGHT])
    push_and_raise(fan, table, sides, heights, put)
    move_goal(fan, table, slip[GOAL_AT], slip[OUT], scratch[NOTES, KIND])
    climb_all(fan, table, slip[CELLS:], slip[BANNED], hand)
    scratch[NOTES, BOARDS] += table[ARROWS] - Word(slip[BANNED] < LANES)
    hits = ZERO
    for lane in range(LANES):
        hits |= fan[REACH + lane] & fan[GOAL + lane]
    return hits != ZERO


@part
def may_reach(scratch: Rows, first: int, turns: int, hand: Hand) -> bool:
    """Whether crossings would bring the figure to a goal in `turns`. If not, real tiles do not."""
    arrows, last = scratch[TABLE, ARROWS], first + turns - 1
    hit = spread(scratch, first, CROSSINGS, CROSSING, hand)
    if turns == 1:
        return hit
    level = first
    row_of(scratch, level, SLIP)[LANE] = ZERO
    while level >= first:
        slip = row_of(scratch, level, SLIP)
        lane = slip[LANE]
        if lane == arrows:
            level -= 1
            continue
        slip[LANE] = lane + ONE
        if row_of(scratch, level, CROSSINGS)[REACH + lane] == ZERO:
            continue
        put_down(scratch, level, CROSSINGS, lane, hand)
        hit = spread(scratch, level + 1, CROSSINGS, CROSSING, hand)
        if level + 1 < last:
            level += 1
            row_of(scratch, level, SLIP)[LANE] = ZERO
        elif hit:
            return True
    return False


@part
def promises(scratch: Rows, level: int, lane: int, turns: int, hand: Hand) -> bool:
    """Whether a crossing at this arrow would do, with `turns` to go after its own."""
    fan = row_of(scratch, level, CROSSINGS)
    if turns == 0 or fan[REACH + lane] == ZERO:
        return bool(fan[REACH + lane] & fan[GOAL + lane] != ZERO)
    put_down(scratch, level, CROSSINGS, lane, hand)
    return may_reach(scratch, level + 1, turns, hand)


@part
def begin(scratch: Rows, level: int, hand: Hand) -> None:
    """Nothing has been tried on the board of this level."""
    slip = row_of(scratch, level, SLIP)
    slip[LANE], slip[TURN], slip[PROMISING], slip[FILLED] = ZERO, ZERO, ZERO, ZERO
    spread(scratch, level, CROSSINGS, CROSSING, hand)


@part
def fill(scratch: Rows, level: int, turn: Word, hand: Hand) -> None:
    """The fan of the real spare in one turn, unless it is there already."""
    slip = row_of(scratch, level, SLIP)
    if slip[FILLED] != turn + ONE:
        spread(scratch, level, REAL, turned(slip[SPARE], turn), hand)
        slip[FILLED] = turn + ONE


@part
def can_reach(scratch: Rows, first: int, turns: int, hand: Hand) -> bool:
    """Whether the figure can stand on a goal after exactly `turns`. The slips then hold the pushes."""
    arrows, last = scratch[TABLE, ARROWS], first + turns - 1
    level = first
    begin(scratch, level, hand)
    while level >= first:
        slip, real = row_of(scratch, level, SLIP), row_of(scratch, level, REAL)
        lane, turn = slip[LANE], slip[TURN]
        if turn == distinct_turns(slip[SPARE]):
            level -= 1
            continue
        if lane == arrows:
            slip[LANE], slip[TURN] = ZERO, turn + ONE
            continue
        if turn == ZERO and promises(scratch, level, lane, last - level, hand):
            slip[PROMISING] |= ONE << lane
        slip[LANE] = lane + ONE
        if (slip[PROMISING] >> lane) & ONE == ZERO:
            continue
        fill(scratch, level, turn, hand)
        if level < last:
            put_down(scratch, level, REAL, lane, hand)
            level += 1
            begin(scratch, level, hand)
        elif real[REACH + lane] & real[GOAL + lane]:
            return True
    return False


@kernel
def least_turns(
    table: Words,
    packed: PackedWords,
    errand: ErrandWords,
    climb: ClimbWords,
    deepest: int,
    solution: Numbers,
) -> int:
    """The least number of turns; 0 if more than `deepest`. As in `solver`, without the walks."""
    wish, hand = Errand(*errand), hand_of(climb[1])
    scratch = laid_out(table, wish.kind, hand, deepest)
    start(scratch, Packed(*packed), Heights(*climb[0]), wish, hand)
    found = 0
    for turns in range(1, deepest + 1):
        if can_reach(scratch, 0, turns, hand):
            found = turns
            for level in range(turns):
                slip = row_of(scratch, level, SLIP)
                solution[3 * level], solution[3 * level + 1] = slip[LANE] - ONE, slip[TURN]
            break
    solution[3 * deepest] = scratch[NOTES, BOARDS]
    return found


@kernel
def turns_by_push(
    table: Words,
    packed: PackedWords,
    errand: ErrandWords,
    climb: ClimbWords,
    deepest: int,
    only_best: bool,
) -> Numbers:
    """For each first push the least number of turns in all, 0 if more than `deepest`. As in `solver`."""
    wish, hand = Errand(*errand), hand_of(climb[1])
    scratch = laid_out(table, wish.kind, hand, deepest)
    start(scratch, Packed(*packed), Heights(*climb[0]), wish, hand)
    turns_of = np.zeros(4 * LANES, np.int64)
    real = row_of(scratch, 0, REAL)
    for turns in range(1, deepest + 1):
        any_found = False
        promising = ZERO
        begin(scratch, 0, hand)
        for lane in range(table[ARROWS]):
            if promises(scratch, 0, lane, turns - 1, hand):
                promising |= ONE << Word(lane)
        for turn in range(distinct_turns(packed[1])):
            for lane in range(table[ARROWS]):
                if turns_of[turn * LANES + lane] or (promising >> Word(lane)) & ONE == ZERO:
                    continue
                fill(scratch, 0, Word(turn), hand)
                if turns == 1:
                    reached = real[REACH + lane] & real[GOAL + lane] != ZERO
                else:
                    put_down(scratch, 0, REAL, lane, hand)
                    reached = can_reach(scratch, 1, turns - 1, hand)
                if reached:
                    turns_of[turn * LANES + lane] = turns
                    any_found = True
        if only_best and any_found:
            break
    return turns_of
