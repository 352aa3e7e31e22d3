"""`wandelgang pages`: what it says when a folder cannot be written, or a part cannot be fetched."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.calling import call

from wandelgang.pages import parts, site


def test_a_folder_with_something_else_in_it_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "thesis.tex").write_text("years of work", encoding="utf-8")
    for place, why in ((tmp_path, "name a new or an empty folder"), (tmp_path / "thesis.tex", "is a file")):
        ended = call(capsys, "pages", place)
        assert (ended.code, ended.out) == (1, "")
        assert why in ended.err
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.tex"]


def test_a_part_that_cannot_be_fetched_is_named_with_what_would_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(
        parts.Unfetched, match=r"npm cannot fetch pyodide .*: check the network.*127\.0\.0\.1:9"
    ):
        parts.pyodide()
    out = tmp_path / "new"
    with pytest.raises(parts.Unfetched):
        site.write(out)
    assert not out.exists(), "all or nothing"


def test_a_part_that_is_not_the_one_we_know_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "kept", lambda name: tmp_path / name)
    wheel = tmp_path / f"msgspec-{parts.MSGSPEC}-cp314-cp314-{parts.PLATFORM}.whl"
    wheel.write_bytes(b"something else")
    with pytest.raises(parts.Unfetched, match="its hash differs"):
        parts.msgspec()
    assert not wheel.exists()
