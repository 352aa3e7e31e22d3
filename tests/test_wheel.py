"""The wheel is complete: installed in a fresh environment without Node, it hosts a whole game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from tests.missing import missing
from tests.server.hosts import ROOT, Host
from tests.server.players import Opened, at_table

pytestmark = pytest.mark.slow

CLIENT = Path("src/wandelgang/server/client")
BUILT_FROM = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src", "locales")


@pytest.fixture
def clean_tree(tmp_path: Path) -> Path:
    """What a fresh clone would contain, so no built client."""
    tree = tmp_path / "tree"
    for name in tracked(*BUILT_FROM):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    return tree


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout with its client."""
    if not (ROOT / CLIENT / "index.html").exists():
        missing("the browser client has not been built here: `make setup` builds it")
    folder = tmp_path_factory.mktemp("dist")
    built = build(ROOT, folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel. Only its dependencies are borrowed from this one."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    programs = folder / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return programs


@pytest.fixture(scope="module")
def host(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host that the installed command runs."""
    folder = tmp_path_factory.mktemp("data")
    serve = [str(installed / "wandelgang"), "serve", "--port", "0", "--data", str(folder), "--no-access-log"]
    process = subprocess.Popen(
        serve,
        cwd=folder,
        env=environment(installed),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Started(process)
    finally:
        process.terminate()
        process.communicate(timeout=20)


class Started(Host):
    """A host that runs already and says where."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)/", line)
        assert found, line or process.communicate()[1]
        self.process, self.port = process, int(found[1])


def tracked(*names: str) -> list[str]:
    """The files of the repository below these names, with those that are not committed yet."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *names]
    found = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted({name for name in found.split("\0") if name and (ROOT / name).exists()})


def environment(programs: Path) -> dict[str, str]:
    """Nothing of this checkout, no program but those of an environment, and no place for compiled kernels."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**kept, "PATH": str(programs), "NUMBA_CACHE_DIR": str(programs / "python" / "nowhere")}


def build(tree: Path, into: Path, path: str = "") -> subprocess.CompletedProcess[str]:
    """Build a wheel; the programs in `path` are all that the build can find."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)],
        cwd=tree,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_build_fails_where_the_client_is_missing_and_cannot_be_built(clean_tree: Path) -> None:
    built = build(clean_tree, clean_tree / "dist")
    assert built.returncode != 0
    assert "run `make setup` first" in built.stdout + built.stderr
    assert not list(clean_tree.rglob("*.whl"))


def test_the_build_makes_a_missing_client_where_there_is_npm(clean_tree: Path) -> None:
    (clean_tree / "web").mkdir()
    programs = clean_tree / "bin"
    programs.mkdir()
    npm = programs / "npm"
    npm.write_text(
        "#!/bin/sh\n"
        f'[ "$*" = "run build" ] || exit 0\n/bin/mkdir -p ../{CLIENT}\necho built > ../{CLIENT}/index.html\n'
    )
    npm.chmod(0o755)
    built = build(clean_tree, clean_tree / "dist", str(programs))
    assert built.returncode == 0, built.stdout + built.stderr
    with ZipFile(next(clean_tree.rglob("*.whl"))) as content:
        assert content.read("wandelgang/server/client/index.html") == b"built\n"


def test_the_wheel_contains_the_client_and_every_file_of_the_package(wheel: Path) -> None:
    with ZipFile(wheel) as content:
        names = set(content.namelist())
    files = [*tracked("src"), *(str(file.relative_to(ROOT)) for file in (ROOT / CLIENT).rglob("*.*"))]
    assert {name.removeprefix("src/") for name in files} <= names
    assert {f"wandelgang/{name}" for name in tracked("locales")} <= names


def test_commands_run_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    def run(program: str, *words: str) -> str:
        calling = [str(installed / program), *words]
        return subprocess.check_output(calling, cwd=tmp_path, env=environment(installed), text=True)

    assert shutil.which("node", path=str(installed)) is None
    where = run("python", "-c", "import wandelgang.games; print(wandelgang.games.__file__)")
    assert where.startswith(str(installed.parent))
    assert run("wandelgang", "simulate", "classic", "--games", "2", "--bots", "seeker,wanderer")


def test_the_wheel_serves_the_client(host: Host) -> None:
    page = host.get("/")
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert assets, page.text
    assert all(host.get(asset).status_code == 200 for asset in assets)


async def test_a_game_is_played_to_its_end_on_a_host_from_the_wheel(host: Host) -> None:
    table = Opened(host, "classic", "me", "easy", options={"cards": 2})
    async with at_table(table, 0) as player:
        await player.play_on(Random(1))
        assert player.result
