"""The lobby of a host: the public tables, and everybody who looks at the list."""

from wandelgang.server.lobby.listing import Listing
from wandelgang.server.lobby.lobby import Lobby

__all__ = ["Listing", "Lobby"]
