"""What a batch shows is what the environments show: built from the view, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.batch.replaying import ALL, chosen, shown

from wandelgang.batch import Batch
from wandelgang.envs.observing import Observer


@pytest.mark.parametrize("case", ALL, ids=shown)
def test_every_seat_sees_the_planes_of_its_view(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    batch, rng = Batch(name, 8, seed=5, chance=False, **options), Random(5)
    observer = observer_of(batch)
    assert batch.plane_names == observer.names
    for _ in range(12):
        for _ in range(15):
            batch.step(chosen(batch, [batch.state(number) for number in range(8)], rng, 0.7))
            if batch.over.any():
                break
        compare(batch, observer)
        batch.reset(batch.over)


def observer_of(batch: Batch) -> Observer:
    example = batch.game.planes(batch.game.view(batch.state(0), 0))
    return Observer(batch.game, example, batch.actions, "planes")


def compare(batch: Batch, observer: Observer) -> None:
    for seat in range(batch.options.players):
        planes = batch.planes(seat)
        for number in range(batch.games):
            view = batch.game.view(batch.state(number), seat)
            expected = observer.array(batch.game.planes(view))
            for name, here, there in zip(observer.names, planes[number], expected, strict=True):
                assert np.array_equal(here, there), f"{name} of seat {seat} in game {number}"
