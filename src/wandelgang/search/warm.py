"""`python -m wandelgang.search.warm`: compile all kernels ahead of time; quick when nothing has changed."""

from __future__ import annotations

import os
import sys
from time import perf_counter

from wandelgang.search import cache
from wandelgang.search.warming import load


def main() -> None:
    """Compile everything that is not compiled yet, and say so."""
    if "--gently" in sys.argv[1:] and hasattr(os, "nice"):
        os.nice(10)  # whoever started this is playing meanwhile
    if not cache.writable():
        print("nothing can be kept here: the search will be compiled by every program that needs it")
        return
    missing = [module for module in cache.modules() if not cache.complete(module)]
    if not missing:
        print("the search is compiled already")
        return
    print("compiling the search; this takes about half a minute, once", flush=True)
    for module in missing:
        began = perf_counter()
        load(module)
        print(f"  {module.rpartition('.')[2]}: {perf_counter() - began:.1f} s", flush=True)
    cache.clear()


if __name__ == "__main__":
    main()
