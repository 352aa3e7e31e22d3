"""A match as messages, as each seat may know it. Pure functions: a match goes in, a message comes out.

The game builds a view from what a seat knows. An action is named to a seat only if the game hides nothing of
its events from that seat, so a card drawn in secret is not in the log either.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from wandelgang.games import CHANCE, Game
from wandelgang.games.actions import Push
from wandelgang.games.pushing import banned_arrow
from wandelgang.games.required import AnyAction, AnyState, AnyView
from wandelgang.games.seats import SeatOptions
from wandelgang.games.wire import encode
from wandelgang.match import Match
from wandelgang.table.protocol import Choices, Frame, Noted, Update

NEVER_ANSWERED = ("push", "move")  # steps of every game: to know this saves looking at all legal actions


def raw(value: object) -> msgspec.Raw:
    """A value of a game as the JSON that goes into a message."""
    return msgspec.Raw(encode(value))


def update(match: Match, seat: int | None, number: int, **now: Any) -> Update:
    """The last action of a match, as a seat may know it; seat None is a spectator. `now` are those fields of
    the message that say what the seat may do now."""
    game = match.game
    assert match.by is not None, "a match has had an action"
    seen = tuple([game.see(event, seat) for event in match.events])
    return Update(
        number=number,
        actor=match.by,
        notation=game.write(match.options, match.action) if seen == match.events else None,
        events=seen,
        view=game.view(match.state, seat),
        result=match.result,
        **now,
    )


def undone(match: Match, seat: int | None, number: int, by: int, count: int, **now: Any) -> Update:
    """A step that a seat took back, and with it this many actions: the match is what it was before them."""
    view = match.game.view(match.state, seat)
    return Update(number, actor=by, notation=None, events=(), view=view, undone=count, **now)


def noted(match: Match, seat: int | None, number: int, by: int, what: Noted, **now: Any) -> Update:
    """Something that happened besides actions: the position stays as it is."""
    view = match.game.view(match.state, seat)
    return Update(number, actor=by, notation=None, events=(), view=view, noted=what, **now)


def choices(match: Match) -> Choices | None:
    """What the seat to act may do, and what it can see coming; None if no seat is asked."""
    if match.actor in (None, CHANCE):
        return None
    return offered(match.game, match.state, tuple(match.game.legal(match.state)))


def offered(game: Game, state: AnyState, legal: tuple[Any, ...]) -> Choices:
    """These legal actions of a position, in their order, and what the seat to act can see coming."""
    options = state.options
    preview: Any = game.preview(state)
    write = _pushes_as_text if isinstance(legal[0], Push) else _as_text
    return Choices(
        actions=legal,
        notations=write(game, options, legal),
        opens=preview.opens,
        ways=preview.ways,
        banned=banned_arrow(state.board.grid, state.last_push) if preview.opens else None,
    )


def _as_text(game: Game, options: SeatOptions, actions: tuple[AnyAction, ...]) -> tuple[str, ...]:
    return tuple([game.write(options, action) for action in actions])


_pushes_as_text = lru_cache(1024)(_as_text)
"""The same, remembered: before each push there are the same few lists of actions."""


def only_answer(match: Match) -> AnyAction | None:
    """The answer to a question that has only one, such as "which card?" to a hand where none fits.

    A walk is never answered for somebody: to stay is a move that a person makes.
    """
    if match.state.step in NEVER_ANSWERED:
        return None
    legal = match.game.legal(match.state)
    if match.actor in (None, CHANCE) or len(legal) != 1:
        return None
    only: AnyAction = legal[0]
    return None if only.__struct_config__.tag in ("push", "walk") else only


def open_view(game: Game, state: AnyState) -> AnyView:
    """A position with everything that any of the players knows: for a game that is over."""
    views = [game.view(state, seat) for seat in range(state.options.players)]
    players = tuple(view.players[seat] for seat, view in enumerate(views))
    shown: AnyView = msgspec.structs.replace(game.view(state, None), players=players)
    return shown


def frame(match: Match, seat: int | None) -> Frame:
    """A position of a replay: with everything open, or as one seat knew it."""
    game = match.game
    if match.by is None:
        view = open_view(game, match.state) if seat is None else game.view(match.state, seat)
        return Frame(0, None, None, (), raw(view))
    if seat is not None:
        seen = update(match, seat, match.number)
        events = tuple(raw(event) for event in seen.events)
        return Frame(seen.number, seen.actor, seen.notation, events, raw(seen.view), *match.thought)
    return Frame(
        number=match.number,
        actor=match.by,
        notation=game.write(match.options, match.action),
        events=tuple(raw(event) for event in match.events),
        view=raw(open_view(game, match.state)),
        spent=match.thought.spent,
        time_up=match.thought.time_up,
    )
