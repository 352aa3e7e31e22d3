"""The guided first game of each game, and the examples that its rules show.

A package that has them keeps them in its folder `lessons`. `lesson.json` is the guided game: a real record
with notes for the learner at seat 0. At the learner's own decisions a note says what to do, elsewhere what
has just happened. The examples name parts of a game that show a rule. Games that are shown only in parts are
in further files, which have no notes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from wandelgang.games import Game
from wandelgang.match import Match, Record, parse
from wandelgang.table.messages import choices, only_answer, raw, update
from wandelgang.table.protocol import (
    Expected,
    Lesson,
    Note,
    Replay,
    SeatFacts,
    Snapshot,
    TableFacts,
    Update,
)
from wandelgang.table.refusal import Refuse
from wandelgang.table.replays import show

LEARNER: Final = 0
LESSON: Final = "lesson.json"


class Excerpt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a game that shows a rule: from one position to another, each by its number."""

    name: str
    start: int
    end: int


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to learn from, as it is in its file."""

    record: msgspec.Raw
    examples: tuple[Excerpt, ...]
    notes: tuple[Note, ...] = ()  # none: it is only shown in parts


def sheets(game: Game) -> dict[str, LessonFile]:
    """The files of a game, by name."""
    folder = _folder(game)
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    read = msgspec.json.Decoder(LessonFile).decode
    return {file.name: read(file.read_bytes()) for file in found if file.name.endswith(".json")}


def _folder(game: Game) -> Traversable:
    return game.folder / "lessons"


def has_lesson(game: Game) -> bool:
    """Whether a game has a guided first game."""
    return (_folder(game) / LESSON).is_file()


@cache
def examples(game: Game) -> tuple[Replay, ...]:
    """Every example of a game as the learner saw it, each by its name; none if the package has none."""
    return tuple(example for sheet in sheets(game).values() for example in _parts(sheet))


def _parts(sheet: LessonFile) -> Iterator[Replay]:
    whole = show(parse(bytes(sheet.record)), LEARNER)
    for part in sheet.examples:
        frames = whole.frames[part.start : part.end + 1]
        yield msgspec.structs.replace(whole, replay=part.name, result=None, frames=frames)


@cache
def lesson(game: Game) -> Lesson:
    """A game's lesson as the learner may see it, from the first note to the last action."""
    if not has_lesson(game):
        raise Refuse("no-lesson", f"{game.name} has none")
    sheet = sheets(game)[LESSON]
    record = parse(bytes(sheet.record))
    match = Match.of(record)
    begin = sheet.notes[0].at
    for action in record.actions[:begin]:
        match = match.then(action)
    snapshot = _snapshot(match, record)
    updates: list[Update] = []
    expected: list[Expected] = []
    for number, action in enumerate(record.actions[begin:], begin):
        if match.actor == LEARNER and only_answer(match) is None:
            expected.append(Expected(number, raw(action)))
        match = match.then(action)
        asked = match.actor == LEARNER and only_answer(match) is None
        told = update(match, LEARNER, match.number)
        updates.append(msgspec.structs.replace(told, choices=choices(match)) if asked else told)
    return Lesson(
        game=game.name,
        snapshot=snapshot,
        updates=tuple(updates),
        expected=tuple(expected),
        notes=sheet.notes,
    )


def _snapshot(match: Match, record: Record) -> Snapshot:
    """Where the lesson begins, at a table that does not exist."""
    seats = zip(record.options.colours, record.seats, strict=True)
    facts = TableFacts(
        table=f"lesson-{record.game}",
        game=record.game,
        rules=record.rules,
        options=raw(record.options),
        seats=tuple(
            SeatFacts(
                seat=seat,
                colour=colour,
                name=sat.name,
                kind="bot" if sat.bot else "me",
                open=False,
                bot="easy" if sat.bot else None,
                there=True,
                away=None,
            )
            for seat, (colour, sat) in enumerate(seats)
        ),
        spectators=(),
        chat=False,
        public=False,
        pace="calm",
        paused=False,
        hints=False,
        take_back=False,
        number=match.number,
        result=None,
        created=0,
        hand_over_after=0,
        rematch=None,
    )
    return Snapshot(
        number=match.number,
        table=facts,
        you=LEARNER,
        view=match.game.view(match.state, LEARNER),
        choices=choices(match),
    )
