"""The words of the protocol, and the places in it for values of a game's own types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wandelgang.table.protocol.game_types import of_game

# A value of a game. Whoever reads a message finds its JSON, to read it as the game's own type. Whoever writes
# one puts in that JSON, or the value itself, which `games.wire.encode` writes with the rest: that is faster.
GameName = Annotated[str, of_game("name")]
RawOptions = Annotated[msgspec.Raw, of_game("Options")]
RawView = Annotated[msgspec.Raw, of_game("View")]
RawAction = Annotated[msgspec.Raw, of_game("Action")]
RawEvent = Annotated[msgspec.Raw, of_game("Event")]
RawOpening = Annotated[msgspec.Raw, of_game("Opening")]
RawWay = Annotated[msgspec.Raw, of_game("Way")]

OptionValue = bool | int | str | tuple[int, ...] | None

Language = Literal["de", "en", "fr"]
Level = Literal["easy", "normal", "hard", "expert"]
Pace = Literal["instant", "quick", "calm"]
SideName = Literal["N", "E", "S", "W"]
Noted = Literal["time-up", "away", "back", "stands"]
Reason = Literal["win", "gain", "nearer", "only", "best"]
Kind = Literal["me", "here", "link", "anyone", "bot"]
Agreed = Literal["no", "later", "now"]
QuickClock = Literal["none", "minute", "day"]
Reaction = Literal[
    "laurel",
    "heart",
    "laugh",
    "wonder",
    "sigh",
    "rain",
    "swords",
    "clover",
    "lamp",
    "hourglass",
    "hand",
    "moon",
]
Code = Literal[
    "bad-message",  # not JSON, or not a message of this protocol
    "not-json",  # a request whose body is not declared to be JSON
    "foreign-page",  # a page of another host asks; see Origin in docs/protocol.md
    "too-long",  # a message above the size limit
    "too-fast",  # too many messages or tables in too little time
    "sit-first",  # the first message must be `sit`
    "no-table",
    "old-protocol",  # the client speaks another version of this protocol
    "old-rules",  # the table began under rules that this host does not have
    "no-replay",
    "no-page",
    "no-game",
    "no-lesson",
    "bad-options",
    "bad-seats",
    "bad-name",
    "no-level",  # no bot plays this game at this level
    "wrong-token",
    "wrong-invitation",
    "seat-taken",
    "no-seat",
    "watching",  # spectators cannot do this
    "not-asked",  # it is somebody else's turn
    "handed-over",  # a bot plays this seat now
    "stale",  # the action was meant for another position
    "no-action",  # not an action of this game
    "illegal",  # the rules do not allow the action
    "over",  # the game is over
    "endless",  # this table has had more actions than any game needs
    "not-over",  # the game is not over yet
    "not-begun",  # nobody acts before all seats are taken
    "time-up",  # the time for this turn is up, and a bot plays it
    "bad-clock",  # a clock that is too quick or too slow
    "paused",  # nobody acts until somebody lets the game go on
    "not-away",  # the player has not been away for long
    "not-yours",  # only its person takes a seat back from a bot
    "no-person",  # a bot's own seat cannot be handed to a person
    "no-take-back",  # switched off at this table
    "others-acted",  # somebody else has acted since the step that was to be taken back
    "revealed",  # something hidden was revealed since, or there is no such step
    "no-chat",  # switched off at this table
    "bad-remark",  # a remark in the chat that is empty or too long
    "many-reactions",  # one every two seconds, ten a minute
    "many-remarks",  # one a second, twenty a minute
    "no-hints",  # switched off at this table
    "bots-busy",  # too many wait for a bot to think: ask again
    "many-analyses",  # of this address run or wait already
    "no-analysis",  # games cannot be analysed here
    "no-lobby",  # this host has no lobby, or the table is not in it
    "no-free-seat",  # somebody else was quicker
    "begun",  # the game has begun: nobody gives up a seat any more
    "bad-record",
    "bad-carried",  # a text that is no carried game, or a damaged one
    "carry-others",  # people play from other devices, or whoever asks does not play
    "carry-secrets",  # people at one screen hide something from each other
    "carry-clock",  # a clock would stop on the way
    "bad-position",  # a line that is not a position
    "no-puzzle",  # no puzzle of that name comes with the game, or none on that day
    "bad-puzzle",  # a link that is damaged, or not the link of a puzzle
    "old-puzzle",  # a puzzle of a game, rules or program that this host does not have
    "long-game",  # too many actions to be shown as a replay
    "not-here",  # only a page on the machine itself may do this, at a host that allows it
    "no-network",  # the machine is not on a network that others could join
    "cannot-open",  # the machine does not let the host listen on its network
    "host-full",
    "no-storage",  # the database cannot be reached at the moment; nothing was lost
    "host-trouble",  # the host itself failed; nothing was lost
]

PROTOCOL = 5
"""The version of this protocol. It goes up when clients of the version before would no longer understand."""

LITERALS = (
    "Language",
    "Level",
    "Pace",
    "SideName",
    "Reason",
    "Noted",
    "Kind",
    "Agreed",
    "QuickClock",
    "Reaction",
    "Code",
)
"""The names of the word lists above, for TypeScript."""
