"""A record in a few hundred bytes: what is read back, how long it is, and what is refused."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import msgspec
import pytest

import wandelgang
from wandelgang.games import GAMES
from wandelgang.games.position import write_position
from wandelgang.match import BadRecord, FromPosition, Match, Record, dump, replay
from wandelgang.match.brief import read_brief, write_brief

SHORT = 620  # bytes, for ordinary games: a code that a phone still reads


def running(game: str, players: int = 4, seed: int = 5, leave: int = 10) -> Record:
    """A game of weak bots that is not over yet."""
    record = wandelgang.play(game, ["scout"] * players, seed=seed).record
    *_, match = zip(replay(record), record.actions[:-leave], strict=False)
    return msgspec.structs.replace(match[0].record, seats=record.seats)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_brief_holds_the_whole_record_in_little_room(game: str, players: int) -> None:
    record = running(game, players)
    brief = write_brief(record, {"more": [1, "ä"]})
    match, more = read_brief(brief)
    assert dump(match) == dump(record)
    assert msgspec.json.decode(more) == {"more": [1, "ä"]}
    assert len(brief) <= SHORT


def test_a_game_that_began_from_a_position_has_a_brief() -> None:
    *_, last = replay(running("classic", 2))
    begins = FromPosition(write_position(last.game, last.state))
    start = Match.start(last.game, last.options, begins, last.seats).then(last.legal[0])
    assert dump(read_brief(write_brief(start.record))[0]) == dump(start)


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_brief_is_refused_and_never_read_as_another_game(game: str) -> None:
    record = running(game, 2)
    brief = write_brief(record)
    rng = Random(game)
    for _ in range(60):
        at, to = rng.randrange(len(brief)), rng.randrange(256)
        for damaged in (brief[:at], brief[:at] + bytes([to]) + brief[at + 1 :], brief + bytes([to])):
            with suppress(BadRecord):
                assert dump(read_brief(damaged)[0]) == dump(record)


def test_what_unpacks_to_something_huge_is_refused_without_being_unpacked() -> None:
    import zlib

    packed = zlib.compress(b" " * 50_000_000)
    with pytest.raises(BadRecord, match="damaged, or was cut off"):
        read_brief(len(packed).to_bytes(2) + packed)
