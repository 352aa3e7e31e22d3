"""`python -m wandelgang.search.warm`: compile all kernels ahead of time; quick when nothing has changed."""

from __future__ import annotations

import os
import sys
from time import perf_counter

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
    wanted = [word for word in words if word != "--gently"] or cache.modules()
    missing = [module for module in wanted if not cache.complete(module)]
    if not missing:
        print("the search is compiled already")
        return
    print("compiling the search; this takes a minute or two, once", flush=True)
    for module in missing:
        began = perf_counter()
        load(module)
        print(f"  {module.rpartition('.')[2]}: {perf_counter() - began:.1f} s", flush=True)
    cache.clear()


if __name__ == "__main__":
    main()
