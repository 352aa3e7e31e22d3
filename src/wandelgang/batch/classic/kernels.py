"""The rules of the classic game for batches: what is dealt, what is legal, what an action does."""

from __future__ import annotations

from wandelgang.batch.classic.facts import (
    AGAIN,
    BACK_COUNT,
    BACK_MESSAGES,
    BACKED_OF_SHAPE,
    BACKS,
    CARDS,
    CARDS_EACH,
    CELLS,
    CHOICES,
    CHOOSE,
    DOUBLE_TURN,
    DRAW,
    DRAWS,
    EVENTS,
    EXCHANGE,
    EXCHANGES,
    FACT_COUNT,
    FINISHED,
    FOUND,
    FOUND_COUNT,
    GOAL_COUNT,
    GOALS,
    KNOWN,
    LOOK,
    LOOKS,
    MESSAGES,
    MOST_CARDS,
    MOVE,
    OFFER,
    PASSES,
    PICTURE,
    PILES,
    PUSH,
    READ,
    SECOND_CARD,
    SECOND_PUSH,
    SHAPE,
    SWAP,
    SWAPS,
    THROUGH_WALL,
    WALKS,
    WAY_HOME,
    WINNER,
)
from wandelgang.batch.kernel.dealing import deal_piles, deal_tiles, seat_players
from wandelgang.batch.kernel.driving import driver
from wandelgang.batch.kernel.layout import (
    ACTOR,
    CHANCE,
    FIGURES,
    NONE,
    OVER,
    PLAYERS,
    SEAT,
    STARTS,
    STEP,
    TILES,
    TURN,
    Arrays,
    BoardTables,
    Situation,
)
from wandelgang.batch.kernel.tiles import mark, mark_pushes, push_in, sides_of
from wandelgang.games.classic.parts import GRID
from wandelgang.search.kernel.fan import ONE, ZERO
from wandelgang.search.kernel.jit import Number, Numbers, Word, Words, kernel, part
from wandelgang.search.kernel.lookup_table import COLUMNS
from wandelgang.search.kernel.walking import count, flood, joined

ALL_CELLS = Word(GRID.all)
NOT_FIRST, NOT_LAST = Word(GRID.not_first_column), Word(GRID.not_last_column)


@part
def set_actor(now: Situation) -> None:
    """Who acts follows from the step."""
    facts = now.facts
    step = facts[STEP]
    if step in (DRAW, READ, LOOK):
        facts[ACTOR] = CHANCE
    else:
        facts[ACTOR] = OVER if step == FINISHED else facts[SEAT]


@part
def deal(tables: BoardTables, options: Numbers, now: Situation) -> None:
    """A new game: tiles at random (C6), cards evenly (C7), the first player by lot (X8)."""
    words, facts = now
    facts[:FACT_COUNT] = NONE
    deal_tiles(tables, now)
    deal_piles(options, now, PILES, CARDS, options[CARDS_EACH])
    seat_players(options, now)
    for seat in range(options[PLAYERS]):
        facts[GOAL_COUNT + seat] = facts[FOUND_COUNT + seat] = facts[KNOWN + seat] = 0
    facts[STEP], facts[OFFER], facts[BACK_COUNT] = DRAW, 0, 0
    words[TURN] = ZERO
    set_actor(now)


@part
def drawer(options: Numbers, now: Situation) -> int:
    """The seat that looks at its next card: the first, clockwise, that has none to look for (C9)."""
    (words, facts), players = now, options[PLAYERS]
    seat = Number(facts[SEAT])
    if facts[STEP] == LOOK:
        return seat
    while facts[GOAL_COUNT + seat] or not words[PILES + seat]:
        seat = (seat + 1) % players
    return seat


@part
def reachable(tables: BoardTables, now: Situation) -> Word:
    """The cells where the figure whose turn it is may end its move (X7, C20)."""
    facts, columns = now.facts, tables.table[COLUMNS]
    east, south = joined(tables.table, sides_of(now))
    found = flood(ONE << Word(facts[FIGURES + facts[SEAT]]), east, south, columns)
    if facts[OFFER] == THROUGH_WALL:
        beside = ((found & NOT_LAST) << ONE) | ((found & NOT_FIRST) >> ONE)
        beside |= ((found << columns) & ALL_CELLS) | (found >> columns)
        found = flood(found | beside, east, south, columns)
    return found


@part
def goals_of(now: Situation, seat: int) -> Word:
    """The cards that a seat has looked at, as a set."""
    facts, found = now.facts, ZERO
    for which in range(facts[GOAL_COUNT + seat]):
        found |= ONE << Word(facts[GOALS + 2 * seat + which])
    return found


@part
def read_backs(now: Situation) -> tuple[Word, int]:
    """Of the backs of tiles with the spare's shape: the messages that are read, and how many tiles."""
    facts, read, tiles = now.facts, ZERO, 0
    shape = SHAPE[facts[TILES + CELLS]]
    for which in range(facts[BACK_COUNT]):
        if SHAPE[facts[BACKS + which]] == shape:
            read |= ONE << Word(facts[BACK_MESSAGES + which])
            tiles += 1
    return read, tiles


@part
def blanks(now: Situation) -> int:
    """How many unread tiles of the spare's shape are blank (C5)."""
    read, tiles = read_backs(now)
    unread = MESSAGES - Number(count(read >> ONE))
    return Number(BACKED_OF_SHAPE[SHAPE[now.facts[TILES + CELLS]]]) - tiles - unread


@part
def mark_legal(tables: BoardTables, options: Numbers, now: Situation, legal: Words) -> None:
    """Mark what the actor can do; at CHANCE what can happen."""
    words, facts = now
    step, offer, seat = facts[STEP], facts[OFFER], Number(facts[SEAT])
    if step in (PUSH, AGAIN):
        mark_pushes(tables, now, legal)
        if step == AGAIN:
            mark(legal, PASSES, ONE)
    elif step == MOVE:
        mark(legal, WALKS, reachable(tables, now))
        if offer == SECOND_PUSH:
            mark_pushes(tables, now, legal)
        elif offer == SWAP:
            mark(legal, SWAPS, ((ONE << Word(options[PLAYERS])) - ONE) & ~(ONE << Word(seat)))
        elif offer == SECOND_CARD:
            mark(legal, LOOKS, ONE)
        elif offer == EXCHANGE:
            mark(legal, EXCHANGES, ONE)
    elif step == CHOOSE:
        cards = words[PILES + seat]
        if facts[GOAL_COUNT + seat] > 1:
            cards |= goals_of(now, seat)
        mark(legal, CHOICES, cards)
    elif step == READ:
        read, _ = read_backs(now)
        unread = ~read & ((ONE << Word(MESSAGES + 1)) - Word(2))
        mark(legal, options[DRAWS] + CARDS, unread | Word(blanks(now) > 0))
    elif step != FINISHED:
        mark(legal, options[DRAWS], words[PILES + drawer(options, now)])


@part
def weigh(options: Numbers, now: Situation, number: int) -> int:
    """How likely an action of chance is, compared with others: only blank backs are alike (X11)."""
    return blanks(now) if number == options[DRAWS] + CARDS else 1


@part
def next_turn(options: Numbers, now: Situation) -> None:
    """The next player's turn."""
    words, facts = now
    facts[SEAT] = (facts[SEAT] + 1) % options[PLAYERS]
    facts[STEP], facts[OFFER] = PUSH, 0
    words[TURN] += ONE


@part
def after_move(options: Numbers, now: Situation) -> None:
    """The second half of a double turn (C16), or the next turn."""
    facts = now.facts
    if facts[OFFER] == DOUBLE_TURN:
        facts[STEP], facts[OFFER] = AGAIN, 0
    else:
        next_turn(options, now)


@part
def win(now: Situation) -> None:
    """The game is over (C12)."""
    facts = now.facts
    facts[STEP], facts[OFFER], facts[WINNER] = FINISHED, 0, facts[SEAT]


@part
def offer(now: Situation, message: int) -> None:
    """Offer what a message says, unless it is void for this player (C18, C19)."""
    words, facts = now
    seat = Number(facts[SEAT])
    if message == SECOND_CARD and facts[GOAL_COUNT + seat] > 1:
        return
    if message in (SECOND_CARD, EXCHANGE) and not words[PILES + seat]:
        return
    facts[OFFER] = message


@part
def do_push(tables: BoardTables, options: Numbers, now: Situation, number: int) -> None:
    """A push; in the first one of a turn, a back may turn up (C14)."""
    words, facts = now
    step = facts[STEP]
    push_in(tables, options, now, number)
    if step == AGAIN:
        words[TURN] += ONE  # X13: the second half of a double turn counts
    facts[STEP], facts[OFFER] = MOVE, 0
    fallen = facts[TILES + CELLS]
    if not options[EVENTS] or step != PUSH or SHAPE[fallen] == NONE:
        return
    for which in range(facts[BACK_COUNT]):
        if facts[BACKS + which] == fallen:
            offer(now, Number(facts[BACK_MESSAGES + which]))
            return
    facts[STEP] = READ


@part
def do_walk(options: Numbers, now: Situation, cell: int) -> None:
    """A walk: it may find a picture (C9), or win the game (C12)."""
    words, facts = now
    seat = Number(facts[SEAT])
    facts[FIGURES + seat] = cell
    picture, first, goals = PICTURE[facts[TILES + cell]], GOALS + 2 * seat, facts[GOAL_COUNT + seat]
    if picture != NONE and goals and (facts[first] == picture or facts[first + 1] == picture):
        if facts[first] == picture:
            facts[first] = facts[first + 1]
        facts[first + 1] = NONE
        facts[GOAL_COUNT + seat] -= 1
        facts[FOUND + MOST_CARDS * seat + facts[FOUND_COUNT + seat]] = picture
        facts[FOUND_COUNT + seat] += 1
        if facts[GOAL_COUNT + seat] == 0:
            if words[PILES + seat]:
                facts[STEP] = DRAW
                if facts[OFFER] != DOUBLE_TURN:  # C14: an offer ends with the move, but for the second half
                    facts[OFFER] = 0
                return
            if not options[WAY_HOME]:  # C13
                win(now)
                return
    elif not goals and not words[PILES + seat] and cell == options[STARTS + seat]:
        win(now)
        return
    after_move(options, now)


@part
def do_draw(options: Numbers, now: Situation, card: int) -> None:
    """Somebody looks at a card (X11)."""
    words, facts = now
    seat = drawer(options, now)
    words[PILES + seat] ^= ONE << Word(card)
    facts[GOALS + 2 * seat + facts[GOAL_COUNT + seat]] = card
    facts[GOAL_COUNT + seat] += 1
    if facts[STEP] == LOOK:
        facts[STEP] = MOVE
    elif words[TURN]:
        after_move(options, now)
    else:
        for other in range(options[PLAYERS]):
            if not facts[GOAL_COUNT + other]:
                return
        facts[STEP], words[TURN] = PUSH, ONE


@part
def do_read(now: Situation, message: int) -> None:
    """The back of the tile that fell out is read (C14)."""
    facts = now.facts
    which = Number(facts[BACK_COUNT])
    facts[BACKS + which] = facts[TILES + CELLS]
    facts[BACK_MESSAGES + which] = message
    facts[BACK_COUNT] += 1
    facts[STEP] = MOVE
    offer(now, message)


@part
def do_choose(now: Situation, card: int) -> None:
    """A player chooses the new current card (C19)."""
    words, facts = now
    seat = Number(facts[SEAT])
    words[PILES + seat] = (words[PILES + seat] | goals_of(now, seat)) & ~(ONE << Word(card))
    facts[GOALS + 2 * seat], facts[GOALS + 2 * seat + 1] = card, NONE
    facts[GOAL_COUNT + seat], facts[KNOWN + seat], facts[STEP] = 1, 1, MOVE


@part
def do_swap(now: Situation, other: int) -> None:
    """Two figures change places (C17)."""
    facts = now.facts
    here = FIGURES + facts[SEAT]
    cell = facts[here]
    facts[here] = facts[FIGURES + other]
    facts[FIGURES + other] = cell
    facts[OFFER] = 0


@part
def act(tables: BoardTables, options: Numbers, now: Situation, number: int) -> None:
    """What an action does. It must be legal."""
    facts, draws = now.facts, options[DRAWS]
    if number < WALKS:
        do_push(tables, options, now, number)
    elif number < LOOKS:
        do_walk(options, now, number - WALKS)
    elif number >= draws + CARDS:
        do_read(now, number - draws - CARDS)
    elif number >= draws:
        do_draw(options, now, number - draws)
    elif number == LOOKS:
        facts[STEP], facts[OFFER] = LOOK, 0
    elif number == EXCHANGES:
        facts[STEP], facts[OFFER] = CHOOSE, 0
    elif number == PASSES:
        next_turn(options, now)
    elif number < SWAPS:
        do_choose(now, number - CHOICES)
    else:
        do_swap(now, number - SWAPS)
    set_actor(now)


drive = driver(deal=deal, mark_legal=mark_legal, weigh=weigh, act=act)


@kernel
def play(tables: BoardTables, arrays: Arrays, orders: Numbers, most: int, automatic: Word) -> int:
    """See `drive`."""
    return drive(tables, arrays, orders, most, automatic)
