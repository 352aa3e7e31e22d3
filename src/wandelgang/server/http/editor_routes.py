"""The routes of the board editor."""

from __future__ import annotations

from random import SystemRandom

from litestar import Request, post
from litestar.datastructures import State

from wandelgang.server.host import Host
from wandelgang.server.limits.rate_limit import RateLimits
from wandelgang.table import Refuse, editing
from wandelgang.table.protocol import CheckedDraft, Draft, DraftWish, PositionLine, PuzzleLink, SolvedDraft

Asked = Request[None, None, State]

_rng = SystemRandom()


@post("/editor/start", tags=["editor"], summary="A board to begin with", status_code=200, sync_to_thread=True)
def start_draft(request: Asked, state: State, data: DraftWish) -> Draft:
    """A freshly dealt board for these players, as the first of them sees it."""
    _not_too_many(request, state.editor_limits)
    return editing.start(data, _rng)


@post("/editor/open", tags=["editor"], summary="Edit a position", status_code=200, sync_to_thread=True)
def open_draft(request: Asked, state: State, data: PositionLine) -> Draft:
    """The position of a line as a draft."""
    _not_too_many(request, state.editor_limits)
    return editing.draft_of(data.line)


@post("/editor/check", tags=["editor"], summary="What is wrong with it", status_code=200, sync_to_thread=True)
def check_draft(request: Asked, state: State, data: Draft) -> CheckedDraft:
    """Why no game can be in this position, with clauses, the worst first; or its line."""
    _not_too_many(request, state.editor_limits)
    return editing.check(data)


@post("/editor/solve", tags=["editor"], summary="Solve it", status_code=200)
async def solve_draft(request: Asked, state: State, data: Draft) -> SolvedDraft:
    """The shortest way to the goal, and every first push that is as good."""
    _not_too_many(request, state.editor_limits)
    host: Host = state.host
    return await editing.solve(data, host.solving, _address(request))


@post("/editor/puzzle", tags=["editor"], summary="Make it a puzzle", status_code=200)
async def puzzle_draft(request: Asked, state: State, data: Draft) -> PuzzleLink:
    """The link of the puzzle to reach the goal in the fewest turns."""
    _not_too_many(request, state.editor_limits)
    host: Host = state.host
    return await editing.as_puzzle(data, host.solving, _address(request))


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _not_too_many(request: Asked, limits: RateLimits) -> None:
    if not limits.take(_address(request)):
        raise Refuse("too-fast")


EDITOR = (start_draft, open_draft, check_draft, solve_draft, puzzle_draft)
