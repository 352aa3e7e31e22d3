"""The lobby: public tables, quick match, free seats, and where it is your turn."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wandelgang.games.seats import Colour
from wandelgang.match import Clock
from wandelgang.table.protocol.kinds import Agreed, GameName, Kind, Level, QuickClock, RawOptions, RawView
from wandelgang.table.protocol.play import Refused, SocketMessage

Name = Annotated[str, msgspec.Meta(max_length=200)]  # checked and cleaned like every name
Secret = Annotated[str, msgspec.Meta(max_length=64)]
TableId = Annotated[str, msgspec.Meta(max_length=20)]


# --- over HTTP ------------------------------------------------------------------------------------


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat of a public table. A token of yours at this table gives you the seat it holds."""

    name: Name = ""  # empty: called by the colour
    token: Secret | None = None
    agreed: Agreed = "no"


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give up a seat at a public table that still waits for players."""

    token: Secret


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Say whether bots may take the free seats."""

    token: Secret
    agreed: Agreed


class MatchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quick match: any game that fits, with anyone."""

    game: GameName | None = None  # None: any
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None  # None: any number
    clock: QuickClock = "none"
    bots: bool = False  # bots may take the free seats after two minutes, if everyone agrees
    name: Name = ""
    elsewhere: Annotated[tuple[TableId, ...], msgspec.Meta(max_length=60)] = ()  # you sit at these already


class MatchedSeat(msgspec.Struct, frozen=True):
    """The seat that a quick match found, and the secret that holds it."""

    table: str
    game: GameName
    seat: int
    token: str


class HeldSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which you hold seats."""

    table: TableId
    tokens: Annotated[tuple[Secret, ...], msgspec.Meta(max_length=8)] = ()


class TurnsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask about many tables at once. Tokens come in the body: logs keep addresses."""

    tables: Annotated[tuple[HeldSeats, ...], msgspec.Meta(max_length=60)]


class TurnSeat(msgspec.Struct, frozen=True):
    """A seat in the answer to `TurnsAsked`."""

    colour: Colour
    name: str
    bot: Level | None
    open: bool


class TableTurn(msgspec.Struct, frozen=True):
    """How things stand at one of your tables."""

    table: str
    game: GameName
    seats: tuple[TurnSeat, ...]
    yours: tuple[int, ...]  # the seats that your tokens hold
    asked: int | None  # the seat whose turn it is; None: the game is over
    waiting: bool  # not all seats are taken yet
    over: bool
    paused: bool
    since: int  # when something last happened there, milliseconds since 1970
    left: int | None  # milliseconds that the seat whose turn it is has left; None: no clock


# --- the WebSocket of the lobby ---------------------------------------------------------------------


class PublicSeat(msgspec.Struct, frozen=True):
    """What everybody may know about a seat of a public table."""

    colour: Colour
    name: str
    kind: Kind
    open: bool
    bot: Level | None
    there: bool


class PublicTable(msgspec.Struct, frozen=True):
    """What everybody may know about a public table."""

    table: str
    game: GameName
    rules: int
    options: RawOptions
    seats: tuple[PublicSeat, ...]
    clock: Clock | None  # None: nobody is timed
    waiting: bool  # there are free seats
    spectators: int
    created: int  # seconds since 1970


class Lobby(SocketMessage, frozen=True, tag="lobby"):
    """The public tables: all of them at first, and from then on those that have changed."""

    whole: bool  # everything that was known before is void
    tables: tuple[PublicTable, ...]
    gone: tuple[str, ...]  # no longer listed
    playing: int  # how many games are being played, listed or not
    people: int  # how many are in the lobby and at the tables listed


class LobbyPosition(SocketMessage, frozen=True, tag="position"):
    """A listed game as spectators see it, for a small picture. Sent now and then, not at every action."""

    table: str
    number: int
    view: RawView


LobbyMessage = Lobby | LobbyPosition | Refused
