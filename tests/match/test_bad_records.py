"""Invalid records: truncated, reordered, edited, huge or hostile. Each error says where and why."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.match.records import edited, exhausted, tree, with_actions, won

from wandelgang.games import GAMES
from wandelgang.match import BadRecord, dump, load
from wandelgang.match.record import LONGEST_REASON, MOST_ACTIONS, MOST_BYTES

LINE = dump(won())
ACTIONS = tree(won())["actions"]


def wrong(data: bytes) -> BadRecord:
    """Why this is no record. Any other exception fails the test."""
    with pytest.raises(BadRecord) as error:
        load(data)
    assert 10 < len(str(error.value)) <= LONGEST_REASON + 20
    return error.value


def test_cut_off_at_any_byte_it_is_refused() -> None:
    for length in range(len(LINE)):
        assert re.search(r"cut off|truncated|malformed", str(wrong(LINE[:length])))


@pytest.mark.parametrize("game", GAMES)
def test_cut_off_anywhere_a_record_of_any_game_is_refused(game: str) -> None:
    line = dump(exhausted(game, players=3))
    for length in range(0, len(line), 7):
        wrong(line[:length])


def test_with_its_first_bytes_missing_it_is_refused() -> None:
    for start in range(1, len(LINE)):
        wrong(LINE[start:])


def test_two_actions_in_the_wrong_order_are_refused_at_the_first_that_does_not_fit() -> None:
    for number in range(len(ACTIONS) - 1):
        actions = list(ACTIONS)
        actions[number], actions[number + 1] = actions[number + 1], actions[number]
        error = wrong(with_actions(won(), actions))
        assert error.action in (number + 1, number + 2)
        assert str(error).startswith(f"action {error.action}: ")


def test_reversed_it_is_refused_at_the_first_action() -> None:
    assert wrong(with_actions(won(), ACTIONS[::-1])).action == 1


def test_a_missing_action_is_noticed_wherever_it_was() -> None:
    for number in range(len(ACTIONS)):
        error = wrong(with_actions(won(), ACTIONS[:number] + ACTIONS[number + 1 :]))
        assert error.action is None or error.action > number
    assert "actions are missing" in str(wrong(with_actions(won(), ACTIONS[:-1])))
    assert "after action 0 it goes on" in str(wrong(with_actions(won(), [])))


def test_an_action_played_twice_is_refused_the_second_time() -> None:
    for number, action in enumerate(ACTIONS[:-1]):
        error = wrong(with_actions(won(), [*ACTIONS[: number + 1], action, *ACTIONS[number + 1 :]]))
        assert error.action is not None
        assert error.action >= number + 2


@pytest.mark.parametrize("record", [won(), exhausted()], ids=["won", "exhausted"])
def test_actions_after_the_end_are_refused(record: Any) -> None:
    actions = tree(record)["actions"]
    error = wrong(with_actions(record, [*actions, actions[-1], actions[-1]]))
    assert (error.action, error.reason) == (len(actions) + 1, "the game was over before it")


IMPOSSIBLE_ACTIONS: dict[str, Any] = {
    "there is no arrow 'N3'": {"type": "push", "arrow": "N3", "turn": 0},
    "9 quarter turns are not offered": {"type": "push", "arrow": "N2", "turn": 9},
    "-1 quarter turns are not offered": {"type": "push", "arrow": "N2", "turn": -1},
    "push first, then move": {"type": "walk", "cell": 3},
    "no message offers to change places": {"type": "swap", "seat": 9},
    "there is no second half of a double turn": {"type": "pass"},
    "there is no card to look at now": {"type": "draw", "card": "owl"},
    "there is no back to read now": {"type": "read", "message": None},
    "it is not an action of classic: Invalid value 'jump'": {"type": "jump"},
    "it is not an action of classic: Object missing required field `type`": {},
    "it is not an action of classic: Object missing required field `cell`": {"type": "walk"},
    "it is not an action of classic: Object contains unknown field `hop`": {"type": "pass", "hop": 1},
    "it is not an action of classic: Expected `int`, got `str`": {"type": "walk", "cell": "d3"},
    "it is not an action of classic: Expected `int`, got `float`": {"type": "walk", "cell": 1.5},
    "it is not an action of classic: Expected `int`, got `bool`": {"type": "walk", "cell": True},
    "it is not an action of classic: Invalid enum value 'cow'": {"type": "draw", "card": "cow"},
    "it is not an action of classic: Expected `object`, got `null`": None,
    "it is not an action of classic: Expected `object`, got `str`": "N2",
}


@pytest.mark.parametrize("why", IMPOSSIBLE_ACTIONS)
def test_an_action_that_cannot_be_is_named_with_its_number_and_the_reason(why: str) -> None:
    error = wrong(with_actions(won(), [*ACTIONS[:2], IMPOSSIBLE_ACTIONS[why], *ACTIONS[3:]]))
    assert error.action == 3
    assert why in error.reason


@pytest.mark.parametrize("cell", [-1, 49, 63, 64, 10**9, 10**30, 10**4000])
def test_a_walk_off_the_board_is_refused_and_shown_as_it_stands_in_the_file(cell: int) -> None:
    error = wrong(with_actions(won(), [*ACTIONS[:3], {"type": "walk", "cell": cell}]))
    assert error.action == 4
    assert f'{{"type":"walk","cell":{cell}'[:100] in error.reason


WRONG_PARTS: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("format",), 2, "its format is 2; this program reads format 1"),
    (("format",), "1", "Expected `int`, got `str` - at `$.format`"),
    (("game",), "chess", "there is no game 'chess': games are classic"),
    (("game",), "master", "its options are invalid"),
    (("game",), None, "at `$.game`"),
    (("rules",), 99, "this program does not have rules version 99 of classic, only 1"),
    (("rules",), True, "got `bool` - at `$.rules`"),
    (("options",), None, "its options are invalid: Expected `object`, got `null`"),
    (("options",), [], "its options are invalid"),
    (("options", "players"), 5, "its options are invalid: 5 players cannot play: 2 to 4 can"),
    (("options", "players"), 3, "its options are invalid: 3 players need 3 different colours"),
    (("options", "colours"), ["red", "red"], "2 different colours"),
    (("options", "colours"), ["red", "pink"], "Invalid enum value 'pink'"),
    (
        ("options", "colours"),
        ["blue", "red"],
        'its options say "colours":["blue","red"]; write ["red","blue"]',
    ),
    (("options", "first"), 2, "seat 2 cannot begin"),
    (("options", "cards"), 13, "2 players can have 1 to 12 cards each, not 13"),
    (("options", "cards"), 2, "its deal is invalid: each of the 2 players gets 2 cards"),
    (("options", "events"), "yes", "Expected `bool`, got `str`"),
    (("options", "events"), None, "Expected `bool`, got `null`"),
    (("options", "way_home"), True, "it says that the game has ended, but after action"),
    (("options", "magic"), 1, "unknown field `magic`"),
    (("seats",), [], "it has seats for 0 players, but its options say 2"),
    (("seats",), [{"name": "Ada"}], "it has seats for 1 player, but its options say 2"),
    (("seats",), None, "at `$.seats`"),
    (("seats", 0), "Ada", "at `$.seats[0]`"),
    (("seats", 0, "name"), "", "a name has 1 to 80 characters"),
    (("seats", 0, "name"), "x" * 81, "a name has 1 to 80 characters"),
    (("seats", 1, "bot"), 7, "at `$.seats[1].bot`"),
    (("seats", 1, "elo"), 7, "unknown field `elo`"),
    (("turn_limit",), 0, "a turn limit of 0 is not possible"),
    (("turn_limit",), -5, "a turn limit of -5 is not possible"),
    (("turn_limit",), 10**30, "a turn limit of 1000000000000000000000000000000 is not possible"),
    (("turn_limit",), 1, "action"),
    (("turn_limit",), "500", "at `$.turn_limit`"),
    (("deal",), None, "its deal is invalid"),
    (("deal", "tiles"), [], "its deal is invalid: the loose tiles are the numbers 16 to 49"),
    (("deal", "tiles", 0), {"number": 0, "openings": 6}, "the loose tiles are the numbers 16 to 49"),
    (("deal", "tiles", 0, "number"), 10**30, "the loose tiles are the numbers 16 to 49"),
    (("deal", "tiles", 0, "openings"), 15, "it has another shape"),
    (("deal", "tiles", 0, "openings"), 0, "it has another shape"),
    (("deal", "tiles", 0, "openings"), -1, "it has another shape"),
    (("deal", "tiles", 0, "height"), 3, "unknown field `height`"),
    (("deal", "spare"), None, "its deal is invalid: Expected `object`, got `null`"),
    (("deal", "spare", "number"), 16.0, "Expected `int`, got `float`"),
    (("deal", "cards"), [["owl"], ["owl"]], "only one card of each picture; dealt twice: owl"),
    (("deal", "cards"), [["owl"]], "each of the 2 players gets 1 card"),
    (("deal", "cards", 0), ["owl", "bat"], "each of the 2 players gets 1 card"),
    (("deal", "cards", 0), ["cow"], "Invalid enum value 'cow'"),
    (("deal", "first"), 2, "seat 2 cannot begin"),
    (("deal", "first"), -1, "seat -1 cannot begin"),
    (("deal", "luck"), 1, "unknown field `luck`"),
    (("actions",), None, "at `$.actions`"),
    (("actions",), {}, "at `$.actions`"),
    (("result",), None, "it says that the game goes on, but action"),
    (("result", "winners"), [1], "its actions lead to the result"),
    (("result", "winners"), [], "its actions lead to the result"),
    (("result", "winners"), [0] * 1000, "its actions lead to the result"),
    (("result", "scores"), [9, 9], "its actions lead to the result"),
    (("result", "turns"), 99, "its actions lead to the result"),
    (("result", "turns"), 10**30, "its actions lead to the result"),
    (("result", "ended"), "exhausted", "its actions lead to the result"),
    (("result", "ended"), "lost", "Invalid enum value 'lost'"),
    (("result", "prize"), 1, "unknown field `prize`"),
    (("comment",), "good game", "unknown field `comment`"),
]


@pytest.mark.parametrize(("path", "value", "why"), WRONG_PARTS, ids=lambda value: str(value)[:40])
def test_a_part_that_was_edited_by_hand_is_named(path: tuple[str | int, ...], value: Any, why: str) -> None:
    assert why in str(wrong(edited(won(), *path, to=value)))


def test_t14_a_child_named_twice_is_not_quietly_one_child() -> None:
    error = wrong(edited(exhausted("towers"), "options", "children", to=[1, 1]))
    assert 'its options say "children":[1,1]; write [1]' in str(error)


@pytest.mark.parametrize("field", ["format", "game", "rules", "options", "seats", "deal", "actions"])
def test_a_missing_part_is_named(field: str) -> None:
    whole = tree(won())
    del whole[field]
    assert f"`{field}`" in str(wrong(json.dumps(whole).encode()))


def paths(value: Any, *before: str | int) -> Iterator[tuple[str | int, ...]]:
    """The way to every value inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, child in inner:
        yield (*before, step)
        yield from paths(child, *before, step)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", [None, True, -1, 3, 10**30, 0.5, "", "red", [], [[]], {}], ids=repr)
def test_any_other_value_anywhere_is_refused_or_makes_another_whole_record(game: str, value: Any) -> None:
    record = exhausted(game)
    refused = 0
    for path in paths(tree(record)):
        data = edited(record, *path, to=value)
        try:
            other = load(data)
        except BadRecord:
            refused += 1
        else:
            assert load(dump(other)) == other
    assert refused > 100


STRANGE = {
    "empty": b"",
    "white space": b" \n\t ",
    "null": b"null",
    "a list": b"[]",
    "a number": b"1",
    "a string": b'"record"',
    "an empty object": b"{}",
    "a byte order mark": b"\xef\xbb\xbf" + LINE,
    "UTF-16": LINE.decode().encode("utf-16"),
    "not UTF-8": LINE.replace(b"seeker", b"\xff\xfe\xfd", 1),
    "cut inside a character": LINE.replace(b"seeker", b"\xe2\x86", 1),
    "half a surrogate": LINE.replace(b"seeker", b"\\ud800", 1),
    "a zero byte": LINE.replace(b"seeker", b"see\x00ker", 1),
    "NaN": LINE.replace(b'"turn_limit":500', b'"turn_limit":NaN'),
    "Infinity": LINE.replace(b'"turn_limit":500', b'"turn_limit":Infinity'),
    "1e999": LINE.replace(b'"turn_limit":500', b'"turn_limit":1e999'),
    "a number of 100,000 digits": LINE.replace(b'"turn_limit":500', b'"turn_limit":' + b"9" * 100_000),
    "two records": LINE + LINE,
    "two records in two lines": LINE + b"\n" + LINE,
    "a comma too many": LINE[:-1] + b",}",
    "a comment": LINE[:-1] + b"/* good game */}",
    "single quotes": LINE.replace(b'"', b"'"),
    "nested lists": b"[" * 1_000_000,
    "nested objects": b'{"format":' * 200_000,
    "nested options": LINE.replace(b'"options":{', b'"options":' + b'{"players":' * 100_000 + b"{"),
    "nested deal": edited(won(), "deal", to=[]).replace(
        b'"deal": []', b'"deal": ' + b"[" * 9999 + b"]" * 9999
    ),
    "nested action": LINE.replace(b'"actions":[', b'"actions":[' + b"[" * 100_000 + b"]" * 100_000 + b","),
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
}


@pytest.mark.parametrize("what", STRANGE)
def test_what_is_no_record_at_all_gets_a_sentence(what: str) -> None:
    assert STRANGE[what] != LINE
    wrong(STRANGE[what])


def test_a_file_too_big_for_a_record_is_refused_before_it_is_read() -> None:
    assert f"at most {MOST_BYTES:,}" in str(wrong(b" " * MOST_BYTES + LINE))


def test_more_actions_than_any_game_has_are_refused_before_they_are_played() -> None:
    many = b"{}," * MOST_ACTIONS + b"{}"
    assert f"at most {MOST_ACTIONS:,}" in str(
        wrong(edited(won(), "actions", to=[]).replace(b"[]", b"[" + many + b"]"))
    )


def test_an_error_stays_short_whatever_the_file_holds() -> None:
    long = "N" * 1_000_000
    for data in (
        with_actions(won(), [*ACTIONS[:2], {"type": "push", "arrow": long}]),
        with_actions(won(), [{"type": long}]),
        edited(won(), "game", to=long),
        edited(won(), "result", "winners", to=[0] * 100_000),
    ):
        assert len(str(wrong(data))) <= LONGEST_REASON + len("action 3: ")
