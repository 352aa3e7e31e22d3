"""Moving to a rematch: everyone gets the tokens of their own seats at the new table."""

from __future__ import annotations

import msgspec

from wandelgang.server.presence import ONE_SCREEN
from wandelgang.server.protocol import Moved, SeatToken
from wandelgang.server.room import Room
from wandelgang.server.secrets import fingerprint, new_secret
from wandelgang.server.storage import Store


async def tell_moved(store: Store, room: Room, following: str) -> None:
    """Tell each connection the new table, with tokens for its own seats there."""
    for caller in list(room.callers):
        seats = await new_tokens(store, room, following, caller.held)
        caller.say(msgspec.json.encode(Moved(following, seats)))


async def new_tokens(store: Store, room: Room, following: str, seat: int | None) -> tuple[SeatToken, ...]:
    """Tokens for the seats that the holder of a seat had here too: all of a screen, or the one."""
    if seat is None:
        return ()
    own = room.seats[seat].kind
    held = [
        SeatToken(other.seat, new_secret())
        for other in room.seats
        if other.seat == seat or (own in ONE_SCREEN and other.kind in ONE_SCREEN)
    ]
    await store.give_tokens(following, [(fingerprint(token.token), token.seat) for token in held])
    return tuple(held)
