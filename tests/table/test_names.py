"""Names: whatever people are called, as long as it can be seen."""

from __future__ import annotations

import pytest

from wandelgang.server.words import body
from wandelgang.table import Refuse
from wandelgang.table.names import checked_name


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "7",
        "?",
        "Zoë",
        "Zoe\N{COMBINING DIAERESIS}",
        "李小龙",
        "अमिता",
        "Ада Л.",
        "🦊",
        "👩\u200d🚀",
        "🏳\ufe0f\u200d🌈 Kim",
        "क्\u200dष",
    ],
)
def test_a_name_that_can_be_seen_is_kept(name: str) -> None:
    assert checked_name(name) == name


def test_needless_space_is_left_out() -> None:
    assert checked_name("  Ada\t  L. ") == "Ada L."


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200d",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800",
        "\u2800 \u3164",
        "\u0301" * 24,
        "\ufe0f",
        "A\u200d",
        "\u200dA",
        "A\u200d\u200dB",
        "A \u200d B",
        "a\u202eb",
        "a\x00b",
        "x" * 25,
    ],
)
def test_a_name_that_nobody_sees_or_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(Refuse) as refused:
        checked_name(name)
    assert refused.value.code == "bad-name"
    assert "24" in body(refused.value, "en").message
