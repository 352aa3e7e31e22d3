"""What can be played at a host, and what a client needs to draw it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wandelgang.games.box import Place, PrintedTile
from wandelgang.games.options import Option
from wandelgang.games.seats import Colour
from wandelgang.table.protocol.kinds import (
    Code,
    GameName,
    Language,
    Level,
    SideName,
)


class Refusal(msgspec.Struct, frozen=True):
    """The body of every refusal over HTTP."""

    code: Code
    message: str
    clause: str | None = None
    detail: str | None = None


class HostFacts(msgspec.Struct, frozen=True):
    """About this host."""

    version: str
    protocol: int  # the version of the messages, see `sit`
    languages: tuple[Language, ...]
    lan: str | None  # its address for phones on the same network
    may_open: bool  # whoever asks may open the host to the network: `POST /api/host/network`
    longest_name: int  # characters that a player's name may have
    lobby: bool  # whether there are public tables here
    offline: int  # bytes of its pages without a host, below `/alone/`; 0: it has none


class QrCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to be drawn. It may hold an invitation, so it comes in a body: logs keep addresses."""

    path: Annotated[str, msgspec.Meta(max_length=1_200)]  # such as /t/…; a carried game is the longest


class LevelFacts(msgspec.Struct, frozen=True):
    """A level of play that exists for a game."""

    level: Level
    bot: str


class ArrowFacts(msgspec.Struct, frozen=True):
    """A place on the rim where the spare can go in."""

    name: str
    side: SideName
    line: int
    cells: tuple[int, ...]  # from where the spare goes in to where a tile falls out
    opposite: str


class StartFacts(msgspec.Struct, frozen=True):
    """Where a colour starts."""

    colour: Colour
    cell: int


class BoxFacts(msgspec.Struct, frozen=True):
    """What a client needs to draw a game: all that never changes."""

    rows: int
    columns: int
    cells: tuple[str, ...]  # the names for people: a1 …
    fixed: tuple[int, ...]
    arrows: tuple[ArrowFacts, ...]  # clockwise from the top left
    tiles: tuple[PrintedTile, ...]  # a tile's place in the list is its number
    starts: tuple[StartFacts, ...]
    places: tuple[Place, ...]


class EarlierBox(msgspec.Struct, frozen=True):
    """The box of earlier rules, for games that began under them."""

    rules: int
    box: BoxFacts


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: GameName
    rules: int
    fewest: int
    most: int
    options: tuple[Option, ...]
    levels: tuple[LevelFacts, ...]
    box: BoxFacts
    earlier: tuple[EarlierBox, ...]  # for each earlier version of the rules with another box
    lesson: bool  # whether there is a guided first game
