"""What README and docs show is true: examples are run.

- `python` blocks run, all blocks of a file in one go; those with `>>>` as doctests.
- In `console` blocks every `$ wandelgang …` is run in an empty folder that has our `docs` and `tests` in it,
  and the files that are shown in blocks such as `python early.py`.
  It must succeed, or end with the exit code that a `$ echo $?` below it shows. Where output is shown it is
  compared (`...` stands for anything). What must not run is shown as `sh`. Every block with a call has a
  kind.
- `json` blocks are JSON; `json record` blocks are whole records and replay.
"""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest
from tests.docs.blocks import FILES, ROOT, blocks, files, name
from tests.docs.consoles import FLAGS, run_consoles

from wandelgang.match import dump, load

NEEDS_A_HOST = ROOT / "docs" / "protocol.md"  # its program is run by tests/server/http/test_docs.py
SHOWS_A_LONGER_RUN = ROOT / "docs" / "questions.md"  # its code is run by tests/docs/test_questions.py
NEEDS_A_PACKAGE = ROOT / "docs" / "new-game.md"  # its calls are run by tests/docs/test_new_game.py


def with_blocks(kind: str) -> list[Path]:
    return [file for file in FILES if blocks(file, kind)]


@pytest.mark.parametrize(
    "file", sorted({*with_blocks("python")} - {NEEDS_A_HOST, SHOWS_A_LONGER_RUN}), ids=name
)
def test_python_examples_hold(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=FLAGS)
    known: dict[str, object] = {}
    for block in blocks(file, "python"):
        if ">>>" in block.text:
            example = parser.get_doctest(block.text, known, name(file), str(file), block.line)
            said: list[str] = []
            failed = runner.run(example, out=said.append, clear_globs=False)
            known.update(example.globs)
            assert not failed.failed, "".join(said)
        else:
            exec(compile(block.text, name(file), "exec"), known)


@pytest.mark.parametrize("file", sorted({*with_blocks("console")} - {NEEDS_A_PACKAGE}), ids=name)
def test_console_examples_hold(file: Path, tmp_path: Path) -> None:
    for folder in ("docs", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    for own, text in files(file).items():
        (tmp_path / own).write_text(text, encoding="utf-8")
    run_consoles(file, tmp_path)


def test_no_call_hides_in_a_block_without_a_kind() -> None:
    for file in FILES:
        for block in blocks(file, ""):
            called = re.search(r"^(\$ )?wandelgang [a-z]", block.text, re.MULTILINE)
            assert not called, f"{name(file)}, line {block.line}"


def test_json_examples_are_json() -> None:
    for file in FILES:
        for block in blocks(file, "json"):
            assert json.loads(block.text) is not None, f"{name(file)}, line {block.line}"


@pytest.mark.parametrize("file", with_blocks("json record"), ids=name)
def test_whole_records_replay(file: Path) -> None:
    for block in blocks(file, "json record"):
        record = load(block.text)
        assert json.loads(dump(record)) == json.loads(block.text)


def test_the_record_format_shows_a_whole_record() -> None:
    assert blocks(ROOT / "docs" / "record.md", "json record")
