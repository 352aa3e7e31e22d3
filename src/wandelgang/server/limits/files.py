"""How many files, and so connections, the system lets this process open."""

from __future__ import annotations

import logging

from wandelgang.server.limits import RESERVED_FILES

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

_log = logging.getLogger(__name__)


def raise_file_limit(wanted: int) -> int:
    """Ask for this many open files; returns how many there may be, and says so if they are too few."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if _unlimited(soft):
        return wanted
    allowed = wanted if _unlimited(hard) else min(wanted, hard)
    if allowed > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        except (OSError, ValueError):  # some systems have a further limit
            allowed = soft
    allowed = max(allowed, soft)
    if allowed < wanted:
        _log.warning(
            "this process may open %d files, which is enough for %d connections; "
            "allow %d, with LimitNOFILE= in a systemd unit or with ulimit -n",
            allowed,
            most_connections(allowed),
            wanted,
        )
    return allowed


def most_connections(files: int) -> int:
    """How many connections leave enough files for everything else."""
    return max(files - RESERVED_FILES, files // 2)


def _unlimited(limit: int) -> bool:
    return limit in (resource.RLIM_INFINITY, -1)
