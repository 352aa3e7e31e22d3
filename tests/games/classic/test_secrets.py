"""What is secret: clauses X10, X11, C11 and C21. Secrets are planted, then looked for."""

from __future__ import annotations

from msgspec.structs import replace
from tests.games.classic.positions import hand, play, position, told

from wandelgang.games import classic
from wandelgang.games.classic.parts import Picture
from wandelgang.games.classic.state import BackRead, Drew, Event, Exchanged, State, Step
from wandelgang.games.wire import encode

SEATS = (0, 1, 2, None)  # None: a spectator


def three() -> State:
    """Red looks for the book, its pile holds owl and bat; yellow and blue have secrets of their own."""
    return position(
        "┌─┬",
        colours=("red", "yellow", "blue"),
        hands={"red": "book | owl bat", "yellow": "map | ring", "blue": "keys | crown"},
        events=True,
    )


def with_other_cards(state: State, seat: int, goals: tuple[Picture, ...], pile: tuple[Picture, ...]) -> State:
    other = replace(state.hands[seat], goals=goals, pile=pile)
    return replace(state, hands=(*state.hands[:seat], other, *state.hands[seat + 1 :]))


def shown(state: State, seat: int | None) -> str:
    return encode(classic.view(state, seat)).decode()


def test_x10_a_view_is_the_same_whatever_the_others_hold() -> None:
    state = three()
    for step in (
        state,
        play(state, "W6"),
        play(state, "W6", "read swap"),
        play(state, "W6", "read blank", "c1"),
    ):
        planted = with_other_cards(
            step, 0, step.hands[0].goals and (Picture.SKULL,), (Picture.MAP, Picture.RING)
        )
        assert planted != step
        for seat in (1, 2, None):
            assert classic.view(planted, seat) == classic.view(step, seat)
            assert shown(planted, seat) == shown(step, seat)


def test_x10_only_the_owner_sees_the_current_card() -> None:
    state = three()
    for seat in SEATS:
        own = [player.goals for player in classic.view(state, seat).players]
        assert own == [state.hands[s].goals if s == seat else None for s in range(3)]


def test_x10_the_own_face_down_cards_are_not_in_the_own_view() -> None:
    state = three()
    planted = with_other_cards(state, 0, (Picture.BOOK,), (Picture.SKULL, Picture.SWORD))
    assert classic.view(planted, 0) == classic.view(state, 0)
    assert all(player.pile is None for seat in SEATS for player in classic.view(state, seat).players)


def test_x10_no_card_that_is_still_secret_is_written_anywhere_in_a_view() -> None:
    state = position(hands={"red": "book | owl bat", "blue": "map"})
    seen_by_blue, seen_by_red = shown(state, 1), shown(state, 0)
    assert '"goals":["map"]' in seen_by_blue
    for secret in ("book", "owl", "bat"):
        assert f'"{secret}"' not in seen_by_blue
        assert f'"{secret}"' not in shown(state, None)
    for secret in ("owl", "bat", "map"):
        assert f'"{secret}"' not in seen_by_red


def seen(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    return tuple(classic.see(event, seat) for event in events)


def test_x10_the_player_who_looks_at_a_card_knows_it_and_the_others_know_that_somebody_looked() -> None:
    drew = told(three(), "W6", "read blank", "c1", "draw owl")
    assert Drew(0, Picture.OWL) in seen(drew, 0)
    for seat in (1, 2, None):
        assert Drew(0, None) in seen(drew, seat)
        assert "owl" not in encode(seen(drew, seat)).decode()


def test_x10_the_player_who_exchanges_knows_the_card_and_the_others_know_that_it_was_exchanged() -> None:
    exchanged = told(three(), "W6", "read exchange", "exchange", "choose bat")
    assert Exchanged(0, Picture.BAT) in seen(exchanged, 0)
    for seat in (1, 2, None):
        assert seen(exchanged, seat) == (Exchanged(0, None),)


def test_x10_x11_a_pile_once_looked_through_is_known_to_its_owner_alone_and_has_no_order() -> None:
    state = play(three(), "W6", "read exchange", "exchange", "choose bat", "a1")
    assert classic.view(state, 0).players[0].pile == (Picture.BOOK, Picture.OWL)
    assert list(hand(state, "red").pile) == sorted(hand(state, "red").pile)
    for seat in (1, 2, None):
        assert classic.view(state, seat).players[0].pile is None


def test_x10_only_the_player_who_chooses_sees_the_pile() -> None:
    state = play(three(), "W6", "read exchange", "exchange")
    assert classic.view(state, 0).players[0].pile == (Picture.BAT, Picture.OWL)
    assert [player.pile for player in classic.view(state, 0).players[1:]] == [None, None]
    for seat in (1, 2, None):
        assert all(player.pile is None for player in classic.view(state, seat).players)


def test_x11_the_next_card_is_drawn_when_it_is_looked_at_all_equally_likely() -> None:
    state = play(three(), "W6", "read blank", "c1")
    assert state.step is Step.DRAW
    assert {classic.write(state.options, action): weight for action, weight in classic.chance(state)} == {
        "draw bat": 1,
        "draw owl": 1,
    }


def test_c11_others_see_how_many_cards_are_left_and_which_are_turned_up() -> None:
    state = play(three(), "W6", "read blank", "c1", "draw owl")
    for seat in SEATS:
        red = classic.view(state, seat).players[0]
        assert (red.left, red.found) == (2, hand(state, "red").found)
        assert red.found[-1] is Picture.BOOK


def test_c18_everybody_sees_that_a_second_card_was_looked_at_but_not_which() -> None:
    state = play(three(), "W6", "read second-card", "look", "draw bat")
    assert classic.view(state, 0).players[0].goals == (Picture.BOOK, Picture.BAT)
    for seat in (1, 2, None):
        red = classic.view(state, seat).players[0]
        assert (red.choice_open, red.goals, red.left) == (True, None, 3)


def test_c21_a_back_that_was_read_is_known_to_everybody() -> None:
    state = three()
    number = state.board.numbers[41]  # g6
    read = told(state, "W6", "read swap")
    for seat in SEATS:
        assert seen(read, seat) == (
            BackRead(0, number, classic.view(play(state, "W6", "read swap"), seat).offer),
        )
        known = classic.view(play(state, "W6", "read swap"), seat).backs
        assert [(back.number, back.message) for back in known] == [(number, "swap")]


def test_c21_a_back_that_was_not_read_is_in_no_view() -> None:
    state = play(three(), "W6")
    assert state.step is Step.READ
    for seat in SEATS:
        view = classic.view(state, seat)
        assert (view.backs, view.offer) == ((), None)
