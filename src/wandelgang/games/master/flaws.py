"""Positions that cannot occur in the dragon's game: treasures, cards and duels that do not fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wandelgang.games.flaws import Flaw, misplaced, no_such_seat, unfinished
from wandelgang.games.master.dealing import in_order, pairs
from wandelgang.games.master.parts import COINS, EACH, FACED, FINAL_ROLLS, FIRST_VALUES, PIPS, SECOND_VALUES
from wandelgang.games.master.state import State, Step

ALL = Counter(pairs((*FIRST_VALUES, *SECOND_VALUES)))
DUELS = frozenset({Step.DUEL_DIE, Step.AGAIN, Step.FINAL_DIE, Step.FINAL_AGAIN})
AFTER_PUSH = frozenset(Step) - {Step.PUSH, Step.OVER}


def flaws(state: State) -> Iterator[Flaw]:
    """What is wrong with a position, the worst first."""
    if not 0 <= state.seat < state.options.players:
        yield no_such_seat(state.seat)
        return
    size = state.board.grid.size
    yield from misplaced(state, size)
    if len(state.holdings) != state.options.players:
        yield Flaw("hands", "M9", f"{state.options.players} players have as many hands")
        return
    if any(not 0 <= cell < size for cell in state.guards):
        yield Flaw("guard-missing", "M5", "both guards stand on the board")
    if state.gaze not in FACED:
        yield Flaw("gaze", "M2", "the dragon looks to one of the four sides")
    yield from _treasures(state, size)
    yield from _cards(state)
    yield from _turn(state)
    yield from unfinished(state, state.slayer, state.step is Step.OVER)


def _treasures(state: State, size: int) -> Iterator[Flaw]:
    if any(not 0 <= treasure.cell < size for treasure in state.treasures):
        yield Flaw("treasure-missing", "M3", "a treasure on the board lies on one of its cells")
    held = [value for own in state.holdings for value in own.treasures]
    laid = [treasure.value for treasure in state.treasures]
    count = Counter([*held, *laid, *state.aside, *state.box])
    for value in sorted({*ALL, *count}):
        if count[value] != ALL[value]:
            facts: dict[str, str | int] = {"value": value, "count": count[value], "each": EACH}
            reason = f"there are {count[value]} treasures {value}, not {ALL[value]}"
            yield Flaw("treasures", "M3", reason, facts=facts)
    taken = max([*held, *state.box], default=0)
    if laid and taken > min(laid):
        cells = tuple(one.cell for one in state.treasures if one.value < taken)
        facts = {"value": taken, "lowest": min(laid)}
        reason = f"treasure {taken} is taken, but treasure {min(laid)} still lies on the board"
        yield Flaw("rising", "M13", reason, cells, facts)
    second = [value for value in laid if value in SECOND_VALUES]
    if second and (state.options.short or len(second) != len(laid)):
        yield Flaw("phase", "M23", "the treasures 7 to 12 are laid out when those of 1 to 6 are gone")
    if state.aside and len(state.aside) != len(pairs(SECOND_VALUES)) and state.step is not Step.LAY:
        yield Flaw("phase", "M23", "the treasures 7 to 12 are laid out all at once")
    if not laid and state.aside and not state.options.short and state.step not in (Step.LAY, Step.COIN):
        yield Flaw("phase", "M23", "the treasures 7 to 12 are laid out as soon as those of 1 to 6 are gone")
    ordered = [state.treasures == in_order(state.treasures)]
    ordered += [values == tuple(sorted(values)) for values in (state.aside, state.discards, state.box)]
    ordered += [own.treasures == tuple(sorted(own.treasures)) for own in state.holdings]
    ordered += [own.cards == tuple(sorted(own.cards)) for own in state.holdings]
    if not all(ordered):
        yield Flaw("order", "X11", "write treasures and cards in rising order")


def _cards(state: State) -> Iterator[Flaw]:
    held = Counter([*state.discards, *(card for own in state.holdings for card in own.cards)])
    for value in sorted({*ALL, *held}):
        if held[value] != ALL[value]:
            facts: dict[str, str | int] = {"value": value, "count": held[value], "each": EACH}
            yield Flaw("cards", "M3", f"there are {held[value]} cards {value}, not {ALL[value]}", facts=facts)
    for values in (FIRST_VALUES, SECOND_VALUES):
        share = len(values) * EACH // state.options.players
        for colour, own in zip(state.options.colours, state.holdings, strict=True):
            has = sum(card in values for card in own.cards)
            if has > share:
                facts = {"colour": colour, "cards": has, "each": share}
                reason = f"{colour} has {has} cards of {values[0]}–{values[-1]}; at most {share} were dealt"
                yield Flaw("share", "M9", reason, facts=facts)
    coins = [own.coins for own in state.holdings]
    if min(coins) < 0 or sum(coins) > min(COINS, len(state.discards)):
        yield Flaw("coins", "M14", "each coin was paid for with a card on the discard pile")


def _turn(state: State) -> Iterator[Flaw]:
    if state.turn < 1:
        yield Flaw("turn", "X13", "turns count from 1")
    if state.step in AFTER_PUSH and state.last_push is None:
        yield Flaw("push-missing", "X3", "somebody moves who has not pushed")
    if state.step is Step.COIN and not state.holdings[state.seat].treasures:
        yield Flaw("coin", "M14", "a coin is asked for, but no treasure was taken")
    if state.step is Step.LAY and (not state.aside or state.options.short):
        yield Flaw("phase", "M23", "there is no treasure to be laid out")
    if state.step is Step.FIGHT and not state.final_open:
        yield Flaw("final", "M24", "the dragon can be fought when all treasures are taken")
    duel = state.duel
    if (duel is not None) != (state.step in DUELS):
        yield Flaw("duel", "M17", "somebody duels while the duel die is rolled, and only then")
    elif duel is not None:
        final = state.step in (Step.FINAL_DIE, Step.FINAL_AGAIN)
        seats, rolls = duel.duellists, duel.rolls
        known = (
            bool(seats) and len(set(seats)) == len(seats) and set(seats) <= set(range(state.options.players))
        )
        most = FINAL_ROLLS if final else 1
        asked = state.step in (Step.AGAIN, Step.FINAL_AGAIN)
        rolled = len(rolls) in (range(1, most + 1) if asked else range(most))
        if not known or not rolled or any(pips not in PIPS for pips in rolls):
            yield Flaw("duel", "M19", "a duel has duellists, and the rolls of the first of them")
        if final and (seats != (state.seat,) or not state.final_open):
            yield Flaw(
                "final", "M24", "whoever fights the dragon does so alone, when all treasures are taken"
            )
