"""How a message says that one of its fields holds a value of the game's own type."""

from __future__ import annotations

from typing import Literal

import msgspec

Part = Literal["name", "Options", "View", "Action", "Event", "Opening", "Way"]


def inside(part: Part, use: Literal["whole", "wish"] = "whole") -> msgspec.Meta:
    """A note on a Raw field: which of the game's types it holds; a wish may leave fields out."""
    return msgspec.Meta(extra={"part": part, "use": use})
