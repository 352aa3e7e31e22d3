/** What somebody aims at or is advised, and what is in the way. */

import { Color } from "three";
import { arrowNamed, inwards, type Arrow } from "../../grid";
import { HALF, PITCH, WALL } from "../space";
import { at, QUARTER, shining, WHITE, type Plan } from "./plan";

export function layAims(plan: Plan): void {
  const { model, shown, look, scene, ground, still, colour, owner, print, topOf, carrierOf } = plan;
  const { barrier, wall } = look;
  if (barrier) {
    const red = colour("danger-hatch");
    model
      .part("ring")
      .add(
        carrierOf(barrier.cell),
        at(0, topOf(barrier.cell) + WALL + 0.02, 0, 0, 1.4, 1.6, 1.4),
        red,
        shining(red, 0.4),
      );
    bar(barrier.end, barrier.next, red, 0.3);
  }
  if (wall) bar(wall[0], wall[1], colour("wall"), 0.2);

  function bar(one: number, other: number, paint: Color, high: number): void {
    const east = Math.abs(one - other) === 1;
    const [x, z] = [(ground.x(one) + ground.x(other)) / 2, (ground.z(one) + ground.z(other)) / 2];
    const up = Math.max(topOf(one), topOf(other));
    model
      .part("step")
      .add(
        still,
        at(x, up + high / 2, z, east ? QUARTER : 0, 2 * HALF + 0.16, high, 0.07),
        paint,
        shining(paint, 0.35),
      );
  }

  if (look.advised !== null) {
    const carrier = carrierOf(look.advised);
    const glow = shining(WHITE, 0.35);
    model
      .part("print")
      .add(
        carrier,
        at(0, topOf(look.advised) + WALL + 0.012, 0, 0, 1.06, 1, 1.06),
        WHITE,
        glow,
        print("corners"),
      );
  }
  const outlined = look.shift ?? (shown.outlined ? arrowNamed(scene, shown.outlined) : null);
  if (outlined) rails(outlined);

  /** Rails along a line that would move, or has moved. */
  function rails(arrow: Arrow): void {
    const own = owner(look.turn);
    const [across, down] = inwards(arrow.side);
    const middle = arrow.cells[(arrow.cells.length - 1) >> 1] as number;
    const long = arrow.cells.length * PITCH + 0.1;
    for (const k of [-1, 1]) {
      const [x, z] = [across ? 0 : ground.x(middle) + k * 0.585, down ? 0 : ground.z(middle) + k * 0.585];
      const [sx, sz] = across ? [long, 0.07] : [0.07, long];
      model.part("step").add(still, at(x, 0.05, z, 0, sx, 0.1, sz), own, shining(own, 0.35));
    }
  }
}
