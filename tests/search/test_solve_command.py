"""`wandelgang solve` as people and programs call it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.match.records import won
from tests.search.quests import INSTANCES

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.solve import solve
from wandelgang.games import CHANCE, GAMES, Game
from wandelgang.games.position import write_position
from wandelgang.match import Record, Seat, deal, draw, dump, game_of, load, replay
from wandelgang.maze import Board, Tile, openings
from wandelgang.search import load as load_search


@pytest.fixture(autouse=True)
def _compiled() -> None:
    load_search()


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def played(name: str, actions: int, seed: int = 1) -> Record:
    """The record of a game that random actions have brought so far."""
    game: Game = GAMES[name]
    rng = Random(seed)
    options = game.Options(players=2)
    deal = game.shuffle(options, rng)
    state = game.lay_out(options, deal)
    taken: list[object] = []
    while len(taken) < actions or state.step != "push":
        if game.actor(state) == CHANCE:
            action = draw(game.chance(state), rng)
        else:
            action = rng.choice(list(game.legal(state)))
        state, _ = game.apply(state, action)
        taken.append(action)
    return Record(name, game.rules, options, (Seat("a"), Seat("b")), deal, tuple(taken))


def test_json_gives_a_line_for_each_instance(capsys: pytest.CaptureFixture[str]) -> None:
    solve(str(INSTANCES), json=True)
    given = {entry["id"]: entry for entry in json.loads(INSTANCES.read_text())["instances"]}
    rows = lines(capsys)
    assert [row["id"] for row in rows] == list(given)
    for row in rows:
        entry = given[row["id"]]
        assert row["turns"] == len(row["solution"]) == entry["optimal_turns"]
        assert row["microseconds"] > 0
        assert row["engine"] == "compiled"
        _replay(entry, row["solution"])


def _replay(entry: dict[str, Any], solution: list[dict[str, Any]]) -> None:
    """In the words of the format alone: insert, move, and stand on the objective at the end."""
    tiles = [tile["openings"] for row in entry["board"] for tile in row]
    board = Board.of(7, 7, [Tile(number, openings(tile)) for number, tile in enumerate(tiles)])
    spare, cell = Tile(49, openings(entry["leftover"]["openings"])), board.grid.cell(*entry["start"])
    goal = 49 if entry["objective"] == "leftover" else board.grid.cell(*entry["objective"])
    entries = {board.grid.row_column(arrow.entry): arrow for arrow in board.grid.arrows.values()}
    before = entry["previous_shift"]
    for move in solution:
        arrow = entries[tuple(move["shift"])]
        assert before is None or arrow.opposite != entries[tuple(before)].name
        laid = Tile(spare.number, openings(move["inserted_openings"]))
        assert laid in [spare.turned(turn) for turn in range(4)]
        board, spare = board.push(arrow, laid)
        to = board.grid.cell(*move["move"])
        assert board.corridors().reach(1 << arrow.carries[cell]) >> to & 1
        cell, before = to, move["shift"]
    assert board.numbers[cell] == goal


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    solve(str(INSTANCES), repeat=1)
    said = capsys.readouterr().out
    assert "rnd7_48_d4" in said
    assert "turns" in said


def test_plain_python_gives_the_same_solutions(capsys: pytest.CaptureFixture[str]) -> None:
    solve(str(INSTANCES), json=True, engine="plain", repeat=1)
    slow = lines(capsys)
    solve(str(INSTANCES), json=True, repeat=1)
    for row, quick in zip(slow, lines(capsys), strict=True):
        assert row["engine"] == "plain"
        assert row["solution"] == quick["solution"]


def test_every_first_push_that_is_as_good_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "one.json"
    file.write_text(json.dumps(json.loads(INSTANCES.read_text())["instances"][0]))
    solve(str(file), json=True, every=True)
    (row,) = lines(capsys)
    assert len(row["first_pushes"]) > 1
    first = row["solution"][0]
    assert {key: first[key] for key in ("shift", "inserted_openings", "arrow", "turn")} in row["first_pushes"]
    solve(str(file), every=True)
    assert "first pushes" in capsys.readouterr().out


def test_no_solution_within_the_limit_is_an_answer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    entry = next(e for e in json.loads(INSTANCES.read_text())["instances"] if e["optimal_turns"] == 4)
    del entry["optimal_turns"]
    file = tmp_path / "one.json"
    file.write_text(json.dumps({"instances": [entry]}))
    solve(str(file), json=True, deepest=3)
    (row,) = lines(capsys)
    assert row["turns"] is None
    assert row["solution"] == []
    solve(str(file), deepest=3)
    assert "–" in capsys.readouterr().out


def test_a_position_that_cannot_be_is_named_and_the_others_are_solved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good, bad, *_ = json.loads(INSTANCES.read_text())["instances"]
    bad["start"] = [9, 9]
    file = tmp_path / "two.json"
    file.write_text(json.dumps([bad, good]))
    with pytest.raises(Fault, match=f"{bad['id']}: the figure is off the board"):
        solve(str(file), json=True)
    refused, row = lines(capsys)
    assert "off the board" in refused["error"]
    assert row["turns"] == 1


def test_an_answer_that_differs_from_the_file_is_told(tmp_path: Path) -> None:
    entry = json.loads(INSTANCES.read_text())["instances"][0]
    entry["optimal_turns"] = 2
    file = tmp_path / "one.json"
    file.write_text(json.dumps(entry))
    with pytest.raises(Fault, match="1 turn found, the file says 2"):
        solve(str(file))


@pytest.mark.parametrize("content", [b"", b"nonsense", b"{}", b"\xff"])
def test_a_file_without_positions_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad"
    file.write_bytes(content)
    with pytest.raises(Fault):
        solve(str(file))
    with pytest.raises(Fault, match="cannot read"):
        solve(str(tmp_path / "missing"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_solution_from_a_record_is_played_by_the_rules_of_its_game(
    name: str, seed: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The first turn: opponents may undo the rest."""
    record = played(name, 30, seed)
    file = tmp_path / "games.jsonl"
    file.write_bytes(dump(record) + b"\n")
    solve(str(file), json=True)
    (row,) = lines(capsys)
    game = game_of(record)
    state = list(replay(load(dump(record))))[-1].state
    seat = state.seat
    move = row["solution"][0]
    push = next(
        action for action in game.legal(state) if (action.arrow, action.turn) == (move["arrow"], move["turn"])
    )
    state, _ = game.apply(state, push)
    cards = move.get("cards") or {}
    paid = {"up": cards.get("up", 0), "down": cards.get("down", 0), "joker": cards.get("either", 0)}
    walk = next(
        action
        for action in game.legal(state)
        if getattr(action, "cell", None) == state.board.grid.named(move["cell"])
        and all(getattr(action, kind, 0) == count for kind, count in paid.items())
    )
    after, events = game.apply(state, walk)
    told = {type(event).__name__ for event in events}
    gained = told & {"Found", "TookTreasure", "RuneTurned", "Won"}
    assert bool(gained) == (row["turns"] == 1)
    assert row["id"].endswith(f"seat {seat}")
    assert after != state


def test_goals_of_a_record_can_be_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\n".join(dump(played(name, 10)) for name in ("classic", "master", "towers")))
    for game, goals in (
        (1, ("home", "owl", "spare", "a1")),
        (2, ("dragon", "3", "d4")),
        (3, ("rune", "home")),
    ):
        for goal in goals:
            solve(str(file), json=True, record=game, goal=goal, seat=1, deepest=4)
            (row,) = lines(capsys)
            assert row["id"].startswith(f"record {game}, position")
    with pytest.raises(Fault, match="there is no goal 'sofa': goals are home, rune"):
        solve(str(file), record=3, goal="sofa")
    with pytest.raises(Fault, match="no treasure 9 lies on the board"):
        solve(str(file), record=2, goal="9")


def test_positions_are_counted_from_the_end_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = played("classic", 10)
    file = tmp_path / "games.jsonl"
    file.write_bytes(dump(record))
    last = len(record.actions)
    for at, number in ((-1, last), (-3, last - 2)):  # a push and a walk lie between
        solve(str(file), json=True, at=at, seat=0)
        (row,) = lines(capsys)
        assert row["id"] == f"record 1, position {number}, seat 0"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"record": 2}, "there is no record 2: the file contains 1 record, counted from 1"),
        ({"record": 0}, "there is no record 0: the file contains 1 record, counted from 1"),
        ({"at": 10_000}, "there is no position 10000: this game has the positions 0 to "),
        ({"at": -10_000}, "there is no position -10000: this game has the positions 0 to "),
        ({"seat": 2}, "there is no seat 2: seats are 0 to 1"),
        ({"at": 1}, "the solver starts where a tile is to be pushed in"),
        ({"goal": "sofa"}, "there is no goal 'sofa'"),
    ],
)
def test_what_a_record_does_not_have_is_a_wrong_call(
    words: dict[str, Any], reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(dump(played("classic", 10)))
    with pytest.raises(Fault, match=reason) as fault:
        solve(str(file), **words)
    assert fault.value.code == WRONG_USE


def test_a_game_that_is_over_waits_for_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(dump(won()))
    with pytest.raises(Fault, match="the game is over here: the solver starts where a tile is to be pushed"):
        solve(str(file), at=-1)


@pytest.mark.parametrize("words", [{"seat": 1}, {"record": 1}])
def test_words_for_records_are_refused_with_positions(words: dict[str, Any]) -> None:
    with pytest.raises(Fault, match="are for records") as fault:
        solve(str(INSTANCES), **words)
    assert fault.value.code == WRONG_USE


def test_a_position_is_solved_from_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = deal("classic", seed=3)
    line = write_position(match.game, match.state)
    solve(line, json=True)
    (row,) = lines(capsys)
    assert row["id"] == f"position 1, seat {match.actor}"
    assert row["turns"] == len(row["solution"])
    file = tmp_path / "positions.txt"
    file.write_text(f"{line}\n{write_position(match.game, match.view(match.actor))}\n")
    solve(str(file), json=True)
    assert [found["solution"] for found in lines(capsys)] == [row["solution"]] * 2


def test_a_line_that_cannot_be_solved_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Fault, match="options=… is missing"):
        solve("classic/1 step=push")
    match = deal("classic", seed=3)
    line = write_position(match.game, match.state)
    wrong: dict[str, dict[str, Any]] = {
        "there is no seat 4: seats are 0 to 1": {"seat": 4},
        "there is no goal 'x'": {"goal": "x"},
    }
    for reason, words in wrong.items():
        with pytest.raises(Fault, match=reason) as fault:
            solve(line, **words)
        assert fault.value.code == WRONG_USE
