"""A turn of a push and then a walk, from which most games can build their rules.

Each function returns the next state with what happened. `pushed` and `walked` refuse what is not allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from wandelgang.games.actions import Push, Walk
from wandelgang.games.errors import IllegalAction
from wandelgang.games.events import TurnStarted, Walked, Won
from wandelgang.games.general.values import Action, Event, State, Step
from wandelgang.games.outcome import Outcome
from wandelgang.games.pushing import pushes, slide
from wandelgang.games.seats import with_own
from wandelgang.maze import cells

S = TypeVar("S", bound=State)
Applied = tuple[S, tuple[Event, ...]]  # what `apply` returns


def actor(state: State) -> int | None:
    """The seat whose turn it is; None when the game is over."""
    return None if state.step is Step.OVER else state.seat


def legal(state: State) -> Sequence[Action]:
    """Every push, or every cell that the figure whose turn it is can walk to."""
    match state.step:
        case Step.PUSH:
            return pushes(state.board.grid, state.spare, state.last_push)
        case Step.MOVE:
            return tuple(Walk(cell) for cell in cells(_reach(state)))
        case Step.OVER:
            return ()


def outcome(state: State) -> Outcome | None:
    """Who has won; None while the game goes on. A winner scores 1, anybody else 0."""
    if state.step is not Step.OVER:
        return None
    return Outcome(state.winners, tuple(int(seat in state.winners) for seat in range(state.options.players)))


def pushed(state: S, push: Push) -> Applied[S]:
    """The spare goes in, the figures on its line ride along, and a walk comes next."""
    if state.step is not Step.PUSH:
        raise IllegalAction("X3", f"there is no push now: {_waits(state)}")
    slid = slide(state, push)
    after = replace(
        state,
        board=slid.board,
        spare=slid.fallen,
        figures=slid.figures,
        step=Step.MOVE,
        last_push=slid.arrow.name,
    )
    return after, slid.events


def walked(state: S, walk: Walk) -> Applied[S]:
    """The figure whose turn it is walks. The game decides what follows: the turn is not over yet."""
    if state.step is not Step.MOVE:
        raise IllegalAction("X7", f"there is no walk now: {_waits(state)}")
    grid, start = state.board.grid, state.figures[state.seat]
    path = state.board.corridors().path(start, walk.cell) if 0 <= walk.cell < grid.size else None
    if path is None:
        name = grid.names[walk.cell] if 0 <= walk.cell < grid.size else f"cell {walk.cell}"
        raise IllegalAction("X7", f"no unbroken corridor leads from {grid.names[start]} to {name}")
    figures = with_own(state.figures, state.seat, walk.cell)
    return replace(state, figures=figures), (Walked(state.seat, path),)


def next_turn(state: S, events: tuple[Event, ...] = ()) -> Applied[S]:
    """The next seat's turn, after these events."""
    seat, turn = (state.seat + 1) % state.options.players, state.turn + 1
    return replace(state, seat=seat, turn=turn, step=Step.PUSH), (*events, TurnStarted(seat, turn))


def won(state: S, events: tuple[Event, ...] = (), winners: tuple[int, ...] | None = None) -> Applied[S]:
    """The end of the game, after these events. The seat whose turn it is has won, unless others are named."""
    winners = (state.seat,) if winners is None else winners
    return replace(state, step=Step.OVER, winners=winners), (*events, Won(winners))


def _reach(state: State) -> int:
    return state.board.corridors().reach(1 << state.figures[state.seat])


def _waits(state: State) -> str:
    return "the game is over" if state.step is Step.OVER else f"the game waits for a {state.step}"
