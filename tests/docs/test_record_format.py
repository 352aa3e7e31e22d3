"""docs/record.md is enough to follow a game, and its tables are those of the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.docs.blocks import ROOT, blocks
from tests.docs.stranger import Follower, Position

from wandelgang.bots.simulation import Plan, simulate
from wandelgang.games import GAMES, classic, master, towers
from wandelgang.games.classic.parts import TILES as CLASSIC_TILES
from wandelgang.games.classic.state import State
from wandelgang.games.master.parts import SPACES
from wandelgang.games.master.parts import TILES as MASTER_TILES
from wandelgang.games.towers.parts import TILES as TOWERS_TILES
from wandelgang.match import dump, load, replay
from wandelgang.match.record import FORMAT, LONGEST_NAME, MOST_ACTIONS, MOST_BYTES, MOST_TURNS
from wandelgang.maze import letters

PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
RECORDS = sorted((ROOT / "tests" / "records").glob("classic*.jsonl"))


def ours(state: State) -> Position:
    return Position(
        board=tuple((tile.number, tile.openings) for tile in state.board.tiles),
        spare=(state.spare.number, state.spare.openings),
        figures=state.figures,
        seat=state.seat,
        goals=tuple(tuple(map(str, hand.goals)) for hand in state.hands),
    )


def assert_followed(line: bytes) -> None:
    """The stranger sees what we see, after every action."""
    mine = [ours(position.state) for position in replay(load(line))]
    assert list(Follower(line).positions()) == mine


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_stranger_who_knows_this_page_only_can_follow_every_recorded_game(file: Path) -> None:
    for line in file.read_bytes().splitlines():
        assert_followed(line)


def test_a_stranger_can_follow_any_game_with_all_that_messages_do() -> None:
    options = classic.Options(3, events=True)
    plan = Plan("classic", options, ("wanderer", "seeker", "wanderer"), seed=9, turn_limit=80)
    for record in simulate(plan, 20):
        assert_followed(dump(record))


def test_a_stranger_can_follow_the_example() -> None:
    (example,) = blocks(ROOT / "docs" / "record.md", "json record")
    assert_followed(example.text.encode())


def rows(heading: str) -> Iterator[list[str]]:
    """The rows of the table under a heading."""
    section = PAGE.partition(f"### {heading}\n")[2].partition("\n#")[0]
    for line in section.splitlines():
        if re.match(r"\| \d", line):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def spread(row: list[str]) -> Iterator[tuple[int, list[str | None]]]:
    """The tiles of a row: a list with commas has a word for each tile, a single word is for all of them."""
    first, _, last = row[0].partition("–")
    numbers = range(int(first), int(last or first) + 1)
    columns: list[list[str | None]] = []
    for cell in row[1:]:
        words: list[str | None] = [None if word.startswith("–") else word for word in cell.split(", ")]
        columns.append(words if len(words) == len(numbers) else words * len(numbers))
    assert all(len(column) == len(numbers) for column in columns), row
    for place, number in enumerate(numbers):
        yield number, [column[place] for column in columns]


def test_the_table_of_classic_tiles_is_that_of_the_box() -> None:
    written = dict(tile for row in rows("Tiles of classic") for tile in spread(row))
    assert written == {
        number: [letters(part.openings), part.picture] for number, part in enumerate(CLASSIC_TILES)
    }


def test_the_table_of_master_tiles_is_that_of_the_box() -> None:
    assert [tile.openings for tile in CLASSIC_TILES[:16]] == list(MASTER_TILES[:16])  # "as in classic"
    written = dict(tile for row in rows("Tiles of master") if row[0] != "0–15" for tile in spread(row))
    assert written == {number: [letters(MASTER_TILES[number])] for number in range(16, len(MASTER_TILES))}


def test_the_table_of_towers_is_that_of_the_box() -> None:
    written = dict(tile for row in rows("Tiles of towers") for tile in spread(row))
    assert written == {
        number: [letters(part.openings), str(part.height), part.treasure]
        for number, part in enumerate(TOWERS_TILES)
    }


def test_the_treasure_spaces_stand_in_their_order() -> None:
    assert ", ".join(classic.parts.GRID.names[cell] for cell in SPACES) in " ".join(PAGE.split())


@pytest.mark.parametrize("game", GAMES)
def test_every_action_and_option_of_every_game_is_described(game: str) -> None:
    module = GAMES[game]
    for kind in module.Action.__args__:
        tag = kind.__struct_config__.tag
        described = [line for line in PAGE.splitlines() if f"| `{tag}` |" in line]
        assert any(game in line or "| all |" in line for line in described), tag
        for field in msgspec.structs.fields(kind):
            assert any(f"`{field.name}`" in line for line in described), (tag, field.name)
    for field in (*msgspec.structs.fields(module.Options), *msgspec.structs.fields(module.Deal)):
        assert f"| `{field.name}` |" in PAGE


def test_the_limits_are_those_of_the_code() -> None:
    said = " ".join(PAGE.split())
    assert f"at most {MOST_BYTES // 2**20} MiB and {MOST_ACTIONS:,} actions" in said
    assert f"(1 to {MOST_TURNS:,})" in said
    assert f"(1 to {LONGEST_NAME} characters)" in said
    assert f"the version of this format: `{FORMAT}`" in said
    assert {module.GAME.rules for module in (classic, master, towers)} == {1}
