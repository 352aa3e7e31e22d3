"""Public tables while they wait for players: sit down, leave, agree to bots, and what changes with time."""

from __future__ import annotations

from typing import Final

from wandelgang.table.levels import checked_level
from wandelgang.table.limits import AWAY_AT_LOBBY, BOTS_AFTER, SLOW_CLOCK, WAITING_SLOWLY
from wandelgang.table.messages import raw
from wandelgang.table.names import checked_name
from wandelgang.table.new_table import Names
from wandelgang.table.protocol import Agree, Agreed, PublicSeat, PublicTable, SeatToken, SitDown
from wandelgang.table.refusal import Refuse
from wandelgang.table.secrets import fingerprint, new_secret
from wandelgang.table.state import TableState
from wandelgang.table.stored import AGREED, SeatRow, Sitter
from wandelgang.table.table import Table

BOT_NAMES: Final = ("Linde", "Bruno", "Odile", "Fritz", "Corvin", "Edda", "Salome", "Hugo")
"""Names for the bots that take free seats: more than there are seats, as people may have one of them."""


async def sit_down(table: Table, wish: SitDown, names: Names) -> SeatToken:
    """Take a free seat: first come, first served. A person who sits there already gets the seat they have."""
    if not table.state.row.public:
        raise Refuse("no-lobby", "this table is private")
    storage = table.ports.storage
    if wish.token is not None:
        held = await storage.seat_held(table.id, fingerprint(wish.token))
        if held is not None:
            return SeatToken(held, wish.token)
    token = new_secret(table.ports.rng)
    seat = await storage.take_seat(table.id, sitter(wish.name, token, wish.agreed))
    if seat is None:
        await table.reload_seats()
        raise Refuse("no-free-seat")
    await seated(table, seat, wish.name, names)
    return SeatToken(seat, token)


def sitter(name: str, token: str, agreed: Agreed) -> Sitter:
    """Somebody who wants a free seat; refuses a bad name before anything is done."""
    called = checked_name(name) if name.strip() else ""
    return Sitter(called, fingerprint(token), agreed)


async def seated(table: Table, seat: int, name: str, names: Names) -> None:
    """Somebody has taken a seat: without a name of their own they are called by its colour."""
    if not name.strip():
        await table.ports.storage.rename(table.id, seat, names(table.match.options.colours[seat]))
    await table.seats_changed()


async def leave(table: Table, token: str) -> None:
    """Give up a seat for good, and those that share its screen: anyone may take them."""
    held = await _held(table, token)
    if not await table.ports.storage.free_seats(table.id, held):
        raise Refuse("begun")
    await table.seats_changed()


async def agree(table: Table, wish: Agree) -> None:
    """Say whether bots may take the free seats. If everyone wants them now, they come at once."""
    held = await _held(table, wish.token)
    if not await table.ports.storage.agree(table.id, held, wish.agreed):
        raise Refuse("begun")
    await table.seats_changed()
    await look_after(table, sure=False)  # only the host frees seats: it knows whether signals come through


async def look_after(table: Table, *, sure: bool) -> None:
    """What time does to a waiting table: bots come if everyone agrees, and seats of absent people become
    free if it is sure who is there."""
    state = table.state
    if not (state.row.public and state.waiting):
        return
    gone = [seat.seat for seat in state.seats if seat.person and _is_gone(table, seat)]
    if gone and sure:
        if await table.ports.storage.free_seats(table.id, gone):
            await table.seats_changed()
        return
    least = _bots_wanted(state, table.ports.clock.time())
    if least is not None and await _fill_up(table, least):
        await table.seats_changed()


def public_table(table: Table) -> PublicTable:
    """What the lobby says about a table: only what everybody may know."""
    state = table.state
    return PublicTable(
        table=table.id,
        game=state.row.game,
        rules=state.row.rules,
        options=raw(state.match.options),
        seats=tuple(
            PublicSeat(
                colour=state.match.options.colours[seat.seat],
                name=seat.name,
                kind=seat.kind,
                open=seat.open,
                bot=seat.bot,
                there=seat.kind != "bot" and table.presence.there(seat.seat),
            )
            for seat in state.seats
        ),
        clock=state.match.clock,
        waiting=state.waiting,
        spectators=len(table.presence.spectators),
        created=state.row.created,
    )


def is_slow(state: TableState) -> bool:
    """Whether a game is played over days, so that nobody needs to stay while it waits for players."""
    clock = state.match.clock
    return clock is not None and clock.seconds >= SLOW_CLOCK


def is_deserted(table: Table, after: float) -> bool:
    """Whether somebody who sits at a waiting table has been away for so many seconds."""
    state = table.state
    away = (table.presence.away(seat.seat) for seat in state.seats if seat.person)
    return not is_slow(state) and any(seconds is not None and seconds >= after for seconds in away)


def _is_gone(table: Table, seat: SeatRow) -> bool:
    away = table.presence.away(seat.seat)
    if away is None or away < AWAY_AT_LOBBY:
        return False
    return not is_slow(table.state) or table.ports.clock.time() - table.state.row.created > WAITING_SLOWLY


def _bots_wanted(state: TableState, now: float) -> Agreed | None:
    """How much everybody who sits there has agreed to bots, if that is enough by now."""
    people = [AGREED.index(seat.agreed) for seat in state.seats if seat.person]
    least = AGREED[min(people, default=0)]
    if least == "now" or (least == "later" and now - state.row.created >= BOTS_AFTER):
        return least
    return None


async def _fill_up(table: Table, least: Agreed) -> bool:
    ports, state = table.ports, table.state
    taken = {seat.name for seat in state.seats}
    names = [name for name in BOT_NAMES if name not in taken]
    bots = {seat.seat: names[seat.seat] for seat in state.seats}
    level = checked_level(ports.thinking, state.match.game, None)
    return await ports.storage.fill_up(table.id, bots, level, least)


async def _held(table: Table, token: str) -> list[int]:
    """The seats that this token holds."""
    if not table.state.row.public:
        raise Refuse("no-lobby", "this table is private")
    held = await table.ports.storage.seat_held(table.id, fingerprint(token))
    if held is None:
        raise Refuse("wrong-token")
    return [seat.seat for seat in table.state.seats if table.state.together(held, seat.seat)]
