"""Reading backs in the event variant: clause C14."""

from random import Random

import pytest
from tests.games.classic.positions import at, cell, hand, offered, play, position, refused, told

from wandelgang.games import CHANCE, classic
from wandelgang.games.classic.parts import Message
from wandelgang.games.classic.state import Back, BackRead, Options, Step

FIRST_OF_ITS_KIND = {
    "second-push": "W4",
    "swap": "swap blue",
    "second-card": "look",
    "exchange": "exchange",
}


def test_c14_the_back_of_the_tile_driven_out_is_read_by_chance_before_the_move() -> None:
    state = position(events=True)
    fallen = state.board.numbers[cell("g6")]
    pushed = play(state, "W6")
    assert (classic.actor(pushed), pushed.step, pushed.spare.number) == (CHANCE, Step.READ, fallen)
    assert told(pushed, "read swap") == (BackRead(0, fallen, Message.SWAP),)
    read = play(pushed, "read swap")
    assert (classic.actor(read), read.step, read.offer) == (0, Step.MOVE, Message.SWAP)
    assert read.backs == (Back(fallen, Message.SWAP),)


def test_c14_a_blank_back_offers_nothing() -> None:
    read = play(position(events=True), "W6", "read blank")
    assert (read.step, read.offer) == (Step.MOVE, None)
    assert read.backs == (Back(read.spare.number, None),)


def test_c14_without_the_option_no_back_is_read() -> None:
    state = play(position(".......\n.......\n.......\n.......\n.......\n......│", events=False), "W6")
    assert (state.step, state.offer, state.backs) == (Step.MOVE, None, ())


@pytest.mark.parametrize("message", list(Message))
def test_c14_a_message_works_every_time_its_tile_is_driven_out(message: Message) -> None:
    state = position(backs={"g6": message}, hands={"red": "book | owl"}, events=True)
    fallen = state.board.numbers[cell("g6")]
    assert told(state, "W6")[-1] == BackRead(0, fallen, message)
    again = play(state, "W6")
    assert (again.step, again.offer) == (Step.MOVE, message)
    assert again.backs == state.backs


def test_c14_a_back_known_to_be_blank_is_not_read_again() -> None:
    state = play(position(backs={"g6": "blank"}, events=True), "W6")
    assert (state.step, state.offer, len(state.backs)) == (Step.MOVE, None, 1)


@pytest.mark.parametrize(("message", "use"), FIRST_OF_ITS_KIND.items())
def test_c14_an_offer_counts_once(message: str, use: str) -> None:
    state = position(
        "┌─┬",
        backs={"g6": message},
        hands={"red": "book | owl bat map"},
        colours=("red", "blue"),
        events=True,
    )
    used = play(state, "W6", use)
    assert used.offer is None
    while used.step is not Step.MOVE:
        used = play(used, offered(used)[0])
    assert not set(offered(used)) & {"look", "exchange", "swap blue"}
    assert all(word in used.board.grid.names for word in offered(used))


@pytest.mark.parametrize("message", list(Message))
def test_c14_an_offer_ends_with_the_turn(message: Message) -> None:
    state = position("┌─┬", backs={"g6": message}, hands={"red": "owl | bat map"}, events=True)
    declined = play(state, "W6", "c1")
    if message is Message.DOUBLE_TURN:
        declined = play(declined, "pass")
    assert at(declined, "red") == "c1"
    assert (declined.offer, classic.actor(declined), declined.step) == (None, 1, Step.PUSH)
    assert hand(declined, "red") == hand(state, "red")


@pytest.mark.parametrize(
    ("message", "use", "clause"),
    [("second-card", "look", "C18"), ("exchange", "exchange", "C19"), ("swap", "swap blue", "C17")],
)
def test_c14_an_offer_cannot_be_used_before_the_push_after_the_move_or_without_it(
    message: str, use: str, clause: str
) -> None:
    state = position("┌─┬", backs={"g6": message}, hands={"red": "owl | bat map"}, events=True)
    assert refused(state, use) == clause
    assert refused(state, "W6", "c1", use) == clause
    nothing = position("┌─┬", backs={"g6": "blank"}, hands={"red": "owl | bat map"}, events=True)
    assert refused(nothing, "W6", use) == clause


@pytest.mark.parametrize("message", list(Message))
def test_c14_an_offer_ends_with_the_move_though_a_card_is_still_to_be_looked_at(message: Message) -> None:
    state = position("┌─┬", backs={"g6": message}, hands={"red": "book | bat map"}, events=True)
    moved = play(state, "W6", "c1")
    assert moved.step is Step.DRAW
    assert moved.offer is (message if message is Message.DOUBLE_TURN else None)
    for use in ("look", "exchange", "swap blue", "W4"):
        assert refused(moved, use) == "C9"


def test_c14_the_message_is_for_the_pushing_player_alone() -> None:
    state = position(backs={"g6": "swap"}, events=True, at_turn="blue")
    pushed = play(state, "W6")
    assert (classic.actor(pushed), pushed.offer) == (1, Message.SWAP)
    assert "swap red" in offered(pushed)


def test_c14_the_first_spare_counts_only_once_it_has_been_in_and_out() -> None:
    # Nothing else that W6 moves can carry a message, so what is read in the end is the first spare.
    state = position(
        "....... ....... ....... ....... ....... ┬┬┬┬┬┬┘",
        pictures={"g6": "owl"},
        spare="─",
        events=True,
    )
    first_spare = state.spare.number
    for count in range(7):
        state = play(state, "W6")
        assert (state.step, state.backs) == (Step.MOVE, ()), f"push {count + 1}"
        state = play(state, at(state, ("red", "blue")[state.seat]))
    state = play(state, "W6")
    assert (state.step, state.spare.number) == (Step.READ, first_spare)


def test_c14_a_spare_whose_message_is_known_says_nothing_when_it_goes_in() -> None:
    state = position(backs={"spare": "swap", "g6": "blank"}, events=True)
    assert play(state, "W6").offer is None


@pytest.mark.parametrize("word", ["read swap", "read blank"])
def test_c14_no_back_is_read_out_of_time(word: str) -> None:
    assert refused(position(events=True), word) == "C14"
    assert refused(position(events=True), "W6", "read blank", word) == "C14"


def test_c14_all_six_messages_turn_up_in_games_and_none_more_often_than_the_box_holds() -> None:
    for seed in range(10):
        rng = Random(seed)
        state = classic.GAME.deal(Options(2, events=True), rng)
        while state.turn < 120 and state.step is not Step.OVER:
            state, _ = classic.apply(state, rng.choice(classic.legal(state)))
        messages = [back.message for back in state.backs]
        assert len({back.number for back in state.backs}) == len(state.backs)
        assert set(Message) <= set(messages)
        assert all(messages.count(message) <= 2 for message in Message)
        assert messages.count(None) <= 10
