"""How tests run: properties the same everywhere, so that a red test is red for everyone; how many at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Examples here are whole games: slow by Hypothesis' measure, and that is what they are for.
settings.register_profile(
    "here",
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


TESTS = Path(__file__).parent
REAL_TIME = (TESTS / "e2e", TESTS / "server")  # they drive browsers, hosts and their processes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI, where a machine may be slow for a moment, such a test that fails is run again and named."""
    if os.environ.get("CI"):
        for item in items:
            if any(folder in item.path.parents for folder in REAL_TIME):
                item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_xdist_auto_num_workers() -> int:
    """Three workers on two cores: browsers and hosts wait more than they work."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)
