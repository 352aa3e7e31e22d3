"""Every message between host and client. `python -m wandelgang.server.typescript` writes them as TypeScript.

What belongs to one game (options, views, actions, events, previews) travels as JSON already written with the
game's own types, which TypeScript sees as `Views[G]`, `Actions[G]` and so on, where G is the game's name.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wandelgang.games.seats import Colour
from wandelgang.match import Result
from wandelgang.server.inside import inside

GameName = Annotated[str, inside("name")]
GameOptions = Annotated[msgspec.Raw, inside("Options")]
GameView = Annotated[msgspec.Raw, inside("View")]
GameAction = Annotated[msgspec.Raw, inside("Action")]
GameEvent = Annotated[msgspec.Raw, inside("Event")]
GameOpening = Annotated[msgspec.Raw, inside("Opening")]
GameWay = Annotated[msgspec.Raw, inside("Way")]

OptionValue = bool | int | tuple[int, ...] | None

Language = Literal["de", "en", "fr"]
Level = Literal["easy", "normal", "hard", "expert"]
Pace = Literal["instant", "quick", "calm"]
Side = Literal["N", "E", "S", "W"]
Reason = Literal["win", "gain", "nearer", "only", "best"]
Kind = Literal["me", "here", "link", "bot"]
Code = Literal[
    "bad-frame",  # not JSON, or no message of this protocol
    "too-long",  # a message above the size limit
    "too-fast",  # too many messages or tables in too little time
    "sit-first",  # the first message must be `sit`
    "no-table",
    "old-rules",  # the table's game follows rules that this host does not have (any more)
    "no-replay",
    "no-page",
    "no-game",
    "bad-options",
    "bad-seats",
    "bad-name",
    "no-level",  # no bot plays this game at this level
    "wrong-token",
    "wrong-invitation",
    "seat-taken",
    "no-seat",
    "watching",  # who only watches cannot do this
    "not-asked",  # it is another's turn
    "handed-over",  # a bot plays this seat now
    "stale",  # the action was meant for another position
    "no-action",  # no action of this game
    "illegal",  # an action that the rules refuse
    "over",  # the game is over
    "not-over",  # the game still goes on
    "not-away",  # the player has not been away for long
    "no-person",  # a bot's own seat cannot be handed to a person
    "no-hints",  # switched off at this table
    "bad-record",
    "host-full",
    "host-trouble",  # the host itself failed; nothing was lost
]

LITERALS = ("Language", "Level", "Pace", "Side", "Reason", "Kind", "Code")
"""The names of the word lists above, for TypeScript."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """The common footing of all messages on the WebSocket."""


class Heard(Message, frozen=True, forbid_unknown_fields=True):
    """The common footing of what a client says."""


# --- from the client ------------------------------------------------------------------------------


class Sit(Heard, frozen=True, tag="sit"):
    """Take the seat that a token holds, or watch; the first message, and again to change seats."""

    token: str | None = None  # None: watch
    seen: int | None = None  # the number of the last position this client has shown
    language: Language = "en"  # of the sentences in refusals


class Act(Heard, frozen=True, tag="act"):
    """Do one of the offered actions."""

    number: int  # how many actions the game has had: the position that the action is meant for
    action: GameAction


class HandOver(Heard, frozen=True, tag="hand-over"):
    """Give a seat to a bot, or back to its person: one's own at any time, another's once it is long away."""

    seat: int
    to: Literal["bot", "person"]
    level: Level | None = None  # None: the strongest up to "normal"


class Ask(Heard, frozen=True, tag="ask"):
    """Ask what a good player would do now."""

    number: int


class Ping(Heard, frozen=True, tag="ping"):
    """Are you there?"""


Said = Sit | Act | HandOver | Ask | Ping


# --- from the host --------------------------------------------------------------------------------


class SeatFacts(msgspec.Struct, frozen=True):
    """What everybody at the table knows about a seat."""

    seat: int
    colour: Colour
    name: str
    kind: Kind
    open: bool  # a friend's seat whose link nobody has used yet
    bot: Level | None  # the level of the bot that plays the seat now; None: a person plays it
    there: bool  # its person is connected
    away: int | None  # for so many seconds its person has been gone; None: there, or a bot's own seat


class TableFacts(msgspec.Struct, frozen=True):
    """What everybody may know about a table."""

    table: str
    game: GameName
    options: GameOptions
    seats: tuple[SeatFacts, ...]
    watchers: int
    pace: Pace  # how long bots take
    hints: bool
    number: int  # how many actions the game has had
    result: Result | None  # None: the game goes on
    created: int  # seconds since 1970
    hand_over_after: int  # a seat away for so many seconds may be handed to a bot by the others
    rematch: str | None  # the table where the same people play again


class Choices(msgspec.Struct, frozen=True):
    """What the seat that is asked may do. Only that seat gets it."""

    actions: tuple[GameAction, ...]  # all that is legal, in a stable order
    opens: tuple[
        GameOpening, ...
    ]  # what a push (or a swap) would open; each names its place among the actions
    ways: tuple[GameWay, ...]  # for each walk the way; each names its place among the actions
    banned: str | None  # the arrow where the spare may not go in because it has just come out there


class Step(Message, frozen=True, tag="step"):
    """Something happened: one action, as this seat may know it."""

    number: int  # how many actions the game has had with this one
    actor: int  # a seat, or -1 for chance
    notation: str | None  # None: this seat may not know
    events: tuple[GameEvent, ...]
    view: GameView
    choices: Choices | None = None
    result: Result | None = None


class Position(Message, frozen=True, tag="position"):
    """Where the game stands, after `sit`."""

    number: int
    table: TableFacts
    you: int | None  # the seat that this connection holds; None: it watches
    view: GameView
    choices: Choices | None = None
    missed: tuple[Step, ...] = ()  # the steps from `seen` to here; none where they are too many


class Presence(Message, frozen=True, tag="presence"):
    """Somebody came or went, took a seat, or a seat was handed over."""

    seats: tuple[SeatFacts, ...]
    watchers: int


class SeatToken(msgspec.Struct, frozen=True):
    """A seat, and the secret that holds it."""

    seat: int
    token: str


class Moved(Message, frozen=True, tag="moved"):
    """The same people play again at another table; a watcher gets no seats."""

    table: str
    seats: tuple[SeatToken, ...]  # this connection's seat; all of them where several share a screen


class Hint(Message, frozen=True, tag="hint"):
    """What a good player would do now: actions in a row up to the next chance or other player."""

    number: int
    actions: tuple[GameAction, ...]
    notations: tuple[str, ...]
    reason: Reason  # the client has a sentence for each
    bot: str  # who was asked


class Refused(Message, frozen=True, tag="refused"):
    """The host did not do what was asked, and the game stands as it was."""

    code: Code
    message: str  # a sentence in the player's language
    number: int | None = None  # of the `act` or `ask` that was refused
    clause: str | None = None  # the rule that an illegal action breaks
    detail: str | None = None  # more, in English, for whoever writes a client


class Pong(Message, frozen=True, tag="pong"):
    """I am here."""

    number: int  # how many actions the game has had


Told = Position | Step | Presence | Moved | Hint | Refused | Pong


# --- over HTTP ------------------------------------------------------------------------------------


class Refusal(msgspec.Struct, frozen=True):
    """The body of every HTTP answer that refuses."""

    code: Code
    message: str
    clause: str | None = None
    detail: str | None = None


class HostFacts(msgspec.Struct, frozen=True):
    """About this host."""

    version: str
    languages: tuple[Language, ...]
    lan: str | None  # the address under which phones in the same network find it


class Limits(msgspec.Struct, frozen=True):
    """The values that a number option may have with so many players."""

    players: int
    low: int
    high: int


class OptionFacts(msgspec.Struct, frozen=True):
    """One option of a game. Seats are meant by number: their place clockwise (X9)."""

    name: str
    kind: Literal["switch", "number", "seats"]
    default: OptionValue  # None: as the rules have it
    limits: tuple[Limits, ...]  # for a number


class LevelFacts(msgspec.Struct, frozen=True):
    """A level of play that exists for a game."""

    level: Level
    bot: str


class ArrowFacts(msgspec.Struct, frozen=True):
    """A place on the rim where the spare can go in."""

    name: str
    side: Side
    line: int
    cells: tuple[int, ...]  # from where the spare goes in to where a tile falls out
    opposite: str


class TileFacts(msgspec.Struct, frozen=True):
    """What is printed on a tile; its place in the list is its number."""

    openings: int  # N=1, E=2, S=4, W=8, before any turn
    picture: str | None = None
    height: int | None = None


class StartFacts(msgspec.Struct, frozen=True):
    """Where a colour starts."""

    colour: Colour
    cell: int


class PlaceFacts(msgspec.Struct, frozen=True):
    """A cell that means something in a game: the refuge, the rune, a treasure space …"""

    name: str
    cell: int


class BoxFacts(msgspec.Struct, frozen=True):
    """All that a client needs to draw a game and that never changes."""

    rows: int
    columns: int
    cells: tuple[str, ...]  # the names for people: a1 …
    fixed: tuple[int, ...]
    arrows: tuple[ArrowFacts, ...]  # clockwise from the top left
    tiles: tuple[TileFacts, ...]
    starts: tuple[StartFacts, ...]
    places: tuple[PlaceFacts, ...]


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: GameName
    rules: int
    fewest: int
    most: int
    options: tuple[OptionFacts, ...]
    levels: tuple[LevelFacts, ...]
    box: BoxFacts


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a new table."""

    colour: Colour
    kind: Kind
    name: str = ""
    level: Level | None = None  # for a bot


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Players and colours come from the seats; the other options are the game's."""

    game: GameName
    seats: tuple[SeatWish, ...]
    options: Annotated[dict[str, OptionValue], inside("Options", "wish")] = {}
    pace: Pace = "calm"
    hints: bool = True


class OpenedSeat(msgspec.Struct, frozen=True):
    """A seat of a new table with its secret: a token for this screen, an invitation for a friend."""

    seat: int
    colour: Colour
    kind: Kind
    token: str | None = None
    invitation: str | None = None


class OpenedTable(msgspec.Struct, frozen=True):
    """A new table. Seats go clockwise by colour, whatever order they were wished in."""

    table: str
    seats: tuple[OpenedSeat, ...]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a friend's seat by its invitation; with the token got before, again."""

    invitation: str
    name: str
    token: str | None = None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for another game with the same people."""

    token: str


class Frame(msgspec.Struct, frozen=True):
    """One position of a replay, with everything open that anybody knew."""

    number: int
    actor: int | None  # None: the deal
    notation: str | None
    events: tuple[GameEvent, ...]
    view: GameView


class SeatName(msgspec.Struct, frozen=True):
    """Who sat where in a replay."""

    colour: Colour
    name: str
    bot: str | None


class Replay(msgspec.Struct, frozen=True):
    """A whole game to look at."""

    replay: str  # its id: a table's, or that of an uploaded record
    game: GameName
    options: GameOptions
    seats: tuple[SeatName, ...]
    result: Result | None
    frames: tuple[Frame, ...]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a learner is told at a position of a guided game."""

    at: int  # how many actions the game has had
    name: str  # its sentences are lesson-GAME-NAME in locales/*/learn.ftl


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a guided game that shows a rule: from one position to another."""

    name: str
    start: int
    end: int


class Expected(msgspec.Struct, frozen=True):
    """What the learner is asked to do at a position of a guided game."""

    number: int
    action: GameAction


class Lesson(msgspec.Struct, frozen=True):
    """A guided game, as the learner may see it. It needs no table: all that happens is in it."""

    game: GameName
    position: Position  # where it begins
    steps: tuple[Step, ...]  # all that follows
    expected: tuple[Expected, ...]
    notes: tuple[Note, ...]
    examples: tuple[Example, ...]


HTTP = (
    Refusal,
    HostFacts,
    GameFacts,
    NewTable,
    OpenedTable,
    TableFacts,
    Claim,
    SeatToken,
    Rematch,
    Moved,
    Replay,
    Lesson,
)
"""What goes over HTTP, for the TypeScript types and the docs."""
