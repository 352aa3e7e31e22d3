"""What would a good player do now? Asked of a bot, answered from what the seat itself may know."""

from __future__ import annotations

from typing import Any

from wandelgang.games import CHANCE
from wandelgang.match import Match
from wandelgang.server.levels import BOT_OF, best
from wandelgang.server.pieces import PIECES
from wandelgang.server.protocol import Hint, Reason
from wandelgang.server.room import Room
from wandelgang.server.telling import raw
from wandelgang.server.thinking import Thinking
from wandelgang.server.words import Refuse

MOST_ACTIONS = 4  # push, use an offer, push again, walk: no turn needs more before chance or another player


async def hint(room: Room, thinking: Thinking, seat: int | None, number: int) -> Hint:
    """The actions of the best quick bot in a row, up to the next chance or other player."""
    match = room.match
    if seat is None:
        raise Refuse("watching", number=number)
    if not room.row.hints:
        raise Refuse("no-hints", number=number)
    if number != room.number:
        raise Refuse("stale", number=number)
    if match.actor != seat:
        raise Refuse("not-asked", number=number)
    game, state = match.game, match.state
    level = best(game.NAME)
    actions: list[Any] = []
    reason: Reason = "best"
    while game.actor(state) == seat and len(actions) < MOST_ACTIONS:
        action = await thinking.think(level, game.NAME, game.view(state, seat), game.legal(state))
        gains = _gains(match, state, action)
        actions.append(action)
        state, _ = game.apply(state, action)
        if gains is not None:  # a walk ends the thought
            reason = "gain" if gains else "nearer"
            break
    outcome = game.outcome(state)
    if outcome is not None and seat in outcome.winners:
        reason = "win"
    elif len(game.legal(match.state)) == 1 and game.actor(match.state) != CHANCE:
        reason = "only"
    return Hint(
        number=number,
        actions=tuple(raw(action) for action in actions),
        notations=tuple(game.write(match.options, action) for action in actions),
        reason=reason,
        bot=BOT_OF[level],
    )


def _gains(match: Match, state: object, action: object) -> bool | None:
    """Whether a walk gains something; None when the action is no walk."""
    legal = match.game.legal(state)
    ways = PIECES[match.game.NAME].previewing.preview(state).ways
    return next((way.goal for way in ways if legal[way.action] == action), None)
