"""`master`: take the dragon's treasures in rising order, then fight it, on the 7×7 board (clauses M1–M30)."""

from wandelgang.games.master.dealing import deal, lay_out, shuffle
from wandelgang.games.master.drawing import scene
from wandelgang.games.master.happenings import Event
from wandelgang.games.master.notation import read, write
from wandelgang.games.master.rules import actor, apply, chance, legal, outcome
from wandelgang.games.master.state import Action, Deal, Options, State, View
from wandelgang.games.master.views import see, view

NAME = "master"
RULES = 1  # changes only when the same actions would lead elsewhere

__all__ = [
    "NAME",
    "RULES",
    "Action",
    "Deal",
    "Event",
    "Options",
    "State",
    "View",
    "actor",
    "apply",
    "chance",
    "deal",
    "lay_out",
    "legal",
    "outcome",
    "read",
    "scene",
    "see",
    "shuffle",
    "view",
    "write",
]
