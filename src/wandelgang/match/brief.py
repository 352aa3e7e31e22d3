"""A record in a few hundred bytes, for a link or a QR code: each action is its place among the possible ones.

A brief is read by a program with the same rules, soon after it was written. For keeping there is the record.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from wandelgang.games import CHANCE
from wandelgang.games.wire import encode
from wandelgang.match.match import Match
from wandelgang.match.reading import parse, replay
from wandelgang.match.record import FORMAT, BadRecord, Record, Seat

MOST_BYTES = 64 * 2**10  # of the head, unpacked: a deal takes about one kilobyte
MOST_ACTIONS = 5_000  # ten times a long game


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a record but its actions."""

    game: str
    rules: int
    options: msgspec.Raw
    seats: tuple[Seat, ...]
    deal: msgspec.Raw
    actions: int
    check: int  # of the actions as a record holds them
    turn_limit: int | None = None
    more: msgspec.Raw = msgspec.Raw(b"null")  # whatever the writer wants to say besides


def write_brief(record: Record, more: object = None) -> bytes:
    """A record without times, and something else with it."""
    places, sizes = list[int](), list[int]()
    for match, action in zip(replay(record), record.actions, strict=False):
        possible = _possible(match)
        places.append(possible.index(action))
        sizes.append(len(possible))
    number = 0
    for place, size in zip(reversed(places), reversed(sizes), strict=True):
        number = number * size + place
    head = encode(
        Head(
            record.game,
            record.rules,
            msgspec.Raw(encode(record.options)),
            record.seats,
            msgspec.Raw(encode(record.deal)),
            len(record.actions),
            _check(record.actions),
            record.turn_limit,
            msgspec.Raw(encode(more)),
        )
    )
    packed = zlib.compress(head, 9)
    return len(packed).to_bytes(2) + packed + number.to_bytes((number.bit_length() + 7) // 8)


def read_brief(data: bytes) -> tuple[Match, msgspec.Raw]:
    """The match of a brief after its last action, and what came with it; raises BadRecord."""
    head = _head(data)
    match = _first(head)
    number = int.from_bytes(data[2 + int.from_bytes(data[:2]) :])
    for _ in range(head.actions):
        possible = _possible(match)
        if not possible:
            raise BadRecord("the game was over before it", match.number + 1)
        number, place = divmod(number, len(possible))
        match = match.then(possible[place])
    if number or _check(match.actions) != head.check:
        raise BadRecord("it is damaged, or was written by a program with other rules")
    return match, head.more


def _head(data: bytes) -> Head:
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(data[2 : 2 + int.from_bytes(data[:2])], MOST_BYTES)
        head = msgspec.json.decode(text, type=Head)
    except (zlib.error, msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRecord("it is damaged, or was cut off") from None
    if not 0 <= head.actions <= MOST_ACTIONS:
        raise BadRecord(f"it has {head.actions:,} actions of at most {MOST_ACTIONS:,}")
    return head


def _first(head: Head) -> Match:
    record = msgspec.json.encode(
        {
            "format": FORMAT,
            "game": head.game,
            "rules": head.rules,
            "options": head.options,
            "seats": head.seats,
            "deal": head.deal,
            "actions": [],
            "turn_limit": head.turn_limit,
        }
    )
    return next(replay(parse(record)))


def _possible(match: Match) -> Sequence[Any]:
    if match.actor == CHANCE:
        return [action for action, _ in match.game.chance(match.state)]
    return match.legal


def _check(actions: Sequence[Any]) -> int:
    return zlib.crc32(encode(actions))
