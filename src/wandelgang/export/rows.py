"""The rows of the data tables, and what each of their columns means. docs/data.md shows the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, NamedTuple, get_args, get_type_hints

import msgspec

from wandelgang.games import CHANCE
from wandelgang.games.events import TurnStarted
from wandelgang.games.wire import encode
from wandelgang.match import Match, Record, replay


class Column(NamedTuple):
    """The type of a column as Arrow names it, and what it means. With `?` it may be null."""

    kind: str
    meaning: str


class GameRow(msgspec.Struct, frozen=True):
    """One game."""

    record: Annotated[int, Column("int64", "the number of the record in its file, from 1; the key")]
    game: Annotated[str, Column("string", "the name of the game")]
    rules: Annotated[int, Column("int16", "the version of its rules")]
    players: Annotated[int, Column("int8", "how many played")]
    options: Annotated[str, Column("string", "the options as JSON, as in the record")]
    names: Annotated[list[str], Column("list<string>", "the players' names, by seat")]
    bots: Annotated[list[str | None], Column("list<string>", "the bots' names, by seat; null for a person")]
    first: Annotated[int, Column("int8", "the seat that began")]
    turn_limit: Annotated[
        int | None, Column("int32?", "the game was a draw after this many turns; null: no limit")
    ]
    clock: Annotated[str | None, Column("string?", "the clock as JSON; null: nobody was timed")]
    turns: Annotated[int, Column("int32", "the number of turns played")]
    actions: Annotated[int, Column("int32", "the number of actions, chance included")]
    decisions: Annotated[int, Column("int32", "the number of actions that a player chose")]
    ended: Annotated[str | None, Column("string?", "`won`, or `exhausted` by the turn limit; null: not over")]
    winners: Annotated[
        list[int], Column("list<int8>", "the seats that won; several share a win, none in a draw")
    ]
    scores: Annotated[list[int], Column("list<int32>", "the scores by seat; empty if exhausted or not over")]


class TurnRow(msgspec.Struct, frozen=True):
    """One turn of a game."""

    record: Annotated[int, Column("int64", "the game")]
    turn: Annotated[int, Column("int32", "the number of the turn, from 1; extra turns count")]
    seat: Annotated[int, Column("int8", "whose turn it was")]
    number: Annotated[int, Column("int32", "how many actions the game had had before it")]
    actions: Annotated[
        int, Column("int32", "the number of its actions, with chance and with answers of other seats")
    ]
    decisions: Annotated[int, Column("int32", "how many of them a player chose")]
    notation: Annotated[str, Column("string", "its actions in notation, such as `S6↻ d7`")]
    thought: Annotated[
        int | None, Column("int64?", "milliseconds that persons thought; null: nobody was timed")
    ]


class DecisionRow(msgspec.Struct, frozen=True):
    """One action that a player chose. Those of chance are not decisions."""

    record: Annotated[int, Column("int64", "the game")]
    number: Annotated[int, Column("int32", "the number of the action in its game, from 1")]
    turn: Annotated[int, Column("int32", "the number of the turn")]
    seat: Annotated[int, Column("int8", "who chose; in a turn, other seats may be asked too")]
    step: Annotated[str, Column("string", "what was asked: `push`, `move`, or a word of the game's own")]
    legal: Annotated[int, Column("int32", "the number of legal actions; 1: there was no choice")]
    type: Annotated[str, Column("string", "the type of the action, as in the record: `push`, `walk` …")]
    action: Annotated[str, Column("string", "the action in notation, such as `N4↻` or `d3`")]
    thought: Annotated[
        int | None, Column("int64?", "milliseconds that a person thought; null: nobody was timed")
    ]
    time_up: Annotated[
        bool | None, Column("bool?", "a bot chose because time was up; null: nobody was timed")
    ]


TABLES: Final[Mapping[str, type[msgspec.Struct]]] = {
    "games": GameRow,
    "turns": TurnRow,
    "decisions": DecisionRow,
}
"""The data tables by name, with the type of their rows."""


def columns(row: type[msgspec.Struct]) -> dict[str, Column]:
    """The columns of a data table, by name."""
    return {
        name: next(part for part in get_args(hint) if isinstance(part, Column))
        for name, hint in get_type_hints(row, include_extras=True).items()
    }


class Rows(NamedTuple):
    """What one record adds to each data table; the names are those of the tables."""

    games: list[GameRow]
    turns: list[TurnRow]
    decisions: list[DecisionRow]


def rows(number: int, record: Record) -> Rows:
    """The rows of a record, which is replayed: raises BadRecord if it is wrong. `number` identifies it."""
    turns: dict[int, _Turn] = {}
    decisions: list[DecisionRow] = []
    match = None
    for after in replay(record):
        if match is not None:
            turn = _turn_of(match, after)
            turns.setdefault(turn, _Turn(match)).add(after)
            if after.by != CHANCE:
                decisions.append(_decision(number, turn, match, after))
        match = after
    assert match is not None
    return Rows(
        games=[_game(number, match, len(decisions))],
        turns=[told.row(number, turn) for turn, told in turns.items() if turn],
        decisions=decisions,
    )


def _turn_of(match: Match, after: Match) -> int:
    """The turn of the action between two matches; 0 is the setup.

    Most actions belong to the turn in which they are taken. An action may also begin a turn of its own: then
    it says so before anything else, and something else follows. No turn begins beyond the limit (X13).
    """
    first, *others = after.events or (None,)
    begins = isinstance(first, TurnStarted) and others and not after.exhausted
    return int(after.state.turn if begins else match.state.turn)


class _Turn:
    """What has happened in a turn so far."""

    def __init__(self, began: Match) -> None:
        self.seat, self.number = began.state.seat, began.number
        self.decisions = self.thought = 0
        self.timed = began.clock is not None
        self.notations: list[str] = []

    def add(self, match: Match) -> None:
        """Add the last action of this match."""
        self.decisions += match.by != CHANCE
        self.thought += match.thought.spent
        self.notations.append(match.write(match.action))

    def row(self, record: int, turn: int) -> TurnRow:
        """All of it."""
        return TurnRow(
            record=record,
            turn=turn,
            seat=self.seat,
            number=self.number,
            actions=len(self.notations),
            decisions=self.decisions,
            notation=" ".join(self.notations),
            thought=self.thought if self.timed else None,
        )


def _game(number: int, match: Match, decisions: int) -> GameRow:
    record, result = match.record, match.result
    return GameRow(
        record=number,
        game=record.game,
        rules=record.rules,
        players=record.options.players,
        options=encode(record.options).decode(),
        names=[seat.name for seat in record.seats],
        bots=[seat.bot for seat in record.seats],
        first=Match.of(record).state.seat,
        turn_limit=record.turn_limit,
        clock=None if record.clock is None else encode(record.clock).decode(),
        turns=match.state.turn if result is None else result.turns,
        actions=match.number,
        decisions=decisions,
        ended=None if result is None else result.ended,
        winners=[] if result is None else list(result.winners),
        scores=[] if result is None else list(result.scores),
    )


def _decision(number: int, turn: int, match: Match, after: Match) -> DecisionRow:
    timed = after.clock is not None
    assert after.by is not None
    assert isinstance(after.action, msgspec.Struct)
    return DecisionRow(
        record=number,
        number=after.number,
        turn=turn,
        seat=after.by,
        step=str(match.state.step),
        legal=len(match.legal),
        type=str(after.action.__struct_config__.tag),
        action=match.write(after.action),
        thought=after.thought.spent if timed else None,
        time_up=after.thought.time_up if timed else None,
    )
