"""The routes of analyses: of a finished game at a table, or of a record that was uploaded."""

from __future__ import annotations

from litestar import Request, post
from litestar.datastructures import State
from msgspec.structs import replace

from wandelgang.match import Record
from wandelgang.server.host import Host
from wandelgang.server.http.replay_cache import keep_record, stored_record
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
    return await _line(request, state, table, await host.tables.finished(table), data)


@post("/replays/{replay:str}/line", tags=["analyses"], summary="Try a line in a record", status_code=200)
async def line_of_record(request: Asked, state: State, replay: str, data: LineWish) -> LineShown:
    """How a recorded game would look if it had gone on differently, action by action."""
    return await _line(request, state, replay, await _record(state, replay), data)


async def _record(state: State, replay: str) -> Record:
    """A record by its id. A game that others branched off may be that of a table, too."""
    try:
        return await stored_record(state.host, state.replays, replay)
    except Refuse as refused:
        host: Host = state.host
        if refused.code == "no-replay" and await host.store.load(replay) is not None:
            return await host.tables.finished(replay)
        raise


async def _line(request: Asked, state: State, of: str, record: Record, wish: LineWish) -> LineShown:
    limits = state.new_table_limits if wish.save else state.replay_limits
    if not limits.take(_address(request)):
        raise Refuse("too-fast")
    shown, line = await state.replays.do(lambda: show_line(record, wish, of))
    if wish.save:
        shown = replace(shown, replay=await keep_record(state.host, line))
    found: LineShown = shown
    return found


def _payer(request: Asked, state: State) -> str:
    """At whose expense it is."""
    if not state.analysis_limits.take(_address(request)):
        raise Refuse("too-fast")
    return network_of(_address(request))


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


ANALYSES = [analyse_table, analyse_record, line_of_table, line_of_record]
