"""`classic`: race for your secret pictures on the 7×7 board (clauses C1–C21)."""

from wandelgang.games.classic.dealing import deal, lay_out, shuffle
from wandelgang.games.classic.drawing import scene
from wandelgang.games.classic.notation import read, write
from wandelgang.games.classic.rules import actor, apply, chance, legal, outcome
from wandelgang.games.classic.state import Action, Deal, Event, Options, State, View
from wandelgang.games.classic.views import see, view

NAME = "classic"
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
