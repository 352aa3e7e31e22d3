"""The client stays small: all its JavaScript together, packed as it travels."""

from __future__ import annotations

import gzip

from tests.e2e.conftest import CLIENT

LARGEST = 200_000  # bytes: three games, their rules and lessons, three languages


def test_all_javascript_of_the_client_is_small() -> None:
    scripts = list((CLIENT / "assets").glob("*.js"))
    assert scripts, "the client has not been built: `make setup` builds it"
    sizes = {script.name: len(gzip.compress(script.read_bytes())) for script in scripts}
    assert sum(sizes.values()) <= LARGEST, sizes
