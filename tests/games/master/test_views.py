"""What a seat may know (X10, M14, M30), and that views, events and actions have a JSON form."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.games.master.positions import after, played, position

from wandelgang.games import GAMES, master, wire
from wandelgang.games.master.state import Options, State, Step

GAME = GAMES["master"]  # as anybody who plays a game sees it


def with_other_cards_of_the_others(state: State, seat: int) -> State:
    """The same position, but for what this seat cannot see: the others' cards change hands at random."""
    rng = Random(7)
    others = [other for other in range(state.options.players) if other != seat]
    pool = [card for other in others for card in state.holdings[other].cards]
    rng.shuffle(pool)
    holdings = list(state.holdings)
    for other in others:
        count = len(holdings[other].cards)
        holdings[other] = replace(holdings[other], cards=tuple(sorted(pool[:count])))
        pool = pool[count:]
    return replace(state, holdings=tuple(holdings))


def test_x10_a_view_depends_on_nothing_that_its_seat_cannot_see() -> None:
    changed = 0
    for state in played(3, 1500, Options(4)):
        other = with_other_cards_of_the_others(state, 2)
        changed += other != state
        assert master.view(other, 2) == master.view(state, 2)
    assert changed > 500


def test_x10_a_spectator_sees_no_hand_and_each_seat_its_own() -> None:
    state = master.GAME.deal(Options(3), Random(0))
    assert [player.hand for player in master.view(state, None).players] == [None, None, None]
    for seat in range(3):
        hands = [player.hand for player in master.view(state, seat).players]
        assert hands[seat] == state.holdings[seat].cards
        assert hands.count(None) == 2


def test_m14_treasures_coins_and_the_number_of_cards_are_public() -> None:
    state = position(figures="a1 g7", cards=["1 2 9", "7"], held=["3", "4 5"], coins=[2, 1])
    state = replace(state, discards=(8,), box=(1, 1))
    for seat in (0, 1, None):
        view = master.view(state, seat)
        shown = [(player.treasures, player.coins, player.cards) for player in view.players]
        assert shown == [((3,), 2, 3), ((4, 5), 1, 1)]
        assert (view.discards, view.box) == ((8,), (1, 1))
        assert [player.score for player in view.players] == [13, 14]


def test_the_view_shows_what_a_question_is_about() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="3@b1 4@g1", cards=["9"])
    view = master.view(after(state, "b1"), 1)
    assert (view.step, view.actor, view.at_turn, view.taken) == (Step.COIN, 0, 0, 3)
    assert master.view(after(state, "b1", "decline"), 1).taken is None


@pytest.mark.parametrize("short", [False, True])
def test_views_events_and_actions_go_through_json(short: bool) -> None:
    states = played(11, 6000, Options(3, short=short))
    for state in states[:: 40 if short else 60] + states[-80:]:
        for seat in (0, None):
            view = master.view(state, seat)
            assert wire.decode(wire.encode(view), master.View) == view
        for action in master.legal(state):
            assert wire.decode(wire.encode(action), GAME.Action) == action
            for event in master.apply(state, action)[1]:
                assert wire.decode(wire.encode(event), GAME.Event) == event
                assert master.see(event, 1) == event
