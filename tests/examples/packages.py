"""Packages with games, installed into a separate folder for one test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.hosts import ROOT

CORNERS = ROOT / "examples" / "corners"


def install(folder: Path, name: str, code: str) -> Path:
    """Put a module into a folder with the entry point of its GAME, as pip would."""
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[wandelgang.games]\n{name} = {name}:GAME\n")
    (folder / f"{name}.py").write_text(code)
    return folder


def pip_install(source: Path, target: Path) -> Path:
    """Install a package into a folder with pip, without any network."""
    wishes = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    calling = [sys.executable, "-m", "pip", "install", *wishes, "--target", str(target), str(source)]
    subprocess.run(calling, check=True)
    return target


def use(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
    """Let every process that is started from now on find what these folders hold."""
    ours = [ROOT / "src", ROOT]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(folder) for folder in (*ours, *folders)))
