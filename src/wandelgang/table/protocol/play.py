"""The messages on the WebSocket of a table: those from the client, and those from the host."""

from __future__ import annotations

from typing import Literal

import msgspec

from wandelgang.games.seats import Colour
from wandelgang.match import Clock, Result
from wandelgang.table.protocol.kinds import (
    Agreed,
    Code,
    GameName,
    Kind,
    Language,
    Level,
    Noted,
    Pace,
    RawAction,
    RawEvent,
    RawOpening,
    RawOptions,
    RawView,
    RawWay,
    Reaction,
    Reason,
)


class SocketMessage(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Base of all messages on the WebSocket."""


class FromClient(SocketMessage, frozen=True, forbid_unknown_fields=True):
    """Base of the messages that a client sends."""


# --- from the client ------------------------------------------------------------------------------


class Sit(FromClient, frozen=True, tag="sit"):
    """Take the seat that a token holds, or watch; the first message, and again to change seats."""

    token: str | None = None  # None: watch
    covered: bool = False  # be present, but learn only what everybody may know: several share the screen
    seen: int | None = None  # the number of the last position this client has shown
    name: str = ""  # of a spectator, for the others to see; empty: none
    language: Language = "en"  # of the sentences in refusals
    protocol: int = 1  # the version this client speaks; 1 is the version before clients said so


class Act(FromClient, frozen=True, tag="act"):
    """Do one of the offered actions."""

    number: int  # of the position that the action is meant for
    action: RawAction


class HandOver(FromClient, frozen=True, tag="hand-over"):
    """Give a seat to a bot or back to its person: your own at any time, and that of a friend who has not come
    yet. Another's seat goes only to a bot, once its person has been away long enough."""

    seat: int
    to: Literal["bot", "person"]
    level: Level | None = None  # None: "normal"


class Ask(FromClient, frozen=True, tag="ask"):
    """Ask what a good player would do now."""

    number: int


class Roll(FromClient, frozen=True, tag="roll"):
    """Roll the die that is yours to roll."""

    number: int  # of the position that it is meant for


class TakeBack(FromClient, frozen=True, tag="take-back"):
    """Take back your last step."""

    number: int  # of the position that it is meant for


class React(FromClient, frozen=True, tag="react"):
    """Show a reaction at your own figure. Only seats can."""

    reaction: Reaction


class Say(FromClient, frozen=True, tag="say"):
    """Make a remark in the chat, where the table has one. Only seats can."""

    text: str


class SetTempo(FromClient, frozen=True, tag="tempo"):
    """Change the pace of the bots, or pause the game and let it go on: for everyone who holds a seat. At a
    table without people, for whoever is there."""

    pace: Pace | None = None  # None: as it is
    paused: bool | None = None  # None: as it is


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage = Sit | Act | HandOver | Ask | Roll | TakeBack | SetTempo | React | Say | Ping


# --- from the host --------------------------------------------------------------------------------


class SeatFacts(msgspec.Struct, frozen=True, gc=False):
    """What everybody at the table knows about a seat."""

    seat: int
    colour: Colour
    name: str
    kind: Kind
    open: bool  # nobody has taken it yet: a friend by link, or anyone
    bot: Level | None  # the level of the bot that plays the seat now; None: a person plays it
    there: bool  # its person is connected
    away: int | None  # seconds since its person left; None: there, or a bot's own seat
    warming_up: bool = False  # its bot is still warming up, and a weaker one stands in
    agreed: Agreed = "no"  # whether its person agrees that bots take the free seats of a public table


class SeatClock(msgspec.Struct, frozen=True, gc=False):
    """The time of a seat at the moment when the message is sent, in milliseconds."""

    left: int
    grace: int | None = None  # how long its clock stops for a lost connection; None: its person is there
    spent: int = 0  # how long its person has thought in the whole game


class ClockFacts(msgspec.Struct, frozen=True, gc=False):
    """How much time everybody has. A client counts on from here, without asking what time it is."""

    seats: tuple[SeatClock, ...]
    running: (
        int | None
    )  # the seat whose clock runs, or would if its connection were not lost; None: all stand


class TableFacts(msgspec.Struct, frozen=True, gc=False):
    """What everybody may know about a table."""

    table: str
    game: GameName
    rules: int  # the version of the rules that it began with
    options: RawOptions
    seats: tuple[SeatFacts, ...]
    spectators: tuple[str, ...]  # the name of each; empty for those who have none
    pace: Pace  # how long bots take
    paused: bool  # nobody acts until somebody lets the game go on
    hints: bool
    take_back: bool  # whether steps can be taken back here
    chat: bool  # whether players can write to each other
    public: bool  # whether it is in the lobby
    number: int  # how many entries there have been, actions and others: it only grows
    result: Result | None  # None: the game is not over
    created: int  # seconds since 1970
    hand_over_after: int  # seconds away after which the others may hand a seat to a bot
    rematch: str | None  # the table where the same people play again
    clock: Clock | None = None  # None: nobody is timed
    waiting: bool = False  # the game begins when all seats are taken; nobody acts before


class Choices(msgspec.Struct, frozen=True, gc=False):
    """What the seat to act may do. Only that seat gets it."""

    actions: tuple[RawAction, ...]  # all that is legal, in a stable order
    notations: tuple[str, ...]  # the same in the game's notation
    opens: tuple[RawOpening, ...]  # what an action would open; each names its place among the actions
    ways: tuple[RawWay, ...]  # the way of each walk; each names its place among the actions
    banned: str | None  # the arrow where the spare has just come out, and may not go back in


class Update(SocketMessage, frozen=True, tag="update"):
    """One action and what came of it, as this seat may know it; or a step taken back, or something noted."""

    number: int  # one higher than the last
    actor: int  # a seat, or -1 for chance
    notation: str | None  # None: this seat may not know
    events: tuple[RawEvent, ...]
    view: RawView
    choices: Choices | None = None
    result: Result | None = None
    roller: int | None = None  # the seat whose person is asked to roll a die now
    undone: int = 0  # how many actions the actor took back; 0: this is an action
    may_take_back: bool = False  # whether this seat can take back its last step now
    noted: Noted | None = None  # what happened to the actor's clock; None: this is an action, or taken back
    clocks: ClockFacts | None = None  # with the last update, where people are timed


class Reacted(SocketMessage, frozen=True, tag="reacted"):
    """Somebody shows a reaction. It is not stored and in no record."""

    seat: int
    reaction: Reaction


class Said(SocketMessage, frozen=True, tag="said"):
    """Somebody has made a remark in the chat. It is not stored and in no record."""

    seat: int
    text: str
    at: int  # milliseconds since 1970


class Snapshot(SocketMessage, frozen=True, tag="snapshot"):
    """The whole position, after `sit` and whenever the choices change."""

    number: int
    table: TableFacts
    you: int | None  # the seat whose view this connection gets; None: it watches, or is covered
    view: RawView
    choices: Choices | None = None
    roller: int | None = None  # the seat whose person is asked to roll a die now
    may_take_back: bool = False  # whether this seat can take back its last step now
    said: tuple[Said, ...] = ()  # the last remarks of the chat
    clocks: ClockFacts | None = None  # None: nobody is timed
    missed: tuple[Update, ...] = ()  # the updates after `seen`; empty when there are too many


class Presence(SocketMessage, frozen=True, tag="presence"):
    """Somebody came or went, took a seat, or a seat was handed over."""

    seats: tuple[SeatFacts, ...]
    spectators: tuple[str, ...]


class Tempo(SocketMessage, frozen=True, tag="tempo"):
    """Somebody has changed the pace, paused the game, or let it go on."""

    pace: Pace
    paused: bool


class SeatToken(msgspec.Struct, frozen=True, gc=False):
    """A seat, and the secret that holds it."""

    seat: int
    token: str


class Moved(SocketMessage, frozen=True, tag="moved"):
    """The same people play again at another table; a watcher gets no seats."""

    table: str
    seats: tuple[SeatToken, ...]  # this connection's seat; all of them where several share a screen


class Hint(SocketMessage, frozen=True, tag="hint"):
    """What a good player would do now: one or more actions, until chance or another player acts."""

    number: int
    actions: tuple[RawAction, ...]
    notations: tuple[str, ...]
    reason: Reason  # the client has a sentence for each
    bot: str  # who was asked


class Refused(SocketMessage, frozen=True, tag="refused"):
    """The host did not do what was asked, and nothing has changed."""

    code: Code
    message: str  # a sentence in the player's language
    number: int | None = None  # of the `act` or `ask` that was refused
    clause: str | None = None  # the rule that an illegal action breaks
    detail: str | None = None  # more in English, for authors of clients


class Pong(SocketMessage, frozen=True, tag="pong"):
    """I am here."""

    number: int  # how many actions the game has had


ServerMessage = Snapshot | Update | Presence | Tempo | Moved | Hint | Reacted | Said | Refused | Pong
