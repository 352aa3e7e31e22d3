"""What the lobby shows, written once for everybody who looks at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from wandelgang.server.limits import PICTURES
from wandelgang.table import Table
from wandelgang.table.messages import raw
from wandelgang.table.protocol import LobbyPosition, SocketMessage
from wandelgang.table.public import public_table

_encode = msgspec.json.Encoder().encode


class WrittenLobby(SocketMessage, frozen=True, tag="lobby"):
    """`protocol.Lobby` with tables that are written already."""

    whole: bool
    tables: tuple[msgspec.Raw, ...]
    gone: tuple[str, ...]
    playing: int
    people: int


class Picture(msgspec.Struct, frozen=True):
    """A position that was sent: written once, and not again for a while."""

    number: int
    at: float
    message: bytes


class Listing:
    """The public tables as bytes, and what has changed since the last look."""

    def __init__(self, picture_every: float) -> None:
        self._picture_every = picture_every
        self._tables: dict[str, bytes] = {}
        self._pictures: dict[str, Picture] = {}
        self._numbers = (0, 0)  # games being played, and people

    def whole(self) -> Iterable[bytes]:
        """All messages for somebody who has just come."""
        yield self._message(True, self._tables.values(), ())
        yield from (picture.message for picture in self._pictures.values())

    def look(self, tables: Sequence[Table], playing: int, visitors: int, now: float) -> list[bytes]:
        """Take over how the tables stand now; returns the messages for those who know the rest."""
        listed = {table.id: public_table(table) for table in tables}
        written = {name: _encode(facts) for name, facts in listed.items()}
        people = visitors + sum(
            facts.spectators + sum(seat.there for seat in facts.seats) for facts in listed.values()
        )
        changed = [text for name, text in written.items() if self._tables.get(name) != text]
        gone = tuple(name for name in self._tables if name not in written)
        news = bool(changed or gone or (playing, people) != self._numbers)
        self._tables, self._numbers = written, (playing, people)
        messages = [self._message(False, changed, gone)] if news else []
        return [*messages, *self._look_at_positions({table.id: table for table in tables}, now)]

    def _message(self, whole: bool, tables: Iterable[bytes], gone: tuple[str, ...]) -> bytes:
        return _encode(WrittenLobby(whole, tuple(map(msgspec.Raw, tables)), gone, *self._numbers))

    def _look_at_positions(self, tables: Mapping[str, Table], now: float) -> Iterable[bytes]:
        pictured = dict(list(tables.items())[:PICTURES])
        self._pictures = {name: one for name, one in self._pictures.items() if name in pictured}
        for name, table in pictured.items():
            before = self._pictures.get(name)
            if before is not None and (
                before.number == table.number or now - before.at < self._picture_every
            ):
                continue
            view = table.match.game.view(table.match.state, None)  # what everybody may know
            message = _encode(LobbyPosition(name, table.number, raw(view)))
            self._pictures[name] = Picture(table.number, now, message)
            yield message
