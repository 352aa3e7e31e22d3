"""The arena as a picture: shares of wins with their intervals, one row per meeting (SVG)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from wandelgang.bots.arena.ranking import Meeting
from wandelgang.bots.arena.results import Title

LEFT, WIDE, ROW, TOP, RIGHT = 250, 420, 30, 64, 110
LETTER = 7.5  # pixels, about; the name of a custom bot can be long
INK, MUTED, LINE, BRASS, PAPER = "#16282C", "#4D6167", "#CBD4D0", "#8A5A0B", "#F8F9F6"


def plot(title: Title, meetings: Sequence[Meeting]) -> str:
    """A picture of all meetings."""
    height = TOP + ROW * len(meetings) + 34
    left = max(LEFT, round(30 + LETTER * max((len(_label(row)) for row in meetings), default=0)))
    width = left + WIDE + RIGHT
    parts = [
        *_heading(title),
        f'<g transform="translate({left})">',
        *_scale(len(meetings)),
        *(part for n, row in enumerate(meetings) for part in _row(n, row)),
        "</g>",
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="sans-serif" font-size="14" fill="{INK}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _x(share: float) -> float:
    return round(share * WIDE, 1)


def _label(meeting: Meeting) -> str:
    return f"{meeting.alone} against {meeting.others}"


def _heading(title: Title) -> Iterator[str]:
    heading = f"{title.game}: share of games won, with 95 % intervals"
    source = f"seed {title.seed}, {title.games} games each, wandelgang {title.versions['wandelgang']}"
    yield f"<title>{escape(heading)}</title>"
    yield f'<text x="16" y="26" font-size="17" font-weight="600">{escape(heading)}</text>'
    yield f'<text x="16" y="46" font-size="12" fill="{MUTED}">{escape(source)}</text>'


def _scale(rows: int) -> Iterator[str]:
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
    yield f'<text x="-14" y="{y + 5}" text-anchor="end">{escape(_label(meeting))}</text>'
    yield f'<path d="M{_x(share.low)} {y}H{_x(share.high)}" stroke="{BRASS}" stroke-width="3"/>'
    yield f'<circle cx="{_x(share.value)}" cy="{y}" r="5.5" fill="{BRASS}"/>'
    yield f'<text x="{WIDE + 14}" y="{y + 5}">{share.value:.1%}</text>'
