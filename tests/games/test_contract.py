"""What must hold in every game, whatever its rules. Every installed game is tested here."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import DataObject
from tests.games.installing import TESTED, installed
from tests.games.secrets import REDEAL, redealt
from tests.games.variants import variants
from tests.games.walks import matches, new_match, wander, wandered

import corners
from wandelgang.drawing import svg, text
from wandelgang.games import CHANCE, GAMES, Game, IllegalAction
from wandelgang.games.lots import Relots
from wandelgang.games.numbering import NoNumber
from wandelgang.games.registry import OURS
from wandelgang.games.retelling import Past
from wandelgang.games.wire import convert, decode, encode, plain
from wandelgang.match import Match, dump, load, replay
from wandelgang.maze import cells

EVERY_GAME = pytest.mark.parametrize("game", TESTED.values(), ids=TESTED.keys())
WITH_SECRETS = pytest.mark.parametrize("game", [GAMES[name] for name in REDEAL], ids=REDEAL.keys())


@pytest.fixture(autouse=True, scope="module")
def _example() -> Iterator[None]:
    """Records of our example can be read, as if it were installed."""
    with installed(corners.GAME):
        yield


def a_match(data: DataObject, game: Game) -> Match:
    return data.draw(matches(game))


def seats(state: Any) -> list[int | None]:
    return [None, *range(state.options.players)]


def actions_of_another_game(game: Game, rng: Random) -> list[Any]:
    """Actions that made sense somewhere: legal ones gathered along a random game."""
    match = new_match(game, game.Options(players=rng.choice([2, 3, 4])), rng)
    gathered = {
        action for step in wander(match, rng, 150) for action in (step.action, *game.legal(step.state)[:3])
    }
    return sorted(gathered, key=repr)


@EVERY_GAME
@given(data=st.data())
def test_every_legal_action_applies(game: Game, data: DataObject) -> None:
    state = a_match(data, game).state
    for action in game.legal(state):
        after, _ = game.apply(state, action)
        assert after != state


@EVERY_GAME
@given(data=st.data())
def test_an_action_is_refused_just_when_it_is_not_legal_and_then_nothing_changes(
    game: Game, data: DataObject
) -> None:
    """X12"""
    state = a_match(data, game).state
    before = encode(state)
    legal = set(game.legal(state))
    for action in actions_of_another_game(game, Random(data.draw(st.integers(0, 99)))):
        if action in legal:
            game.apply(state, action)
        else:
            with pytest.raises(IllegalAction) as refused:
                game.apply(state, action)
            assert re.fullmatch(r"[A-Z]\d+[a-z]?", refused.value.clause)
            assert refused.value.reason
    assert encode(state) == before


@EVERY_GAME
@given(data=st.data())
def test_legal_actions_are_distinct_and_come_in_a_stable_order(game: Game, data: DataObject) -> None:
    state = a_match(data, game).state
    legal = list(game.legal(state))
    assert len(set(legal)) == len(legal)
    assert list(game.legal(decode(encode(state), game.State))) == legal


@EVERY_GAME
@given(data=st.data())
def test_somebody_acts_until_the_game_is_over(game: Game, data: DataObject) -> None:
    state = a_match(data, game).state
    actor = game.actor(state)
    assert (actor is None) == (not game.legal(state)) == (game.outcome(state) is not None)
    assert actor in (None, CHANCE, *range(state.options.players))


@EVERY_GAME
@given(data=st.data())
def test_only_chance_has_a_roller_and_it_is_a_seat(game: Game, data: DataObject) -> None:
    state = a_match(data, game).state
    roller = game.roller(state)
    assert roller in (None, *range(state.options.players))
    assert roller is None or game.actor(state) == CHANCE


@EVERY_GAME
@given(data=st.data())
def test_chance_weighs_just_what_is_legal(game: Game, data: DataObject) -> None:
    """X11"""
    state = a_match(data, game).state
    weighed = game.chance(state)
    if game.actor(state) == CHANCE:
        assert [action for action, _ in weighed] == list(game.legal(state))
        assert all(weight > 0 for _, weight in weighed)
    else:
        assert not weighed


@EVERY_GAME
@given(data=st.data())
def test_states_are_values(game: Game, data: DataObject) -> None:
    match = a_match(data, game)
    again = Match.of(match.record)
    for action in match.actions:
        again = again.then(action)
    assert again.state == match.state
    assert hash(again.state) == hash(match.state)
    assert pickle.loads(pickle.dumps(match.state)) == match.state
    with pytest.raises(AttributeError):
        match.state.turn = 99


@EVERY_GAME
@given(data=st.data())
def test_no_tile_is_lost_no_fixed_one_moves_and_every_figure_stands_on_the_board(
    game: Game, data: DataObject
) -> None:
    """X2"""
    match = a_match(data, game)
    first, last = game.lay_out(match.options, match.deal), match.state
    assert sorted((*last.board.numbers, last.spare.number)) == sorted(
        (*first.board.numbers, first.spare.number)
    )
    assert all(last.board.tile(cell) == first.board.tile(cell) for cell in cells(first.board.grid.fixed))
    assert len(last.figures) == match.options.players
    assert all(0 <= cell < last.board.grid.size for cell in last.figures)


@EVERY_GAME
@given(data=st.data())
def test_everything_goes_through_json_and_back(game: Game, data: DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 2**32)))
    match = new_match(game, data.draw(variants(game)), rng)
    assert decode(encode(match.options), game.Options) == match.options
    assert decode(encode(match.deal), game.Deal) == match.deal
    for step in wander(match, rng, 60):
        assert decode(encode(step.action), game.Action) == step.action
        assert convert(plain(step.after), game.State) == step.after
        for event in step.events:
            assert decode(encode(event), game.Event) == event
        for seat in seats(step.after):
            view = game.view(step.after, seat)
            assert decode(encode(view), game.View) == view


@EVERY_GAME
@given(data=st.data())
def test_every_action_has_a_notation_that_reads_back(game: Game, data: DataObject) -> None:
    state = a_match(data, game).state
    legal = game.legal(state)
    written = [game.write(state.options, action) for action in legal]
    assert len(set(written)) == len(written)
    assert [game.read(state.options, notation) for notation in written] == list(legal)


@EVERY_GAME
@settings(max_examples=30)
@given(data=st.data())
def test_every_action_of_a_game_has_a_number_of_its_own(game: Game, data: DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 2**32)))
    match = new_match(game, data.draw(variants(game)), rng)
    numbering = game.numbering(match.options)
    for step in wander(match, rng, 150):
        legal = game.legal(step.state)
        numbers = numbering.numbers(legal)
        assert len(set(numbers)) == len(legal)
        assert [numbering.action(number, legal) for number in numbers] == list(legal)
        if game.actor(step.state) != CHANCE:
            assert max(numbers) < numbering.players
        elif game.name in OURS:
            assert min(numbers) >= numbering.players


@EVERY_GAME
@given(data=st.data())
def test_numbers_and_actions_and_notations_belong_together(game: Game, data: DataObject) -> None:
    options = data.draw(variants(game))
    numbering = game.numbering(options)
    assert numbering.numbers(numbering.actions) == [*range(len(numbering))]
    number = data.draw(st.integers(0, len(numbering) - 1))
    assert numbering.number(game.read(options, game.write(options, numbering.actions[number]))) == number
    with pytest.raises(NoNumber, match="not legal now; nothing is legal now"):
        numbering.action(number, ())
    end = numbering.players if number < numbering.players else len(numbering)  # for players, or for chance
    with pytest.raises(NoNumber, match=f"numbers go from 0 to {end - 1}; legal now: {number}"):
        numbering.action(len(numbering), numbering.actions[number : number + 1])


@EVERY_GAME
@pytest.mark.parametrize(
    "nonsense", ["", " ", "Z9", "N4↻↻↻", "d99", "swap", "draw", "choose nothing", "N4 d3"]
)
def test_a_notation_that_names_nothing_is_refused(game: Game, nonsense: str) -> None:
    with pytest.raises(ValueError, match=r"is not an action|there is no"):
        game.read(game.Options(players=2), nonsense)


@EVERY_GAME
@settings(max_examples=200)
@given(data=st.data())
def test_a_view_is_the_same_for_positions_that_differ_only_in_what_the_seat_cannot_know(
    game: Game, data: DataObject
) -> None:
    """X10"""
    state = a_match(data, game).state
    rng = Random(data.draw(st.integers(0, 2**32)))
    for seat in seats(state):
        other = redealt(game, state, seat, rng)
        assert encode(game.view(other, seat)) == encode(game.view(state, seat))
        if seat is not None and game.actor(state) == seat:
            assert game.legal(other) == game.legal(state)


@WITH_SECRETS
def test_positions_with_other_secrets_really_differ(game: Game) -> None:
    """Keeps the test above honest: the planted secrets are there, and their owner sees them."""
    rng = Random(1)
    match = new_match(game, game.Options(players=3), rng)
    match = wandered(match, rng, 40)
    state = match.state
    others = [redealt(game, state, 0, rng) for _ in range(20)]
    assert any(other != state for other in others)
    assert any(game.view(other, 1) != game.view(state, 1) for other in others)


@EVERY_GAME
@settings(max_examples=30)
@given(data=st.data())
def test_a_resampled_position_looks_the_same_to_the_seat_and_can_be_played_on(
    game: Game, data: DataObject
) -> None:
    match = a_match(data, game)
    state = match.state
    rng = Random(data.draw(st.integers(0, 2**32)))
    if state.turn and not (match.over and game.name not in OURS):
        for seat in seats(state):
            other = game.resample(game.view(state, seat), rng)
            assert game.view(other, seat) == game.view(state, seat)
            assert game.actor(other) == game.actor(state)
            for action in game.legal(other):
                game.apply(other, action)


@EVERY_GAME
@settings(max_examples=12)
@given(data=st.data())
def test_a_game_told_again_with_other_secrets_looks_the_same_to_the_seat_all_the_way(
    game: Game, data: DataObject
) -> None:
    rng = Random(data.draw(st.integers(0, 2**32)))
    lots = Witness(rng)
    match = new_match(game, data.draw(variants(game)), lots)
    steps = [*wander(match, rng, data.draw(st.integers(0, 400)))]
    states = [match.state, *(step.after for step in steps)]
    past = Past(match.deal, states, [step.action for step in steps])
    for seat in seats(match.state):
        retold = game.retell(past, seat, rng)
        assert game.shuffle(match.options, Relots(lots.drawn, retold.shuffled)) == retold.deal
        other = game.lay_out(match.options, retold.deal)
        for state, action in zip(states, (*retold.actions, None), strict=True):
            assert game.view(other, seat) == game.view(state, seat)
            if action is not None:
                other, _ = game.apply(other, action)


class Witness(Random):
    """A generator that writes down what it draws, as lots."""

    def __init__(self, rng: Random) -> None:
        super().__init__(0)
        self.rng = rng
        self.drawn: list[int] = []

    def _randbelow(self, ways: int) -> int:
        lot = self.rng.randrange(ways)
        if ways > 1:
            self.drawn.append(lot)
        return lot


@WITH_SECRETS
def test_games_told_again_really_differ(game: Game) -> None:
    rng = Random(1)
    match = new_match(game, game.Options(players=3), rng)
    steps = [*wander(match, rng, 60)]
    past = Past(match.deal, [match.state, *(step.after for step in steps)], [step.action for step in steps])
    assert len({game.retell(past, 0, rng).deal for _ in range(20)}) > 5


@WITH_SECRETS
def test_resampled_positions_really_differ(game: Game) -> None:
    rng = Random(1)
    state = wandered(new_match(game, game.Options(players=3), rng), rng, 40).state
    assert len({game.resample(game.view(state, 0), rng) for _ in range(20)}) > 15


@EVERY_GAME
@settings(max_examples=12)
@given(data=st.data())
def test_every_view_has_the_same_planes_and_they_show_nothing_else(game: Game, data: DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 2**32)))
    match = new_match(game, data.draw(variants(game)), rng)
    kinds = {name: isinstance(plane, dict) for name, plane in game.planes(match.view(0)).items()}
    for step in wander(match, rng, 60):
        for seat in seats(step.after):
            planes = game.planes(game.view(step.after, seat))
            assert {name: isinstance(plane, dict) for name, plane in planes.items()} == kinds
            assert list(planes) == list(kinds)
            for plane in planes.values():
                values = plane.values() if isinstance(plane, Mapping) else [plane]
                assert all(0.0 <= value <= 1.0 for value in values)
            assert game.planes(game.view(redealt(game, step.after, seat, rng), seat)) == planes


@EVERY_GAME
@given(data=st.data())
def test_turns_are_counted_one_by_one(game: Game, data: DataObject) -> None:
    """X13"""
    rng = Random(data.draw(st.integers(0, 2**32)))
    for step in wander(new_match(game, data.draw(variants(game)), rng), rng, 80):
        assert step.after.turn - step.state.turn in (0, 1)


@EVERY_GAME
@given(data=st.data())
def test_x5_the_spare_never_goes_in_where_it_has_just_come_out(game: Game, data: DataObject) -> None:
    state = a_match(data, game).state
    if state.last_push is not None:
        banned = state.board.grid.arrows[state.last_push].opposite
        assert all(getattr(action, "arrow", None) != banned for action in game.legal(state))


@EVERY_GAME
@given(data=st.data())
def test_the_replay_of_a_record_ends_in_the_same_state(game: Game, data: DataObject) -> None:
    match = a_match(data, game)
    record = load(dump(match.record))
    assert record == match.record
    *_, last = replay(record)
    assert last.state == match.state


@EVERY_GAME
@settings(max_examples=10)
@given(data=st.data())
def test_every_view_can_be_drawn(game: Game, data: DataObject) -> None:
    state = a_match(data, game).state
    for seat in seats(state):
        scene = game.scene(game.view(state, seat))
        assert "▼" in text(scene) or "×" in text(scene)
        assert svg(scene).startswith("<svg")


class Table(RuleBasedStateMachine):
    """A table where people act, try what is not allowed, and look at each other's cards."""

    game: Game

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def sit_down(self, data: DataObject, seed: int) -> None:
        rng = Random(seed)
        self.match = new_match(self.game, data.draw(variants(self.game)), rng, turn_limit=60)
        self.strange = actions_of_another_game(self.game, rng)

    @precondition(lambda self: not self.match.over)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        legal = self.game.legal(self.match.state)
        note(f"{len(legal)} legal")
        self.match = self.match.then(legal[choice % len(legal)])

    @rule(choice=st.integers(0, 10**6))
    def try_something_strange(self, choice: int) -> None:
        action = self.strange[choice % len(self.strange)]
        before, kept = self.match.state, self.match.actions
        if self.match.over or action not in self.game.legal(before):
            with pytest.raises(IllegalAction):
                self.match.then(action)
            assert self.match.state is before
            assert self.match.actions == kept

    @invariant()
    def what_was_recorded_is_what_happened(self) -> None:
        assert load(dump(self.match.record)).result == self.match.result

    @invariant()
    def nobody_sees_more_than_the_own_cards(self) -> None:
        state = self.match.state
        for seat in seats(state):
            other = redealt(self.game, state, seat, Random(0))
            assert self.game.view(other, seat) == self.game.view(state, seat)


@EVERY_GAME
def test_a_table_stands_whatever_people_do(game: Game) -> None:
    machine = type("Table", (Table,), {"game": game})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=15, stateful_step_count=40, deadline=None)
    )
