"""What the tests of the host share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.hosts import Host, hosting

from wandelgang.server.limits import log_limit


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One host for the tests of a module."""
    with hosting(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(autouse=True)
def _nothing_left_out() -> None:
    """Lines that other tests have logged keep none of this test's out of the log."""
    log_limit._LIMIT._kinds.clear()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder for a host's games."""
    return tmp_path / "data"
