"""`seeker`: reaches its goal this turn if one push can do it, else comes as near as it can. The baseline."""

from typing import Final

from wandelgang.bots.seeker import classic, master, towers
from wandelgang.games import Bot

SEEKERS: Final[dict[str, Bot]] = {"classic": classic.seek, "master": master.seek, "towers": towers.seek}
"""The seeker of each game, by the game's name."""
