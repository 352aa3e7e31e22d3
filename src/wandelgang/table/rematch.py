"""A rematch: everyone gets tokens for their own seats at the new table."""

from __future__ import annotations

from wandelgang.table.protocol import Moved, SeatToken
from wandelgang.table.secrets import fingerprint, new_secret
from wandelgang.table.table import Table


async def tell_moved(table: Table, following: str) -> None:
    """Tell each guest about the new table, with tokens for their own seats there."""
    if table.state.rematch is not None:
        return  # they know already
    table.state = table.state._replace(rematch=following)
    for guest in table.guests:
        guest.tell(Moved(following, await new_tokens(table, following, guest.held)))


async def new_tokens(table: Table, following: str, seat: int | None) -> tuple[SeatToken, ...]:
    """Tokens for the seats that the holder of this seat has here: all at one screen, or just this one."""
    if seat is None:
        return ()
    held = [
        SeatToken(other.seat, new_secret(table.ports.rng))
        for other in table.state.seats
        if table.state.together(seat, other.seat)
    ]
    tokens = [(fingerprint(token.token), token.seat) for token in held]
    await table.ports.storage.give_tokens(following, tokens)
    return tuple(held)
