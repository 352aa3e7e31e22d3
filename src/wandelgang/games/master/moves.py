"""The push, the move, and what follows a move: a treasure taken, its coin, the second phase."""

from __future__ import annotations

from msgspec.structs import replace

from wandelgang.games.actions import Push, Walk
from wandelgang.games.errors import IllegalAction
from wandelgang.games.events import Walked
from wandelgang.games.master.dealing import in_order
from wandelgang.games.master.events import (
    Event,
    FinalDuelOpened,
    GotCoin,
    GuardCarried,
    Laid,
    LaidOut,
    TookTreasure,
    TreasureCarried,
)
from wandelgang.games.master.parts import FACED, GRID, GUARDS, LAIR, SPACES
from wandelgang.games.master.state import Holdings, Lay, State, Step, TakeCoin, Treasure
from wandelgang.games.master.threat import corridors
from wandelgang.games.master.turns import Applied, end_turn, hand_in, refuse_unless
from wandelgang.games.pushing import slide
from wandelgang.games.seats import with_own
from wandelgang.maze import Arrow


def push(state: State, action: Push) -> Applied:
    """The spare goes in; figures, guards and treasures ride along (M11)."""
    refuse_unless(state, state.step is Step.PUSH, "M10", "no tile can be pushed in")
    slid = slide(state, action)
    events: list[Event] = list(slid.events)
    carries = slid.arrow.carries
    white, black = state.guards
    guards = (carries[white], carries[black])
    if guards != state.guards:
        rides = zip(GUARDS, state.guards, guards, strict=True)
        events.extend(GuardCarried(guard, start, end) for guard, start, end in rides if start != end)
    pushed = State(  # written out: this runs for every push of every search in plain Python
        state.options,
        slid.board,
        slid.fallen,
        slid.figures,
        guards,
        state.gaze,
        carried(state.treasures, slid.arrow, events),
        state.aside,
        state.holdings,
        state.discards,
        state.box,
        state.seat,
        state.turn,
        Step.MOVE,
        slid.arrow.name,
        state.extra,
    )
    return pushed, tuple(events)


def carried(treasures: tuple[Treasure, ...], arrow: Arrow, events: list[Event]) -> tuple[Treasure, ...]:
    """The treasures ride on their tiles, and come round where a tile falls out (X6)."""
    carries = arrow.carries
    rides = [treasure for treasure in treasures if carries[treasure.cell] != treasure.cell]
    if not rides:
        return treasures
    for value, start in [(treasure.value, treasure.cell) for treasure in rides]:
        events.append(TreasureCarried(value, start, carries[start]))
    return in_order(Treasure(treasure.value, carries[treasure.cell]) for treasure in treasures)


def reachable(state: State) -> int:
    """Where the figure whose turn it is may end its move; under the lair it must stay (X7, M12)."""
    return corridors(state.board).reach(1 << state.figures[state.seat])


def walk(state: State, action: Walk) -> Applied:
    """The figure walks or stays; then it may have reached a treasure, or the dragon."""
    refuse_unless(state, state.step is Step.MOVE, "X3", "the figure does not move")
    seat, goal = state.seat, action.cell
    start = state.figures[seat]
    way = _way(state, start, goal)
    walked = Walked(seat, way)
    if goal != start:  # M13: waiting takes nothing
        state = replace(state, figures=with_own(state.figures, seat, goal))
        lowest = state.lowest
        for treasure in state.treasures:  # by value: the lowest come first
            if treasure.value != lowest:
                break
            if treasure.cell == goal:
                return _take(state, treasure, walked)
    if state.final_open and goal == FACED[state.gaze]:  # M25
        return replace(state, step=Step.FIGHT), (walked,)
    return end_turn(state, (walked,))


def _way(state: State, start: int, goal: int) -> tuple[int, ...]:
    if goal == start:
        return (start,)
    if not 0 <= goal < GRID.size:
        raise IllegalAction("X1", f"there is no cell {goal}: cells are 0 to {GRID.size - 1}")
    way = corridors(state.board).path(start, goal)
    if way is not None:
        return way
    if start == LAIR:
        raise IllegalAction("M12", "nobody walks out of the lair: only a push brings the figure out")
    if goal == LAIR:
        raise IllegalAction("M12", "nobody walks into the lair: only a push brings a figure in")
    raise IllegalAction("X7", f"no unbroken corridor leads from {GRID.names[start]} to {GRID.names[goal]}")


def _take(state: State, treasure: Treasure, walked: Walked) -> Applied:
    """M13–M15; a player with any card is asked for the card of the treasure (M30)."""
    seat, own = state.seat, state.holdings[state.seat]
    left = tuple(other for other in state.treasures if other is not treasure)
    own = Holdings(own.cards, (*own.treasures, treasure.value), own.coins)
    state = replace(state, treasures=left, holdings=with_own(state.holdings, seat, own), step=Step.COIN)
    took = TookTreasure(seat, treasure.value, treasure.cell)
    if own.cards:
        return state, (walked, took)
    return after_coin(state, (walked, took))


def coin(state: State, action: TakeCoin) -> Applied:
    """A coin for the card of the treasure just taken (M14)."""
    refuse_unless(state, state.step is Step.COIN, "M14", "no card can be handed in for a coin")
    seat, card = state.seat, action.card
    if card != state.taken:
        raise IllegalAction("M14", f"card {card} brings no coin: the treasure just taken is a {state.taken}")
    state = hand_in(state, seat, card)
    own = state.holdings[seat]
    own = Holdings(own.cards, own.treasures, own.coins + 1)
    return after_coin(replace(state, holdings=with_own(state.holdings, seat, own)), (GotCoin(seat, card),))


def after_coin(state: State, events: tuple[Event, ...] = ()) -> Applied:
    """The second phase, when the last treasure of the first is gone (M23); then the dragon die (M16)."""
    if state.final_open:
        events = (*events, FinalDuelOpened())
    elif not state.treasures:
        return replace(state, step=Step.LAY), events
    return replace(state, step=Step.DRAGON_DIE), events


def lay(state: State, action: Lay) -> Applied:
    """The next space gets its treasure, even if a figure stands there (M23)."""
    refuse_unless(state, state.step is Step.LAY, "M23", "no treasure is laid out")
    if action.value not in state.aside:
        raise IllegalAction("M23", f"no treasure {action.value} is left to be laid out")
    place = state.aside.index(action.value)
    aside = state.aside[:place] + state.aside[place + 1 :]
    cell = SPACES[len(state.treasures)]
    treasures = in_order((*state.treasures, Treasure(action.value, cell)))
    events: tuple[Event, ...] = (Laid(action.value, cell),)
    step = Step.LAY
    if not aside:
        step = Step.DRAGON_DIE
        events = (*events, LaidOut(treasures))
    return replace(state, treasures=treasures, aside=aside, step=step), events
