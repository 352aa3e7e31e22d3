"""The rules of the dragon's game: who acts, what is legal, what an action does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wandelgang.games.actions import Push, Walk
from wandelgang.games.errors import IllegalAction
from wandelgang.games.events import Carried, Pushed, Walked
from wandelgang.games.game import CHANCE, Outcome
from wandelgang.games.master.dealing import in_order
from wandelgang.games.master.duels import accept_loss, dragon_die, duel_die, fight, go_on, roll_again
from wandelgang.games.master.happenings import (
    Event,
    FinalDuelOpened,
    GotCoin,
    GuardCarried,
    Laid,
    LaidOut,
    TookTreasure,
    TreasureCarried,
)
from wandelgang.games.master.parts import (
    FACED,
    FIRST_VALUES,
    GRID,
    GUARDS,
    PIPS,
    SECOND_VALUES,
    SPACES,
    Face,
)
from wandelgang.games.master.scoring import score, winners
from wandelgang.games.master.state import (
    Action,
    Again,
    Coin,
    Decline,
    Double,
    DragonDie,
    DuelDie,
    Fight,
    Holdings,
    Lay,
    State,
    Step,
    Treasure,
)
from wandelgang.games.master.threat import corridors
from wandelgang.games.master.turns import Result, double_turn, end_turn, hand_in, next_turn, owning, refuse_unless
from wandelgang.games.pushing import checked, pushes
from wandelgang.maze import Arrow, cells

CHANCE_STEPS = frozenset({Step.LAY, Step.DRAGON_DIE, Step.DUEL_DIE, Step.FINAL_DIE})
WALKS = tuple(Walk(cell) for cell in range(GRID.size))
AGAINS = {card: Again(card) for card in FIRST_VALUES}
DOUBLES = {card: Double(card) for card in SECOND_VALUES}
DECLINE = Decline()
FIGHT_OR_NOT: tuple[Action, ...] = (Fight(), DECLINE)
DRAGON_ROLLS = tuple((DragonDie(face), 1) for face in Face)  # M7: all faces alike
DUEL_ROLLS = tuple((DuelDie(pips), 1) for pips in PIPS)


def actor(state: State) -> int | None:
    """The seat that acts, also out of turn in a duel (M19), CHANCE, or None when the game is over."""
    step = state.step
    if step in CHANCE_STEPS:
        return CHANCE
    if step is Step.AGAIN and state.duel is not None:
        return state.duel.duellists[0]
    return None if step is Step.OVER else state.seat


def legal(state: State) -> tuple[Action, ...]:
    """The actor's actions, in a stable order; at CHANCE those that can happen."""
    match state.step:
        case Step.PUSH:
            return pushes(GRID, state.spare, state.last_push)
        case Step.MOVE:
            return tuple(WALKS[cell] for cell in cells(reachable(state)))
        case Step.COIN:
            value = taken(state)
            return (Coin(value), DECLINE) if value in state.holdings[state.seat].cards else (DECLINE,)
        case Step.AGAIN | Step.FINAL_AGAIN:
            return (*(AGAINS[card] for card in _fitting(state, FIRST_VALUES)), DECLINE)
        case Step.DOUBLE:
            return (*(DOUBLES[card] for card in _fitting(state, SECOND_VALUES)), DECLINE)
        case Step.FIGHT:
            return FIGHT_OR_NOT
        case Step.OVER:
            return ()
        case _:
            return tuple(action for action, _ in chance(state))


def _fitting(state: State, values: range) -> list[int]:
    seat = actor(state)
    assert seat is not None
    return sorted({card for card in state.holdings[seat].cards if card in values})


def chance(state: State) -> tuple[tuple[Action, int], ...]:
    """At CHANCE: what can happen, with weights."""
    match state.step:
        case Step.DRAGON_DIE:
            return DRAGON_ROLLS
        case Step.DUEL_DIE | Step.FINAL_DIE:
            return DUEL_ROLLS
        case Step.LAY:  # X11: any of those left may be the next
            return tuple((Lay(value), count) for value, count in sorted(Counter(state.aside).items()))
        case _:
            return ()


def outcome(state: State) -> Outcome | None:
    """The winners and everyone's points; None while the game goes on (M28)."""
    if state.step is not Step.OVER:
        return None
    return Outcome(winners(state), tuple(score(state, seat) for seat in range(state.options.players)))


def apply(state: State, action: Action) -> Result:
    """The position after an action, and what happened; refuses an illegal action and changes nothing (X12)."""
    if state.step is Step.OVER:
        raise IllegalAction("M27", "the game is over")
    act = _ACTS.get(type(action))
    if act is None:
        raise IllegalAction("M10", f"the dragon's game has no action {action!r}")
    return act(state, action)


def reachable(state: State) -> int:
    """The cells at which the figure at turn may end its move; under the refuge it must stay (X7, M12)."""
    return corridors(state.board).reach(1 << state.figures[state.seat])


def lowest(state: State) -> int | None:
    """The only value that may be taken: the lowest on the board, wherever it lies (M13)."""
    return state.treasures[0].value if state.treasures else None


def taken(state: State) -> int:
    """The treasure that the player at turn has just taken: the highest, as values only rise (M13)."""
    return state.holdings[state.seat].treasures[-1]


def final_open(state: State) -> bool:
    """Whether no treasure is left to take: then the dragon can be fought (M24)."""
    return not state.treasures and (not state.aside or state.options.short)


# --- push and move -------------------------------------------------------------------------------------------


def _push(state: State, action: Push) -> Result:
    refuse_unless(state, state.step is Step.PUSH, "M10", "no tile can be pushed in")
    arrow = checked(GRID, state.spare, state.last_push, action)
    laid = state.spare.turned(action.turn)
    board, fallen = state.board.push(arrow, laid)
    carries = arrow.carries
    events: list[Event] = [Pushed(state.seat, arrow.name, laid, fallen)]
    figures = tuple([carries[cell] for cell in state.figures])
    if figures != state.figures:
        moves = enumerate(zip(state.figures, figures, strict=True))
        events.extend(Carried(seat, start, end) for seat, (start, end) in moves if start != end)
    white, black = state.guards
    guards = (carries[white], carries[black])
    if guards != state.guards:
        events.extend(
            GuardCarried(guard, start, end)
            for guard, start, end in zip(GUARDS, state.guards, guards, strict=True)
            if start != end
        )
    pushed = State(
        state.options,
        board,
        fallen,
        figures,
        guards,
        state.gaze,
        _carried(state.treasures, arrow, events),
        state.aside,
        state.holdings,
        state.discards,
        state.box,
        state.seat,
        state.turn,
        Step.MOVE,
        arrow.name,
        state.extra,
    )
    return pushed, tuple(events)


def _carried(treasures: tuple[Treasure, ...], arrow: Arrow, events: list[Event]) -> tuple[Treasure, ...]:
    """The treasures ride on their tiles, and come round where a tile falls out (M11, X6)."""
    carries = arrow.carries
    moved = []
    before = len(events)
    for treasure in treasures:
        start = treasure.cell
        end = carries[start]
        if end != start:
            treasure = Treasure(treasure.value, end)
            events.append(TreasureCarried(treasure.value, start, end))
        moved.append(treasure)
    return treasures if len(events) == before else in_order(moved)


def _walk(state: State, action: Walk) -> Result:
    refuse_unless(state, state.step is Step.MOVE, "X3", "the figure does not move")
    seat, goal = state.seat, action.cell
    start = state.figures[seat]
    ways = corridors(state.board)
    way = (start,) if goal == start else ways.path(start, goal)
    if way is None:
        name = GRID.names[goal] if 0 <= goal < GRID.size else f"cell {goal}"
        if FACED and start == _REFUGE:
            raise IllegalAction("M12", f"nobody walks out of the refuge: only a push leads from it to {name}")
        if goal == _REFUGE:
            raise IllegalAction("M12", "nobody walks into the refuge: only a push brings a figure there")
        raise IllegalAction("X7", f"no unbroken corridor leads from {GRID.names[start]} to {name}")
    walked = Walked(seat, way)
    if goal != start:
        state = replace(state, figures=(*state.figures[:seat], goal, *state.figures[seat + 1 :]))
        value = lowest(state)
        for place, treasure in enumerate(state.treasures):  # by value: the lowest come first
            if treasure.value != value:
                break
            if treasure.cell == goal:
                return _take(state, place, walked)
    if final_open(state) and goal == FACED[state.gaze]:  # M25
        return replace(state, step=Step.FIGHT), (walked,)
    return end_turn(state, (walked,))
