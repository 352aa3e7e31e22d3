"""What a game gets if its package leaves a part out: usable for any game of pushes and walks."""

from wandelgang.games.general.turns import actor, legal, next_turn, outcome, pushed, walked, won
from wandelgang.games.general.values import Action, Deal, Event, Player, State, Step, View

__all__ = [
    "Action",
    "Deal",
    "Event",
    "Player",
    "State",
    "Step",
    "View",
    "actor",
    "legal",
    "next_turn",
    "outcome",
    "pushed",
    "walked",
    "won",
]
