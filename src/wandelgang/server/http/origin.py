"""Whose page sends a request: browsers say so in the header `Origin`, and programs do not have one."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

USUAL_PORTS = {"http": 80, "https": 443}
_AUTHORITY = re.compile(r"([a-z0-9._~!$&'()*+,;=%-]+|\[[0-9a-f:.]+\])(?::([0-9]{0,5}))?", re.IGNORECASE)


class Address(NamedTuple):
    """A name or number of a machine, and a port if it is given."""

    name: str
    port: int | None


def address_of(text: str) -> Address | None:
    """What the header `Host` says; None if it cannot be an address."""
    found = _AUTHORITY.fullmatch(text)
    if found is None:
        return None
    port = int(found[2]) if found[2] else None
    return None if port is not None and port > 65535 else Address(found[1].lower(), port)


def may_ask(
    origin: str | None,
    *,
    scheme: str,
    host: str,
    forwarded_host: str | None = None,
    others: Collection[str] = (),
) -> bool:
    """Whether a request from a page of this origin may change something here, or play.

    It may if the page came from this very host, or from one of the `others` that the operator allows.
    `scheme` and `host` are what the request was sent to. A proxy may have replaced the host and pass it on in
    `X-Forwarded-Host`. A browser lets no foreign page set that header, so it may be believed here.
    """
    if origin is None:
        return True  # a program: what it can do, it can do without any page
    if origin in others:
        return True
    page_scheme, separator, place = origin.partition("://")
    page = address_of(place)
    if not separator or page is None or page_scheme not in USUAL_PORTS:
        return False  # such as `null`, of a page that hides where it is from
    # A proxy that speaks TLS may not say so: then a page over https asks a host that knows only http.
    if page_scheme == "http" and scheme in ("https", "wss"):
        return False
    asked = [host] if forwarded_host is None else [host, *forwarded_host.split(",")]
    wanted = page.name, page.port or USUAL_PORTS[page_scheme]
    for one in asked:
        address = address_of(one.strip())
        if address is not None and (address.name, address.port or USUAL_PORTS[page_scheme]) == wanted:
            return True
    return False
