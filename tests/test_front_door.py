"""`import wandelgang` is useful on its own, and costs nothing that is not used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import wandelgang


def test_everything_it_offers_is_there() -> None:
    for name in wandelgang.__all__:
        assert getattr(wandelgang, name) is not None
    assert set(wandelgang.__all__) | set(wandelgang.GAMES) == set(dir(wandelgang))


def test_a_game_is_found_by_its_name() -> None:
    for name, game in wandelgang.GAMES.items():
        assert getattr(wandelgang, name).GAME is game


def test_anything_else_is_a_plain_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        wandelgang.chess  # noqa: B018


def said_by(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_importing_it_loads_no_game_and_no_compiler() -> None:
    loaded = "[name for name in sys.modules if name.startswith(('wandelgang.', 'numba'))]"
    assert said_by(f"import sys, wandelgang; print({loaded})") == "[]"


def test_dealing_and_playing_need_no_compiler() -> None:
    game = "wandelgang.play('towers', ['seeker', 'wanderer'])"
    assert said_by(f"import sys, wandelgang; {game}; print('numba' in sys.modules)") == "False"
