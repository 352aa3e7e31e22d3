"""Questions with only one answer: the table gives it, unless it is a push or a walk. Clients rely on it."""

from __future__ import annotations

from random import Random

import wandelgang
from wandelgang.games import CHANCE, classic
from wandelgang.games.classic.state import Choose, Exchange, Options
from wandelgang.match import Match, Seat
from wandelgang.table.messages import only_answer


def exchanging(seed: int) -> Match | None:
    """A random game up to an exchange (C19) with one card to choose."""
    rng = Random(seed)
    options = Options(players=2, cards=2, events=True)
    deal = classic.GAME.shuffle(options, rng)
    match = Match.start(classic.GAME, options, deal, [Seat("A"), Seat("B")], turn_limit=100)
    while match.actor is not None:
        if match.state.step == "choose" and len(match.legal) == 1:
            return match
        offered = [action for action in match.legal if isinstance(action, Exchange)]
        if match.actor == CHANCE:
            match = match.then_chance(rng)
        else:
            match = match.then(rng.choice(offered or match.legal))
    return None


def shut_in(seed: int) -> Match | None:
    """A random game up to a walk that leads nowhere."""
    rng = Random(seed)
    match = wandelgang.deal("classic", seed=seed)
    while match.state.turn < 20 and match.actor is not None:
        if match.state.step == "move" and len(match.legal) == 1:
            return match
        match = match.then_chance(rng) if match.actor == CHANCE else match.then(rng.choice(match.legal))
    return None


def test_a_figure_that_cannot_leave_is_not_made_to_stay() -> None:
    match = next(found for seed in range(100) if (found := shut_in(seed)) is not None)
    assert only_answer(match) is None


def test_c19_the_only_card_of_an_exchange_is_taken_for_its_player() -> None:
    match = next(found for seed in range(100) if (found := exchanging(seed)) is not None)
    answer = only_answer(match)
    assert isinstance(answer, Choose)
    assert match.then(answer).state.step == "move"
