/** Marks on the tiles: where people start and may stop, what lies there, and what it costs to get there. */

import { isMarked } from "../../placement";
import type { Colour, Destination } from "../../types";
import type { Carrier } from "../copies";
import { at, BLACK, QUARTER, shining, WHITE, type Plan } from "./plan";

const SINGLY = 3; // more tolls than this are counted

export function layMarks(plan: Plan): void {
  const { model, now, look, scene, ground, poses, faceUp, small, printed } = plan;
  const { colour, owner, print, seen, arrived, lightOn, topOf, carrierOf } = plan;
  for (const start of scene.starts ?? []) {
    const up = topOf(start.cell) + 0.012;
    const carrier = carrierOf(start.cell);
    const goal = look.goalOf(start.cell);
    if (goal) goalRing(carrier, up, goal, lightOn(start.cell) !== null);
    else if (lightOn(start.cell) && !look.crowdOn(start.cell))
      model.part("print").add(carrier, at(0, up, 0, 0, 0.5, 1, 0.5), WHITE, printed, print("reached"));
    model
      .part("print")
      .add(
        carrier,
        at(0, up + 0.006, 0, faceUp, 0.3 * small, 1, 0.3 * small),
        WHITE,
        printed,
        print(`start:${start.colour}`),
      );
  }
  for (const cell of look.bareGoals)
    goalRing(carrierOf(cell), topOf(cell) + 0.012, look.goalOf(cell), lightOn(cell) !== null);

  function goalRing(carrier: Carrier, up: number, goal: Colour | null, near: boolean): void {
    const own = owner(goal);
    model.part("ring").add(carrier, at(0, up + 0.01, 0, 0, 0.72), own, shining(own, 0.2));
    if (near) model.part("ring").add(carrier, at(0, up + 0.055, 0, 0, 1.25), own, shining(own, 0.2));
  }

  for (const { cell } of look.bare) {
    if (!arrived(cell)) continue;
    const wide = 0.062 * (now.pointed === cell ? 1.6 : 1) * small;
    model
      .part("dome")
      .add(
        carrierOf(cell),
        at(0, topOf(cell) + 0.006, 0, 0, wide),
        colour("stop"),
        shining(colour("stop"), 0.15),
      );
  }
  scene.coins?.forEach(({ cell, value, bright: isBright }, nth) => {
    const { top } = poses.rest(`coin-${nth}`, ground.x(cell), topOf(cell), ground.z(cell));
    model.part("coin").add(top, at(0, 0.012, 0, 0, 0.8, 1, 0.8), colour(isBright ? "bright-face" : "coin"));
    const name = `value:${value}:${isBright ? "bright" : ""}`;
    model.part("print").add(top, at(0, 0.066, 0, faceUp, 0.36, 1, 0.36), WHITE, printed, print(name));
  });
  for (const { cell, drawing, facing, closed: isClosed } of scene.landmarks ?? []) {
    if (!isClosed) continue;
    const key = drawing ? `landmark-${drawing}` : `closed-${cell}`;
    const carrier = poses.rest(key, ground.x(cell), topOf(cell), ground.z(cell));
    model.part("block").add(carrier, at(0, 0.08, 0, 0, 1.02, 0.16, 1.02), colour("plate"));
    const turned = facing ? -Math.log2(facing) * QUARTER : faceUp;
    if (drawing)
      model
        .part("print")
        .add(carrier, at(0, 0.165, 0, turned, 0.95, 1, 0.95), WHITE, printed, print(`drawing:${drawing}`));
  }
  for (const destination of look.destinations) costs(destination);

  function costs({ cell, costs: asked }: Destination): void {
    if (!asked?.length || !arrived(cell)) return;
    const kinds = asked.length > SINGLY ? [...new Set(asked)] : asked;
    const crowd = look.crowdOn(cell) > 0;
    const marked = isMarked(scene, cell) || look.startOn(cell) || crowd;
    const side = isMarked(scene, cell) && crowd ? -1 : 1;
    const wide = 0.3 * (look.small ? 1.2 : 1);
    const y = topOf(cell) + (marked ? 0.17 : 0.14);
    kinds.forEach((one, nth) => {
      const count = asked.length > SINGLY ? asked.filter((other) => other === one).length : 1;
      const along = marked ? side * (0.34 - nth * 0.24) : (nth - (kinds.length - 1) / 2) * 0.28;
      const [x, z] = seen(along, marked ? 0.33 : 0);
      model.part("sign").add(carrierOf(cell), at(x, y, z, 0, wide), WHITE, BLACK, print(`toll:${one}`));
      if (count < 2) return;
      const [cx, cz] = seen(along + 0.1, (marked ? 0.33 : 0) - 0.1);
      model
        .part("sign")
        .add(carrierOf(cell), at(cx, y + 0.02, cz, 0, wide * 0.6), WHITE, BLACK, print(`count:${count}`));
    });
  }
}
