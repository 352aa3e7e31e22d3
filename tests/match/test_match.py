"""A match: seats, the fold of its actions, its record, and the turn limit (X13)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.classic.positions import play as play_words
from tests.games.classic.positions import position

from wandelgang.games import CHANCE, IllegalAction, classic
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.state import Deal, Draw, Options, Step
from wandelgang.match import TURN_LIMIT, Match, Result, Seat, deal, draw
from wandelgang.match.beginning import first_state

OPTIONS = Options(2, first=0, cards=2)
SEATS = (Seat("Ada"), Seat("Bertha", bot="seeker"))


def a_match(turn_limit: int | None = None, options: Options = OPTIONS, seed: int = 1) -> Match:
    return Match.start(classic.GAME, options, classic.shuffle(options, Random(seed)), SEATS, turn_limit)


def past_the_first_cards(match: Match, rng: Random) -> Match:
    while match.actor == CHANCE:
        match = match.then_chance(rng)
    return match


def stay(match: Match) -> Walk:
    return Walk(match.state.figures[match.state.seat])


def test_a_match_begins_with_the_deal_laid_out() -> None:
    match = a_match()
    assert match.state == first_state(classic.GAME, OPTIONS, match.deal)
    assert (match.actor, match.over, match.result, match.actions) == (CHANCE, False, None, ())


@pytest.mark.parametrize("seats", [(), SEATS[:1], (*SEATS, Seat("Cleo"))])
def test_every_player_has_a_seat_and_nobody_else(seats: Sequence[Seat]) -> None:
    with pytest.raises(ValueError, match="2 players need 2 seats"):
        Match.start(classic.GAME, OPTIONS, classic.shuffle(OPTIONS, Random(0)), seats)


@pytest.mark.parametrize("name", ["", "x" * 81])
def test_a_name_is_neither_empty_nor_endless(name: str) -> None:
    with pytest.raises(ValueError, match="1 to 80 characters"):
        Seat(name)


def test_the_state_is_the_fold_of_the_actions_over_the_deal() -> None:
    match, rng = a_match(), Random(3)
    while not match.over and len(match.actions) < 50:
        actor = match.actor
        match = (
            match.then_chance(rng) if actor == CHANCE else match.then(rng.choice(classic.legal(match.state)))
        )
        state = first_state(classic.GAME, OPTIONS, match.deal)
        for action in match.actions:
            state, _ = classic.apply(state, action)
        assert state == match.state


def test_an_action_that_is_refused_is_not_kept() -> None:
    match = past_the_first_cards(a_match(), Random(0))
    before, kept = match.state, match.actions
    with pytest.raises(IllegalAction):
        match.then(Walk(0))
    assert (match.state, match.actions) == (before, kept)


def test_matches_are_values_that_may_branch() -> None:
    start = past_the_first_cards(a_match(), Random(0))
    pushes = classic.legal(start.state)
    one, other = start.then(pushes[0]), start.then(pushes[1])
    further = one.then(stay(one))
    assert start.actions == one.actions[:-1] == other.actions[:-1]
    assert (one.action, other.action) == (pushes[0], pushes[1])
    assert further.actions == (*one.actions, further.action)
    assert (other.by, other.number) == (start.actor, start.number + 1)
    with pytest.raises(AttributeError):
        one.number = 0  # type: ignore[misc]


def test_the_same_match_played_again_is_equal() -> None:
    one, again = (past_the_first_cards(a_match(), Random(0)) for _ in range(2))
    assert (one, hash(one)) == (again, hash(again))
    assert one != one.then(classic.legal(one.state)[0])
    assert one != a_match()


def test_a_match_goes_on_from_its_record() -> None:
    match = past_the_first_cards(a_match(turn_limit=9), Random(0))
    again = Match.of(match.record)
    assert again.actions == ()
    for action in match.record.actions:
        again = again.then(action)
    assert (again.state, again.record) == (match.state, match.record)


def test_chance_is_drawn_by_weight() -> None:
    rng = Random(0)
    drawn = [draw([("a", 1), ("b", 0), ("c", 3)], rng) for _ in range(4000)]
    assert "b" not in drawn
    assert 900 < drawn.count("a") < 1100


def test_chance_draws_what_the_game_says_can_happen() -> None:
    match = a_match()
    drawn = {match.then_chance(Random(seed)).action for seed in range(40)}
    assert drawn == {Draw(card) for card in match.state.hands[0].pile}


def test_x13_the_limit_for_programs_is_500_turns() -> None:
    assert TURN_LIMIT == 500


@pytest.mark.parametrize("limit", [0, -1, 10**9])
def test_x13_a_limit_is_at_least_one_turn_and_within_reason(limit: int) -> None:
    with pytest.raises(ValueError, match="turn limit"):
        a_match(limit)


def test_x13_after_the_last_turn_the_match_is_a_draw_by_exhaustion_scores_ignored() -> None:
    match = past_the_first_cards(a_match(3), Random(0))
    for turn in (1, 2, 3):
        assert (match.over, match.result, match.state.turn) == (False, None, turn)
        match = match.then(classic.legal(match.state)[0])
        assert not match.over
        match = match.then(stay(match))
    assert (match.over, match.actor, match.exhausted) == (True, None, True)
    assert match.result == Result(winners=(), scores=(), turns=3, ended="exhausted")
    assert match.record.result == match.result


def test_x13_after_the_limit_every_action_is_refused() -> None:
    match = past_the_first_cards(a_match(1), Random(0))
    match = match.then(Push("N2"))
    match = match.then(stay(match))
    with pytest.raises(IllegalAction, match="turn limit of 1 has ended the match") as refusal:
        match.then(Push("N4"))
    assert refusal.value.clause == "X13"


def test_x13_without_a_limit_a_match_goes_on() -> None:
    match = past_the_first_cards(a_match(None), Random(0))
    for _ in range(600):
        match = match.then(classic.legal(match.state)[0])
        match = match.then(stay(match))
        match = past_the_first_cards(match, Random(0))
    assert (match.over, match.state.turn) == (False, 601)


def in_a_double_turn(turn_limit: int) -> Match:
    """A match of which the first move is a double turn's: its first half is played."""
    options = Options(2, first=0, events=True)
    drawn = position(hands={"red": "owl | bat"}, events=True)
    loose = [tile for tile in drawn.board.tiles if tile.number >= 16]
    pictures = sorted(card for hand in drawn.hands for card in (*hand.found, *hand.goals, *hand.pile))
    deal = Deal(tuple(loose), drawn.spare, (tuple(pictures[:12]), tuple(pictures[12:])), 0)
    match = Match.start(classic.GAME, options, deal, SEATS, turn_limit)
    match = past_the_first_cards(match, Random(0))
    for word in ("W6", "read double-turn", "a1"):
        match = match.then(classic.read(options, word))
    assert match.state.step in (Step.AGAIN, Step.OVER)
    return match


def test_x13_the_second_half_of_a_double_turn_counts_as_a_turn() -> None:
    match = in_a_double_turn(turn_limit=2)
    assert match.state.turn == 1
    match = match.then(Push("W4"))
    assert (match.state.turn, match.over) == (2, False)
    match = match.then(stay(match))
    assert (match.exhausted, match.result) == (True, Result((), (), 2, "exhausted"))


@pytest.mark.parametrize("word", ["W4", "pass"])
def test_x13_a_second_half_that_would_be_a_turn_too_many_is_not_played(word: str) -> None:
    match = in_a_double_turn(turn_limit=1)
    assert not match.over
    match = match.then(classic.read(match.options, word))
    assert (match.exhausted, match.result) == (True, Result((), (), 1, "exhausted"))


def test_x13_a_win_in_the_last_turn_is_a_win() -> None:
    state = play_words(position("┌─┬", hands={"red": ""}), "W6")
    match = replace(a_match(1, options=state.options), state=state)
    match = match.then(stay(match))
    assert match.result == Result(winners=(0,), scores=(12, 11), turns=1, ended="won")
    assert not match.exhausted


def test_chance_does_not_act_when_it_is_not_asked() -> None:
    with pytest.raises(ValueError, match="chance has nothing to decide here"):
        deal("classic", seed=1).then_chance(Random(1))
