"""A batch from outside: what it shows, what it takes, what it refuses, and the games that it keeps."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.batch.replaying import ALL, VARIANTS, agree, chosen, replayed, shown
from tests.games.variants import variants

import corners
from wandelgang.batch import CHANCE, LEAVE, OVER, Batch, NoBatch
from wandelgang.games import GAMES, BadOptions, IllegalAction, UnknownGame
from wandelgang.games.numbering import NoNumber
from wandelgang.games.wire import plain
from wandelgang.match import dump, load

NAMES = [*VARIANTS]
EVERY_GAME = pytest.mark.parametrize("name", NAMES)
EVERY_CASE = pytest.mark.parametrize("case", ALL, ids=shown)


def states(batch: Batch) -> list[Any]:
    return [batch.state(number) for number in range(batch.games)]


@EVERY_GAME
@given(data=st.data(), seed=st.integers(0, 2**63 - 1))
@settings(max_examples=15)
def test_a_batch_follows_the_rules_with_all_options(name: str, data: st.DataObject, seed: int) -> None:
    options: Any = plain(data.draw(variants(GAMES[name])))
    replayed(name, options, games=2, actions=40, seed=seed, seeking=data.draw(st.sampled_from([0.0, 0.8])))


@EVERY_CASE
def test_a_game_takes_at_most_a_kilobyte(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    assert 0 < Batch(name, 10, **options).bytes_per_game <= 1024


@EVERY_GAME
def test_the_same_seed_gives_the_same_games_however_many_there_are(name: str) -> None:
    few, many = Batch(name, 3, seed=8), Batch(name, 50, seed=8)
    few.play(60)
    many.play(60)
    assert states(few) == states(many)[:3]
    other = Batch(name, 3, seed=9)
    other.play(60)
    assert all(here != there for here, there in zip(states(few), states(other), strict=True))


@EVERY_GAME
def test_playing_on_does_not_depend_on_how_often_one_asks(name: str) -> None:
    at_once, in_parts = Batch(name, 4, chance=False), Batch(name, 4, chance=False)
    assert at_once.play(50) == 200
    for _ in range(10):
        in_parts.play(5)
    assert states(at_once) == states(in_parts)


@EVERY_CASE
def test_games_are_kept_as_matches_and_records_that_replay(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    batch = Batch(name, 3, seed=2, record=True, **options)
    batch.play(150)
    for number in range(3):
        match = batch.match(number)
        assert match.state == batch.state(number)
        record = batch.record(number)
        assert load(dump(record)) == record


def test_room_is_made_for_long_games() -> None:
    batch = Batch("master", 2, record=True)
    for _ in range(40):
        batch.play(60)
    assert batch.match(1).state == batch.state(1)
    assert batch.match(1).number >= 2400


@EVERY_CASE
def test_a_position_can_be_put_into_a_batch_and_played_on(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    source, batch = Batch(name, 6, seed=4, chance=False, **options), Batch(name, 6, chance=False, **options)
    for _ in range(12):
        source.play(17)
        for number in range(6):
            batch.put(number, source.state(number))
        agree(batch, states(source))
    batch.play(5)


def test_what_was_put_there_has_no_beginning() -> None:
    batch = Batch("classic", 2, record=True)
    batch.put(1, batch.state(0))
    with pytest.raises(ValueError, match="game 1 began with a position that was put there"):
        batch.match(1)
    batch.reset()
    assert batch.match(1).state == batch.state(1)


@EVERY_GAME
def test_chance_acts_by_itself_unless_asked_not_to(name: str) -> None:
    batch = Batch(name, 20)
    rng = np.random.default_rng(0)
    for _ in range(60):
        assert (batch.actor >= 0).all()
        batch.step((rng.random((20, batch.actions)) * batch.legal()).argmax(axis=1))
        batch.reset(batch.over)
    explicit, asked = Batch(name, 20, chance=False), 0
    for _ in range(200):
        explicit.play(1)
        asked += int((explicit.actor == CHANCE).sum())
    assert asked


@pytest.mark.parametrize("random", [(1,), (0, 2), (0, 1)])
def test_some_seats_can_play_at_random_by_themselves(random: tuple[int, ...]) -> None:
    batch = Batch("master", 30, players=3, random=random)
    rng = np.random.default_rng(0)
    for _ in range(40):
        assert not np.isin(batch.actor, random).any()
        batch.step((rng.random((30, batch.actions)) * batch.legal()).argmax(axis=1))


def uneven(name: str) -> Any:
    """A position where chance can do several things that are not equally likely."""
    events: Any = {"events": True} if name == "classic" else {}
    batch, rng = Batch(name, 1, chance=False, **events), Random(2)
    while True:
        state = batch.state(0)
        weights = {weight for _, weight in batch.game.chance(state)}
        if len(weights) > 1:
            return state
        batch.step(chosen(batch, [state], rng, 0.9))


@EVERY_GAME
def test_chance_draws_by_weight(name: str) -> None:
    state = uneven(name)
    batch = Batch(name, 6000, seed=3, chance=False, record=True, **plain(state.options))
    for number in range(batch.games):
        batch.put(number, state)
    batch.play(1)
    drawn = Counter(batch.last.tolist())
    weighed = {batch.numbering.number(action): weight for action, weight in batch.game.chance(state)}
    total = sum(weighed.values())
    assert drawn.keys() == weighed.keys()
    for number, weight in weighed.items():
        expected = batch.games * weight / total
        assert abs(drawn[number] - expected) < 5 * expected**0.5


@EVERY_GAME
def test_deals_are_even(name: str) -> None:
    """Loose tiles are equally often the spare, turns are equally likely, and seats equally often begin."""
    batch = Batch(name, 8000, seed=6, players=4, chance=False)
    box = batch.game.box
    spares = np.bincount(batch.tiles[:, -1], minlength=len(box.tiles))
    assert not spares[: len(box.fixed_cells)].any()
    expected = 8000 / len(box.loose_numbers)
    assert (abs(spares[len(box.fixed_cells) :] - expected) < 6 * expected**0.5).all()
    firsts = Counter(batch.state(number).seat for number in range(400))
    assert all(70 <= firsts[seat] <= 130 for seat in range(4))
    last = box.loose_numbers[0]  # a tile with three openings: four different turns
    cells, sides = np.nonzero(batch.tiles[:, :-1] == last), batch._arrays.words[:, 3:7]
    north = (sides[cells[0], 0] >> cells[1].astype(np.uint64)) & np.uint64(1)
    assert abs(north.mean() - 0.75) < 0.03


def test_views_are_the_batch_s_own_arrays() -> None:
    batch = Batch("towers", 5)
    for view in (batch.actor, batch.turn, batch.figures, batch.tiles, batch.spare, batch.legal_bits):
        assert any(np.shares_memory(view, array) for array in batch._arrays)
        assert not view.flags.writeable
    figures, seen = batch.figures, batch.observe()
    before = figures.copy()
    batch.play(30)
    assert (figures != before).any()
    goal = seen["goal"]
    assert np.shares_memory(goal, batch.observe()["goal"])


def test_masks_and_planes_can_be_written_into_arrays_of_the_caller() -> None:
    batch = Batch("classic", 4)
    masks = np.empty((4, batch.actions), np.int8)
    assert batch.legal(masks) is masks
    assert (masks == batch.legal()).all()
    planes = np.empty((4, len(batch.plane_names), 7, 7), np.float32)
    assert batch.planes(out=planes) is planes
    assert (planes == batch.planes()).all()
    with pytest.raises(ValueError, match="contiguous float32 array of shape"):
        batch.planes(out=np.empty((4, 7, 7), np.float32))


# --- what is refused ---------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_with_its_game_its_notation_and_what_is_legal() -> None:
    batch = Batch("classic", 3, first=0)
    batch.step([0, LEAVE, LEAVE])
    before = states(batch)
    walk = int(np.flatnonzero(batch.legal()[0])[0])
    push = batch.numbering.number(batch.game.read(batch.options, "N2"))
    with pytest.raises(IllegalAction) as refused:
        batch.step([walk, push, walk])
    written = batch.game.write(batch.options, batch.numbering.actions[walk])
    assert str(refused.value).startswith(f"game 2: {written} ({walk}) is not possible: ")
    assert "push first, then move" in str(refused.value)
    assert "legal now: N2 (0), " in str(refused.value)
    assert "more (X3)" in str(refused.value)
    assert states(batch) == before, "nothing has changed in any game"


def test_a_finished_game_takes_no_action_but_can_be_left_alone() -> None:
    batch = Batch("classic", 20, cards=1, way_home=False)
    rng = np.random.default_rng(1)
    while not batch.over.any():
        batch.step((rng.random((20, batch.actions)) * batch.legal()).argmax(axis=1))
    game = int(np.flatnonzero(batch.over)[0])
    assert batch.outcome(game) is not None
    assert not batch.legal()[game].any()
    numbers = np.full(20, LEAVE)
    batch.step(numbers)
    numbers[game] = 5
    with pytest.raises(IllegalAction, match=f"game {game}: .* the game is over; reset this game"):
        batch.step(numbers)
    batch.reset(batch.over)
    assert not (batch.actor == OVER).any()


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ([0], r"a whole number for each of the 2 games, not int64 numbers of shape \(1,\)"),
        ([0.0, 1.0], "a whole number for each of the 2 games, not float64"),
        ([[0], [1]], r"of shape \(2, 1\)"),
        ([0, 999], "game 1: there is no action 999; numbers go from 0 to 120, and -1 leaves a game alone"),
        ([-2, 0], "game 0: there is no action -2"),
    ],
)
def test_numbers_that_mean_nothing_are_refused(numbers: Any, message: str) -> None:
    batch = Batch("classic", 2)
    with pytest.raises((ValueError, NoNumber), match=message):
        batch.step(numbers)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: Batch("chess", 2), UnknownGame, "classic, master, towers"),
        (lambda: Batch("classic", 0), ValueError, "a batch has a whole number of games, at least 1, not 0"),
        (lambda: Batch("classic", 2, seed=-1), ValueError, "a seed is a whole number, at least 0, not -1"),
        (lambda: Batch("classic", 2, players=5), BadOptions, "5 players cannot play"),
        (lambda: Batch("classic", 2, dice=1), BadOptions, "classic has no option 'dice'"),
        (lambda: Batch("classic", 2, random=(2,)), ValueError, r"seats are 0 to 1, not \[2\]"),
        (lambda: Batch("classic", 2, random=1), TypeError, r"a list such as \[1\], not 1"),  # type: ignore[arg-type]
        (lambda: Batch("classic", 2, random=(0, "b")), ValueError, r"seats are 0 to 1, not \[0, 'b'\]"),  # type: ignore[arg-type]
        (lambda: Batch("classic", 2, random=(0, 1)), ValueError, "at least one seat must not play at random"),
        (lambda: Batch(corners.GAME, 2), NoBatch, "corners cannot be played in batches: classic, "),
        (lambda: Batch("classic", 2).state(2), IndexError, "there is no game 2: games go from 0 to 1"),
        (lambda: Batch("classic", 2).match(0), ValueError, "make it with record=True"),
        (lambda: Batch("classic", 2).play(-1), ValueError, "at least 0, not -1"),
        (lambda: Batch("classic", 2).reset([True]), ValueError, "a truth value for each of the 2 games"),
        (lambda: Batch("classic", 2).reset([0, 1]), ValueError, "a truth value for each of the 2 games"),
        (lambda: Batch("classic", 2).observe(2), ValueError, "seats are 0 to 1"),
        (
            lambda: Batch("classic", 2).put(0, Batch("classic", 1, players=3).state(0)),
            ValueError,
            "this batch takes positions of classic with the options",
        ),
    ],
)
def test_wrong_calls_say_what_would_be_right(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_a_batch_needs_nothing_of_the_extra_for_research() -> None:
    script = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel", "distributed", "pyarrow"):
    sys.modules[name] = None
from wandelgang.batch import Batch
batch = Batch("classic", 2)
batch.play(10)
print(batch.planes().shape[0])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["2"]
