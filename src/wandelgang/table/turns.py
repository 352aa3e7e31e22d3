"""Where it is your turn: the state of many tables in brief, without opening them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wandelgang.games.seats import Colour
from wandelgang.table.ports import Ports
from wandelgang.table.protocol import HeldSeats, TableTurn, TurnSeat
from wandelgang.table.secrets import fingerprint
from wandelgang.table.stored import TurnRow


class Seating(msgspec.Struct):
    """What every game's options say about the seats."""

    colours: tuple[Colour, ...]


async def turns(ports: Ports, asked: Sequence[HeldSeats]) -> tuple[TableTurn, ...]:
    """How things stand at these tables; those that do not exist are left out."""
    shown = {fingerprint(token): one.table for one in asked for token in one.tokens}
    mine: dict[str, set[int]] = {}
    for token, (table, seat) in (await ports.storage.seats_held(list(shown))).items():
        if shown[token] == table:
            mine.setdefault(table, set()).add(seat)
    rows = await ports.storage.turns([one.table for one in asked])
    return tuple(_turn(row, mine.get(row.id, set()), int(ports.clock.time() * 1000)) for row in rows)


def _turn(row: TurnRow, mine: set[int], now: int) -> TableTurn:
    colours = msgspec.json.decode(row.options, type=Seating).colours
    return TableTurn(
        table=row.id,
        game=row.game,
        seats=tuple(TurnSeat(colours[seat.seat], seat.name, seat.bot, seat.open) for seat in row.seats),
        yours=tuple(sorted(mine)),
        asked=row.asked,
        waiting=row.begun is None,
        over=row.asked is None,
        paused=row.paused,
        since=row.at,
        left=None if row.due is None else max(0, row.due - now),
    )
