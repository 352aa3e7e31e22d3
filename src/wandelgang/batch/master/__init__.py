"""The game with the dragon in batches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wandelgang.batch.kernel.layout import NONE, STEP
from wandelgang.batch.kernel.seeing import OF_NUMBER, OF_SET, OF_VALUE
from wandelgang.batch.master import facts as at
from wandelgang.batch.master import sights as seen
from wandelgang.batch.rules import (
    BatchRules,
    Plan,
    board_plan,
    pack_shared,
    players_plan,
    unpack_shared,
    words_plan,
)
from wandelgang.games.master import GAME, Deal, Options, State
from wandelgang.games.master.dealing import in_order
from wandelgang.games.master.parts import EACH, FACED, GUARDS, LOOSE_CELLS
from wandelgang.games.master.state import Duel, Holdings, Treasure
from wandelgang.maze.tiles import LETTERS
from wandelgang.search.kernel.jit import Bytes, Words

SIDES = tuple(FACED)


def numbers_of(options: Options) -> Sequence[int]:
    """The options of this game as numbers."""
    return (options.short,)


def unpack(options: Options, words: Words, facts: Bytes) -> State:
    """The state that lies in these arrays."""
    numbers: list[int] = facts.tolist()

    def values(place: int) -> tuple[int, ...]:
        return tuple(value for value in range(at.VALUES) for _ in range(numbers[place + value]))

    lying = enumerate(numbers[at.TREASURES : at.TREASURES + EACH * at.LAST])
    slayer = numbers[at.SLAYER]
    return State(
        **unpack_shared(GAME, options, words, facts),
        guards=(numbers[at.GUARDS], numbers[at.GUARDS + 1]),
        gaze=SIDES[numbers[at.GAZE]],
        treasures=in_order(Treasure(slot // EACH + 1, cell) for slot, cell in lying if cell != NONE),
        aside=values(at.ASIDE),
        holdings=tuple(
            Holdings(
                values(at.HANDS + seat * at.VALUES),
                values(at.HELD + seat * at.VALUES),
                numbers[at.COINS + seat],
            )
            for seat in range(options.players)
        ),
        discards=values(at.DISCARDS),
        box=values(at.BOX),
        step=at.STEPS[numbers[STEP]],
        extra=bool(numbers[at.EXTRA]),
        duel=_duel(numbers),
        slayer=None if slayer == NONE else slayer,
    )


def _duel(numbers: list[int]) -> Duel | None:
    if numbers[at.FOE] == NONE:
        return None
    duellists = numbers[at.DUELLISTS : at.DUELLISTS + numbers[at.DUELLIST_COUNT]]
    rolls = numbers[at.ROLLS : at.ROLLS + numbers[at.ROLL_COUNT]]
    return Duel(at.FOES[numbers[at.FOE]], tuple(duellists), tuple(rolls))


def pack(state: State, words: Words, facts: Bytes) -> None:
    """Put a state into arrays."""
    pack_shared(GAME, at.STEPS, state, words, facts)

    def put(place: int, values: tuple[int, ...]) -> None:
        for value, count in Counter(values).items():
            facts[place + value] = count

    facts[at.GUARDS : at.GUARDS + 2] = state.guards
    facts[at.GAZE] = SIDES.index(state.gaze)
    facts[at.ASIDE : at.EXTRA] = 0
    slots = Counter[int]()
    for treasure in state.treasures:
        facts[at.TREASURES + EACH * (treasure.value - 1) + slots[treasure.value]] = treasure.cell
        slots[treasure.value] += 1
    put(at.ASIDE, state.aside)
    for seat, holdings in enumerate(state.holdings):
        put(at.HANDS + seat * at.VALUES, holdings.cards)
        put(at.HELD + seat * at.VALUES, holdings.treasures)
        facts[at.COINS + seat] = holdings.coins
    put(at.DISCARDS, state.discards)
    put(at.BOX, state.box)
    facts[at.EXTRA], facts[at.DUELLIST_COUNT], facts[at.ROLL_COUNT] = state.extra, 0, 0
    if state.duel is not None:
        duellists, rolls = state.duel.duellists, state.duel.rolls
        facts[at.FOE] = at.FOES.index(state.duel.foe)
        facts[at.DUELLIST_COUNT], facts[at.ROLL_COUNT] = len(duellists), len(rolls)
        facts[at.DUELLISTS : at.DUELLISTS + len(duellists)] = duellists
        facts[at.ROLLS : at.ROLLS + len(rolls)] = rolls
    if state.slayer is not None:
        facts[at.SLAYER] = state.slayer


def deal_of(first: State) -> Deal:
    """The deal that leads to a first position."""
    value_on = {treasure.cell: treasure.value for treasure in first.treasures}
    return Deal(
        tuple(first.board.tile(cell) for cell in LOOSE_CELLS),
        first.spare,
        tuple(value_on[cell] for cell in at.SPACE_CELLS),
        first.gaze,
        tuple(holdings.cards for holdings in first.holdings),
        first.seat,
    )


def planes(options: Options) -> Plan:
    """What there is to see."""
    players, values = options.players, range(1, at.LAST + 1)
    return {
        **board_plan(GAME, players, at.STEPS),
        **words_plan("guard", OF_SET, seen.GUARD, GUARDS),
        **words_plan("gaze", OF_VALUE, seen.GAZES, [LETTERS[side] for side in SIDES]),
        "faced": (OF_SET, seen.FACED, 1),
        "treasure": (OF_NUMBER, 0, at.LAST),
        "lowest treasure": (OF_SET, seen.LOWEST_TREASURE, 1),
        "lowest": (OF_VALUE, seen.LOWEST, 1),
        "aside": (OF_VALUE, seen.LEFT_ASIDE, 1),
        **words_plan("own card", OF_VALUE, seen.OWN_CARD, values),
        **words_plan("handed in", OF_VALUE, seen.HANDED_IN, values),
        **players_plan("cards of", OF_VALUE, seen.CARDS_OF, players),
        **players_plan("coins of", OF_VALUE, seen.COINS_OF, players),
        **players_plan("points of", OF_VALUE, seen.POINTS_OF, players),
        **players_plan("treasures of", OF_VALUE, seen.TREASURES_OF, players),
        **players_plan("lowest treasure of", OF_VALUE, seen.LOWEST_OF, players),
        "extra turn": (OF_VALUE, seen.EXTRA_TURN, 1),
        "taken": (OF_VALUE, seen.TAKEN, 1),
        "final open": (OF_VALUE, seen.FINAL_OPEN, 1),
        **words_plan("duel with", OF_VALUE, seen.DUEL_WITH, at.FOES),
        **players_plan("duel of", OF_VALUE, seen.DUEL_OF, players),
        "rolls": (OF_VALUE, seen.ROLL_NUMBER, 1),
        "rolled": (OF_VALUE, seen.ROLLED_SO_FAR, 1),
        "threatened": (OF_SET, seen.THREATENED, 1),
    }


RULES = BatchRules(
    kernels="wandelgang.batch.master.kernels",
    words=at.WORD_COUNT,
    facts=at.FACT_COUNT,
    options=numbers_of,
    unpack=unpack,
    pack=pack,
    deal_of=deal_of,
    seeing="wandelgang.batch.master.seeing",
    planes=planes,
    sight=(seen.SET_COUNT, seen.VALUE_COUNT, at.CELLS),
    closed=at.CLOSED,
)
