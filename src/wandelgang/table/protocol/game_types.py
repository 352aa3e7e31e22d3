"""How a message says that a field holds a value of one of the game's own types."""

from __future__ import annotations

from typing import Literal

import msgspec

Part = Literal["name", "Options", "View", "Action", "Event", "Opening", "Way", "Deal"]


def of_game(part: Part, use: Literal["whole", "wish"] = "whole") -> msgspec.Meta:
    """A note on a Raw field: which of the game's types it holds; a wish may leave fields out."""
    return msgspec.Meta(extra={"part": part, "use": use})
