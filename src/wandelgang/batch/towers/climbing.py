"""Which walks are legal over towers, and for which spell cards (T7, T8, T14).

`within` of some ups and downs is the set of cells that can be reached with at most so many steep steps. A way
to pay for a walk is some cards up, some cards down and some jokers. It counts for the cells that it reaches
but would not with one card less. So `within` of all steps that cards can pay for says everything: a joker
stands for a card up or for a card down, and for a child every card pays for every steep step.
"""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.batch.kernel.layout import FIGURES, SEAT, BoardTables, Situation
from wandelgang.batch.kernel.tiles import sides_of
from wandelgang.batch.towers.facts import (
    CHILDREN,
    DOWN,
    FEW_DOWNS,
    FEW_UPS,
    HANDS,
    HIGHS,
    JOKER,
    KINDS,
    SIDE,
    UP,
    WALKS,
)
from wandelgang.search.kernel.fan import ONE, ZERO
from wandelgang.search.kernel.jit import Number, Numbers, Word, Words, part
from wandelgang.search.kernel.lookup_table import COLUMNS
from wandelgang.search.kernel.walking import flood, joined, lowest

WITHIN = 0  # in the scratch: SIDE rows of SIDE words, for ups and downs
REACHED = SIDE * SIDE  # the same for cards up and down, with one joker more each round
SCRATCH = 2 * SIDE * SIDE
NO_WAY = -1


class Joints(NamedTuple):
    """Which steps between joined neighbours are free, and which are steep. All are sets of cells."""

    free_east: Word
    free_south: Word
    rise_east: Word
    fall_east: Word
    rise_south: Word
    fall_south: Word


@part
def joints(tables: BoardTables, now: Situation) -> Joints:
    """The joints of the board, sorted by how steep they are (T7)."""
    words, columns = now.words, tables.table[COLUMNS]
    east, south = joined(tables.table, sides_of(now))
    two, three, four, five = words[HIGHS], words[HIGHS + 1], words[HIGHS + 2], words[HIGHS + 3]
    rise_east = east & ((~two & (three >> ONE)) | (~three & (four >> ONE)) | (~four & (five >> ONE)))
    fall_east = east & ((three & (~two >> ONE)) | (four & (~three >> ONE)) | (five & (~four >> ONE)))
    rise_south = south & (
        (~two & (three >> columns)) | (~three & (four >> columns)) | (~four & (five >> columns))
    )
    fall_south = south & (
        (three & (~two >> columns)) | (four & (~three >> columns)) | (five & (~four >> columns))
    )
    free_east, free_south = east & ~(rise_east | fall_east), south & ~(rise_south | fall_south)
    return Joints(free_east, free_south, rise_east, fall_east, rise_south, fall_south)


@part
def one_up(here: Word, steps: Joints, columns: Word) -> Word:
    """The cells one steep step up."""
    return (
        ((here & steps.rise_east) << ONE)
        | ((here >> ONE) & steps.fall_east)
        | ((here & steps.rise_south) << columns)
        | ((here >> columns) & steps.fall_south)
    )


@part
def one_down(here: Word, steps: Joints, columns: Word) -> Word:
    """The cells one steep step down."""
    return (
        ((here & steps.fall_east) << ONE)
        | ((here >> ONE) & steps.rise_east)
        | ((here & steps.fall_south) << columns)
        | ((here >> columns) & steps.rise_south)
    )


@part
def fill_within(scratch: Words, steps: Joints, columns: Word, hand: tuple[int, int, int], child: bool) -> int:
    """Fill in what can be reached from what is free; returns the most steep steps that lead anywhere new.

    Steps are taken only as far as the hand can pay. A child's steps down are counted as steps up.
    """
    up, down, joker = hand
    total = 0
    while True:
        total += 1
        fresh = False
        for ups in range(total, -1, -1):
            downs = total - ups
            if child:
                if downs or ups > up + down + joker:
                    break
            elif max(0, ups - up) + max(0, downs - down) > joker:
                continue
            less, there = ZERO, ZERO
            if ups:
                before = scratch[WITHIN + (ups - 1) * SIDE + downs]
                less |= before
                there |= one_up(before, steps, columns)
                if child:
                    there |= one_down(before, steps, columns)
            if downs:
                before = scratch[WITHIN + ups * SIDE + downs - 1]
                less |= before
                there |= one_down(before, steps, columns)
            if there & ~less:
                fresh = True
                less = flood(less | there, steps.free_east, steps.free_south, columns)
            scratch[WITHIN + ups * SIDE + downs] = less
        if not fresh:
            return total - 1


@part
def ways(tables: BoardTables, options: Numbers, now: Situation, legal: Words, wanted: int) -> int:
    """Mark every walk as legal; or, if one is wanted, mark nothing and return how many jokers it takes."""
    scratch, facts = tables.scratch, now.facts
    seat = Number(facts[SEAT])
    cards, child = HANDS + KINDS * seat, options[CHILDREN + seat] != 0
    up, down, joker = Number(facts[cards + UP]), Number(facts[cards + DOWN]), Number(facts[cards + JOKER])
    steps, columns = joints(tables, now), tables.table[COLUMNS]
    free = flood(ONE << Word(facts[FIGURES + seat]), steps.free_east, steps.free_south, columns)
    if wanted != NO_WAY and (free >> Word((wanted - WALKS) // (FEW_UPS * FEW_DOWNS))) & ONE:
        return 0
    scratch[WITHIN] = free
    most = fill_within(scratch, steps, columns, (up, down, joker), child)
    for jokers in range(min(joker, most) + 1):
        for ups in range(min(up, most - jokers) + 1):
            for downs in range(min(down, most - jokers - ups) + 1):
                total = ups + downs + jokers
                here = REACHED + ups * SIDE + downs
                known = scratch[here] if jokers else ZERO
                if child:
                    found = scratch[WITHIN + total * SIDE]
                    less = scratch[WITHIN + (total - 1) * SIDE] if total else ZERO
                else:
                    found = ZERO
                    for lifts in range(jokers + 1):
                        found |= scratch[WITHIN + (ups + lifts) * SIDE + downs + jokers - lifts]
                    less = known
                    if ups:
                        less |= scratch[here - SIDE]
                    if downs:
                        less |= scratch[here - 1]
                scratch[here] = found
                found &= ~less
                while found:
                    number = WALKS + (Number(lowest(found)) * FEW_UPS + ups) * FEW_DOWNS + downs
                    if wanted == NO_WAY:
                        legal[number >> 6] |= ONE << Word(number & 63)
                    elif wanted == number:
                        return jokers
                    found &= found - ONE
    return 0
