"""Seats: claiming one with an invitation, and handing it to a bot or back to its person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandelgang.games import Game
from wandelgang.table.names import checked_name
from wandelgang.table.ports import Thinking
from wandelgang.table.presence import ONE_SCREEN
from wandelgang.table.protocol import Claim, HandOver, Level, SeatToken
from wandelgang.table.refusal import Refuse
from wandelgang.table.secrets import fingerprint, new_secret

if TYPE_CHECKING:
    from wandelgang.table.table import Table

STAND_IN: Level = "normal"
"""The level of a bot that replaces an absent person, or for which nobody chose one. It plays fairly well."""


def checked_level(thinking: Thinking, game: Game, wish: Level | None) -> Level:
    """The level that was wished for, or the usual one; refuses one that no bot plays."""
    levels = thinking.levels(game)
    usual: Level = STAND_IN if STAND_IN in levels else next(iter(levels), STAND_IN)
    level: Level = wish or usual
    if level not in levels:
        raise Refuse("no-level", f"levels of {game.name}: {', '.join(levels) or 'none'}")
    return level


async def claim(table: Table, seat: int, wish: Claim) -> SeatToken:
    """Take a friend's seat: with its invitation once, or again with the token it gave."""
    if not 0 <= seat < len(table.seats):
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


async def hand_over(table: Table, by: int | None, wish: HandOver) -> None:
    """Give a seat to a bot or back to its person.

    You may do so with your own seat at any time, and with that of a friend who has not come yet. You may give
    another's seat to a bot once its person has been away long enough; only that person can take it back.
    """
    if by is None:
        raise Refuse("watching")
    if not 0 <= wish.seat < len(table.seats):
        raise Refuse("no-seat")
    if table.match.over:
        raise Refuse("over")
    seat = table.seats[wish.seat]
    if seat.kind == "bot":
        raise Refuse("no-person")
    mine = wish.seat == by or (seat.kind in ONE_SCREEN and table.seats[by].kind in ONE_SCREEN)
    level = None
    if wish.to == "person":
        if not (mine or seat.open):  # its person may be gone: the others would wait for nobody
            raise Refuse("not-yours")
    else:
        level = checked_level(table.ports.thinking, table.match.game, wish.level)
        away, enough = table.presence.away(wish.seat), table.ports.timing.hand_over_after
        if not (mine or seat.open or (away is not None and away >= enough)):
            raise Refuse("not-away", f"away for {away} s of {enough}")
    await table.ports.storage.hand_over(table.id, wish.seat, level)
