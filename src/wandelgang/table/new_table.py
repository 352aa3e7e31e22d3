"""A new table: options and seats from a wish, the deal, and the secrets of the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from wandelgang.games import BadOptions, Game
from wandelgang.games.options import SEATING, check_colours, options_for
from wandelgang.games.seats import CLOCKWISE, Colour, SeatOptions
from wandelgang.games.wire import encode
from wandelgang.match import TURN_LIMIT, Clock, Seat, TurnClock, first_match
from wandelgang.table.beginning import Beginning
from wandelgang.table.clocks import Clocks
from wandelgang.table.levels import checked_level
from wandelgang.table.limits import LONGEST_BUDGET, LONGEST_INCREMENT, LONGEST_TURN
from wandelgang.table.names import checked_name
from wandelgang.table.ports import Ports
from wandelgang.table.presence import ONE_SCREEN
from wandelgang.table.protocol import NewTable, OpenedSeat, SeatWish
from wandelgang.table.refusal import Refuse
from wandelgang.table.secrets import fingerprint, new_id, new_secret
from wandelgang.table.state import bots_of, read_clock, waits_for_seats
from wandelgang.table.stored import ANYONE, NewSeat, NewStored, StoredEntry, TableRow

Names = Callable[[Colour], str]
"""The default name of a seat, in the language of the person who opens the table."""


def in_order(wish: NewTable) -> list[SeatWish]:
    """The seats of a wish, clockwise (X9)."""
    return sorted(wish.seats, key=lambda seat: CLOCKWISE.index(seat.colour))


def check_seats(game: Game, wish: NewTable) -> None:
    """Refuse seats that the game does not allow."""
    seats = in_order(wish)
    if len({seat.colour for seat in seats}) != len(seats):
        raise Refuse("bad-seats", "each seat needs a different colour")
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise Refuse("bad-seats", 'only one seat can be "me"; others at this screen are "here"')
    if any(seat.kind == "anyone" for seat in seats):
        if not wish.public:
            raise Refuse("bad-seats", 'only a public table has seats for "anyone"')
        if not any(seat.kind in ONE_SCREEN for seat in seats):
            raise Refuse(
                "bad-seats", 'a table with seats for "anyone" needs a seat for the person who opens it'
            )
    try:
        options_for(game, {"players": len(seats)})
        check_colours(game, (seat.colour for seat in seats))
    except BadOptions as error:
        raise Refuse("bad-seats", str(error)) from None


def checked_options(game: Game, wish: NewTable) -> SeatOptions:
    """The options for a wish; refuses what the game does not allow."""
    if any(name in wish.options for name in SEATING):
        raise Refuse("bad-options", f"{' and '.join(SEATING)} come from the seats")
    check_seats(game, wish)
    seats = in_order(wish)
    seated = {"players": len(seats), "colours": [seat.colour for seat in seats]}
    try:
        return options_for(game, {**wish.options, **seated})
    except BadOptions as error:
        raise Refuse("bad-options", str(error)) from None


def check_clock(clock: Clock | None, shortest: int) -> None:
    """Refuse a clock that is too fast to play by, or too slow to wait for."""
    if clock is None:
        return
    longest = LONGEST_TURN if isinstance(clock, TurnClock) else LONGEST_BUDGET
    increment = 0 if isinstance(clock, TurnClock) else clock.increment
    if not shortest <= clock.seconds <= longest or increment > LONGEST_INCREMENT:
        limits = f"{shortest} s to {LONGEST_TURN:,} s a turn, or a budget of up to {LONGEST_BUDGET:,} s"
        raise Refuse("bad-clock", f"{limits} with up to {LONGEST_INCREMENT:,} s more for each turn")


def new_seats(ports: Ports, game: Game, wish: NewTable, names: Names) -> list[tuple[OpenedSeat, NewSeat]]:
    """Each seat of a wish: with its secret for the person who opens the table, and as it is stored."""
    seats = []
    for place, seat in enumerate(in_order(wish)):
        token = new_secret(ports.rng) if seat.kind in ONE_SCREEN else None
        invitation = new_secret(ports.rng) if seat.kind == "link" else None
        stored = NewSeat(
            place,
            _name(seat, names),
            seat.kind,
            checked_level(ports.thinking, game, seat.level) if seat.kind == "bot" else None,
            ANYONE if seat.kind == "anyone" else invitation and fingerprint(invitation),
            token and fingerprint(token),
        )
        seats.append((OpenedSeat(place, seat.colour, seat.kind, token, invitation), stored))
    return seats


def _name(seat: SeatWish, names: Names) -> str:
    if seat.kind == "anyone":
        return ""  # the person who takes the seat says it
    if seat.name.strip():
        return checked_name(seat.name)
    return "" if seat.kind == "link" else names(seat.colour)


async def create(
    ports: Ports,
    game: Game,
    options: SeatOptions,
    seats: Sequence[NewSeat],
    like: NewTable | TableRow,
    rematch_of: str | None = None,
    beginning: Beginning | None = None,
) -> str | None:
    """Deal, draw the first chance actions, and store it all at once; None if a rematch already exists."""
    if await ports.storage.count() >= ports.capacity.most_tables:
        raise Refuse("host-full")
    new = dealt(ports, game, options, seats, like, rematch_of, beginning)
    stored = await ports.storage.create(new.row, new.seats, new.first, new.asked, new.due)
    return new.row.id if stored else None


def dealt(
    ports: Ports,
    game: Game,
    options: SeatOptions,
    seats: Sequence[NewSeat],
    like: NewTable | TableRow,
    rematch_of: str | None = None,
    beginning: Beginning | None = None,
) -> NewStored:
    """A new table: dealt or begun elsewhere, with its first chance actions drawn, and not stored yet."""
    only_bots = all(seat.kind == "bot" for seat in seats)
    turn = 0 if beginning is None else beginning.turn
    limit = turn + TURN_LIMIT if only_bots else None  # X13: programs can stall, people stop
    clock = read_clock(like.clock) if isinstance(like.clock, str) else like.clock
    sitting = [Seat(seat.name or "?") for seat in seats]
    if beginning is None:
        match = first_match(game, options, ports.rng, sitting, limit, clock)
    else:
        match = beginning.match(sitting, limit, clock, ports.rng)
    now = ports.clock.time()
    at = int(now * 1000)
    row = TableRow(
        id=new_id(ports.rng),
        game=game.name,
        rules=game.rules,
        options=encode(options).decode(),
        deal=encode(match.deal).decode(),
        turn_limit=limit,
        pace=like.pace,
        hints=like.hints,
        take_back=like.take_back,
        chat=like.chat,
        created=int(now),
        rematch_of=rematch_of,
        clock=None if clock is None else encode(clock).decode(),
        public=like.public,
        branch=None if match.branch is None else encode(match.branch).decode(),
    )
    due = None
    if not waits_for_seats(row, seats):
        row = msgspec.structs.replace(row, begun=at)
        due = None if clock is None else Clocks.start(clock, match, bots_of(seats)).begin(at).due
    first = tuple(StoredEntry(encode(action).decode(), at) for action in match.actions)
    return NewStored(row, tuple(seats), first, match.actor, due)
