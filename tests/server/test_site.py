"""docs/hosting.md from nothing to a TLS site: its own commands and files, with a real nginx in front."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shlex
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from tests.docs.blocks import blocks, files
from tests.server.hosts import ROOT, Host
from tests.server.players import Opened, at_table
from tests.server.ports import ReservedPort
from tests.server.services import postgres, program, redis
from tests.server.storage.test_prune import RECORD

PAGE = ROOT / "docs" / "hosting.md"
SHOWN = files(PAGE)
COMMANDS = [line for block in blocks(PAGE, "sh") for line in block.text.splitlines()]
NAME = "games.example.org"
PATIENCE = 60.0  # seconds for a program to come up on a busy machine
COMMAND = str(Path(sys.executable).with_name("wandelgang"))


def command(begin: str) -> str:
    """The only command of the page that begins like this."""
    (found,) = (line for line in COMMANDS if line.startswith(begin))
    return found


class Site:
    """The site as somebody sees it from outside, and its two processes as its operator does."""

    def __init__(self, folder: Path, database: str, signals: str) -> None:
        self.folder = folder
        self.database = database
        self.signals = signals
        self.reserved = [ReservedPort() for _ in range(6)]
        self.tls, self.plain, *rest = (port.number for port in self.reserved)
        self.ports, self.metrics = rest[:2], rest[2:]
        self.http = f"https://localhost:{self.tls}"
        self.certificate = folder / "ssl" / "localhost.pem"
        self.processes: list[subprocess.Popen[bytes]] = []

    def here(self, text: str) -> str:
        """What the page says, with the folders, ports and names of this test."""
        for there, here in {
            NAME: "localhost",
            "/etc/ssl/": f"{self.folder}/ssl/",
            "/etc/wandelgang/": f"{self.folder}/",
            "/opt/wandelgang/bin/wandelgang": COMMAND,
            "redis://127.0.0.1/0": self.signals,
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ": f"listen 127.0.0.1:{self.tls} ",
            "https://$host": self.http,
            "https://localhost/": f"{self.http}/",
            "8001": str(self.ports[0]),
            "8002": str(self.ports[1]),
        }.items():
            text = text.replace(there, here)
        return text

    def ws(self, table: str) -> str:
        return f"wss://localhost:{self.tls}/api/tables/{table}/ws"

    def get(self, path: str, **wish: Any) -> httpx.Response:
        with self.client() as client:
            return client.get(self.http + path, **wish)

    def post(self, path: str, body: object = None, **wish: Any) -> httpx.Response:
        with self.client() as client:
            return client.post(self.http + path, json=body, **wish)

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """A client at an address of this machine."""
        trusted = ssl.create_default_context(cafile=self.certificate)
        return httpx.Client(transport=httpx.HTTPTransport(verify=trusted, local_address=address), timeout=60)

    def connections(self, process: int) -> int:
        """How many WebSockets one of the processes has, by its metrics."""
        said = httpx.get(f"http://127.0.0.1:{self.metrics[process]}/metrics").text
        found = re.search(r"^wandelgang_connections (\d+)", said, re.MULTILINE)
        assert found, said
        return int(found[1])

    def log(self, process: int) -> str:
        """What one of the processes has logged."""
        return (self.folder / f"process-{process}.log").read_text(encoding="utf-8")


@contextlib.contextmanager
def working(words: list[str], log: Path, **wish: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A program at work."""
    with log.open("wb") as file:
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=file, stderr=file, **wish)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(60)


def wait_for(words: list[str], process: subprocess.Popen[bytes], log: Path) -> None:
    """Until a command of the page succeeds."""
    end = time.monotonic() + PATIENCE
    while subprocess.run(words, capture_output=True, check=False).returncode:
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.2)


def make_database(site: Site, server: str) -> str:
    """The address of a database that the page's command makes; this server trusts everybody."""
    url = httpx.URL(server)
    words = shlex.split(command("sudo -u postgres createdb").removeprefix("sudo -u postgres "))
    place = {"PGHOST": url.host, "PGPORT": str(url.port), "PGUSER": "wandelgang"}
    subprocess.run([program(words[0]), *words[1:]], check=True, env={**os.environ, **place})
    name, _, address = SHOWN["secrets.env"].splitlines()[1].partition("=")
    assert name == "WANDELGANG_DATA"
    return address.replace("@127.0.0.1/", f"@127.0.0.1:{url.port}/")


def start_of(site: Site, process: int) -> list[str]:
    """What systemd would run."""
    unit = (ROOT / "deploy" / "wandelgang@.service").read_text(encoding="utf-8")
    (line,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    line = line.replace("1%i", str(site.metrics[process])).replace("%i", str(site.ports[process]))
    return shlex.split(site.here(line))


@contextlib.contextmanager
def nginx(site: Site) -> Iterator[None]:
    """nginx with the configuration of the page, and no more around it than it needs to run here."""
    inner, whole = site.folder / "wandelgang.conf", site.folder / "nginx.conf"
    inner.write_text(site.here(SHOWN["deploy/nginx.conf"]), encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {site.folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    whole.write_text(
        f"{user} worker_processes 1; daemon off; pid {site.folder}/nginx.pid; error_log stderr;"
        f"events {{}} http {{ access_log {site.folder}/access.log; {temporary} include {inner}; }}"
    )
    log = site.folder / "nginx.log"
    words = [program("nginx"), "-p", str(site.folder), "-c", str(whole), "-e", "stderr"]
    checked = subprocess.run([*words, *shlex.split(command("nginx "))[1:]], capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr.decode()
    with working(words, log) as process:
        health = shlex.split(site.here(command("curl --fail https://")))
        wait_for([program("curl"), "--cacert", str(site.certificate), *health[1:]], process, log)
        yield


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The whole site."""
    folder = tmp_path
    for name in ("nginx", "curl", "openssl"):
        program(name)
    with contextlib.ExitStack() as running:
        server = running.enter_context(postgres())
        signals = running.enter_context(redis(folder))
        site = Site(folder, server, signals.address)
        for reserved in site.reserved:
            running.callback(reserved.release)
        data = make_database(site, server)
        (folder / "wandelgang.toml").write_text(site.here(SHOWN["deploy/wandelgang.toml"]), encoding="utf-8")
        (folder / "ssl").mkdir()
        subprocess.run(shlex.split(site.here(command("openssl"))), check=True, capture_output=True)
        environment = {**os.environ, "WANDELGANG_DATA": data, "WANDELGANG_WARM_UP": "no"}
        logs = [folder / "process-0.log", folder / "process-1.log"]
        site.processes = [
            running.enter_context(working(start_of(site, number), log, env=environment))
            for number, log in enumerate(logs)
        ]
        for port, process, log in zip((8001, 8002), site.processes, logs, strict=True):
            ready = shlex.split(site.here(command(f"curl --fail http://127.0.0.1:{port}")))
            wait_for([program("curl"), *ready[1:]], process, log)
        running.enter_context(nginx(site))
        yield site


@pytest.mark.postgres
@pytest.mark.slow
async def test_the_page_leads_to_a_site_with_tls(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(site.certificate))
    table = await asyncio.to_thread(
        Opened, cast(Host, site), "classic", "me", "link", options={"cards": 2, "way_home": False}
    )
    begun_at = await begin_at_one_process(site, table)
    await asyncio.to_thread(look_from_outside, site)
    await asyncio.to_thread(look_for_metrics, site, begun_at)
    site.processes[begun_at].send_signal(signal.SIGTERM)
    await asyncio.to_thread(site.processes[begun_at].wait, PATIENCE)
    await go_on_at_the_other(site, table)
    (password,) = re.findall(r"wandelgang:(.*)@", SHOWN["secrets.env"])
    assert password not in site.log(0) + site.log(1)


async def begin_at_one_process(site: Site, table: Opened) -> int:
    """The number of the process to which nginx sends both players."""
    async with at_table(table, 0) as me, at_table(table, 1) as friend:
        counts = await asyncio.gather(*(asyncio.to_thread(site.connections, process) for process in (0, 1)))
        assert sorted(counts) == [0, 2], "nginx sends everybody at a table to the same process"
        await asyncio.gather(me.play_on(Random(1), until=4), friend.play_on(Random(2), until=4))
    return counts.index(2)


async def go_on_at_the_other(site: Site, table: Opened) -> None:
    """The process has ended; nginx sends both players to the other one, which knows the whole game."""
    async with at_table(table, 0) as me, at_table(table, 1) as friend:
        assert me.number >= 4
        await asyncio.gather(me.play_on(Random(1)), friend.play_on(Random(2)))
    assert me.result == friend.result is not None
    record = await asyncio.to_thread(site.get, f"/api/tables/{table.id}/record")
    assert record.status_code == 200


def logged_of(site: Site, request: str) -> str:
    """What both processes have logged, once a request is there: it is logged after it was answered."""
    end = time.monotonic() + PATIENCE
    while request not in (logged := site.log(0) + site.log(1)) and time.monotonic() < end:
        time.sleep(0.05)
    return logged


def look_from_outside(site: Site) -> None:
    shown = site.post("/api/replays", content=RECORD)
    assert shown.status_code == 201
    assert site.get(f"/api/replays/{shown.json()['replay']}").status_code == 200

    page = site.get("/")
    assert "<!doctype html>" in page.text.lower()
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "server" not in page.headers or page.headers["server"].startswith("nginx")
    plain = httpx.get(f"http://127.0.0.1:{site.plain}/t/abc", headers={"host": "localhost"})
    assert (plain.status_code, plain.headers["location"]) == (301, f"{site.http}/t/abc")

    with site.client("127.0.0.2") as client:
        claimed = {"x-forwarded-for": "192.0.2.1", "x-request-id": "mine"}
        asked = client.get(f"{site.http}/api/host", headers=claimed)
    assert re.fullmatch("[0-9a-f]{32}", asked.headers["x-request-id"]), "nginx gives the id"
    logged = logged_of(site, asked.headers["x-request-id"])
    (line,) = (line for line in logged.splitlines() if asked.headers["x-request-id"] in line)
    assert "from 127.0.0.2" in line
    assert "192.0.2.1" not in logged

    code = site.post("/api/qr.svg", {"path": "/t/abc"}, headers={"origin": site.http})
    assert code.status_code == 200
    foreign = site.post("/api/qr.svg", {"path": "/t/abc"}, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403


def look_for_metrics(site: Site, played_at: int) -> None:
    for process, what in ((played_at, "sent"), (1 - played_at, "heard")):
        said = httpx.get(f"http://127.0.0.1:{site.metrics[process]}/metrics").text
        assert "wandelgang_connections" in said
        assert not re.search(rf'^wandelgang_signals_total{{what="{what}"}} 0\.0$', said, re.MULTILINE)
    for path in ("/metrics", "/api/metrics"):
        assert "wandelgang_connections" not in site.get(path).text
    with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.2", site.metrics[0]), 5):
        pass  # it listens on the one address that the settings name
