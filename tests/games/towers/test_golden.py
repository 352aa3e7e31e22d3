"""The golden playthroughs of the towers game show what they are kept for."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from wandelgang.games.towers.parts import HEIGHTS, Spell
from wandelgang.games.towers.state import Reshuffled, RuneTurned, Walked
from wandelgang.match import load, replay

FOLDER = Path(__file__).parent.parent / "playthroughs"


def test_t8_t11_one_has_several_spells_in_one_move_and_a_reshuffle() -> None:
    record = load((FOLDER / "towers-spells.json").read_bytes())
    events = [event for position in replay(record) for event in position.events]
    assert max(len([s for s in event.spells if s]) for event in events if isinstance(event, Walked)) >= 4
    assert any(isinstance(event, Reshuffled) for event in events)
    assert any(isinstance(event, RuneTurned) for event in events)
    assert record.result is not None


def test_t14_the_other_has_a_child_that_climbs_with_downs() -> None:
    record = load((FOLDER / "towers-child.json").read_bytes())
    (child,) = record.options.children
    climbed_with_down = 0
    for position in replay(record):
        for event in position.events:
            if isinstance(event, Walked) and event.seat == child:
                numbers = position.state.board.numbers
                for (here, there), card in zip(pairwise(event.path), event.spells, strict=True):
                    rise = HEIGHTS[numbers[there]] - HEIGHTS[numbers[here]]
                    climbed_with_down += card is Spell.DOWN and rise > 1
    assert climbed_with_down >= 1
    assert record.result is not None
    assert record.result.winners == (child,)
