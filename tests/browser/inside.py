"""Runs inside Pyodide: pytest without threads, sockets or a terminal."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import AsyncGenerator, Generator, Sequence
from typing import Any

import pytest


class Idle:
    """In place of a selector: nothing ever comes from the outside."""

    def select(self, timeout: float | None) -> list[Any]:
        """Wait until something of our own is due."""
        assert timeout is not None, "every task waits, and for nothing"
        time.sleep(timeout)
        return []


class Loop(asyncio.BaseEventLoop):
    """An event loop of tasks and timers alone."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = Idle()

    def _process_events(self, events: list[Any]) -> None:
        assert not events


class Reports:
    """Runs coroutines, and keeps what came of each test."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = list[str]()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, Any, Any]:
        """Each test has a loop of its own."""
        with asyncio.Runner(loop_factory=Loop) as self.runner:
            return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_fixture_setup(self, fixturedef: Any, request: pytest.FixtureRequest) -> Any:
        """What a test needs may be a coroutine, too."""
        if not inspect.isasyncgenfunction(fixturedef.func):
            return None
        given = {name: request.getfixturevalue(name) for name in fixturedef.argnames}
        generator = fixturedef.func(**given)
        value = self.runner.run(_next(generator))
        fixturedef.addfinalizer(lambda: self.runner.run(_next(generator)))
        fixturedef.cached_result = (value, fixturedef.cache_key(request), None)
        return value

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool | None:
        """A test that is a coroutine."""
        if not inspect.iscoroutinefunction(pyfuncitem.obj):
            return None
        given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
        self.runner.run(pyfuncitem.obj(**given))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One step of one test."""
        if report.failed:
            self.failed.append(f"{report.nodeid}: {report.longreprtext}")
        self.passed += report.when == "call" and report.passed

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file of tests."""
        if report.failed:
            self.failed.append(f"{report.nodeid}: {report.longreprtext}")


async def _next(generator: AsyncGenerator[Any]) -> Any:
    return await anext(generator, None)


def run(files: Sequence[str], left_out: Sequence[str]) -> tuple[int, list[str]]:
    """How many tests of these files passed, and what is wrong with the others."""
    asyncio._set_running_loop(None)  # that of JavaScript, which always runs
    reports = Reports()
    plain = [
        "-p",
        "no:cacheprovider",
        "-p",
        "no:terminal",
        "-p",
        "no:faulthandler",
        "-p",
        "no:threadexception",
    ]
    plain += ["-c", "/dev/null", "--rootdir=/site", "--import-mode=importlib"]
    pytest.main([*plain, *(f"--deselect={name}" for name in left_out), *files], plugins=[reports])
    return reports.passed, reports.failed
