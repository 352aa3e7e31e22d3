"""What the rules of a game show: short parts of its guided game, and of other games beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from wandelgang.games import GAMES
from wandelgang.match import parse
from wandelgang.server.lessons import LEARNER, PLACE, sheet
from wandelgang.server.protocol import Replay
from wandelgang.server.replays import show
from wandelgang.server.words import Refuse


@cache
def examples(game: str) -> tuple[Replay, ...]:
    """Every example of a game as the learner saw it, each by its name."""
    if game not in GAMES:
        raise Refuse("no-game")
    return tuple(example for path in sorted(PLACE.glob(f"{game}*.json")) for example in _parts(path.stem))


def _parts(name: str) -> Iterator[Replay]:
    told = sheet(name)
    whole = show(parse(bytes(told.record)), LEARNER)
    for part in told.examples:
        yield replace(whole, replay=part.name, result=None, frames=whole.frames[part.start : part.end + 1])
