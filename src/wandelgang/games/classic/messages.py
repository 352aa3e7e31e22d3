"""The backs of tiles: which have been read, what the unread ones may say, when a message is void."""

from __future__ import annotations

from wandelgang.games.classic.parts import BACKED, BACKED_COUNT, Message
from wandelgang.games.classic.state import Back, State


def back_of(state: State, number: int) -> Back | None:
    """The back of this tile, if it has been read."""
    return next((back for back in state.backs if back.number == number), None)


def unread_backs(state: State) -> tuple[tuple[Message | None, int], ...]:
    """What may be on the back of the spare, with weights: unread tiles of a shape are alike (C5, X11)."""
    shape = BACKED[state.spare.number]
    read = [back.message for back in state.backs if BACKED[back.number] is shape]
    unread_messages = [message for message in Message if message not in read]
    blanks = BACKED_COUNT[shape] - len(read) - len(unread_messages)
    weighed: list[tuple[Message | None, int]] = [(message, 1) for message in unread_messages]
    return (*weighed, (None, blanks)) if blanks else tuple(weighed)


def is_void(state: State, message: Message) -> bool:
    """Whether a message offers nothing to the player whose turn it is (C18, C19)."""
    hand = state.hands[state.seat]
    if message is Message.SECOND_CARD:
        return not hand.pile or len(hand.goals) > 1
    if message is Message.EXCHANGE:
        return not hand.pile
    return False
