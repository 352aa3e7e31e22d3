"""`python -m wandelgang.search.warm_up`: compile all kernels ahead of time; quick if nothing has changed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TextIO

from wandelgang.search import cache
from wandelgang.search.engines import load


def main() -> None:
    """Compile all kernels, or the named modules, unless that is done already."""
    arguments = sys.argv[1:]
    if "--gently" in arguments and hasattr(os, "nice"):
        os.nice(10)  # someone is playing meanwhile
    if not cache.writable():
        print(f"cannot write to {cache.base()}: every program that needs the search compiles it again")
        return
    if not compile_missing([name for name in arguments if name != "--gently"] or cache.modules(), sys.stdout):
        print("the search is compiled already")


def compile_missing(wanted: Sequence[str], output: TextIO) -> bool:
    """Compile what is missing of these modules and report progress; whether anything was missing."""
    missing = [module for module in wanted if not cache.complete(module)]
    if missing:
        print("warming up: compiling the search takes a minute or two, once", file=output, flush=True)
    for module in missing:
        began = perf_counter()
        with cache.alone():
            load(module)
        print(f"  {cache.short_name(module)}: {perf_counter() - began:.1f} s", file=output, flush=True)
    if missing:
        cache.clear()
    return bool(missing)


if __name__ == "__main__":
    main()
