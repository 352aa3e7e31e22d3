"""The routes of analyses: of a finished game at a table, or of a record that was uploaded."""

from __future__ import annotations

from litestar import Request, post
from litestar.datastructures import State

from wandelgang.match import Record
from wandelgang.server.host import Host
from wandelgang.server.http.replay_cache import stored_record
from wandelgang.server.limits.rate_limit import network_of
from wandelgang.table import Refuse
from wandelgang.table.branches import show_line
from wandelgang.table.protocol import AnalysisPart, AnalysisWish, LineShown, LineWish

Asked = Request[None, None, State]


@post("/tables/{table:str}/analysis", tags=["analyses"], summary="Analyse a finished game", status_code=200)
async def analyse_table(request: Asked, state: State, table: str, data: AnalysisWish) -> AnalysisPart:
    """What has been found so far. Ask again for what comes next; it ends when nobody asks."""
    host: Host = state.host
    return await host.analyses.ask(table, lambda: host.tables.finished(table), data, _payer(request, state))


@post("/replays/{replay:str}/analysis", tags=["analyses"], summary="Analyse a record", status_code=200)
async def analyse_record(request: Asked, state: State, replay: str, data: AnalysisWish) -> AnalysisPart:
    """What has been found so far. Ask again for what comes next; it ends when nobody asks."""
    host: Host = state.host
    return await host.analyses.ask(replay, lambda: _record(state, replay), data, _payer(request, state))


@post("/tables/{table:str}/line", tags=["analyses"], summary="Try a line", status_code=200)
async def line_of_table(request: Asked, state: State, table: str, data: LineWish) -> LineShown:
    """How a finished game would look if it had gone on differently, action by action."""
    host: Host = state.host
    return await _line(request, state, await host.tables.finished(table), data)


@post("/replays/{replay:str}/line", tags=["analyses"], summary="Try a line in a record", status_code=200)
async def line_of_record(request: Asked, state: State, replay: str, data: LineWish) -> LineShown:
    """How a recorded game would look if it had gone on differently, action by action."""
    return await _line(request, state, await _record(state, replay), data)


async def _record(state: State, replay: str) -> Record:
    return await stored_record(state.host, state.replays, replay)


async def _line(request: Asked, state: State, record: Record, wish: LineWish) -> LineShown:
    if not state.replay_limits.take(_address(request)):
        raise Refuse("too-fast")
    shown: LineShown = await state.replays.do(lambda: show_line(record, wish))
    return shown


def _payer(request: Asked, state: State) -> str:
    """At whose expense it is."""
    if not state.analysis_limits.take(_address(request)):
        raise Refuse("too-fast")
    return network_of(_address(request))


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


ANALYSES = [analyse_table, analyse_record, line_of_table, line_of_record]
