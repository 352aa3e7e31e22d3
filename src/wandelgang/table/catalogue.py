"""What can be played: the games with their options, levels and boxes."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Final

from wandelgang.games import GAMES, Game
from wandelgang.games.box import Box
from wandelgang.games.options import options_of, players_of
from wandelgang.games.wire import encode
from wandelgang.maze import E, N, S, W, cells
from wandelgang.table.lessons import has_lesson
from wandelgang.table.ports import Thinking
from wandelgang.table.protocol import (
    ArrowFacts,
    BoxFacts,
    EarlierBox,
    GameFacts,
    LevelFacts,
    SideName,
    StartFacts,
)

SIDE_NAMES: Final[Mapping[int, SideName]] = {N: "N", E: "E", S: "S", W: "W"}

_log = logging.getLogger(__name__)


def catalogue(thinking: Thinking) -> tuple[GameFacts, ...]:
    """Every game that can be played. A package that fails here is left out, and the others remain."""
    return tuple(_described(thinking))


def _described(thinking: Thinking) -> Iterator[GameFacts]:
    for game in GAMES.values():
        try:
            facts = game_facts(game, thinking)
            encode(facts)  # a value that cannot be written would break the whole list
        except Exception:
            _log.exception("the game %s cannot be offered", game.name)
        else:
            yield facts


def game_facts(game: Game, thinking: Thinking) -> GameFacts:
    """What a client needs to know about a game."""
    players = players_of(game)
    return GameFacts(
        name=game.name,
        rules=game.rules,
        fewest=players[0],
        most=players[-1],
        options=options_of(game),
        levels=tuple(LevelFacts(level, bot) for level, bot in thinking.levels(game).items()),
        box=box_facts(game.box),
        earlier=tuple(
            EarlierBox(old.rules, box_facts(old.box)) for old in game.earlier if old.box is not game.box
        ),
        lesson=has_lesson(game),
    )


def box_facts(box: Box) -> BoxFacts:
    """What a client needs of a box to draw the game."""
    grid = box.grid
    return BoxFacts(
        rows=grid.rows,
        columns=grid.columns,
        cells=grid.names,
        fixed=tuple(cells(grid.fixed)),
        arrows=tuple(
            ArrowFacts(arrow.name, SIDE_NAMES[arrow.side], arrow.line, arrow.cells, arrow.opposite)
            for arrow in grid.arrows.values()
        ),
        tiles=box.tiles,
        starts=tuple(StartFacts(colour, cell) for colour, cell in box.starts.items()),
        places=box.places,
    )
