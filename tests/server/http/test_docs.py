"""The examples of docs/protocol.md, run against a real host."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack
from typing import Any, NamedTuple

from tests.server.hosts import ROOT, Host
from tests.server.lobby.lobbies import ws as lobby_ws
from websockets.sync.client import ClientConnection, connect

DOCS = ROOT / "docs" / "protocol.md"
BLOCK = re.compile(r"^```(\w+)(?: ([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANY = "…"


class Block(NamedTuple):
    """One example: what it does, with what words, and its body."""

    language: str
    does: str
    words: list[str]
    body: str


def blocks() -> list[Block]:
    found = []
    for language, said, body in BLOCK.findall(DOCS.read_text(encoding="utf-8")):
        does, *words = said.split() or [""]
        found.append(Block(language, does, words, body))
    return found


class Reader:
    """Runs the examples one after another, and remembers the values they name."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.known: dict[str, str] = {}
        self.socket: ClientConnection | None = None
        self.open = ExitStack()
        self.answer: Any = None

    def filled(self, text: str) -> str:
        """A text with the values that are known by now."""
        return re.sub(r"«(\w+)»", lambda name: self.known[name[1]], text)

    def run(self, block: Block) -> None:
        match block.does:
            case "request":
                method, path = block.words[0], self.filled(block.words[1])
                body = json.loads(self.filled(block.body)) if block.body.strip() else None
                self.answer = self.host.get(path) if method == "GET" else self.host.post(path, body)
            case "answer":
                assert self.answer.status_code == int(block.words[0]), self.answer.text
                self.compare(json.loads(block.body), self.answer.json())
            case "connect":
                self.open.close()
                place = block.words[0]
                address = lobby_ws(self.host) if place == "lobby" else self.host.ws(self.filled(place))
                self.socket = self.open.enter_context(connect(address, max_size=None))
            case "say":
                assert self.socket is not None
                self.socket.send(self.filled(block.body))
            case "hear":
                wanted = json.loads(block.body)
                self.compare(wanted, self.hear(wanted["type"]))
            case other:
                raise AssertionError(f"an example that does {other!r}")

    def hear(self, kind: str) -> Any:
        assert self.socket is not None
        while True:  # messages about presence come in between
            told = json.loads(self.socket.recv(timeout=30))
            if told["type"] == kind:
                return told

    def compare(self, wanted: Any, got: Any, where: str = "") -> None:
        match wanted:
            case dict():
                assert isinstance(got, dict), where
                named = {key for key in wanted if key != ANY}
                assert named <= got.keys() if ANY in wanted else named == got.keys(), (where, got.keys())
                for key in named:
                    self.compare(wanted[key], got[key], f"{where}.{key}")
            case [*items, last] if last == ANY:
                assert len(got) >= len(items), where
                for place, item in enumerate(items):
                    self.compare(item, got[place], f"{where}[{place}]")
            case list():
                assert len(got) == len(wanted), (where, got)
                for place, item in enumerate(wanted):
                    self.compare(item, got[place], f"{where}[{place}]")
            case str() if wanted == ANY:
                pass
            case str() if (name := re.fullmatch(r"«(\w+)»", wanted)) is not None:
                assert self.known.setdefault(name[1], got) == got, where
            case _:
                assert wanted == got, where


def test_the_examples_are_what_happens(host: Host) -> None:
    reader = Reader(host)
    examples = [block for block in blocks() if block.language == "json"]
    assert len(examples) > 20
    with reader.open:
        for block in examples:
            reader.run(block)


def test_the_whole_client_plays_a_whole_game(host: Host) -> None:
    [program] = [block.body for block in blocks() if block.language == "python"]
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        env=os.environ | {"HOST": f"127.0.0.1:{host.port}"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"winners: \[[01]\]\n", done.stdout)
