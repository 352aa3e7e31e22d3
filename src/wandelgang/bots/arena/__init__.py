"""The arena: bots meet on the same deals, and the results come with their uncertainty."""

from wandelgang.bots.arena.bout import Played, play_bout, play_bouts
from wandelgang.bots.arena.plot import plot
from wandelgang.bots.arena.ranking import Meeting, Ranking, meetings, ranking
from wandelgang.bots.arena.results import BadBook, Title, open_book, title
from wandelgang.bots.arena.schedule import ArenaPlan, Bout, Pairing, bouts

__all__ = [
    "BadBook",
    "Bout",
    "Meeting",
    "Pairing",
    "ArenaPlan",
    "Played",
    "Ranking",
    "Title",
    "bouts",
    "meetings",
    "open_book",
    "play_bout",
    "play_bouts",
    "plot",
    "ranking",
    "title",
]
