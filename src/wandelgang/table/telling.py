"""What guests are told about a table: its state as messages, and who is there.

`messages` does the same for a match; here is what depends on seats, entries, presence and bots that warm up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wandelgang.games import CHANCE
from wandelgang.table.clocks import Clocks
from wandelgang.table.line import Entry
from wandelgang.table.messages import choices, noted, raw, undone, update
from wandelgang.table.notes import Away, Back, Outage, Stands, TakenBack, TimeUp
from wandelgang.table.permissions import rights
from wandelgang.table.ports import Ports
from wandelgang.table.presence import PresenceTracker
from wandelgang.table.protocol import ClockFacts, Said, SeatClock, SeatFacts, Snapshot, TableFacts, Update
from wandelgang.table.state import TableState


def updates(state: TableState, entries: Sequence[Entry], seat: int | None, now: int) -> list[Update]:
    """The entries that led to a state, as a seat may know them; the last says what the seat may do now."""
    may = rights(state, seat)
    *before, last = entries
    told = _update(
        last,
        seat,
        choices=choices(state.match) if may.act else None,
        roller=state.roller,
        may_take_back=may.take_back,
        clocks=clock_facts(state.clocks, now),
    )
    return [*[_update(entry, seat) for entry in before], told]


def _update(entry: Entry, seat: int | None, **now: Any) -> Update:
    number, match, note, count = entry
    match note:
        case None:
            return update(match, seat, number, **now)
        case TakenBack(by):
            return undone(match, seat, number, by, count, **now)
        case TimeUp(by):
            return noted(match, seat, number, by, "time-up", **now)
        case Away(by):
            return noted(match, seat, number, by, "away", **now)
        case Back(by):
            return noted(match, seat, number, by, "back", **now)
        case Stands() | Outage():
            return noted(match, seat, number, CHANCE, "stands", **now)


def snapshot(
    state: TableState,
    seat: int | None,
    table: TableFacts,
    now: int,
    *,
    said: tuple[Said, ...],
    missed: Sequence[Entry],
) -> Snapshot:
    """The position for a seat, and the updates it missed since the one it last showed."""
    may = rights(state, seat)
    return Snapshot(
        number=state.number,
        table=table,
        you=seat,
        view=state.match.game.view(state.match.state, seat),
        choices=choices(state.match) if may.act else None,
        said=said,
        roller=state.roller,
        may_take_back=may.take_back,
        clocks=clock_facts(state.clocks, now),
        missed=tuple(_update(entry, seat) for entry in missed),
    )


def table_facts(state: TableState, presence: PresenceTracker, ports: Ports) -> TableFacts:
    """What everybody may know about a table."""
    row = state.row
    return TableFacts(
        table=row.id,
        game=row.game,
        rules=row.rules,
        options=raw(state.match.options),
        seats=seat_facts(state, presence, ports),
        spectators=presence.spectators,
        pace=row.pace,
        paused=row.paused,
        hints=row.hints,
        take_back=row.take_back,
        chat=row.chat,
        public=row.public,
        number=state.number,
        result=state.match.result,
        created=row.created,
        hand_over_after=ports.timing.hand_over_after,
        rematch=state.rematch,
        clock=state.match.clock,
        waiting=state.waiting,
    )


def clock_facts(clocks: Clocks | None, now: int) -> ClockFacts | None:
    """How much time everybody has at this moment; milliseconds since 1970."""
    if clocks is None:
        return None
    at_once = clocks.charged(now)
    times = (
        SeatClock(seat.left, None if seat.away is None else seat.rested(now).grace, seat.spent)
        for seat in at_once.seats
    )
    return ClockFacts(tuple(times), clocks.running)


def seat_facts(state: TableState, presence: PresenceTracker, ports: Ports) -> tuple[SeatFacts, ...]:
    """What everybody may know about the seats of a table."""
    return tuple(
        SeatFacts(
            seat=seat.seat,
            colour=state.match.options.colours[seat.seat],
            name=seat.name,
            kind=seat.kind,
            open=seat.open,
            bot=seat.bot,
            there=seat.kind != "bot" and presence.there(seat.seat),
            away=presence.away(seat.seat),
            warming_up=seat.bot is not None and ports.thinking.warming_up(seat.bot),
            agreed=seat.agreed,
        )
        for seat in state.seats
    )
