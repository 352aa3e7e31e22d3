"""Matches that begin elsewhere: as a branch of another game, or from a position."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.walks import matches

import wandelgang
from wandelgang.games import GAMES, Game
from wandelgang.games.position import BadPosition, read_position, write_position
from wandelgang.match import (
    BadRecord,
    Branch,
    FromPosition,
    Match,
    Seat,
    deal_from,
    dump,
    load,
    play,
    replay,
)

OTHERS = (Seat("Ada"), Seat("Ben", "wanderer"))


def a_game(game: str = "classic", seed: int = 3, turns: int = 8) -> Match:
    """A short game of wanderers."""
    match = wandelgang.deal(game, seed=seed)
    seated = Match.start(match.game, match.options, match.deal, match.seats, turns)
    return play(seated, [wander, wander], Random(seed))


def wander(_view: Any, legal: Any, rng: Random) -> Any:
    return rng.choice(legal)


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_shares_the_deal_and_the_first_actions_and_goes_on_with_others(game: str) -> None:
    whole = a_game(game)
    at = list(replay(whole))[9]
    other = at.branch_off(OTHERS, "table-1", turn_limit=12)
    assert (other.state, other.actor, other.actions) == (at.state, at.actor, whole.actions[:9])
    assert (other.seats, other.branch) == (OTHERS, Branch(9, "table-1"))
    played = play(other, [wander, wander], Random(99))
    assert played.actions[:9] == whole.actions[:9]
    assert played.actions != whole.actions


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_branch_says_where_it_branched_off(game: str) -> None:
    at = list(replay(a_game(game)))[9]
    played = play(at.branch_off(OTHERS, "table-1", turn_limit=9), [wander, wander], Random(1))
    written = dump(played)
    assert json.loads(written)["branch"] == {"after": 9, "of": "table-1"}
    assert load(written) == played.record
    assert "branch" not in json.loads(dump(a_game(game))), "other records are written as before"


def test_a_branch_of_a_branch_names_the_one_it_comes_from() -> None:
    first = list(replay(a_game()))[9].branch_off(OTHERS, "one", turn_limit=9)
    played = play(first, [wander, wander], Random(1))
    second = list(replay(played))[12].branch_off(OTHERS, "two", turn_limit=9)
    assert second.branch == Branch(12, "two")
    assert load(dump(second)) == second.record


@pytest.mark.parametrize(
    ("after", "why"), [(-1, "0 actions or more"), (1_000, "but branched off after 1,000")]
)
def test_a_branch_after_actions_that_there_are_not_is_refused(after: int, why: str) -> None:
    sheet = json.loads(dump(a_game())) | {"branch": {"after": after, "of": ""}}
    with pytest.raises(BadRecord, match=why):
        load(json.dumps(sheet))


def test_a_long_name_of_the_other_game_is_refused() -> None:
    sheet = json.loads(dump(a_game())) | {"branch": {"after": 1, "of": "x" * 81}}
    with pytest.raises(BadRecord, match="at most 80 characters"):
        load(json.dumps(sheet))


# --- from a position -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
@settings(max_examples=25)
@given(data=st.data())
def test_every_position_of_a_game_can_be_begun_from(game: Game, data: st.DataObject) -> None:
    """Whatever is reached in play is possible, and a game goes on from there as it would have gone on."""
    match = data.draw(matches(game))
    assert list(game.flaws(match.state)) == []
    if not match.over:
        line = write_position(game, match.state)
        begun = Match.start(game, match.options, FromPosition(line), match.seats)
        assert (begun.state, begun.actor, begun.legal) == (match.state, match.actor, match.legal)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_holds_the_position_in_place_of_the_deal(game: str) -> None:
    at = list(replay(a_game(game)))[9]
    line = write_position(at.game, at.state)
    begun = deal_from(line, seed=1)
    played = play(
        Match.start(begun.game, begun.options, begun.deal, OTHERS, at.state.turn + 6),
        [wander, wander],
        Random(1),
    )
    written = dump(played)
    assert json.loads(written)["deal"] == {"type": "position", "line": line}
    assert load(written) == played.record
    assert next(replay(played)).state == at.state


@pytest.mark.parametrize("game", GAMES)
def test_what_a_view_does_not_show_is_dealt(game: str) -> None:
    at = next(match for match in replay(a_game(game)) if match.state.step == "push" and match.number > 9)
    seen = write_position(at.game, at.view(0))
    begun = deal_from(seen, seed=1)
    assert begun.view(0) == at.view(0), "nothing that this seat sees has changed"
    assert deal_from(seen, seed=1) == begun
    watched = write_position(at.game, at.view())
    assert len({deal_from(watched, seed=seed).state for seed in range(8)}) > 1, "a spectator knows no cards"


def begins(line: str) -> None:
    game, state = read_position(line)
    Match.start(game, state.options, FromPosition(line), OTHERS)


LINE = write_position(
    (at := list(replay(a_game()))[9]).game,
    at.state,
)


def test_a_position_needs_the_options_of_the_record() -> None:
    game, _ = read_position(LINE)
    options = game.Options(players=2, way_home=False)
    with pytest.raises(BadPosition, match="options are not those"):
        Match.start(game, options, FromPosition(LINE), OTHERS)


def test_a_record_of_one_game_cannot_begin_from_a_position_of_another() -> None:
    towers = wandelgang.deal("towers", seed=1)
    with pytest.raises(BadPosition, match=r"a position of classic/1"):
        Match.start(towers.game, towers.options, FromPosition(LINE), OTHERS)


def test_a_record_cannot_begin_from_what_one_seat_sees() -> None:
    seen = write_position(at.game, at.view(0))
    with pytest.raises(BadPosition, match="what one seat sees"):
        Match.start(at.game, at.options, FromPosition(seen), OTHERS)


def test_nobody_can_play_on_from_a_game_that_is_over() -> None:
    won = wandelgang.play("classic", ["seeker", "seeker"], seed=1, cards=1)
    last = list(replay(won))[-1]
    with pytest.raises(BadPosition, match="over in this position"):
        deal_from(write_position(last.game, last.state))


@pytest.mark.parametrize("turn", [-1, 10_001, 999_999_999_999])
def test_a_position_is_of_a_possible_turn(turn: int) -> None:
    with pytest.raises(BadPosition, match="turn"):
        begins(LINE.replace(f"turn={at.state.turn}", f"turn={turn}"))


@pytest.mark.parametrize(
    "deal",
    [
        {"type": "position"},
        {"type": "position", "line": 7},
        {"type": "position", "line": ""},
        {"type": "position", "line": "classic/1"},
        {"type": "position", "line": "chess/1 board=…"},
        {"type": "position", "line": LINE + " " + "x" * 30_000},
        {"type": "position", "line": LINE, "more": 1},
        {"type": "other", "line": LINE},
        [],
        None,
        "position",
    ],
)
def test_a_damaged_position_in_a_record_is_refused_with_the_reason(deal: object) -> None:
    sheet = json.loads(dump(deal_from(LINE, seed=1))) | {"deal": deal}
    with pytest.raises(BadRecord, match="its deal is invalid"):
        load(json.dumps(sheet))
