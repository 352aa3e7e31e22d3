"""A preview shows what really happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.secrets import REDEAL
from tests.games.variants import VARIANTS

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES, classic
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import Message
from wandelgang.games.classic.state import Choose, Swap
from wandelgang.match import draw

pytestmark = pytest.mark.slow  # together; each plays parts of several games
FEW = settings(max_examples=5)


def asked_positions(name: str, options: Any, seed: int, most: int = 120) -> Iterator[Any]:
    """Positions of a game where a seat is asked."""
    game, rng = GAMES[name], Random(seed)
    state = game.deal(options, rng)
    players = [bot("seeker" if seed % 2 else "wanderer", name)] * options.players
    for _ in range(most):
        actor = game.actor(state)
        if actor is None:
            return
        if actor == CHANCE:
            action = draw(game.chance(state), rng)
        else:
            yield state
            action = players[actor](game.view(state, actor), game.legal(state), rng)
        state, _ = game.apply(state, action)


def cheapest(game: Any, state: Any) -> dict[int, tuple[int, int, int]]:
    """What the table would take for each walk that costs something: its own choice comes first (T8)."""
    found: dict[int, tuple[int, int, int]] = {}
    for walk in game.legal(state):
        found.setdefault(walk.cell, (walk.up, walk.down, walk.joker))
    return {cell: cost for cell, cost in found.items() if any(cost)}


def walks_of(name: str, state: Any) -> set[int]:
    """Where a figure may end its move now."""
    return {action.cell for action in GAMES[name].legal(state) if hasattr(action, "cell")}


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=st.integers(0, 1_000))
@FEW
def test_a_push_opens_exactly_what_can_be_walked_to_after_it(
    name: str, data: st.DataObject, seed: int
) -> None:
    game, preview = GAMES[name], GAMES[name].preview
    for state in asked_positions(name, data.draw(VARIANTS[name]), seed):
        legal = game.legal(state)
        opens = preview(state).opens
        opening = [place for place, action in enumerate(legal) if isinstance(action, Push | Swap | Choose)]
        assert [opened.action for opened in opens] == opening
        for opened in opens:
            after, _ = game.apply(state, legal[opened.action])
            assert set(opened.goals) <= set(opened.cells)
            if game.actor(after) == CHANCE:
                continue  # an unread back: what it says is not known, so it promises nothing (C21)
            assert set(opened.cells) == walks_of(name, after)
            assert set(opened.goals) == {way.cell for way in preview(after).ways if way.goal}
            if hasattr(opened, "costs"):
                costs = {
                    cell: (cost.up, cost.down, cost.joker) for cost in opened.costs for cell in cost.cells
                }
                assert costs == cheapest(game, after)
                assert len(costs) == sum(len(cost.cells) for cost in opened.costs)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=st.integers(0, 1_000))
@FEW
def test_a_walk_goes_the_way_that_was_shown(name: str, data: st.DataObject, seed: int) -> None:
    game, preview = GAMES[name], GAMES[name].preview
    for state in asked_positions(name, data.draw(VARIANTS[name]), seed):
        legal = game.legal(state)
        ways = preview(state).ways
        assert [way.action for way in ways] == [
            p for p, action in enumerate(legal) if hasattr(action, "cell")
        ]
        for way in ways:
            _, events = game.apply(state, legal[way.action])
            walked = next(event for event in events if type(event).__name__ == "Walked")
            assert way.path == walked.path
            assert way.path[-1] == way.cell == legal[way.action].cell
            if hasattr(way, "spells"):
                assert way.spells == walked.spells


GAINS = ("found", "won", "took-treasure", "rune-turned")


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=st.integers(0, 1_000))
@FEW
def test_a_goal_is_where_something_is_gained(name: str, data: st.DataObject, seed: int) -> None:
    game, preview = GAMES[name], GAMES[name].preview
    for state in asked_positions(name, data.draw(VARIANTS[name]), seed):
        legal = game.legal(state)
        for way in preview(state).ways:
            after, events = game.apply(state, legal[way.action])
            tags = {event.__struct_config__.tag for event in events}
            gains = bool(tags & set(GAINS)) or getattr(after, "step", "") == "fight"
            assert way.goal == gains


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=st.integers(0, 1_000))
@FEW
def test_x10_a_preview_depends_only_on_what_the_seat_knows(name: str, data: st.DataObject, seed: int) -> None:
    game, preview = GAMES[name], GAMES[name].preview
    for state in asked_positions(name, data.draw(VARIANTS[name]), seed, most=60):
        seat = game.actor(state)
        other = REDEAL[name](state, seat, Random(seed))
        assert game.legal(other) == game.legal(state)
        assert preview(other) == preview(state)


def test_c20_the_wall_that_a_walk_passes_is_shown() -> None:
    options = classic.Options(players=2, events=True)
    through = 0
    for state in asked_positions("classic", options, seed=3, most=2_000):
        corridors = state.board.corridors()
        legal = classic.legal(state)
        for way in GAMES["classic"].preview(state).ways:
            assert isinstance(legal[way.action], Walk)
            joined = [bool(corridors.beside(1 << a) >> b & 1) for a, b in pairwise(way.path)]
            wall = getattr(way, "wall", None)
            assert wall == (joined.index(False) if False in joined else None)
            if wall is not None:
                assert joined.count(False) == 1
                assert state.offer is Message.THROUGH_WALL
                through += 1
    assert through, "no message led through a wall: another seed is needed"
