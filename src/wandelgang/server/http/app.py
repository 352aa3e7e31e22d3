"""The host as an ASGI application."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.types import ASGIApp

from wandelgang.games.wire import to_wire
from wandelgang.maze import Board
from wandelgang.server.host import Host
from wandelgang.server.http.docs import docs
from wandelgang.server.http.gate import Gate
from wandelgang.server.http.pages import PACKED_ALREADY, Client, offline_page, page
from wandelgang.server.http.refusals import REFUSING
from wandelgang.server.http.replay_cache import ReplayCache
from wandelgang.server.http.routes import API
from wandelgang.server.limits import EDITS_A_MINUTE, LONGEST_BODY, TURNS_A_MINUTE
from wandelgang.server.limits.rate_limit import RateLimits


def application(host: Host) -> ASGIApp:
    """The application of a host that is open."""
    settings = host.settings
    facts = {
        "host": host,
        "new_table_limits": RateLimits(settings.tables_a_minute),
        "public_limits": RateLimits(settings.public_a_minute),
        "sit_limits": RateLimits(settings.sits_a_minute),
        "turn_limits": RateLimits(TURNS_A_MINUTE),
        "replay_limits": RateLimits(settings.replays_a_minute),
        "editor_limits": RateLimits(EDITS_A_MINUTE),
        "analysis_limits": RateLimits(settings.analysis_polls_a_minute),
        "replays": ReplayCache(settings.kept_replays),
        "client": Client(settings.client),
        "offline": settings.offline_pages and Client(settings.offline_pages),
    }
    app = Litestar(
        route_handlers=[API, page, *([offline_page] if settings.offline_pages else [])],
        state=State(facts),
        request_max_body_size=LONGEST_BODY,
        exception_handlers=REFUSING,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=PACKED_ALREADY
        ),
        openapi_config=docs(),
        type_encoders={Board: to_wire},
        cors_config=_pages_from(settings.origins),
        logging_config=None,
    )
    return Gate(app, host)


def _pages_from(origins: tuple[str, ...]) -> CORSConfig | None:
    """Let pages of these origins read the answers; without any, no page from elsewhere can."""
    if not origins:
        return None
    return CORSConfig(list(origins), allow_methods=["GET", "POST"], allow_headers=["Content-Type"])
