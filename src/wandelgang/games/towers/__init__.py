"""`towers`: up and down the towers on the 5×5 board (clauses T1–T14)."""

from wandelgang.games.towers.dealing import deal, lay_out, shuffle
from wandelgang.games.towers.drawing import scene
from wandelgang.games.towers.notation import read, write
from wandelgang.games.towers.rules import actor, apply, chance, legal, outcome
from wandelgang.games.towers.state import Action, Deal, Event, Options, State, View
from wandelgang.games.towers.views import see, view

NAME = "towers"
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
