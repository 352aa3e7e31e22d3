/** Joints between tiles: bridges, stairs, and teeth where it is too steep. */

import { Color } from "three";
import { E, isFixed, N, S, W } from "../../grid";
import type { Floor } from "../../Slab.svelte";
import { INTO, RUN } from "../models";
import { GAP, LAYER, PITCH } from "../space";
import { at, QUARTER, type Plan } from "./plan";

export function layJoints(plan: Plan): void {
  const { model, shown, look, scene, ground, still, closed } = plan;
  const { colour, arrived, floorOn, topOf, stones, floors, floorGlow } = plan;
  const tolled = new Set<string>();
  for (const { way, tolls } of look.destinations.filter(({ cell }) => arrived(cell)))
    tolls?.forEach((toll, step) => toll && way && tolled.add([way[step], way[step + 1]].sort().join()));

  scene.tiles.forEach((tile, cell) => {
    const right = (cell + 1) % scene.columns ? scene.tiles[cell + 1] : undefined;
    const below = scene.tiles[cell + scene.columns];
    if (right && tile.openings & E && right.openings & W) meet(cell, cell + 1);
    if (below && tile.openings & S && below.openings & N) meet(cell, cell + scene.columns);
  });

  function meet(one: number, other: number): void {
    if (shown.sliding.includes(one) || shown.sliding.includes(other)) return;
    if (closed.has(one) || closed.has(other)) return;
    const east = other === one + 1;
    const [ux, uz] = east ? [1, 0] : [0, 1];
    const [low, high] = [topOf(one), topOf(other)].sort((a, b) => a - b) as [number, number];
    const rises = topOf(other) > topOf(one);
    const steps = Math.round((high - low) / LAYER);
    const floor = between(floorOn(one), floorOn(other));
    const yaw = east ? QUARTER : 0;
    const [x, z] = [(ground.x(one) + ground.x(other)) / 2, (ground.z(one) + ground.z(other)) / 2];
    const side = stones(
      isFixed(one, scene.columns) && isFixed(other, scene.columns) ? "fixed" : "loose",
      1,
    ).top.lerp(colour("loose-edge"), 0.35);
    if (steps === 0) {
      model
        .part("step")
        .add(still, at(x, low - 0.028, z, yaw, 0.34, 0.06, GAP + 0.03), floors[floor], floorGlow[floor]);
      for (const k of [-1, 1])
        model
          .part("block")
          .add(
            still,
            at(x + k * uz * 0.186, low - 0.004, z + k * ux * 0.186, yaw, 0.034, 0.11, GAP + 0.02),
            side,
          );
      return;
    }
    const base = rises ? one : other;
    const way = rises ? 1 : -1;
    const turn = Math.atan2(way * ux, way * uz);
    const from = (out: number) => [ground.x(base) + way * ux * out, ground.z(base) + way * uz * out] as const;
    if (steps <= (scene.freeStep ?? 1)) {
      const [sx, sz] = from(0.5 - INTO);
      model
        .part("stairs")
        .add(still, at(sx, low + 0.002, sz, turn, 1, steps, 1), floors[floor], floorGlow[floor]);
      const [ox, oz] = from(0.5);
      model.part("stringers").add(still, at(ox, low, oz, turn, 1, steps, GAP / RUN), side);
      return;
    }
    const [tx, tz] = from(PITCH - 0.465);
    for (let tooth = -2; tooth <= 2; tooth++)
      model
        .part("block")
        .add(
          still,
          at(tx + uz * tooth * 0.074, high + 0.036, tz + ux * tooth * 0.074, yaw, 0.044, 0.075, 0.05),
          colour("outline"),
        );
    if (!tolled.has([one, other].sort().join())) return;
    // Steps in the air, for whoever pays.
    const count = 2 * steps;
    const violet = new Color("#b9a2ff");
    for (let step = 0; step < count; step++) {
      const [gx, gz] = from(0.3 + (GAP + 0.2) * ((step + 0.5) / count));
      const up = low + (steps * LAYER * (step + 1)) / (count + 0.6);
      model
        .part("step")
        .add(still, at(gx, up, gz, yaw, 0.3, 0.035, 0.085), violet, new Color("#7a4df0").multiplyScalar(0.6));
    }
  }

  function between(one: Floor, other: Floor): Floor {
    const open: readonly Floor[] = ["lit", "cost", "danger"];
    if (open.includes(one) && open.includes(other)) return one === "cost" ? one : other;
    return one === "plain" || other === "plain" ? "plain" : "dim";
  }
}
