"""Plays all games of a batch: the actions that were asked for, chance in between, random play."""

from __future__ import annotations

from collections.abc import Callable

from wandelgang.batch.kernel.binding import OF_A_GAME, borrow_arrays, borrow_tables, bound
from wandelgang.batch.kernel.layout import (
    ACTOR,
    CHANCE,
    DEAL,
    DEALT,
    LEAVE,
    NONE,
    OVER,
    RANDOM,
    RANDOM_PLAY,
    SEATS,
    Arrays,
    BoardTables,
    Situation,
)
from wandelgang.search.kernel.fan import ONE, ZERO
from wandelgang.search.kernel.jit import Number, Numbers, Word, Words, part
from wandelgang.search.kernel.random import below
from wandelgang.search.kernel.walking import count, lowest

# The rules of a game: see `driver`.
deal: Callable[[BoardTables, Numbers, Situation], None] = OF_A_GAME
mark_legal: Callable[[BoardTables, Numbers, Situation, Words], None] = OF_A_GAME
weigh: Callable[[Numbers, Situation, int], int] = OF_A_GAME
act: Callable[[BoardTables, Numbers, Situation, int], None] = OF_A_GAME


@part
def any_of(words: Words, legal: Words) -> int:
    """One of the legal actions, all equally likely."""
    total = ZERO
    for row in range(len(legal)):
        if legal[row]:
            total += count(legal[row])
    left = Word(below(words, total))
    row = 0
    while left >= count(legal[row]):
        left -= count(legal[row])
        row += 1
    actions = legal[row]
    while left:
        actions &= actions - ONE
        left -= ONE
    return Number(64 * row) + Number(lowest(actions))


@part
def first_illegal(arrays: Arrays, orders: Numbers) -> int:
    """The first game that is told to do something illegal; if there is none, how many games there are."""
    actions = 64 * arrays.legal.shape[1]
    for game in range(len(orders)):
        order = orders[game]
        if order >= actions:
            return game
        if order >= 0 and not (arrays.legal[game, order >> 6] >> Word(order & 63)) & ONE:
            return game
    return len(orders)


@part
def note(arrays: Arrays, game: int, number: int) -> None:
    """Remember an action, if there is room: there is none if no history is kept."""
    if arrays.lengths[game] < arrays.history.shape[1]:
        arrays.history[game, arrays.lengths[game]] = number
        arrays.lengths[game] += 1


@part
def goes_on(automatic: Word, actor: int) -> bool:
    """Whether somebody is to act who does so at random."""
    return actor != OVER and (automatic >> Word(SEATS if actor == CHANCE else actor)) & ONE != ZERO


def drawn(options: Numbers, now: Situation, legal: Words) -> int:
    """What chance does: one of the legal actions by weight."""
    total, left = 0, -1
    for again in range(2):  # first to add up the weights, then to find the one
        for row in range(len(legal)):
            actions = legal[row]
            while actions:
                number = Number(64 * row) + Number(lowest(actions))
                weight = weigh(options, now, number)
                total += weight
                left -= weight
                if again and left < 0:
                    return number
                actions &= actions - ONE
        left = below(now.words, total)
    return NONE  # never: some action has been drawn


def drive(tables: BoardTables, arrays: Arrays, orders: Numbers, most: int, automatic: Word) -> int:
    """Let each game do what it is told to; nothing happens if one of them may not. Returns `first_illegal`.

    In random play, `most` actions are played, those of chance included, and finished games are dealt again.
    After that, the seats in the set `automatic` go on at random, and chance if its bit is set there, until
    somebody else is to act or the game is over.
    """
    tables, arrays, wrong = borrow_tables(tables), borrow_arrays(arrays), first_illegal(arrays, orders)
    if wrong < len(orders):
        return wrong
    options = arrays.options
    for game in range(len(orders)):
        order = orders[game]
        if order == LEAVE:
            continue
        now, legal = Situation(arrays.words[game], arrays.facts[game]), arrays.legal[game]
        left = most if order == RANDOM_PLAY else 0
        while True:  # each part is called in one place only, which halves the time to compile all this
            if order == DEAL:
                now.words[DEALT] = now.words[RANDOM]
                arrays.lengths[game] = 0
                deal(tables, options, now)
            elif order >= 0:
                act(tables, options, now, order)
                note(arrays, game, order)
            legal[:] = ZERO
            mark_legal(tables, options, now, legal)
            actor = now.facts[ACTOR]
            if not left and not goes_on(automatic, actor):
                break
            if actor == OVER:
                order = Number(DEAL)
                continue
            order = drawn(options, now, legal) if actor == CHANCE else any_of(now.words, legal)
            if left:
                left -= 1
    return wrong


def driver(**rules: Callable[..., object]) -> Callable[[BoardTables, Arrays, Numbers, int, Word], int]:
    """`drive` with the rules of a game."""
    made: Callable[[BoardTables, Arrays, Numbers, int, Word], int] = bound((drawn, drive), rules)
    return made
