"""What counts as revealing: nobody learns anything from a step that does not count (docs/protocol.md).

A step that reveals nothing can be taken back, so it must leave every seat's knowledge as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.games.secrets import redealt
from tests.games.test_contract import EVERY_GAME, WITH_SECRETS, seats
from tests.games.variants import variants
from tests.games.walks import matches, new_match, wander

import corners
from wandelgang.games import CHANCE, GAMES, Game, IllegalAction
from wandelgang.games.game import GENERAL

WORLDS = 3  # ways in which the secrets could also be, for each seat


def reveals(game: Game, events: Sequence[Any]) -> bool:
    return any(game.reveals(event) for event in events)


@EVERY_GAME
@given(data=st.data())
def test_a_step_that_reveals_nothing_leaves_everybodys_knowledge_as_it_was(
    game: Game, data: DataObject
) -> None:
    """Worlds that a seat could not tell apart before the step are not told apart after it.

    The acting seat cannot tell them apart at all. Another seat sees that the step revealed nothing, and may
    conclude from it what it likes; but it does not tell apart the worlds in which that is so.
    """
    match = data.draw(matches(game))
    state, actor, rng = match.state, match.actor, Random(data.draw(st.integers(0, 2**32)))
    if actor is None or actor == CHANCE:
        return
    legal = game.legal(state)
    for action in rng.sample(legal, min(len(legal), 6)):
        after, events = game.apply(state, action)
        if reveals(game, events):
            continue
        for seat in seats(state):
            for _ in range(WORLDS):
                world = redealt(game, state, seat, rng)
                try:
                    there, happened = game.apply(world, action)
                except IllegalAction:
                    hidden = any(game.see(event, seat) != event for event in events)
                    assert seat != actor, "the seat that acts knows what it may do"
                    assert hidden, f"seat {seat} learned that {action} was possible"
                    continue
                if seat != actor and reveals(game, happened):
                    continue
                assert [game.see(event, seat) for event in happened] == [
                    game.see(event, seat) for event in events
                ]
                assert game.view(there, seat) == game.view(after, seat)


@WITH_SECRETS
@given(data=st.data())
def test_what_a_seat_did_not_know_is_still_hidden_after_a_step_that_reveals_nothing(
    game: Game, data: DataObject
) -> None:
    """No part of a view that was `None` is filled in, for anybody."""
    rng = Random(data.draw(st.integers(0, 2**32)))
    for step in wander(new_match(game, data.draw(variants(game)), rng), rng, 60):
        if game.actor(step.state) == CHANCE or reveals(game, step.events):
            continue
        for seat in seats(step.state):
            before, after = game.view(step.state, seat), game.view(step.after, seat)
            for then, now in zip(before.players, after.players, strict=True):
                for part in then.__struct_fields__:
                    if getattr(then, part) is None:
                        assert getattr(now, part) is None, f"seat {seat} now knows {part}"


def test_a_game_without_secrets_reveals_only_by_chance() -> None:
    rng = Random(1)
    match = new_match(corners.GAME, corners.GAME.Options(players=2), rng)
    steps = list(wander(match, rng, 40))
    assert steps
    assert not any(step.match.revealing for step in steps)


def test_a_game_that_hides_something_and_does_not_say_counts_as_revealing() -> None:
    silent = replace(GAMES["classic"], reveals=GENERAL)
    rng = Random(2)
    steps = list(wander(new_match(silent, silent.Options(players=2), rng), rng, 20))
    assert all(step.match.revealing for step in steps if step.events)
