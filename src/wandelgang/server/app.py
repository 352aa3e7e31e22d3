"""The host as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from wandelgang.server.docs import docs
from wandelgang.server.house import House
from wandelgang.server.limits import LONGEST_BODY
from wandelgang.server.pacing import Buckets
from wandelgang.server.pages import SECURITY, Client, page
from wandelgang.server.refusing import refuse, refuse_fault, refuse_http
from wandelgang.server.routes import API
from wandelgang.server.settings import Settings
from wandelgang.server.words import Refuse


def application(settings: Settings) -> Litestar:
    """The host with these settings."""

    @asynccontextmanager
    async def at_work(app: Litestar) -> AsyncIterator[None]:
        house = await House.open(settings)
        app.state.house = house
        app.state.buckets = Buckets(settings.tables_a_minute)
        app.state.client = Client(settings.client)
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[API, page],
        lifespan=[at_work],
        request_max_body_size=LONGEST_BODY,
        exception_handlers={Refuse: refuse, HTTPException: refuse_http, Exception: refuse_fault},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=docs(),
        response_headers={name: value for name, value in SECURITY.items() if name.startswith("X-")},
        logging_config=None,
    )
