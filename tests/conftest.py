"""How tests run: the same properties everywhere, so that a red test is red for everyone; how many at once."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Examples here are whole games: slow by Hypothesis' standards, and that is what they are for.
settings.register_profile(
    "here",
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=5)  # `make check`
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_xdist_auto_num_workers() -> int:
    """Three workers on two cores: browsers and hosts wait more than they work."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)
