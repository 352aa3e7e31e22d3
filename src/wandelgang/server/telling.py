"""What happened, as each seat may know it. Pure: positions in, messages out.

A view is built by the game from what a seat knows. An action is named to a seat only when the game hides
nothing of what came of it from that seat: so a card drawn in secret is not in the log either.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from wandelgang.games import CHANCE, Game
from wandelgang.games.pushing import banned_arrow
from wandelgang.games.wire import encode
from wandelgang.match import Match, Result
from wandelgang.server.pieces import PIECES
from wandelgang.server.protocol import Choices, Frame, Update


class Happening(NamedTuple):
    """One action of a game, with the position that it led to."""

    number: int
    actor: int
    action: Any
    events: tuple[Any, ...]
    state: Any
    result: Result | None


def happen(match: Match, action: Any) -> Happening:
    """Carry out an action; an illegal one raises IllegalAction and changes nothing."""
    actor = match.actor
    events = match.take(action)
    assert actor is not None, "a match that is over refuses every action"
    return Happening(len(match.actions), actor, action, events, match.state, match.result)


def raw(value: object) -> msgspec.Raw:
    """A value of a game as the JSON that goes into a message."""
    return msgspec.Raw(encode(value))


def update(match: Match, happening: Happening, seat: int | None, choices: Choices | None = None) -> Update:
    """A happening as a seat may know it; seat None is a spectator."""
    game = match.game
    seen = tuple(game.see(event, seat) for event in happening.events)
    return Update(
        number=happening.number,
        actor=happening.actor,
        notation=game.write(match.options, happening.action) if seen == happening.events else None,
        events=tuple(raw(event) for event in seen),
        view=raw(game.view(happening.state, seat)),
        choices=choices,
        result=happening.result,
    )


def choices(match: Match) -> Choices | None:
    """What the seat that is asked may do, and what it can see coming; None when nobody is asked."""
    if match.actor in (None, CHANCE):
        return None
    game, state = match.game, match.state
    preview = PIECES[game.NAME].previewing.preview(state)
    return Choices(
        actions=tuple(raw(action) for action in game.legal(state)),
        opens=tuple(raw(opening) for opening in preview.opens),
        ways=tuple(raw(way) for way in preview.ways),
        banned=banned_arrow(state.board.grid, state.last_push) if preview.opens else None,
    )


def only_answer(match: Match) -> Any | None:
    """The answer to a question that has only one, such as "which card?" to an unfitting hand (M30).

    A walk is never answered for somebody: to stay is a move that a person makes.
    """
    legal = match.game.legal(match.state)
    if match.actor in (None, CHANCE) or len(legal) != 1:
        return None
    preview = PIECES[match.game.NAME].previewing.preview(match.state)
    return None if preview.ways or preview.opens else legal[0]


def open_view(game: Game, state: Any) -> Any:
    """A position with everything open that any of the players knows: for a game that is over."""
    views = [game.view(state, seat) for seat in range(state.options.players)]
    players = tuple(view.players[seat] for seat, view in enumerate(views))
    return msgspec.structs.replace(game.view(state, None), players=players)


def frame(match: Match, happening: Happening, seat: int | None) -> Frame:
    """A position of a replay: with everything open, or as one seat knew it."""
    game = match.game
    told = update(match, happening, seat) if seat is not None else None
    if told is not None:
        return Frame(told.number, told.actor, told.notation, told.events, told.view)
    return Frame(
        number=happening.number,
        actor=happening.actor,
        notation=game.write(match.options, happening.action),
        events=tuple(raw(event) for event in happening.events),
        view=raw(open_view(game, happening.state)),
    )
