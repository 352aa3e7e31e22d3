"""Many games between bots: the same seed gives the same games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.match.records import exhausted, won

from wandelgang.bots import BOTS, bot
from wandelgang.bots.crew import Processes
from wandelgang.bots.simulation import Plan, Tally, play, play_one, simulate
from wandelgang.games import GAMES, classic
from wandelgang.match import dump, load

OPTIONS = classic.Options(2, cards=1)
PLAN = Plan("classic", OPTIONS, ("seeker", "wanderer"), seed=4, turn_limit=60)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["wanderer", "seeker"])
def test_the_first_two_bots_play_every_game_to_its_end(game: str, name: str) -> None:
    plan = Plan(game, GAMES[game].Options(players=3), (name,) * 3, seed=1, turn_limit=40)
    record = play_one(plan, 0)
    assert record.result is not None
    assert load(dump(record)) == record
    assert [seat.bot for seat in record.seats] == [name] * 3


def test_a_game_depends_on_the_plan_and_its_number_alone() -> None:
    third = play_one(PLAN, 3)
    assert play_one(PLAN, 3) == third
    assert list(simulate(PLAN, 5))[3] == third
    assert play_one(PLAN, 4) != third


def test_more_processes_give_the_same_games_in_the_same_order() -> None:
    assert list(simulate(PLAN, 10, Processes(2))) == list(simulate(PLAN, 10))


@pytest.mark.parametrize(
    ("bots", "turn_limit", "why"),
    [
        (("seeker",), 9, "2 players need 2 bots, not 1"),
        (("seeker", "magician"), 9, "there is no bot 'magician': bots are wanderer, dreamer, seeker, scout"),
        (("seeker", "seeker"), 0, "a turn limit of 0 is not possible"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(bots: tuple[str, ...], turn_limit: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Plan("classic", OPTIONS, bots, turn_limit=turn_limit)


def test_a_tally_counts_wins_by_seat_draws_turns_and_actions() -> None:
    tally = Tally(2)
    for record in (won(), won(), exhausted()):
        tally.add(record)
    assert (tally.games, tally.draws, tally.wins) == (3, 1, [2, 0])
    assert tally.turns == 3 + 3 + 3
    assert tally.actions == 2 * len(won().actions) + len(exhausted().actions)


def test_bots_go_by_name() -> None:
    assert {"wanderer", "seeker"} <= set(BOTS)
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        bot("nobody", "classic")


def test_a_function_can_play_without_a_name() -> None:
    def first(_view: object, legal: Sequence[Any], _rng: Random) -> Any:
        return legal[0]

    match = play("classic", [first, "wanderer"], seed=3, turn_limit=5)
    assert [seat.bot for seat in match.seats] == ["first", "wanderer"]


@pytest.mark.parametrize("wrong", [3, None, len])
def test_what_is_not_a_bot_is_refused_with_what_would_be_one(wrong: Any) -> None:
    with pytest.raises(ValueError, match="is not a bot: give a name"):
        play("classic", [wrong, "wanderer"])


def test_bots_are_a_list() -> None:
    with pytest.raises(ValueError, match="give a list of bots"):
        play("classic", "seeker")
