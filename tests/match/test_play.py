"""Playing a match to its end: bots act on their views, each with a generator of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from wandelgang.bots.wanderer import wander
from wandelgang.games import GAMES, classic
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import Picture
from wandelgang.games.classic.state import Draw, Options, View
from wandelgang.games.position import read_position
from wandelgang.match import BotFault, Match, Seat, dump, load, play
from wandelgang.match.beginning import first_state

OPTIONS = Options(2, first=0, cards=2)


def a_match(turn_limit: int | None = 20, options: Options = OPTIONS, seed: int = 1) -> Match:
    seats = [Seat(name) for name in ("Ada", "Bertha", "Cleo", "Dora")[: options.players]]
    return Match.start(classic.GAME, options, classic.shuffle(options, Random(seed)), seats, turn_limit)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_of_any_game_is_played_to_its_end_and_its_record_holds(name: str, players: int) -> None:
    game = GAMES[name]
    options, rng = game.Options(players=players), Random(5)
    seats = [Seat(f"wanderer {n}", bot="wanderer") for n in range(players)]
    match = Match.start(game, options, game.shuffle(options, rng), seats, turn_limit=30)
    match = play(match, [wander] * players, rng)
    assert match.over
    record = match.record
    assert record.result is not None
    assert load(dump(record)) == record


def test_the_same_generator_gives_the_same_game() -> None:
    games = [play(a_match(), [wander, wander], Random(seed)).record for seed in (7, 7, 8)]
    assert games[0] == games[1] != games[2]


def test_a_bot_sees_its_own_view_and_its_legal_actions_and_nothing_else() -> None:
    asked = []

    def curious(view: View, legal: Sequence[Any], rng: Random) -> Any:
        asked.append((view, tuple(legal)))
        return wander(view, legal, rng)

    match = play(a_match(), [curious, wander], Random(2))
    positions = iter(asked)
    state = first_state(classic.GAME, OPTIONS, match.deal)
    for action in match.actions:
        if classic.actor(state) == 0:
            assert next(positions) == (classic.view(state, 0), tuple(classic.legal(state)))
        state, _ = classic.apply(state, action)
    assert next(positions, None) is None


def test_a_bots_own_dice_never_change_anothers_nor_chance() -> None:
    def extravagant(view: View, legal: Sequence[Any], rng: Random) -> Any:
        rng.random()
        return legal[0]

    def plain(view: View, legal: Sequence[Any], rng: Random) -> Any:
        return legal[0]

    one, other = (play(a_match(), [bot, wander], Random(3)) for bot in (extravagant, plain))
    assert one.actions == other.actions


def test_each_bot_draws_from_a_generator_of_its_own() -> None:
    first: dict[int, float] = {}

    def note(view: View, legal: Sequence[Any], rng: Random) -> Any:
        assert view.seat is not None
        first.setdefault(view.seat, rng.random())
        return legal[0]

    play(a_match(), [note, note], Random(3))
    assert first.keys() == {0, 1}
    assert first[0] != first[1]


def test_a_watcher_sees_every_action_with_its_events() -> None:
    seen: list[Match] = []
    match = play(a_match(), [wander, wander], Random(2), seen.append)
    assert [one.number for one in seen] == list(range(1, match.number + 1))
    assert tuple(one.action for one in seen) == match.actions
    assert all(isinstance(one.events, tuple) for one in seen)


ANSWERS = [
    Push("N3"),
    Push("N2", 7),
    Walk(0),
    Draw(Picture.OWL),
    None,
    "W6",
    0,
    Walk("a1"),  # type: ignore[arg-type]
    Push(["N2"]),  # type: ignore[arg-type]
    [Push("N2")],
]


@pytest.mark.parametrize("answer", ANSWERS, ids=repr)
def test_an_answer_that_is_no_legal_action_is_the_bots_fault(answer: Any) -> None:
    match = a_match()
    with pytest.raises(BotFault, match=r"^Ada at seat 0 answered .* in turn 1: .") as fault:
        play(match, [lambda *_: answer, wander], Random(1))
    assert repr(answer) in str(fault.value)
    assert match.state == a_match().state  # the game stands as it was


def test_the_fault_says_why_the_rules_refuse_the_answer() -> None:
    with pytest.raises(BotFault, match=r"push first, then move \(X3\)"):
        play(a_match(), [lambda *_: Walk(0), wander], Random(1))


def test_a_bot_that_fails_is_named_with_the_turn_and_the_place() -> None:
    def forgetful(*_: object) -> Any:
        raise KeyError("where was I")

    match = a_match()
    why = r"^Ada at seat 0 failed in turn 1: KeyError: 'where was I' \(line \d+ of test_play.py\)\n"
    with pytest.raises(BotFault, match=why) as fault:
        play(match, [forgetful, wander], Random(1))
    assert isinstance(fault.value.__cause__, KeyError), "who calls from Python sees all of it"
    assert match.state == a_match().state


def test_a_fault_ends_with_the_position_that_the_bot_saw() -> None:
    seen: list[View] = []

    def silent(view: View, *_: object) -> Any:
        seen.append(view)

    with pytest.raises(BotFault) as fault:
        play(a_match(), [silent, wander], Random(1))
    line = str(fault.value).rpartition("It saw this position: ")[2]
    assert read_position(line) == (a_match().game, seen[0])


def test_a_bot_that_fails_in_a_library_is_told_with_its_own_line() -> None:
    def greedy(view: View, legal: Sequence[Any], rng: Random) -> Any:
        return rng.choice([])

    with pytest.raises(BotFault, match=r": IndexError: .* \(line \d+ of test_play.py\)\n"):
        play(a_match(), [greedy, wander], Random(1))


def test_a_bot_that_leaves_the_program_fails_like_any_other() -> None:
    with pytest.raises(BotFault, match=r" failed in turn 1: SystemExit: 3 \(line \d+ of test_play.py\)\n"):
        play(a_match(), [lambda *_: sys.exit(3), wander], Random(1))


def test_an_equal_answer_made_anew_is_as_good_as_the_one_offered() -> None:
    """A number from another library, such as True or a NumPy integer, leaves no trace in the record."""

    def anew(view: View, legal: Sequence[Any], rng: Random) -> Any:
        action = wander(view, legal, rng)
        if isinstance(action, Push):
            return Push(action.arrow, True if action.turn == 1 else action.turn)
        return action

    record = play(a_match(60), [anew, anew], Random(1)).record
    assert any(isinstance(action, Push) and action.turn == 1 for action in record.actions)
    assert all(type(action.turn) is int for action in record.actions if isinstance(action, Push))
    assert load(dump(record)) == record
