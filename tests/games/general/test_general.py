"""A package may leave out everything but a box and `apply`; each game has its own general forms."""

from __future__ import annotations

import pickle
from random import Random
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.installing import installed
from tests.games.walks import new_match, wandered

from corners import BOX, apply, goals
from wandelgang.drawing import text
from wandelgang.games import Game, IllegalAction, Outcome
from wandelgang.games.actions import Push, Walk
from wandelgang.games.general import Action, Event, State, Step, View, next_turn, pushed, walked, won
from wandelgang.games.numbering import NoNumber
from wandelgang.games.seats import Colour, SeatOptions
from wandelgang.games.wire import decode, encode
from wandelgang.match import Match


def apply_sooner(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Any corner wins except the one where the figure began."""
    if isinstance(action, Push):
        return pushed(state, action)
    after, events = walked(state, action)
    corners = {*BOX.starts.values()} - {BOX.starts[state.options.colours[state.seat]]}
    return won(after, events) if after.figures[after.seat] in corners else next_turn(after, events)


LEAST = Game(name="least", rules=1, package=__name__, box=BOX, apply=apply)


def finished(game: Game, seed: int = 1, players: int = 3) -> Match:
    rng = Random(seed)
    return wandered(new_match(game, game.Options(players=players), rng), rng, 10_000)


def test_a_game_of_a_box_and_apply_can_be_dealt_played_seen_and_drawn() -> None:
    match = finished(LEAST)
    assert match.result is not None
    (winner,) = match.result.winners
    assert match.state.figures[winner] in goals(match.state, winner)
    assert LEAST.outcome(match.state) == Outcome((winner,), tuple(int(seat == winner) for seat in range(3)))
    view = LEAST.view(match.state, 0)
    assert decode(encode(view), LEAST.View) == view
    assert "Spare" in text(LEAST.scene(view))


def test_goals_are_shown_to_everybody() -> None:
    game = Game(name="least", rules=1, package=__name__, box=BOX, apply=apply, goals=goals)
    state = game.deal(SeatOptions(players=2), Random(1))
    assert [player.goals for player in game.view(state, None).players] == [(24,), (0,)]


def test_several_seats_can_win_together() -> None:
    state = LEAST.deal(SeatOptions(players=3), Random(1))
    after, events = won(state, winners=(0, 2))
    assert LEAST.outcome(after) == Outcome((0, 2), (1, 0, 1))
    assert events[-1].winners == (0, 2)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("step", "action", "why"),
    [
        (Step.MOVE, Push("N2"), "the game waits for a move"),
        (Step.PUSH, Walk(3), "the game waits for a push"),
        (Step.OVER, Push("N2"), "the game is over"),
        (Step.MOVE, Walk(99), "leads from a1 to cell 99"),
        (Step.MOVE, Walk(-1), "leads from a1 to cell -1"),
    ],
)
def test_a_refusal_says_why(step: Step, action: Push | Walk, why: str) -> None:
    state = replace(LEAST.deal(SeatOptions(players=2, first=0), Random(1)), step=step)
    with pytest.raises(IllegalAction, match=why):
        LEAST.apply(state, action)


class Handicap(SeatOptions, frozen=True, forbid_unknown_fields=True):
    """Options with a wish of their own."""

    handicap: bool = False


def test_options_of_ones_own_are_part_of_states_and_views() -> None:
    game = Game(name="least", rules=1, package=__name__, box=BOX, apply=apply, Options=Handicap)
    state = game.deal(game.Options(players=2, handicap=True), Random(1))
    assert decode(encode(state), game.State) == state
    view = game.view(state, 1)
    assert decode(encode(view), game.View).options.handicap


def test_the_next_version_has_general_forms_of_its_own() -> None:
    """Those of the version before would follow its rules."""
    game = LEAST.next_version(apply=apply_sooner, goals=lambda _state, seat: (seat,))
    state = game.deal(SeatOptions(players=2), Random(1))
    assert [player.goals for player in game.view(state, None).players] == [(0,), (1,)]
    assert [player.goals for player in LEAST.view(state, None).players] == [(), ()]
    (before,) = game.earlier
    assert (before.rules, before.apply, game.rules, game.apply) == (1, apply, 2, apply_sooner)
    longer = LEAST.next_version(Options=Handicap)
    dealt = longer.deal(Handicap(players=2, handicap=True), Random(1))
    assert decode(encode(dealt), longer.State) == dealt


def test_states_and_views_of_general_games_are_values() -> None:
    first, second = (LEAST.deal(SeatOptions(players=2), Random(5)) for _ in range(2))
    assert first == second
    assert hash(first) == hash(second)
    assert isinstance(first, State)
    assert isinstance(LEAST.view(first, None), View)


def test_a_game_travels_between_processes_as_its_name_and_version() -> None:
    newer = LEAST.next_version(apply=apply_sooner)
    with installed(newer):
        assert pickle.loads(pickle.dumps(newer)) is newer
        assert pickle.loads(pickle.dumps(LEAST)) is newer.earlier[0]


class WithCoins(State, frozen=True):
    """A state with more than the general one."""

    coins: tuple[int, ...] = ()


class WithHandicap(State[Handicap], frozen=True):
    """A state with more than the general one, and other options."""

    coins: tuple[int, ...] = ()


@pytest.mark.parametrize(("state_type", "options"), [(WithCoins, SeatOptions), (WithHandicap, Handicap)])
def test_a_state_of_ones_own_extends_the_general_one(
    state_type: type[State], options: type[SeatOptions]
) -> None:
    game = Game(
        name="least", rules=1, package=__name__, box=BOX, apply=apply, State=state_type, Options=options
    )
    match = finished(game)
    assert type(match.state) is state_type
    assert decode(encode(match.state), game.State) == match.state
    assert type(decode(encode(match.state), game.State).options) is options


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """An action with everything that can be listed."""

    pips: Annotated[int, msgspec.Meta(ge=1, le=3)]
    colour: Colour | None
    loud: bool
    hand: Literal["left", "right"]


class Bet(msgspec.Struct, frozen=True, tag="bet"):
    """An action with a field that has no end."""

    coins: int


def test_actions_of_ones_own_are_numbered_after_pushes_and_walks() -> None:
    game = Game(name="least", rules=1, package=__name__, box=BOX, apply=apply, Action=Roll | Walk | Push)
    numbering = game.numbering(SeatOptions(players=2))
    assert [type(action) for action in numbering.actions] == [Push] * 32 + [Walk] * 25 + [Roll] * 60
    assert numbering.actions[32 + 25] == Roll(1, None, False, "left")
    assert numbering.actions[-1] == Roll(3, Colour.GREEN, True, "right")
    assert numbering.players == len(numbering) == len({*numbering.actions})


def test_an_action_without_an_end_cannot_be_numbered_and_the_message_says_what_to_do() -> None:
    game = Game(name="least", rules=1, package=__name__, box=BOX, apply=apply, Action=Push | Walk | Bet)
    with pytest.raises(
        NoNumber, match=r"bet has a field coins .* give it bounds .* or the game a `numbering`"
    ):
        game.numbering(SeatOptions(players=2))
    with pytest.raises(NoNumber, match=r"Bet.coins=5. has no number"):
        LEAST.numbering(SeatOptions(players=2)).number(Bet(5))  # type: ignore[arg-type]
