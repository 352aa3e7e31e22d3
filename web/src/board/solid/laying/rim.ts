/** The rim: letters and numbers, and the arrows in its gates. */

import type { Matrix4 } from "three";
import { arrowsOf, inwards } from "../../grid";
import { RIM, RIM_UP } from "../space";
import { at, BLACK, QUARTER, shining, WHITE, type Plan } from "./plan";

export function layRim(plan: Plan): void {
  const { model, now, shown, look, scene, ground, palette, quarter, faceUp, small, still } = plan;
  const { colour, owner, print, printed } = plan;
  for (let column = 0; column < scene.columns; column += 2)
    coordinate("near", column, String.fromCharCode(97 + column));
  for (let row = 0; row < scene.rows; row += 2) coordinate("left", row, `${row + 1}`);

  /** Letters along the columns and numbers along the rows, on those sides of the rim that no tower hides. */
  function coordinate(side: "near" | "left", line: number, text: string): void {
    const across = side === "near"; // the line is a column
    // Near or on the left for whoever looks: from the east, for example, columns run from left to right.
    const [out, away] = [ground.half.x + RIM / 2, ground.half.z + RIM / 2];
    const x = across ? ground.x(line) : quarter === 1 || quarter === 2 ? out : -out;
    const z = !across ? ground.z(line * scene.columns) : quarter === 2 || quarter === 3 ? -away : away;
    const wide = 0.36 * small;
    model
      .part("print")
      .add(
        still,
        at(x, RIM_UP + 0.004, z, faceUp, wide, 1, wide),
        WHITE,
        printed,
        print(`coordinate:${text}`),
      );
  }

  const banned = shown.scene.banned ?? null;
  const chosen = look.preview?.arrow ?? null;
  const lastPush = shown.scene.lastPush ?? null;
  const inTheGate = [shown.coming, shown.leaving].flatMap((one) => one?.at ?? []);
  for (const arrow of arrowsOf(scene.rows, scene.columns)) {
    const gate = ground.beyond(arrow, "entry");
    const pushes = shown.sliding.length > 0 && arrow.cells.every((cell, at) => cell === shown.sliding[at]);
    // A tower passes through it.
    if (pushes || inTheGate.some(({ x, z }) => x === gate.x && z === gate.z)) continue;
    const { x, y, z, far, turn } = ground.arrow(arrow, quarter);
    const tip = far ? 0.62 : 0;
    const wide =
      (arrow.name === chosen ? 1.3 : now.hovered === arrow.name ? 1.15 : 1) * (look.small ? 1.25 : 1);
    const [across, down] = inwards(arrow.side);
    if (arrow.name === banned) {
      model.part("hollow").add(still, tipped(x, y + 0.03, z, turn, wide, tip, far), colour("banned"), BLACK);
    } else {
      const own = arrow.name === chosen ? owner(look.turn) : colour("arrow");
      const resting = now.pushing || arrow.name === chosen ? 0.16 : palette.dark ? 0.02 : 0.05;
      const shade = now.pushing ? own : own.clone().lerp(colour("rim"), 0.22);
      model
        .part("arrow")
        .add(still, tipped(x, y + 0.03, z, turn, wide, tip, far), shade, shining(own, resting));
    }
    if (lastPush === arrow.name || lastPush === arrow.opposite) {
      const own = colour("arrow");
      const [tx, tz] = [x + across * 0.2, z + down * 0.2];
      model
        .part("step")
        .add(
          still,
          at(tx, y + 0.03 - (far ? 0.1 : 0), tz, down ? 0 : QUARTER, 0.42, 0.022, 0.05),
          own,
          shining(own, 0.12),
        );
    }
    if (far) model.part("shade").add(still, at(x, 0.012, z, 0, 0.5, 1, 0.4), WHITE, BLACK, print("blob"));
  }

  /** An arrow that lies, or floats with its face towards whoever looks. */
  function tipped(
    x: number,
    y: number,
    z: number,
    turn: number,
    wide: number,
    tip: number,
    far: boolean,
  ): Matrix4 {
    return far ? at(x, y, z, turn, wide, wide, wide, -tip) : at(x, y, z, turn, wide);
  }
}
