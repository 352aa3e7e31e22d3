"""docs/new-game.md builds our example, and its calls work once the package is installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.blocks import ROOT, files
from tests.docs.consoles import run_consoles
from tests.examples.packages import CORNERS, pip_install, use

PAGE = ROOT / "docs" / "new-game.md"


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.mark.parametrize("name", files(PAGE))
def test_the_page_shows_every_line_of_the_example(name: str) -> None:
    assert lines(files(PAGE)[name]) == lines((CORNERS / name).read_text(encoding="utf-8"))


def test_the_page_shows_every_module_of_the_example() -> None:
    modules = {str(file.relative_to(CORNERS)) for file in CORNERS.rglob("*.py")}
    assert modules <= files(PAGE).keys()


def test_the_package_on_the_page_can_be_installed_and_its_calls_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package, folder = tmp_path / "corners", tmp_path / "work"
    for name, text in files(PAGE).items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    use(monkeypatch, pip_install(package, tmp_path / "site"))
    folder.mkdir()
    run_consoles(PAGE, folder)
