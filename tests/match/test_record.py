"""Records are written, read and replayed: nothing is lost on the way."""

from __future__ import annotations

import json
import pickle
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec.structs import replace
from tests.games.walks import matches
from tests.match.records import exhausted, tree, won

from wandelgang.games import CHANCE, GAMES
from wandelgang.match import FORMAT, BadRecord, Match, Seat, dump, game_of, load, parse, replay

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
@given(data=st.data())
def test_a_record_read_back_is_the_record_that_was_written(game: str, data: DataObject) -> None:
    match = data.draw(matches(GAMES[game]))
    assert load(dump(match.record)) == match.record


@EVERY_GAME
def test_a_record_is_one_line_of_json_that_names_its_format_game_and_rules(game: str) -> None:
    line = dump(exhausted(game))
    assert b"\n" not in line
    written = json.loads(line)
    assert list(written) == [
        "format", "game", "rules", "options", "seats", "turn_limit", "deal", "actions", "result",
    ]  # fmt: skip
    assert (written["format"], written["game"], written["rules"]) == (FORMAT, game, GAMES[game].rules)


def test_a_record_needs_no_random_generator_to_be_replayed() -> None:
    record = won()
    *_, last = replay(record)
    assert GAMES["classic"].outcome(last.state) is not None
    assert [position.number for position in replay(record)] == list(range(len(record.actions) + 1))


def test_every_position_stands_with_the_action_and_the_events_that_led_to_it() -> None:
    record = won()
    game = game_of(record)
    positions = list(replay(record))
    assert positions[0].action is None
    for before, after in pairwise(positions):
        assert game.apply(before.state, after.action) == (after.state, after.events)
        assert after.action == record.actions[before.number]


def test_a_game_that_goes_on_has_no_result_and_goes_on_after_reading() -> None:
    record = replace(won(), actions=won().actions[:5], result=None)
    again = Match.of(load(dump(record)))
    rng = Random(0)
    for action in record.actions:
        again = again.then(action)
    while not again.over:
        actor = again.actor
        again = again.then_chance(rng) if actor == CHANCE else again.then(again.game.legal(again.state)[0])
        if len(again.actions) > 400:
            break
    assert load(dump(again.record)) == again.record


def test_a_text_is_read_like_its_bytes() -> None:
    assert load(dump(won()).decode()) == won()


def test_what_has_a_default_may_be_left_out() -> None:
    whole = tree(replace(won(), actions=won().actions[:5], result=None, turn_limit=None))
    del whole["turn_limit"], whole["result"]
    for push in whole["actions"]:
        if push["type"] == "push" and push["turn"] == 0:
            del push["turn"]
    del whole["options"]["first"], whole["options"]["colours"], whole["seats"][0]["bot"]
    assert load(json.dumps(whole)).actions == won().actions[:5]


def test_white_space_and_the_order_of_keys_mean_nothing() -> None:
    whole = tree(won())
    assert load(json.dumps(dict(reversed(whole.items())), indent=4)) == won()


def test_names_are_kept_letter_by_letter() -> None:
    names = ('Zoë "the" fox', "王小明 🦉")
    record = replace(won(), seats=(Seat(names[0]), Seat(names[1], bot="seeker")))
    assert [seat.name for seat in load(dump(record)).seats] == list(names)


def test_parsing_reads_values_and_leaves_the_replay_to_whoever_wants_it() -> None:
    cut = replace(won(), actions=won().actions[:-1])  # the result no longer fits
    parsed = parse(dump(cut))
    assert parsed == cut
    with pytest.raises(BadRecord, match="actions are missing"):
        list(replay(parsed))


def test_an_error_survives_the_way_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadRecord("it is not so", 7)))
    assert (str(error), error.reason, error.action) == ("action 7: it is not so", "it is not so", 7)
