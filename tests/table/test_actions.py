"""Reading actions: equal ones are one object, and nobody can fill the memory with them."""

from __future__ import annotations

import msgspec
import pytest

from wandelgang.games import GAMES
from wandelgang.games.actions import Push
from wandelgang.table import actions
from wandelgang.table.actions import LONG, read_action

CLASSIC = GAMES["classic"]


def test_equal_actions_of_all_tables_are_one_object() -> None:
    text = '{"type":"push","arrow":"N2","turn":3}'
    assert read_action(CLASSIC, text) == Push("N2", 3)
    assert read_action(CLASSIC, text) is read_action(CLASSIC, text)
    assert read_action(CLASSIC, text.encode()) == Push("N2", 3)


def test_each_game_reads_its_own_actions() -> None:
    text = '{"type":"walk","cell":3}'
    assert isinstance(read_action(CLASSIC, text), CLASSIC.Action)
    assert isinstance(read_action(GAMES["towers"], text), GAMES["towers"].Action)
    assert type(read_action(CLASSIC, text)) is not type(read_action(GAMES["towers"], text))


def test_long_texts_are_read_but_not_kept() -> None:
    text = '{"type":"push","arrow":"N2","turn":3' + " " * LONG + "}"
    before = actions._kept.cache_info().currsize
    assert read_action(CLASSIC, text) == Push("N2", 3)
    assert actions._kept.cache_info().currsize == before


@pytest.mark.parametrize("text", ["", "{", '{"type":"fly"}', "[" * 100])
def test_what_is_no_action_is_refused_every_time(text: str) -> None:
    for _ in range(2):
        with pytest.raises(msgspec.DecodeError):
            read_action(CLASSIC, text)
