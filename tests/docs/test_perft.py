"""The counts in docs/perft.md, counted again row by row."""

from __future__ import annotations

import pytest
from tests.docs.perft_table import DOCS, ROWS

from wandelgang.games import GAMES
from wandelgang.games.perft import perft
from wandelgang.match import game_of, load, replay


@pytest.mark.parametrize(("file", "counts"), ROWS, ids=str)
def test_every_row_of_the_table_is_counted_again(file: str, counts: list[int]) -> None:
    record = load((DOCS / file).read_bytes().strip())
    *_, last = replay(record)
    assert [perft(game_of(record), last.state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_position_stands_in_the_table() -> None:
    assert sorted(file for file, _ in ROWS) == sorted(
        f"perft/{file.name}" for file in (DOCS / "perft").glob("*.jsonl")
    )


def test_every_game_has_three_deals_and_the_classic_one_with_events_and_three_players() -> None:
    games = [load((DOCS / file).read_bytes().strip()) for file, _ in ROWS]
    classic = [record for record in games if game_of(record) is GAMES["classic"]]
    for game in GAMES.values():
        assert sum(game_of(record) is game for record in games) >= 3
    assert any(record.options.events and record.options.players == 3 for record in classic)
    assert all(len(counts) >= 4 for _, counts in ROWS)
