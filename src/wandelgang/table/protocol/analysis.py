"""Analyses of finished games: asked for again and again, each time for what has been added."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from wandelgang.table.limits import LONGEST_LINE
from wandelgang.table.protocol.replays import Frame
from wandelgang.verdicts import Cards, SeatSummary, Verdict

Progress = Literal[
    "waiting",  # in the queue
    "working",
    "done",
    "stopped",  # by an error; asking again goes on from there
]


class AnalysisWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for an analysis, or for what is new in it. As long as somebody asks, it goes on."""

    cards: Cards = "seen"
    after: Annotated[int, msgspec.Meta(ge=0)] = 0  # how many verdicts are known already
    place: int | None = None  # the place in the queue that was told last; None: answer at once


class AnalysisPart(msgspec.Struct, frozen=True):
    """What has been found so far, without the verdicts that are known already."""

    cards: Cards
    progress: Progress
    place: int  # in the queue: how many come first, this one included; 0 unless it waits
    decisions: int  # how many verdicts there will be
    after: int  # how many verdicts come before these
    verdicts: tuple[Verdict, ...]
    seats: tuple[SeatSummary, ...]  # empty until all is done


class LineWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what a game would look like if it had gone on differently."""

    after: Annotated[int, msgspec.Meta(ge=0)]  # how many actions of the game come first
    actions: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]
    save: bool = False  # keep it as a record of its own, which says where it branched off


class LineShown(msgspec.Struct, frozen=True):
    """How it would have gone on: one frame for each action."""

    frames: tuple[Frame, ...]
    replay: str = ""  # the id of the record, if it was saved
