"""Any frames in any state: a short run of `fuzzing.py`. The long one is `make soak`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.hosts import hosting
from tests.server.websocket.fuzzing import UNLIMITED, fuzz


@pytest.mark.slow
def test_whatever_is_sent_the_host_answers_and_others_play_on(data: Path) -> None:
    with hosting(data, **UNLIMITED) as host:
        found = fuzz(host, frames=300, examples=12)
    assert found["frames"] >= 300
    assert found["entries_replayed"] > found["tables"]
    assert {"message", "damaged message", "odd frame", "odd text", "part", "control"} <= set(found["sent"])
