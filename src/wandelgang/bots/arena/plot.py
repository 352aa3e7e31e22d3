"""The arena as a picture: shares of wins with their intervals, one row a meeting (SVG)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from wandelgang.bots.arena.results import Title
from wandelgang.bots.arena.standings import Meeting

LEFT, WIDE, ROW, TOP, RIGHT = 250, 420, 30, 64, 110
INK, MUTED, LINE, BRASS, PAPER = "#16282C", "#4D6167", "#CBD4D0", "#8A5A0B", "#F8F9F6"


def plot(title: Title, meetings: Sequence[Meeting]) -> str:
    """A picture of all meetings."""
    height = TOP + ROW * len(meetings) + 34
    width = LEFT + WIDE + RIGHT
    parts = [
        *_frame(title, len(meetings)),
        *(part for n, row in enumerate(meetings) for part in _row(n, row)),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="sans-serif" font-size="14" fill="{INK}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _x(share: float) -> float:
    return round(LEFT + share * WIDE, 1)


def _frame(title: Title, rows: int) -> Iterator[str]:
    heading = f"{title.game}: share of games won, with 95 % intervals"
    source = f"seed {title.seed}, {title.games} games each, wandelgang {title.versions['wandelgang']}"
    yield f"<title>{escape(heading)}</title>"
    yield f'<text x="16" y="26" font-size="17" font-weight="600">{escape(heading)}</text>'
    yield f'<text x="16" y="46" font-size="12" fill="{MUTED}">{escape(source)}</text>'
    bottom = TOP + ROW * rows
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        yield f'<path d="M{x} {TOP}V{bottom}" stroke="{LINE}"/>'
        yield (
            f'<text x="{x}" y="{bottom + 20}" text-anchor="middle" font-size="12" '
            f'fill="{MUTED}">{tenth * 10} %</text>'
        )


def _row(number: int, meeting: Meeting) -> Iterator[str]:
    y = TOP + ROW * number + ROW / 2
    share = meeting.share
    label = f"{meeting.alone} against {meeting.others}"
    yield f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(label)}</text>'
    yield f'<path d="M{_x(share.low)} {y}H{_x(share.high)}" stroke="{BRASS}" stroke-width="3"/>'
    yield f'<circle cx="{_x(share.value)}" cy="{y}" r="5.5" fill="{BRASS}"/>'
    yield f'<text x="{LEFT + WIDE + 14}" y="{y + 5}">{share.value:.1%}</text>'
