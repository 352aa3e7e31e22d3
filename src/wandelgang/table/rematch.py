"""A rematch: everyone gets tokens for their own seats at the new table."""

from __future__ import annotations

import msgspec

from wandelgang.table.presence import ONE_SCREEN
from wandelgang.table.protocol import Moved, SeatToken
from wandelgang.table.secrets import fingerprint, new_secret
from wandelgang.table.table import Table


async def tell_moved(table: Table, following: str) -> None:
    """Tell each guest about the new table, with tokens for their own seats there."""
    if table.rematch is not None:
        return  # they know already
    table.rematch = following
    for guest in list(table.guests):
        seats = await new_tokens(table, following, guest.held)
        guest.send(msgspec.json.encode(Moved(following, seats)))


async def new_tokens(table: Table, following: str, seat: int | None) -> tuple[SeatToken, ...]:
    """Tokens for the seats that the holder of this seat has here: all at one screen, or just this one."""
    if seat is None:
        return ()
    own = table.seats[seat].kind
    held = [
        SeatToken(other.seat, new_secret(table.ports.rng))
        for other in table.seats
        if other.seat == seat or (own in ONE_SCREEN and other.kind in ONE_SCREEN)
    ]
    tokens = [(fingerprint(token.token), token.seat) for token in held]
    await table.ports.storage.give_tokens(following, tokens)
    return tuple(held)
