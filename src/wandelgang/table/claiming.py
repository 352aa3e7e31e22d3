"""Claiming a seat with an invitation."""

from __future__ import annotations

from wandelgang.table.names import checked_name
from wandelgang.table.protocol import Claim, SeatToken
from wandelgang.table.refusal import Refuse
from wandelgang.table.secrets import fingerprint, new_secret
from wandelgang.table.table import Table


async def claim(table: Table, seat: int, wish: Claim) -> SeatToken:
    """Take a friend's seat: with its invitation once, or again with the token it gave."""
    if not 0 <= seat < len(table.state.seats):
        raise Refuse("no-seat")
    storage = table.ports.storage
    name = checked_name(wish.name)
    if wish.token is not None and await storage.seat_held(table.id, fingerprint(wish.token)) == seat:
        await storage.rename(table.id, seat, name)
        await table.seats_changed()
        return SeatToken(seat, wish.token)
    token = new_secret(table.ports.rng)
    if not await storage.claim(table.id, seat, fingerprint(wish.invitation), name, fingerprint(token)):
        row = (await storage.seats_of(table.id))[seat]
        raise Refuse("seat-taken" if row.kind == "link" and not row.open else "wrong-invitation")
    await table.seats_changed()
    return SeatToken(seat, token)
