"""Positions that somebody lays out: what is wrong with them, with the clause, and what they become."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.walks import matches

import wandelgang
from wandelgang.composing import laid
from wandelgang.games import GAMES, Game
from wandelgang.games.position import read_position, write_position
from wandelgang.games.required import AnyState, AnyView
from wandelgang.games.wire import plain
from wandelgang.table import Refuse, editing
from wandelgang.table.protocol import CheckedDraft, Draft, DraftWish


def start(game: str = "classic", **options: Any) -> Draft:
    return editing.start(DraftWish(game, options=options), Random(3))


def changed(draft: Draft, *path: str | int, to: Any) -> Draft:
    """A draft with another value at a path."""
    view: Any = copy.deepcopy(draft.view)
    inner = view
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return Draft(draft.game, draft.rules, view)


def names(checked: CheckedDraft) -> list[tuple[str, str]]:
    return [(flaw.name, flaw.clause) for flaw in checked.flaws]


class PlainSolving:
    """Solves in this process, as a browser does."""

    async def solve(self, game: Game, view: AnyView, payer: str) -> tuple[bytes | None, str]:
        return laid.solved(game, view)

    async def puzzle(self, game: Game, state: AnyState, payer: str) -> tuple[str | None, str]:
        return laid.as_puzzle(game, state)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fresh_board_is_possible_and_has_a_line(game: str, players: int) -> None:
    colours = GAMES[game].Options(players=players).colours
    draft = editing.start(DraftWish(game, colours), Random(1))
    checked = editing.check(draft)
    assert checked.flaws == ()
    assert checked.line is not None
    assert editing.draft_of(checked.line) == draft


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
@settings(max_examples=25)
@given(data=st.data())
def test_every_position_reached_in_play_can_be_laid_out(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    if match.over:
        return
    draft = Draft(game.name, game.rules, plain(match.view(match.state.seat)))
    assert editing.check(draft).flaws == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_missing_is_counted(game: str) -> None:
    loose = GAMES[game].box.loose_cells
    draft = start(game)
    for cell in loose[:3]:
        draft = changed(draft, "board", "tiles", cell, to=None)
    draft = changed(draft, "spare", to=None)
    (flaw,) = editing.check(draft).flaws
    assert (flaw.name, flaw.clause, flaw.cells, flaw.facts) == ("cells-open", "X2", loose[:3], {"count": 3})
    assert names(editing.check(changed(start(game), "spare", to=None))) == [("spare-missing", "X2")]
    assert names(editing.check(changed(start(game), "players", 1, "cell", to=None))) == [
        ("figure-missing", "X1")
    ]


@pytest.mark.parametrize(("game", "clause"), [("classic", "C2"), ("master", "M1"), ("towers", "T2")])
def test_more_tiles_of_a_kind_than_the_box_has_are_refused_with_the_clause(game: str, clause: str) -> None:
    """C2, M1, T2: the worst comes first, and says where the tiles lie."""
    draft, box = start(game), GAMES[game].box
    one, other = box.loose_cells[:2]
    draft = changed(draft, "board", "tiles", one, to=draft.view["board"]["tiles"][other])
    flaw = editing.check(draft).flaws[0]
    assert (flaw.name, flaw.clause) == ("tiles", clause)
    assert flaw.facts["count"] == int(flaw.facts["has"]) + 1
    assert {one, other} <= set(flaw.cells)


async def test_a_board_with_one_tile_too_many_is_solved_all_the_same() -> None:
    draft = start()
    one, other = GAMES["classic"].box.loose_cells[:2]
    draft = changed(draft, "board", "tiles", one, to=draft.view["board"]["tiles"][other])
    solved = await editing.solve(draft, PlainSolving(), "")
    assert solved.solution is not None
    with pytest.raises(Refuse, match="C2"):
        await editing.as_puzzle(draft, PlainSolving(), "")


@pytest.mark.parametrize(
    ("game", "path", "to", "flaw"),
    [
        ("classic", ("players", 0, "left"), 2, ("cards", "C7")),
        ("classic", ("players", 0, "found"), ["owl", "owl"], ("card-twice", "C3")),
        ("classic", ("players", 0, "cell"), 99, ("figure-missing", "X1")),
        ("classic", ("step",), "move", ("push-missing", "X3")),
        ("classic", ("offer",), "swap", ("events", "C14")),
        ("classic", ("winner",), 0, ("over", "X12")),
        ("classic", ("at_turn",), 2, ("seat", "X9")),
        ("master", ("gaze",), 3, ("gaze", "M2")),
        ("master", ("guards", 0), -1, ("guard-missing", "M5")),
        ("master", ("treasures", 0, "value"), 12, ("treasures", "M3")),
        ("master", ("players", 0, "treasures"), [1], ("treasures", "M3")),
        ("master", ("players", 0, "coins"), 2, ("coins", "M14")),
        ("towers", ("discards", "up"), 9, ("spells", "T3")),
        ("master", ("at_turn",), -1, ("seat", "X9")),
        ("towers", ("players", 0, "left"), 2, ("cards", "T5")),
        ("towers", ("at_turn",), 4, ("seat", "X9")),
    ],
)
def test_a_damaged_position_is_refused_with_a_clause(
    game: str, path: tuple[str | int, ...], to: object, flaw: tuple[str, str]
) -> None:
    options = {"cards": 3} if game == "classic" else {}
    checked = editing.check(changed(start(game, **options), *path, to=to))
    assert checked.line is None
    assert flaw in names(checked)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40)
@given(data=st.data())
def test_whatever_comes_from_strangers_is_answered_or_refused(game: str, data: st.DataObject) -> None:
    """No error but a refusal ever leaves the editor, and what it lets pass can be begun from."""
    draft = start(game)
    hostile = st.recursive(
        st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
        max_leaves=6,
    )
    field = data.draw(st.sampled_from(sorted(draft.view)))
    damaged = changed(draft, field, to=data.draw(hostile))
    try:
        checked = editing.check(damaged)
    except Refuse:
        return
    assert (checked.line is None) == bool(checked.flaws)
    if checked.line is not None:
        wandelgang.deal_from(checked.line, seed=1)


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        (Draft("chess", 1, {}), "no-game"),
        (Draft("classic", 99, {}), "no-game"),
        (Draft("classic", 1, {}), "bad-position"),
        (Draft("classic", 1, {"board": {"tiles": []}, "spare": None}), "bad-position"),
        (Draft("classic", 1, {"board": [], "spare": None}), "bad-position"),
    ],
)
def test_what_is_no_draft_is_refused(draft: Draft, code: str) -> None:
    with pytest.raises(Refuse) as refused:
        editing.check(draft)
    assert refused.value.code == code


def test_a_tile_that_the_box_does_not_have_is_refused() -> None:
    for tile in ({"number": 77, "openings": 3}, {"number": 16, "openings": 5}):
        with pytest.raises(Refuse, match=r"X2|X4"):
            editing.check(changed(start(), "board", "tiles", 1, to=tile))
    with pytest.raises(Refuse, match="fixed tile"):
        editing.check(changed(start(), "board", "tiles", 0, to=None))


async def _taking(game: str, turns: int) -> Draft:
    """A board whose goal is reached in so many turns."""
    for seed in range(50):
        draft = editing.start(DraftWish(game), Random(seed))
        solved = await editing.solve(draft, PlainSolving(), "")
        if solved.solution is not None and solved.solution.turns == turns:
            return draft
    raise AssertionError("one of these boards takes as many turns")


@pytest.mark.parametrize("game", GAMES)
async def test_a_draft_becomes_a_puzzle_whose_proof_holds(game: str) -> None:
    from wandelgang.composing import check
    from wandelgang.puzzles import read_puzzle
    from wandelgang.search import plain as engine

    draft = await _taking(game, 2)
    link = (await editing.as_puzzle(draft, PlainSolving(), "")).link
    puzzle = read_puzzle(link)
    assert puzzle.turns == 2
    check(puzzle, engine)


def test_a_position_of_a_record_is_opened_with_all_it_shows() -> None:
    match = wandelgang.deal("classic", seed=5)
    draft = editing.draft_of(write_position(match.game, match.state))
    assert draft.view["seat"] == match.state.seat
    assert [player["goals"] for player in draft.view["players"]] == [
        list(hand.goals) for hand in match.state.hands
    ]
    checked = editing.check(draft)
    assert checked.line is not None
    game, view = read_position(checked.line)
    assert game is match.game
    assert view.board == match.state.board
