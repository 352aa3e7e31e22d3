"""Hosts are killed while people play, and nothing is lost: a short run of `killing.py`, as in `make soak`."""

from __future__ import annotations

import pytest
from tests.server.killing import on_several, on_sqlite, passed


@pytest.mark.slow
def test_a_host_on_sqlite_loses_nothing_when_it_is_killed() -> None:
    found = on_sqlite(kills=2, tables=3)
    assert passed(found), found


@pytest.mark.slow
def test_three_processes_lose_nothing_when_they_and_their_services_are_killed() -> None:
    found = on_several(kills=2, tables=3)
    assert passed(found), found
