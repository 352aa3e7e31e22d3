"""Seats, the turn limit, the clock, the record of a game and its replay."""

from wandelgang.match.beginning import Branch, FromPosition, from_position
from wandelgang.match.bot_fault import BotFault, failure
from wandelgang.match.clock import NO_THOUGHT, BudgetClock, Clock, Thought, TurnClock
from wandelgang.match.dealing import deal, deal_from, first_match
from wandelgang.match.match import TURN_LIMIT, Match, draw, play
from wandelgang.match.reading import load, parse, replay
from wandelgang.match.record import FORMAT, BadRecord, Record, Result, Seat, check_turn_limit, dump, game_of
from wandelgang.match.transcript import transcript

__all__ = [
    "FORMAT",
    "NO_THOUGHT",
    "TURN_LIMIT",
    "BadRecord",
    "BotFault",
    "Branch",
    "BudgetClock",
    "Clock",
    "FromPosition",
    "Match",
    "Record",
    "Result",
    "Seat",
    "Thought",
    "TurnClock",
    "check_turn_limit",
    "deal",
    "deal_from",
    "draw",
    "dump",
    "failure",
    "first_match",
    "from_position",
    "game_of",
    "load",
    "parse",
    "play",
    "replay",
    "transcript",
]
