"""The line of play at a table: the match now, and how far back a step can be taken.

What happens at a table is a list of entries that only grows: actions, and notes such as steps that were taken
back. So the number of entries says how far a table has got, whatever was taken back, and a process that has
read the first of them needs only the rest. A record holds the actions of the line that was finally played.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from wandelgang.games.wire import encode
from wandelgang.match import NO_THOUGHT, Match, Thought
from wandelgang.table.actions import read_action
from wandelgang.table.limits import TAKE_BACKS
from wandelgang.table.messages import only_answer
from wandelgang.table.notes import NOTE, Note, TakenBack, TimeUp
from wandelgang.table.protocol import Code

KEPT = 7  # matches before the newest: two turns, which is as far as people mostly go back

_read_note = msgspec.json.Decoder(Note).decode


class Entry(NamedTuple):
    """One thing that happened at a table."""

    number: int  # how many entries there have been, including this one
    match: Match  # the match after it
    note: Note | None = None  # None: it is the match's last action
    undone: int = 0  # how many actions were taken back

    @property
    def text(self) -> str:
        """The entry as it is stored; `Line.read` reads it again."""
        return encode(self.match.action if self.note is None else self.note).decode()


class Step(NamedTuple):
    """An action that can still be taken back."""

    by: int | None
    only: bool  # it was the only answer, which the table gave


class Line(NamedTuple):
    """Where a table stands."""

    number: int  # how many entries there have been
    matches: tuple[Match, ...]  # the newest comes last; some of those before it, to go back quickly
    steps: tuple[Step, ...] = ()  # the last actions, since something hidden was last revealed
    moved: int = 0  # the last entry that changed more than clocks

    @property
    def match(self) -> Match:
        """The match now."""
        return self.matches[-1]

    @property
    def entry(self) -> Entry:
        """The last entry, if it was an action."""
        return Entry(self.number, self.match)

    def then(self, match: Match) -> Line:
        """The line after an action. One that revealed something can never be taken back, and neither can what
        a bot did because time was up."""
        number = self.number + 1
        if match.revealing or match.thought.time_up:
            return Line(number, (match,), moved=number)
        step = _step(match.by, only_answer(self.match) is not None)
        return Line(number, (*self.matches[-KEPT:], match), (*self.steps[1 - TAKE_BACKS :], step), number)

    def noted(self, note: Note) -> tuple[Line, Entry]:
        """The line after something else than an action, and the entry for it."""
        number = self.number + 1
        if isinstance(note, TakenBack):
            return self._back(note, number)
        if isinstance(note, TimeUp):
            line = Line(number, self.matches[-1:], moved=number)
        else:
            line = self._replace(number=number)
        return line, Entry(number, line.match, note)

    def _back(self, taken_back: TakenBack, number: int) -> tuple[Line, Entry]:
        kept = tuple(match for match in self.matches if match.number <= taken_back.to)
        if not kept or kept[-1].number != taken_back.to:
            kept = (_earlier(self.match, taken_back.to),)
        undone = self.match.number - taken_back.to
        line = Line(number, kept, self.steps[: max(0, len(self.steps) - undone)], number)
        return line, Entry(number, line.match, taken_back, undone)

    def read(self, text: str, thought: Thought = NO_THOUGHT) -> tuple[Line, Entry]:
        """The line after an entry as it is stored, and the entry."""
        if text.startswith(NOTE):
            return self.noted(_read_note(text))
        line = self.then(self.match.then(read_action(self.match.game, text), thought))
        return line, line.entry

    def last_step(self, seat: int, *, against_bots: bool) -> int | Code:
        """How many actions the game had before a seat's last step; or why that cannot be taken back.

        A step is a decision: an only answer, which the table gave, is taken back with the step before it.
        """
        for back, step in enumerate(reversed(self.steps), 1):
            if step.by == seat:
                if not step.only:
                    return self.match.number - back
            elif not against_bots:
                return "others-acted"
        return "revealed"


@cache
def _step(by: int | None, only: bool) -> Step:
    """One for all tables: each keeps many."""
    return Step(by, only)


def _earlier(match: Match, number: int) -> Match:
    """The match as it was after fewer actions."""
    earlier = Match.of(match.record)
    thoughts = match.thoughts or (NO_THOUGHT,) * number
    for action, thought in zip(match.actions[:number], thoughts[:number], strict=True):
        earlier = earlier.then(action, thought)
    return earlier
