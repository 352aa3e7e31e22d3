"""docs/hosting.md: its commands are commands, its files are those of deploy/, and its units are valid."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.docs.blocks import blocks, files
from tests.server.hosts import ROOT
from tests.server.services import program

from wandelgang.cli import app
from wandelgang.server.configuration import Configuration

FILE = ROOT / "docs" / "hosting.md"
PAGE = FILE.read_text(encoding="utf-8")
COMMANDS = re.findall(r"^(wandelgang .*)$", PAGE, re.MULTILINE)
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
TEMPLATE = {"Description", "ExecStart"}  # what the template says in another way


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_page_can_be_given(line: str) -> None:
    _, name, *_ = words = shlex.split(line)
    command, bound, _ = app.parse_args(words[1:], exit_on_error=False, print_error=False)
    assert command.__name__ == name
    assert bound.arguments.get("data") or bound.arguments["flags"].data


def test_the_page_has_commands() -> None:
    assert len(COMMANDS) >= 6


def test_the_page_shows_the_files_that_are_shipped() -> None:
    shown = {name: text for name, text in files(FILE).items() if name.startswith("deploy/")}
    assert len(shown) >= 3
    for name, text in shown.items():
        assert text == (ROOT / name).read_text(encoding="utf-8"), name
    for path in DEPLOY.iterdir():
        assert f"deploy/{path.name}" in PAGE


def test_the_settings_of_the_page_are_settings(tmp_path: Path) -> None:
    path = tmp_path / "wandelgang.toml"
    path.write_text(files(FILE)["deploy/wandelgang.toml"], encoding="utf-8")
    assert Configuration({}, {}, path).given
    assert "password" not in tomllib.loads(path.read_text(encoding="utf-8"))


def directives(path: Path) -> list[tuple[str, str]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [(line.partition("=")[0], line) for line in lines if re.match(r"[A-Z]\w+=", line)]


def test_the_units_differ_only_in_the_port() -> None:
    one, template = (
        [line for name, line in directives(DEPLOY / name) if name not in TEMPLATE]
        for name in ("wandelgang.service", "wandelgang@.service")
    )
    assert one == template
    for limit in ("LimitNOFILE", "MemoryMax", "TasksMax", "NoNewPrivileges", "ProtectSystem", "DynamicUser"):
        assert any(line.startswith(f"{limit}=") for line in one)


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_systemd_accepts_the_unit(unit: Path, tmp_path: Path) -> None:
    here = str(Path(sys.executable).with_name("wandelgang"))
    text = unit.read_text(encoding="utf-8").replace("/opt/wandelgang/bin/wandelgang", here)
    copy = tmp_path / unit.name
    copy.write_text(text, encoding="utf-8")
    words = [program("systemd-analyze"), "verify", "--man=no", str(copy)]
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
    )
    said = [line for line in done.stderr.splitlines() if unit.name in line]
    assert (done.returncode, said) == (0, [])


def test_a_unit_starts_serve_with_flags_that_it_has() -> None:
    for unit in UNITS:
        start = next(line for name, line in directives(unit) if name == "ExecStart")
        words = shlex.split(start.removeprefix("ExecStart=").replace("%i", "8001"))
        command, bound, _ = app.parse_args(words[1:], exit_on_error=False, print_error=False)
        assert command.__name__ == "serve"
        assert bound.arguments["config"] == "/etc/wandelgang/wandelgang.toml"
        assert start.removeprefix("ExecStart=") in PAGE
    assert blocks(FILE, "yaml"), "how Prometheus finds the metrics"
