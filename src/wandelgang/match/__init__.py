"""Seats, the turn limit, the record of a game and its replay."""

from wandelgang.match.faults import BotFault, failure
from wandelgang.match.match import TURN_LIMIT, Match, draw, play
from wandelgang.match.reading import Position, load, parse, replay
from wandelgang.match.record import FORMAT, BadRecord, Record, Result, Seat, check_turn_limit, dump
from wandelgang.match.transcript import transcript

__all__ = [
    "FORMAT",
    "TURN_LIMIT",
    "BadRecord",
    "BotFault",
    "Match",
    "Position",
    "Record",
    "Result",
    "Seat",
    "check_turn_limit",
    "draw",
    "dump",
    "failure",
    "load",
    "parse",
    "play",
    "replay",
    "transcript",
]
