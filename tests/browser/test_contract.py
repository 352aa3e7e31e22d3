"""The tests of `wandelgang.table` once more, inside the Python of browsers."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

import pytest
from bench.in_pyodide import browser
from tests.missing import missing

from wandelgang.pages import parts

TESTS = Path(__file__).parents[1]
HERE = Path(__file__).parent
NEEDED = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments", "py")
BESIDE = ("games/secrets.py", "server/leaks.py", "puzzles/samples.py")
LEFT_OUT = {
    "test_alone.py": "starts processes",
    "test_analyses.py": "needs kernels: tests/browser/test_thinking.py",
    "test_clock_property.py": "Hypothesis is partly native",
    "test_editing.py": "needs kernels",
    "test_editing_property.py": "Hypothesis is partly native",
    "test_examples.py": "reads files of the repository",
    "test_packages.py": "a host's pages for games of other packages",
    "test_positions.py": "its positions come from Hypothesis, which is partly native",
    "test_take_back.py": "Hypothesis is partly native",
}
"""Files that cannot run there, each with the reason …"""
DESELECTED = {
    "test_lessons.py::test_every_note_has_a_title_and_a_text": "reads files of the repository",
    "test_names.py::test_a_name_that_nobody_sees_or_that_hides_something_is_refused": "the page has Fluent",
}
"""… and tests of others."""


def test_tables_keep_their_contract_in_the_python_of_browsers(tmp_path: Path) -> None:
    try:
        parts.pyodide(), parts.msgspec()
    except parts.Unfetched as error:
        missing(str(error))
    tests = tmp_path / "tests"
    files = [file for file in sorted((TESTS / "table").glob("*.py")) if file.name not in LEFT_OUT]
    for file in [*files, *(TESTS / name for name in BESIDE)]:
        place = tests / file.relative_to(TESTS)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
    with browser(HERE / "inside.py", tests, *map(_installed, NEEDED), kernels=False) as inside:
        names = [f"/site/tests/table/{file.name}" for file in files if file.name.startswith("test_")]
        left_out = [f"tests/table/{name}" for name in DESELECTED]
        passed, failed = inside.run("inside:run", names, left_out)
    assert not failed, "\n\n".join(failed)
    assert passed > 200


def _installed(name: str) -> Path:
    """A module or a package that is installed here, and is plain Python."""
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    file = Path(spec.origin)
    return file.parent if file.name == "__init__.py" else file


@pytest.mark.parametrize("name", [*LEFT_OUT, *DESELECTED])
def test_what_is_left_out_is_there(name: str) -> None:
    file, _, function = name.partition("::")
    assert f"def {function}" in (TESTS / "table" / file).read_text(encoding="utf-8")
