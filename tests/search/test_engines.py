"""Without compiled code a program answers all the same, says so, and gets ready without freezing."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import pytest
from tests.search.quests import INSTANCES, random_quest

from wandelgang import search
from wandelgang.games import GAMES
from wandelgang.search import cache, engines, machine, plain

KERNELS = "wandelgang.search.kernel.walking"


def run(script: str, kept: Path | str) -> str:
    """What a fresh Python prints; its compiled code is kept in this folder."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(kept)}
    call = [sys.executable, "-c", script]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=True, timeout=120)
    return done.stdout


def test_asking_needs_no_numba() -> None:
    said = run(
        "import sys, wandelgang.search as s; print(s.warm_up_state(), s.ready(), 'numba' in sys.modules)",
        "unused",
    )
    assert said.split() == ["cold", "False", "False"]


def test_where_nothing_is_compiled_plain_python_answers_and_says_so() -> None:
    """Nothing can be written below a file, so nothing can be kept either."""
    script = f"""
import wandelgang.search as s
from wandelgang.search.classic.instances import entries, instance, quest_of
quest = quest_of(instance(entries(open({str(INSTANCES)!r}, 'rb').read())[7]))
s.warm_up_in_background()
print(s.warm_up_state(), s.solve(quest).turns)
print(s.sentence())
"""
    answer, sentence = run(script, Path(__file__) / "nowhere").splitlines()
    assert answer == "warming up 2"
    assert sentence.startswith("warming up: the search is being compiled in the background")


def test_kernels_run_where_nothing_can_be_kept() -> None:
    script = f"""
from wandelgang.search import load, ready
from wandelgang.search.cache import complete, writable
load({KERNELS!r})
from wandelgang.search.kernel.walking import reach
from wandelgang.search.kernel.lookup_table import lookup_table
from wandelgang.maze import grid
print(writable(), complete({KERNELS!r}), ready({KERNELS!r}), ready())
print(reach(lookup_table(grid(3, 3)), (0, 1, 0, 2), 1))
"""
    assert run(script, Path(__file__) / "nowhere").splitlines() == ["False False True False", "3"]


def test_what_was_compiled_once_is_found_again(tmp_path: Path) -> None:
    script = f"""
from wandelgang.search import load
from wandelgang.search.cache import complete
before = complete({KERNELS!r})
load({KERNELS!r})
from wandelgang.search.kernel import walking
stats = walking.reach.stats
print(before, complete({KERNELS!r}), sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""
    assert run(script, tmp_path).split() == ["False", "True", "0", "1"]
    assert run(script, tmp_path).split() == ["True", "True", "1", "0"]


def test_this_process_gets_ready_in_the_background() -> None:
    search.load()
    assert search.ready()
    assert engines.compiled()
    assert search.sentence() == "the compiled search is ready"
    quest = random_quest("classic", Random(5))
    assert engines.engine_for(quest) is machine
    assert search.solve(quest, 3, every=True) == machine.solve(quest, 3, every=True)
    assert search.turns_by_push(quest, 2) == plain.turns_by_push(quest, 2)


def test_every_module_with_kernels_is_known_with_all_that_it_needs() -> None:
    assert KERNELS in cache.modules()
    assert "wandelgang.search.kernel.fan" not in cache.modules()  # it has parts only
    assert {name.split(".")[2] for name in cache.modules()} == {"kernel", *GAMES}
    needed = cache.needed_by("wandelgang.search.machine")
    assert {"solver", "climbing_solver"} <= {name.rpartition(".")[2] for name in needed}
    assert "wandelgang.search.kernel.outlook" not in needed


@pytest.mark.parametrize("module", cache.needed_by("wandelgang.search.machine"))
def test_each_module_has_a_folder_of_its_own_digest(module: str) -> None:
    place = cache.folder(module)
    assert place is not None
    assert place.name.startswith(cache.short_name(module) + "-")
    assert [cache.folder(other) for other in cache.modules()].count(place) == 1


def test_of_two_programs_that_compile_one_waits_for_the_other() -> None:
    inside = threading.Event()

    def come_too() -> None:
        with cache.alone():
            inside.set()

    other = threading.Thread(target=come_too)
    with cache.alone():
        other.start()
        assert not inside.wait(0.3)
    assert inside.wait(30)
    other.join()
