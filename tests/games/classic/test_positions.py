"""The positions that the tests of this folder draw are made of what is in the box."""

from collections import Counter

from tests.games.classic.positions import at, hand, offered, play, position, refused

from wandelgang.games.classic.parts import LOOSE_NUMBERS, TILES, Picture
from wandelgang.maze import letters


def test_a_drawn_position_holds_every_tile_and_every_card_once() -> None:
    state = position(
        """
        ┌─┬┐...
        │├..│..
        """,
        spare="└",
        pictures={"b2": "bat", "spare": "spider"},
        hands={"red": "owl | bat", "blue": ""},
        colours=("red", "yellow", "blue"),
    )
    numbers = [*state.board.numbers, state.spare.number]
    assert sorted(numbers) == list(range(len(TILES)))
    assert [letters(state.board.openings(c)) for c in (0, 1, 2, 3, 7, 8, 11)] == [
        "ES", "EW", "ESW", "SW", "NS", "NES", "NS",
    ]  # fmt: skip
    assert (TILES[state.spare.number].picture, letters(state.spare.openings)) == (Picture.SPIDER, "NE")
    cards = Counter(card for h in state.hands for card in (*h.found, *h.goals, *h.pile))
    assert cards == Counter(Picture)
    assert (hand(state, "red").goals, hand(state, "red").pile) == ((Picture.OWL,), (Picture.BAT,))
    assert hand(state, "blue").left == 0
    assert state.spare.number in LOOSE_NUMBERS


def test_actions_are_played_offered_and_refused_by_their_notation() -> None:
    state = position("┌─┬")
    assert at(play(state, "W6", "c1"), "red") == "c1"
    assert "W6" in offered(state)
    assert refused(state, "W6", "W6") == "C8"
