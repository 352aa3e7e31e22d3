"""The guided games: they replay, they show what they promise, and every note has its sentences."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from wandelgang.games import CHANCE, GAMES
from wandelgang.games.towers.parts import HEIGHTS
from wandelgang.games.wire import decode, encode
from wandelgang.match import Match, load
from wandelgang.server.words import LANGUAGES
from wandelgang.table.lessons import LEARNER, LESSON, lesson, sheets
from wandelgang.table.protocol import Lesson

GAMES_PLACE = Path(__file__).parents[2] / "src" / "wandelgang" / "games"
SHEETS = [(name, file) for name, game in GAMES.items() for file in sheets(game)]


def read_lesson(game: str) -> Lesson:
    """A lesson as a client reads it."""
    return decode(encode(lesson(GAMES[game])), Lesson)


def played(game: str) -> list[tuple[int, Any, tuple[Any, ...], Any]]:
    """Who did what in a lesson, what happened, and where it led."""
    record = load(bytes(sheets(GAMES[game])[LESSON].record))
    match, told = Match.of(record), []
    for action in record.actions:
        match = match.then(action)
        assert match.by is not None
        told.append((match.by, action, match.events, match.state))
    return told


def events(game: str, kind: str) -> list[tuple[int, Any]]:
    """The events of a kind in a lesson, each with the seat at turn."""
    return [
        (state.seat, event)
        for _, _, events, state in played(game)
        for event in events
        if type(event).__name__ == kind
    ]


def messages(game: str, language: str) -> set[str]:
    """The keys of a game's sentences for learners."""
    text = (GAMES_PLACE / game / "words" / f"{language}.learn.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))


def test_every_game_has_a_lesson_and_every_other_file_lies_beside_one() -> None:
    noted = {(name, file) for name, file in SHEETS if sheets(GAMES[name])[file].notes}
    assert noted == {(name, LESSON) for name in GAMES}, "notes make a lesson"


@pytest.mark.parametrize(("game", "file"), SHEETS)
def test_every_file_holds_a_record_that_replays(game: str, file: str) -> None:
    assert load(bytes(sheets(GAMES[game])[file].record)).game == game


@pytest.mark.parametrize("game", GAMES)
def test_a_note_stands_wherever_the_learner_decides_and_at_the_end(game: str) -> None:
    shown = read_lesson(game)
    noted = [note.at for note in shown.notes]
    assert noted == sorted(set(noted))
    assert {one.number for one in shown.expected} <= set(noted)
    assert noted[0] == shown.snapshot.number
    assert noted[-1] == shown.updates[-1].number


@pytest.mark.parametrize("game", GAMES)
def test_what_is_expected_is_among_the_choices(game: str) -> None:
    shown = read_lesson(game)
    choices = {update.number: update.choices for update in shown.updates}
    choices[shown.snapshot.number] = shown.snapshot.choices
    for one in shown.expected:
        offered = choices[one.number]
        assert offered is not None
        assert bytes(one.action) in {bytes(action) for action in offered.actions}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_note_has_a_title_and_a_text(game: str, language: str) -> None:
    known = messages(game, language)
    for note in sheets(GAMES[game])[LESSON].notes:
        key = f"{game}-lesson-{note.name}"
        assert {key, f"{key}-title"} <= known


@pytest.mark.parametrize(("game", "secret"), [("classic", "goals"), ("master", "hand"), ("towers", "spells")])
def test_a_lesson_tells_nothing_that_the_learner_may_not_know(game: str, secret: str) -> None:
    for update in read_lesson(game).updates:
        own, other = json.loads(bytes(update.view))["players"]
        assert own[secret] is not None
        assert other[secret] is None


def test_the_classic_lesson_shows_turning_pushing_being_shoved_off_and_the_way_home() -> None:
    told = played("classic")
    pushes = [action for actor, action, *_ in told if actor == LEARNER and hasattr(action, "arrow")]
    assert pushes[0].turn == 1
    found = [seat for seat, event in events("classic", "Found") if event.seat == LEARNER]
    assert len(found) == 2
    rides = [event for _, event in events("classic", "Carried") if event.seat == LEARNER]
    assert any(abs(ride.start - ride.end) > 7 for ride in rides), "X6: it comes round to the other side"
    assert told[-1][3].winner == LEARNER


def test_the_master_lesson_shows_treasure_coin_duels_in_and_out_of_turn_and_a_double_turn() -> None:
    taken = [event.value for _, event in events("master", "TookTreasure") if event.seat == LEARNER]
    assert taken == [1, 2, 2]
    assert [event.card for _, event in events("master", "GotCoin") if event.seat == LEARNER] == [1]
    duels = [(seat, e.foe, e.safe) for seat, e in events("master", "DuelRolled") if e.seat == LEARNER]
    assert duels == [(0, "dragon", False), (0, "dragon", True), (1, "black", False)]
    assert events("master", "RolledAgain")
    assert [event.value for _, event in events("master", "Lost") if event.seat == LEARNER] == [1]
    assert events("master", "DoubleTurn")


def test_the_towers_lesson_shows_small_steps_a_steep_one_a_spell_drawn_and_the_rune() -> None:
    walks = [
        (event, [HEIGHTS[state.board.numbers[cell]] for cell in event.path])
        for actor, _, events, state in played("towers")
        for event in events
        if actor == LEARNER and type(event).__name__ == "Walked"
    ]
    steps = [[there - here for here, there in pairwise(heights)] for _, heights in walks]
    assert {1, -1} <= set(steps[0])
    assert not any(walks[0][0].spells)
    assert any(walks[1][0].spells)
    assert max(steps[1]) > 1
    drawn = [seat for seat, event in events("towers", "DrewSpell") if event.seat == LEARNER]
    assert len(drawn) == 2
    assert [event.seat for _, event in events("towers", "Found")] == [LEARNER]
    assert [event.seat for _, event in events("towers", "RuneTurned")] == [LEARNER]
    assert all(actor in (LEARNER, 1, CHANCE) for actor, *_ in played("towers"))
