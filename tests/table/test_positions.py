"""A position as one line: written from what a seat sees, shown again as a frame."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.games.walks import new_match, wandered

from wandelgang.games import GAMES
from wandelgang.games.position import write_position
from wandelgang.games.wire import decode, plain
from wandelgang.table import Refuse
from wandelgang.table.positions import line_of, show_line
from wandelgang.table.protocol import SeenPosition


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_is_written_and_shown_again(name: str) -> None:
    game = GAMES[name]
    match = wandered(new_match(game, game.Options(players=2), Random(1)), Random(2), 30)
    view = match.view(1)
    line = line_of(SeenPosition(name, game.rules, plain(view))).line
    shown = show_line(line)
    assert (shown.game, shown.rules, len(shown.frames)) == (name, game.rules, 1)
    assert decode(bytes(shown.frames[0].view), game.View) == view


def test_a_whole_position_is_shown_with_everything_open() -> None:
    game = GAMES["classic"]
    match = wandered(new_match(game, game.Options(players=2), Random(1)), Random(2), 30)
    shown = show_line(write_position(game, match.state))
    players = json.loads(bytes(shown.frames[0].view))["players"]
    assert all(player["goals"] for player in players)


@pytest.mark.parametrize("line", ["", "chess/1 x=y", "classic/1 step=push"])
def test_a_line_that_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(Refuse) as refused:
        show_line(line)
    assert (refused.value.code, bool(refused.value.detail)) == ("bad-position", True)


def test_a_view_that_is_none_is_refused() -> None:
    with pytest.raises(Refuse) as refused:
        line_of(SeenPosition("classic", 1, {}))
    assert refused.value.code == "bad-position"
    assert str(refused.value.detail).startswith("this is not a view of classic: ")
    with pytest.raises(Refuse) as refused:
        line_of(SeenPosition("chess", 1, {}))
    assert refused.value.code == "no-game"


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": -1},
        {"at_turn": 7},
        {"players": []},
        {"last_push": "N9"},
        {"spare": {"number": 0, "openings": 3}},
    ],
    ids=str,
)
def test_an_impossible_view_is_refused(wrong: dict[str, object]) -> None:
    game = GAMES["classic"]
    view = plain(new_match(game, game.Options(players=2), Random(1)).view(0))
    with pytest.raises(Refuse) as refused:
        line_of(SeenPosition("classic", game.rules, {**view, **wrong}))
    assert refused.value.code == "bad-position"
    assert str(refused.value.detail).startswith("this view is not possible: ")
