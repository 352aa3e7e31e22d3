"""What would a good player do now? Asked of a bot, answered from what the seat itself may know."""

from __future__ import annotations

from typing import Any

from wandelgang.games import CHANCE
from wandelgang.server.protocol import Hint, Reason
from wandelgang.server.room import Room
from wandelgang.server.telling import raw
from wandelgang.server.thinking.levels import best
from wandelgang.server.thinking.processes import Thinking
from wandelgang.server.words import Refuse

MOST_ACTIONS = 4  # push, use an offer, push again, walk: no turn needs more before chance or another player


async def hint(room: Room, thinking: Thinking, seat: int | None, number: int) -> Hint:
    """The actions of the best quick bot in a row, as long as they show nothing new: push and walk, mostly."""
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
    name = thinking.bot_at(best(game.name))
    actions: list[Any] = []
    reason: Reason = "best"
    while game.actor(state) == seat and len(actions) < MOST_ACTIONS:
        legal = game.legal(state)
        action = await thinking.think(name, game.name, game.view(state, seat), legal)
        actions.append(action)
        preview = game.preview(state)
        state, _ = game.apply(state, action)
        place = legal.index(action)
        gains = next((way.goal for way in preview.ways if way.action == place), None)
        if gains is not None:
            reason = "gain" if gains else "nearer"
        if all(opening.action != place for opening in preview.opens):
            break  # only a push or a swap shows nothing that the seat does not know already
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
        bot=name,
    )
