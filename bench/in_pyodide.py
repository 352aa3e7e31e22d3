"""Runs Python programs inside Pyodide, the Python of browsers, under Node."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from wandelgang.pages import parts, site

RUNNER = Path(__file__).with_suffix(".mjs")
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
        command = [*parts.node(), str(RUNNER), str(self.pyodide), str(self.site), str(program)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr[-2000:])
        (answer,) = [line for line in done.stdout.splitlines() if line.startswith(ANSWER)]
        return json.loads(answer.removeprefix(ANSWER))


@contextmanager
def browser(*programs: Path, kernels: bool = True) -> Iterator[Browser]:
    """Pyodide with our package as pages have it, and these programs or folders."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with tarfile.open(parts.pyodide()) as archive:
            archive.extractall(place, filter="data")
        with zipfile.ZipFile(io.BytesIO(site.packed(kernels=kernels))) as ours:
            ours.extractall(place / "site")
        for program in programs:
            if program.is_dir():
                shutil.copytree(program, place / "site" / program.name)
            else:
                shutil.copy(program, place / "site")
        yield Browser(place / "package", place / "site")
