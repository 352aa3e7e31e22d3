"""Tables whose game begins elsewhere: in a finished game, at a position, or on another device."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from wandelgang.games import Game
from wandelgang.games.counting import counted
from wandelgang.games.position import BadPosition, read_position
from wandelgang.games.seats import SeatOptions
from wandelgang.match import (
    BadRecord,
    Clock,
    FromPosition,
    Match,
    Record,
    Seat,
    first_match,
    from_position,
    parse,
    replay,
)
from wandelgang.table.limits import REPLAY_ACTIONS
from wandelgang.table.ports import Ports
from wandelgang.table.protocol import BranchOff, NewTable
from wandelgang.table.refusal import Refuse

Finished = Callable[[str], Awaitable[Record]]
"""The record of a table whose game is over; refuses any other."""


class Beginning(NamedTuple):
    """Where a game begins, if not with a deal."""

    game: Game
    options: SeatOptions
    turn: int
    begins: FromPosition | Match  # a position, or the match that it branches off
    of: str | None = (
        ""  # the name of that match; None: it is that match itself, which comes from another device
    )

    def match(self, seats: Sequence[Seat], limit: int | None, clock: Clock | None, rng: Random) -> Match:
        """The match at its first decision."""
        if isinstance(self.begins, FromPosition):
            return first_match(self.game, self.options, rng, seats, limit, clock, self.begins)
        if self.of is None:
            return self.begins.through_chance(rng)[-1]
        return self.begins.branch_off(seats, self.of, limit, clock).through_chance(rng)[-1]


async def beginning_of(ports: Ports, wish: NewTable, finished: Finished) -> Beginning | None:
    """Where the game of a wish begins; None: with a deal. Refuses what nobody can go on from."""
    if wish.begin is None:
        return None
    if wish.public:
        raise Refuse("bad-options", "a game in the lobby begins with a deal")
    if wish.options:
        raise Refuse("bad-options", "the options are those of the position that the game begins from")
    if isinstance(wish.begin, FromPosition):
        found: Beginning = await ports.offload(partial(_laid, wish.begin, ports.rng))
    else:
        record = await _source(ports, wish.begin.of, finished)
        found = await ports.offload(partial(_branched, wish.begin, record))
    if wish.game != found.game.name:
        raise Refuse("bad-options", f"the game begins from a position of {found.game.name}")
    colours = {seat.colour for seat in wish.seats}
    if colours != set(found.options.colours):
        raise Refuse("bad-seats", f"the seats are {', '.join(found.options.colours)}, as in the position")
    return found


def _laid(begin: FromPosition, rng: Random) -> Beginning:
    try:
        game, position = read_position(begin.line)
        options, whole = from_position(game, position, rng)
    except BadPosition as error:
        raise Refuse("bad-position", str(error)) from None
    return Beginning(game, options, position.turn, whole)


async def _source(ports: Ports, of: str, finished: Finished) -> Record:
    """The game to branch off: a table whose game is over, or a record that was shown before."""
    data = await ports.storage.replay(of)
    if data is None:
        return await finished(of)  # a running game would give its secrets away
    record: Record = await ports.offload(partial(_parsed, data))
    return record


def _parsed(data: bytes) -> Record:
    try:
        return parse(data)
    except BadRecord as error:
        raise Refuse("bad-record", str(error)) from None


def _branched(begin: BranchOff, record: Record) -> Beginning:
    has = len(record.actions)
    if begin.after > min(has, REPLAY_ACTIONS):
        raise Refuse("bad-position", f"this game has {counted(has, 'action')}, not {begin.after:,}")
    try:
        match = next(match for match in replay(record) if match.number == begin.after)
    except BadRecord as error:
        raise Refuse("bad-record", str(error)) from None
    if match.game.actor(match.state) is None:
        raise Refuse("over")
    return Beginning(match.game, match.options, match.state.turn, match, begin.of)
