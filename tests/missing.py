"""What a test needs and this machine may lack: a reason to skip, but never in CI, which brings it all."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(reason: str) -> NoReturn:
    """Skip the test; in CI fail it, so that nothing is left out there unnoticed."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
