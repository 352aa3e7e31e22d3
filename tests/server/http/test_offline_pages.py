"""The pages without a host that a host hands out below `/alone/`: nothing else, and as safely as its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.commands.calling import call
from tests.server.hosts import Host, hosting

from wandelgang import __version__
from wandelgang.server.http.pages import SECURITY

INDEX = '<!doctype html><html data-host="none">'
PYTHON = b"\x1f\x8b packed"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (folder / "assets" / "app-1234.js").write_text("console.log(1);" * 100, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like one of `wandelgang pages`, beside something that is nobody's business."""
    place = tmp_path_factory.mktemp("space")
    (place / "secret.txt").write_text("secret", encoding="utf-8")
    folder = place / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "python").mkdir()
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "offline.js").write_text("// worker", encoding="utf-8")
    (folder / "parts.json").write_text(json.dumps({"version": __version__}), encoding="utf-8")
    (folder / "assets" / "app-1234.js").write_text("console.log(1);" * 100, encoding="utf-8")
    (folder / "python" / "pyodide-1234.mjs.gz").write_bytes(PYTHON)
    return folder


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, client: Path, pages: Path) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("data"), client=str(client), offline_pages=str(pages)) as running:
        yield running


def test_the_document_may_run_python_and_nothing_from_elsewhere(host: Host) -> None:
    page = host.get("/alone/")
    assert (page.status_code, page.text) == (200, INDEX)
    assert page.headers["cache-control"] == "no-cache"
    policy = page.headers["Content-Security-Policy"]
    assert "script-src 'self' blob: 'wasm-unsafe-eval';" in policy
    assert policy.startswith("default-src 'none';")
    assert policy.endswith("frame-ancestors 'none'")
    assert "http" not in policy
    for name in SECURITY.keys() - {"Content-Security-Policy"}:
        assert page.headers[name] == SECURITY[name]
    assert "wasm" not in host.get("/").headers["Content-Security-Policy"], "the host's own pages may not"


def test_python_comes_as_it_lies_there_and_may_be_kept(host: Host) -> None:
    part = host.get("/alone/python/pyodide-1234.mjs.gz")
    assert part.content == PYTHON
    assert part.headers["content-type"] == "application/gzip"
    assert "content-encoding" not in part.headers, "the page unpacks it itself"
    assert "immutable" in part.headers["cache-control"]
    assert "immutable" in host.get("/alone/assets/app-1234.js").headers["cache-control"]
    worker = host.get("/alone/offline.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


def test_a_request_for_the_headers_gets_no_body(host: Host) -> None:
    whole, head = host.get("/alone/offline.js"), httpx.head(f"{host.http}/alone/offline.js")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == whole.headers["etag"]
    again = host.get("/alone/offline.js", headers={"If-None-Match": whole.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/alone/../secret.txt",
        "/alone/%2e%2e/secret.txt",
        "/alone/..%2fsecret.txt",
        "/alone/assets/..%2f..%2f..%2fsecret.txt",
        "/alone//etc/passwd",
        "/alone/%2fetc%2fpasswd",
        "/alone/missing.js",
        "/alone/t/abc",
        "/alone/assets",
    ],
)
def test_nothing_beside_the_folder_is_served(host: Host, path: str) -> None:
    answer = host.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text
    assert "root:" not in answer.text


def test_without_the_slash_the_address_is_mended(host: Host) -> None:
    answer = host.get("/alone")
    assert (answer.status_code, answer.headers["location"]) == (308, "/alone/")


def test_nobody_writes_there(host: Host) -> None:
    assert host.post("/alone/offline.js", {}).status_code == 405


def test_the_host_says_how_large_they_are(host: Host, data: Path, client: Path) -> None:
    assert 0 < host.get("/api/host").json()["offline"] < 5_000
    with hosting(data, client=str(client)) as without:
        assert without.get("/api/host").json()["offline"] == 0


def test_a_folder_that_does_not_fit_stops_the_host_before_it_begins(
    tmp_path: Path, client: Path, pages: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def started(folder: Path) -> str:
        where = ("--data", tmp_path, "--client", client, "--offline-pages", folder)
        ended = call(capsys, "serve", "--port", "0", *where)
        assert (ended.code, ended.out) == (1, "")
        return ended.err

    assert f"{tmp_path} holds no pages: `wandelgang pages {tmp_path}` writes them" in started(tmp_path)
    old = tmp_path / "old"
    (old / "assets").mkdir(parents=True)
    parts = old / "parts.json"
    parts.write_text((pages / "parts.json").read_text(encoding="utf-8"), encoding="utf-8")
    assert f"{old} is of another version: `wandelgang pages {old}` writes it again" in started(old)
    (old / "assets" / "app-1234.js").write_text("", encoding="utf-8")
    parts.write_text('{"version": "0.0.1"}', encoding="utf-8")
    assert "is of another version" in started(old)
