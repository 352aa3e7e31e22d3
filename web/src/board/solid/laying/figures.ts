/** Everyone who stands on the board, and the glow of what a walk pays. */

import { Color } from "three";
import { isMarked, placements } from "../../placement";
import { feetOf, WALL } from "../space";
import { at, BLACK, shining, WHITE, type Plan } from "./plan";

export function layFigures(plan: Plan): void {
  const { model, now, shown, look, scene, ground, palette, poses, quarter, faceUp } = plan;
  const { colour, owner, print, topOf } = plan;
  const feet = feetOf(scene, quarter);
  const everyone = placements(scene);
  for (const { key, cell, colour: player, drawing } of everyone) {
    const foot = feet.get(key) as { x: number; y: number; z?: number; scale: number };
    const there = now.led !== null && player !== null && player === look.turn ? now.led : cell;
    const up = there === cell ? foot.y : topOf(there) + 0.01;
    const turn = player !== null && player === look.turn;
    const carrier = poses.rest(key, ground.x(there) + foot.x, up, ground.z(there) + (foot.z ?? 0));
    const crowded = look.crowdOn(cell) > 1 || isMarked(scene, cell);
    const wide = (crowded ? Math.max(0.7, foot.scale * 1.04) : 1.1) * (look.small ? 1.12 : 1);
    model
      .part("shade")
      .add(carrier, at(0.05, 0.008, 0.02, 0, 0.62 * wide, 1, 0.62 * wide), WHITE, BLACK, print("blob"));
    if (!player) {
      model.part("sign").add(carrier, at(0, 0.36, 0, 0, 0.8), WHITE, BLACK, print(`drawing:${drawing}`));
      continue;
    }
    const own = owner(player);
    const lift = turn ? 0.03 + (crowded ? 0 : WALL) : 0;
    if (turn) {
      model
        .part("coin")
        .add(carrier, at(0, lift - 0.045, 0, 0, 0.94 * wide, 0.9, 0.94 * wide), colour("turn"));
      model
        .part("ring")
        .add(
          carrier,
          at(0, lift - 0.004, 0, 0, 0.94 * wide, 1, 0.94 * wide),
          own,
          shining(own, palette.dark ? 0.6 : 0.15),
        );
    }
    if (now.choices.includes(player)) {
      const high = colour("highlight");
      model.part("ring").add(carrier, at(0, 0.05, 0, 0, 1.15 * wide), high, shining(high, 0.4));
    }
    const [body, line] = model.figure(player);
    const yaw = player === "green" ? faceUp : 0;
    body.add(carrier, at(0, lift, 0, yaw, wide), own, shining(own, palette.dark ? 0.22 : 0.14));
    line.add(carrier, at(0, lift, 0, yaw, wide), new Color(palette.halo));
    const letterUp = (player === "red" ? 0.19 : player === "yellow" ? 0.1 : 0.16) * 1.1;
    if (now.letters[player])
      model
        .part("sign")
        .add(
          carrier,
          at(0, lift + letterUp * wide, 0, 0, 0.28 * wide),
          WHITE,
          BLACK,
          print(`letter:${player}:${now.letters[player]}`),
        );
    if (scene.laurel?.includes(player))
      model
        .part("sign")
        .add(carrier, at(0, lift + 0.4 * wide, 0, 0, 0.95 * wide), WHITE, BLACK, print("drawing:laurel"));
  }

  // A glow for each toll, out of sight until a motion brings it where it is paid.
  for (const toll of new Set(shown.animating ? shown.scene.lastWalk?.tolls : [])) {
    if (!toll) continue;
    const carrier = poses.rest(`glow-${toll}`, 0, -9, 0);
    model.part("sign").add(carrier, at(0, 0, 0, 0, 1.5), new Color("#a97cff"), BLACK, print("halo"));
    model.part("sign").add(carrier, at(0, 0.02, 0, 0, 0.44), WHITE, BLACK, print(`toll:${toll}`));
  }
}
