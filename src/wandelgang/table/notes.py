"""What happens at a table besides actions: entries that are stored like them, and only at this place.

An action never looks like a note: its first key is `type`. Only a table with a clock has any of them but
`TakenBack`.
"""

from __future__ import annotations

import msgspec


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back", tag_field="entry"):
    """A seat took back its last step."""

    seat: int
    to: int  # how many actions the game has again


class TimeUp(msgspec.Struct, frozen=True, tag="time-up", tag_field="entry"):
    """A seat's time is up: a bot plays this one turn."""

    seat: int


class Away(msgspec.Struct, frozen=True, tag="away", tag_field="entry"):
    """A seat's person has lost the connection: its clock stops for a moment."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag="back", tag_field="entry"):
    """A seat's person is connected again."""

    seat: int


class Stands(msgspec.Struct, frozen=True, tag="stands", tag_field="entry"):
    """Something that stops clocks has changed: the game was paused or resumed, or a seat was handed over."""

    paused: bool
    bots: tuple[int, ...]  # the seats that bots play


class Outage(msgspec.Struct, frozen=True, tag="outage", tag_field="entry"):
    """The host was down until now: nobody is charged for that time."""

    since: int  # milliseconds since 1970


Note = TakenBack | TimeUp | Away | Back | Stands | Outage

NOTE = '{"entry":'
"""How a note begins, as it is stored."""
