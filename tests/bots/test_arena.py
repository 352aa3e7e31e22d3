"""The arena: fair seats, equal deals, resumable books, honest intervals."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from wandelgang.bots.arena import (
    ArenaPlan,
    BadBook,
    Pairing,
    Played,
    bouts,
    meetings,
    open_book,
    play_bout,
    play_bouts,
    plot,
    ranking,
    title,
)
from wandelgang.bots.arena.ranking import wilson
from wandelgang.bots.crew import Processes
from wandelgang.games import classic, towers

PLAN = ArenaPlan("classic", classic.Options(players=2, cards=2), ("seeker", "wanderer"), games=8, seed=5)


def test_with_two_players_every_two_bots_meet_once() -> None:
    plan = msgspec.structs.replace(PLAN, bots=("seeker", "wanderer"))
    assert plan.pairings == (Pairing("seeker", "wanderer"),)


def test_with_more_players_each_bot_sits_alone_among_the_others() -> None:
    plan = ArenaPlan("classic", classic.Options(players=3), ("seeker", "wanderer"), games=6)
    assert plan.pairings == (Pairing("seeker", "wanderer"), Pairing("wanderer", "seeker"))
    assert [bout.seated(3) for bout in bouts(plan)][:3:2] == [
        ("seeker", "wanderer", "wanderer"),
        ("wanderer", "seeker", "wanderer"),
    ]


def test_every_pairing_plays_the_same_deals_from_every_seat() -> None:
    plan = ArenaPlan("towers", towers.Options(players=4), ("seeker", "wanderer"), games=8)
    for pairing in plan.pairings:
        own = [(bout.deal, bout.seat) for bout in bouts(plan) if bout.pairing == pairing]
        assert own == [(deal, seat) for deal in (0, 1) for seat in range(4)]


@pytest.mark.parametrize(
    ("bots", "games", "reason"),
    [
        (("seeker",), 8, "at least two"),
        (("seeker", "seeker"), 8, "two different"),
        (("seeker", "wanderer"), 7, "multiple of 2"),
        (("seeker", "nobody"), 8, "there is no bot 'nobody'"),
    ],
)
def test_an_arena_that_cannot_be_is_refused(bots: tuple[str, ...], games: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ArenaPlan("classic", PLAN.options, bots, games)


def without_times(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(game, thinking={}) for game in games]


def test_the_same_seed_gives_the_same_results_on_any_number_of_processes() -> None:
    todo = list(bouts(PLAN))
    alone, together = list(play_bouts(PLAN, todo)), list(play_bouts(PLAN, todo, Processes(2)))
    assert without_times(alone) == without_times(sorted(together, key=lambda game: game.number))


def test_a_stopped_arena_resumes_from_its_book(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    assert open_book(book, title(PLAN)) == []
    first, second, *_ = (play_bout(PLAN, bout) for bout in list(bouts(PLAN))[:2])
    with book.open("ab") as file:
        file.write(msgspec.json.encode(first) + b"\n" + msgspec.json.encode(second)[:40])

    assert open_book(book, title(PLAN)) == [first]
    assert book.read_bytes().endswith(b"\n")
    assert open_book(book, title(PLAN)) == [first]
    assert next(bouts(PLAN, [(first.pairing, first.number)])).number == 1


def test_a_book_of_another_arena_is_refused_with_the_difference(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    open_book(book, title(PLAN))
    with pytest.raises(BadBook, match="seed is 5, not 6"):
        open_book(book, title(msgspec.structs.replace(PLAN, seed=6)))
    with pytest.raises(
        BadBook, match=r"belongs to another arena: game is classic, not towers; use another file"
    ):
        open_book(book, title(ArenaPlan("towers", towers.Options(players=2), PLAN.bots, games=8, seed=6)))
    book.write_text("something else\n")
    with pytest.raises(BadBook, match="not the book of an arena"):
        open_book(book, title(PLAN))


def game(number: int, winners: tuple[int, ...], seat: int = 0, turns: int = 10) -> Played:
    return Played(
        PLAN.pairings[0], number, seat, winners, (0, 0), turns, {"seeker": [1.0, 3.0], "wanderer": []}
    )


def test_a_shared_win_counts_half_and_a_draw_nothing() -> None:
    (meeting,) = meetings(PLAN, [game(0, (0,)), game(1, (0, 1)), game(2, ()), game(3, (1,))])
    assert (meeting.wins, meeting.draws, meeting.games) == (1.5, 1, 4)


def test_what_differs_between_arenas_is_said_as_one_would_call_it(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    plan = ArenaPlan("towers", towers.Options(players=2), PLAN.bots, games=8)
    open_book(book, title(plan))
    other = msgspec.structs.replace(plan, options=towers.Options(players=2, children=(1,)))
    with pytest.raises(BadBook, match=r"belongs to another arena: children is none, not 1; use another file"):
        open_book(book, title(other))


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    """Wilson 1927 for 8 of 10: 0.490 to 0.943."""
    interval = wilson(8, 10)
    assert interval.low == pytest.approx(0.4902, abs=1e-4)
    assert interval.high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(10, 10).high == 1
    assert wilson(0, 10).low == 0


def test_the_bot_that_wins_more_is_rated_higher_with_its_own_turns_and_times() -> None:
    games = [game(number, (0,) if number % 4 else (1,)) for number in range(40)]
    best, other = ranking(PLAN, games)
    assert (best.bot, other.bot) == ("seeker", "wanderer")
    assert best.rating.low < best.rating.value < best.rating.high
    assert best.rating.value > other.rating.value
    assert best.turns_to_win == 5  # ten turns, two players
    assert best.thinking_median == 2
    assert other.thinking_median is None


def test_a_result_says_what_it_came_from() -> None:
    said = title(PLAN)
    assert (said.seed, said.games, said.game, said.rules) == (5, 8, "classic", classic.GAME.rules)
    assert {"wandelgang", "python", "numba"} <= said.versions.keys()


def test_the_plot_is_a_picture_with_a_row_for_each_meeting() -> None:
    found = meetings(PLAN, [game(0, (0,)), game(1, (1,))])
    picture = ElementTree.fromstring(plot(title(PLAN), found))
    words = " ".join(picture.itertext())
    assert "seeker against wanderer" in words
    assert "50.0%" in words
