"""Opening a table, claiming a seat, playing again."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wandelgang.games.seats import Colour
from wandelgang.match import Clock, FromPosition
from wandelgang.match.beginning import LONGEST_SOURCE
from wandelgang.table.protocol.game_types import of_game
from wandelgang.table.protocol.kinds import (
    GameName,
    Kind,
    Level,
    OptionValue,
    Pace,
    RawView,
)


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a new table."""

    colour: Colour
    kind: Kind
    name: str = ""
    level: Level | None = None  # for a bot


class BranchOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="branch"):
    """Go on from a position of a finished game or of a record that was shown before."""

    of: Annotated[str, msgspec.Meta(max_length=LONGEST_SOURCE)]  # the id of its replay
    after: Annotated[int, msgspec.Meta(ge=0)]  # how many of its actions are kept


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Players and colours come from the seats; the other options are the game's."""

    game: GameName
    seats: tuple[SeatWish, ...]
    options: Annotated[dict[str, OptionValue], of_game("Options", "wish")] = {}
    pace: Pace = "calm"
    hints: bool = True
    take_back: bool = True  # whether steps can be taken back
    chat: bool = False  # let players write to each other
    clock: Clock | None = None  # None: nobody is timed
    public: bool = False  # list it in the lobby; only then there are seats for "anyone"
    begin: BranchOff | FromPosition | None = None  # None: with a deal; otherwise the options come from there


class OpenedSeat(msgspec.Struct, frozen=True):
    """A seat of a new table with its secret: a token for this screen, an invitation for a friend."""

    seat: int
    colour: Colour
    kind: Kind
    token: str | None = None
    invitation: str | None = None


class OpenedTable(msgspec.Struct, frozen=True):
    """A new table. Its seats go clockwise by colour, in whatever order they were given."""

    table: str
    seats: tuple[OpenedSeat, ...]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a friend's seat with its invitation; later again with the token it gave."""

    invitation: str
    name: str
    token: str | None = None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for another game with the same people."""

    token: str


class SeatHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks: the secret that holds a seat."""

    token: str


class TakenAlong(msgspec.Struct, frozen=True):
    """A running game for another device, without what its person does not know."""

    text: str  # for a link, behind the #
    record: str  # the same as a record file


class CarriedText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that another device has written. It comes in a body: logs keep addresses."""

    text: str


class CarriedSeat(msgspec.Struct, frozen=True):
    """Who plays a carried game."""

    colour: Colour
    name: str
    kind: Kind
    level: Level | None


class CarriedGame(msgspec.Struct, frozen=True):
    """A game that another device has written, as a spectator would see it."""

    game: GameName
    rules: int
    turn: int
    seats: tuple[CarriedSeat, ...]
    view: RawView
