"""Faults of bots, as a sentence for the author of the bot."""

from __future__ import annotations

from pathlib import Path
from sysconfig import get_paths
from traceback import extract_tb

OURS = Path(__file__).parents[1]
LIBRARIES = ("stdlib", "purelib", "platlib")  # where Python keeps libraries, as sysconfig names it


class BotFault(RuntimeError):
    """A bot failed, or answered with something that is not a legal action."""


def failure(error: BaseException) -> str:
    """An exception and the line that raised it: the bot's own rather than one of a library or of ours."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<")]
    others = [frame for frame in frames if not Path(frame.filename).is_relative_to(OURS)]
    libraries = [get_paths()[kind] for kind in LIBRARIES]
    own = [frame for frame in others if not any(map(Path(frame.filename).is_relative_to, libraries))]
    where = "".join(
        f" (line {place.lineno} of {Path(place.filename).name})" for place in (own or others)[-1:]
    )
    words = " ".join(str(error).split())
    return f"{type(error).__name__}{words and f': {words}'}{where}"
