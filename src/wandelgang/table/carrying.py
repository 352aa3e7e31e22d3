"""A running game for another device: its record as a short text, without what the people here do not know.

The text is for a link, so it must not give anybody away. Whoever plays alone against bots takes a game that
looks the same to them: what the bots hide is dealt anew. Where several people play, a game is only taken
along if none of them hides anything from the others. The views of the game say so; nothing here knows cards.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

import msgspec

from wandelgang.games.errors import NoResample
from wandelgang.match import BadRecord, Match, Record, dump
from wandelgang.match.brief import read_brief, write_brief
from wandelgang.match.known import as_known
from wandelgang.table.messages import raw
from wandelgang.table.presence import ONE_SCREEN
from wandelgang.table.protocol import (
    CarriedGame,
    CarriedSeat,
    Kind,
    Level,
    NewTable,
    Pace,
    SeatWish,
    TakenAlong,
)
from wandelgang.table.refusal import Refuse
from wandelgang.table.state import TableState

LONGEST: Final = 16_000
"""Characters of a text: a game of thousands of actions. Ordinary ones take some 700."""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """Who sat at a seat."""

    kind: Kind
    level: Level | None = None


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the other device needs besides the record."""

    seats: tuple[Sitting, ...]
    pace: Pace
    hints: bool
    take_back: bool


def take_along(state: TableState, seat: int, record: Record, rng: Random) -> TakenAlong:
    """The game of a table for the person at a seat. Refuses what cannot leave this device."""
    match = state.match
    if match.over:
        raise Refuse("over")
    if state.waiting:
        raise Refuse("not-begun")
    people = [one.seat for one in state.seats if one.kind != "bot"]
    if seat not in people or any(state.seats[one].kind not in ONE_SCREEN for one in people):
        raise Refuse("carry-others")
    if match.clock is not None:
        raise Refuse("carry-clock")
    if not _open_to_each_other(match, people):
        raise Refuse("carry-secrets")
    try:
        known = as_known(match, seat, rng)
    except NoResample as error:
        raise Refuse("carry-secrets", str(error)) from None
    kept = msgspec.structs.replace(known.record, seats=record.seats)
    wish = TableWish(
        tuple(Sitting(one.kind, one.bot if one.kind == "bot" else None) for one in state.seats),
        state.row.pace,
        state.row.hints,
        state.row.take_back,
    )
    unseated = tuple(msgspec.structs.replace(one, bot=None) for one in kept.seats)
    brief = write_brief(msgspec.structs.replace(kept, seats=unseated), wish)
    return TakenAlong(urlsafe_b64encode(brief).rstrip(b"=").decode(), dump(kept).decode())


def _open_to_each_other(match: Match, people: Sequence[int]) -> bool:
    """Whether each of these people sees everything that the others know."""
    views = {seat: match.view(seat).players for seat in people}
    return all(views[one][other] == views[other][other] for one, other in permutations(people, 2))


def look_at(text: str) -> CarriedGame:
    """What somebody is told before they take a game."""
    match, wish = read_carried(text)
    return CarriedGame(
        game=match.game.name,
        rules=match.game.rules,
        turn=match.state.turn,
        seats=tuple(
            CarriedSeat(colour, one.name, sitting.kind, sitting.level)
            for colour, one, sitting in zip(match.options.colours, match.seats, wish.seats, strict=True)
        ),
        view=raw(match.view(None)),
    )


def read_carried(text: str) -> tuple[Match, TableWish]:
    """The match and the table of a text; refuses what is damaged."""
    if len(text) > LONGEST:
        raise Refuse("bad-carried", f"it has {len(text):,} characters of at most {LONGEST:,}")
    try:
        match, more = read_brief(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        wish = msgspec.json.decode(more, type=TableWish)
    except (BadRecord, ValueError) as error:  # base64 and msgspec raise ValueErrors
        raise Refuse("bad-carried", str(error)) from None
    kinds = [one.kind for one in wish.seats]
    if match.over or len(kinds) != len(match.seats) or not {*kinds} <= {*ONE_SCREEN, "bot"}:
        raise Refuse("bad-carried", "its seats do not fit its game, or the game is over")
    return match, wish


def table_for(match: Match, wish: TableWish) -> NewTable:
    """The table at which a game goes on."""
    seats = zip(match.options.colours, match.seats, wish.seats, strict=True)
    return NewTable(
        match.game.name,
        tuple(SeatWish(colour, one.kind, sat.name, one.level) for colour, sat, one in seats),
        pace=wish.pace,
        hints=wish.hints,
        take_back=wish.take_back,
    )
