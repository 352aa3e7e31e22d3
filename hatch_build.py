"""Build hook of the package: a wheel or source archive always contains the browser client."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/wandelgang/server/client/index.html")


class ClientHook(BuildHookInterface[Any]):
    """Builds the client from web/ where it is missing. Editable installs do without it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's
        """Run by hatchling before it collects the files."""
        root = Path(self.root)
        if version == "editable" or (root / CLIENT).exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit(
                "the browser client is missing and there is no npm to build it: run `make setup` first"
            )
        if not (root / "web/node_modules").exists():
            subprocess.run([npm, "ci"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)
        if not (root / CLIENT).exists():
            raise SystemExit(f"`npm run build` has not written {CLIENT}")
