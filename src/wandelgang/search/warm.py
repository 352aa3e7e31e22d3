"""`python -m wandelgang.search.warm`: compile all kernels ahead of time; quick when nothing has changed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TextIO

from wandelgang.search import cache
from wandelgang.search.warming import load


def main() -> None:
    """Compile everything, or the modules that are named, unless it is compiled already; and say so."""
    words = sys.argv[1:]
    if "--gently" in words and hasattr(os, "nice"):
        os.nice(10)  # whoever started this is playing meanwhile
    if not cache.writable():
        print(f"nothing can be kept in {cache.base()}: every program that needs the search compiles it anew")
        return
    if not compile_missing([word for word in words if word != "--gently"] or cache.modules(), sys.stdout):
        print("the search is compiled already")


def compile_missing(wanted: Sequence[str], said: TextIO) -> bool:
    """Compile what is missing of these modules and say how it goes; whether anything was missing."""
    missing = [module for module in wanted if not cache.complete(module)]
    if missing:
        print("warming up: compiling the search takes a minute or two, once", file=said, flush=True)
    for module in missing:
        began = perf_counter()
        with cache.alone():
            load(module)
        print(f"  {module.rpartition('.')[2]}: {perf_counter() - began:.1f} s", file=said, flush=True)
    if missing:
        cache.clear()
    return bool(missing)


if __name__ == "__main__":
    main()
