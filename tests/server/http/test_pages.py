"""The client's files and the docs page: caching, headers, nothing from another host."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.hosts import Host, hosting

from wandelgang.server.http.pages import SECURITY

INDEX = "<!doctype html><script type=module src=/assets/app-1234.js></script>"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as Vite builds one."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "assets" / "app-1234.js").write_text("console.log(1);" * 100, encoding="utf-8")
    (folder / "sw.js").write_text("// worker", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "app.webmanifest").write_text("{}", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("data"), client=str(client)) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/abc", "/r/abc", "/t/abc/anything"])
def test_every_page_is_the_clients_document(host: Host, path: str) -> None:
    page = host.get(path)
    assert (page.status_code, page.text) == (200, INDEX)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    for name, value in SECURITY.items():
        assert page.headers[name] == value
    assert "unsafe-inline" not in re.sub(
        r"style-src-attr [^;]*;", "", page.headers["Content-Security-Policy"]
    )
    assert "http" not in page.headers["Content-Security-Policy"]


def test_the_page_may_load_what_it_uses_and_nothing_else(host: Host) -> None:
    policy = host.get("/").headers["Content-Security-Policy"]
    allowed = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert allowed["default-src"] == "'none'"
    assert allowed["img-src"] == "'self' data:"
    assert "blob:" not in policy
    assert "media-src" not in policy, "sounds are made, not loaded"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(host: Host) -> None:
    script = host.get("/assets/app-1234.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    plain = host.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript"),
        ("/icon.svg", "image/svg+xml"),
        ("/app.webmanifest", "application/manifest+json"),
    ],
)
def test_other_files_are_asked_for_again_and_not_sent_again(host: Host, path: str, kind: str) -> None:
    first = host.get(path)
    assert first.headers["content-type"].startswith(kind)
    assert first.headers["cache-control"] == "no-cache"
    again = host.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/assets/../../settings.py", "/..%2f..%2fapp.py", "/assets/%2e%2e/index.html/x.js", "/missing.js"],
)
def test_nothing_beside_the_client_is_served(host: Host, path: str) -> None:
    answer = host.get(path)
    assert answer.status_code in (200, 404)
    assert answer.status_code == 404 or answer.text == INDEX


def test_a_client_that_is_built_again_is_served_at_once(host: Host, client: Path) -> None:
    before = (client / "index.html").stat().st_mtime_ns
    newer = INDEX + "<!-- newer -->"
    (client / "index.html").write_text(newer, encoding="utf-8")
    os.utime(client / "index.html", ns=(before + 10**9, before + 10**9))
    assert host.get("/").text == newer
    (client / "index.html").write_text(INDEX, encoding="utf-8")
    os.utime(client / "index.html", ns=(before + 2 * 10**9, before + 2 * 10**9))


def test_a_host_without_a_built_client_says_so(data: Path) -> None:
    with hosting(data, client=str(data / "none")) as host:
        assert "has not been built" in host.get("/").text


def test_the_docs_page_shows_every_path_and_loads_nothing(host: Host) -> None:
    page = host.get("/api/docs")
    assert page.status_code == 200
    paths = host.get("/api/docs/openapi.json").json()["paths"]
    assert "/api/tables" in paths
    for path in paths:
        assert path in page.text
    assert "<script" not in page.text
    assert not re.search(r"https?://", page.text)
    assert "'none'" in page.headers["Content-Security-Policy"]


def test_the_openapi_document_knows_the_types(host: Host) -> None:
    document = host.get("/api/docs/openapi.json").json()
    names = " ".join(document["components"]["schemas"])
    for kind in ("NewTable", "OpenedTable", "TableFacts", "Claim", "Replay", "GameFacts"):
        assert kind in names


def test_answers_with_secrets_are_never_kept(host: Host) -> None:
    assert host.get("/api/host").headers["cache-control"] == "no-store"
    assert host.get("/api/tables/none").headers["cache-control"] == "no-store"


def test_a_qr_code_leads_to_this_host(host: Host) -> None:
    code = host.post("/api/qr.svg", {"path": "/t/abc#1.secret"})
    assert code.status_code == 200
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert code.text.startswith("<svg")
    assert "script" not in code.text
    assert host.get("/api/qr.svg?path=/t/abc").status_code == 405, "an address is kept in logs"


def test_what_can_be_played_is_told(host: Host) -> None:
    games = {game["name"]: game for game in host.get("/api/games").json()}
    assert set(games) == {"classic", "master", "towers"}
    classic = games["classic"]
    assert (classic["fewest"], classic["most"]) == (2, 4)
    assert [option["name"] for option in classic["options"]] == ["first", "cards", "events", "way_home"]
    cards = classic["options"][1]
    assert cards["limits"] == [
        {"players": 2, "low": 1, "high": 12},
        {"players": 3, "low": 1, "high": 8},
        {"players": 4, "low": 1, "high": 6},
    ]
    assert [level["level"] for level in classic["levels"]][:2] == ["easy", "normal"]
    box = classic["box"]
    assert (box["rows"], len(box["cells"]), len(box["arrows"]), len(box["tiles"])) == (7, 49, 12, 50)
    north = box["arrows"][0]
    assert (north["name"], north["cells"][0], north["opposite"]) == ("N2", 1, "S2")
    assert sum(tile["picture"] is not None for tile in box["tiles"]) == 24
    assert {place["name"] for place in games["master"]["box"]["places"]} == {"lair", "space"}
    assert all(tile["height"] for tile in games["towers"]["box"]["tiles"])
