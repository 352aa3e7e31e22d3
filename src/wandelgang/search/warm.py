"""`python -m wandelgang.search.warm`: compile the search ahead of time; quick when nothing has changed."""

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
    if cache.complete():
        print("the search is compiled already")
        return
    if not cache.writable():
        print("nothing can be written here: the search will be compiled anew by every program that needs it")
        return
    print("compiling the search; this takes about half a minute, once", flush=True)
    began = perf_counter()
    load()
    print(f"compiled in {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
