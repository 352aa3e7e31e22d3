"""Hints: a bot says what a good player would do now, from what the seat itself may know."""

from __future__ import annotations

from wandelgang.games.required import AnyAction
from wandelgang.match import Match
from wandelgang.table.messages import raw
from wandelgang.table.ports import NO_PURPOSE, Purpose, Thinking, TooBusy
from wandelgang.table.protocol import Hint, Reason
from wandelgang.table.refusal import Refuse

MOST_ACTIONS = 4  # a push, a walk and two more: turns rarely have more before chance or another player


async def hint(
    match: Match, thinking: Thinking, seat: int, number: int, purpose: Purpose = NO_PURPOSE
) -> Hint:
    """The next actions of a good bot for the seat to act, as long as they reveal nothing new."""
    game, state = match.game, match.state
    level = thinking.adviser(game)
    if level is None:
        raise Refuse("no-hints", f"no bot plays {game.name} here", number=number)
    bot = thinking.bot_at(game, level)
    actions: list[AnyAction] = []
    reason: Reason = "best"
    while game.actor(state) == seat and len(actions) < MOST_ACTIONS:
        legal = game.legal(state)
        try:
            action = await thinking.think(game, level, game.view(state, seat), legal, purpose)
        except TooBusy:
            raise Refuse("bots-busy", number=number) from None
        actions.append(action)
        preview = game.preview(state)
        state, _ = game.apply(state, action)
        place = legal.index(action)
        gains = next((way.goal for way in preview.ways if way.action == place), None)
        if gains is not None:
            reason = "gain" if gains else "nearer"
        if all(opening.action != place for opening in preview.opens):
            break  # anything that has no preview may reveal what the seat does not know yet
    outcome = game.outcome(state)
    if outcome is not None and seat in outcome.winners:
        reason = "win"
    elif len(game.legal(match.state)) == 1:
        reason = "only"
    return Hint(
        number=number,
        actions=tuple(raw(action) for action in actions),
        notations=tuple(game.write(match.options, action) for action in actions),
        reason=reason,
        bot=bot,
    )
