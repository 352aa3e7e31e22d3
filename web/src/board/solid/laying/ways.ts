/** Ways: of the last walk, to where somebody points, and of a beam. */

import { Color } from "three";
import { isMarked } from "../../placement";
import type { Trail } from "../../types";
import { PITCH } from "../space";
import { at, BLACK, shining, WHITE, type Plan } from "./plan";

const BEAD = 0.16; // from one bead to the next

export function layWays(plan: Plan): void {
  const { model, shown, look, scene, ground, palette, small, still, print, topOf } = plan;
  const { trail } = look;
  if (trail && !shown.sliding.length) beads(trail.path, palette.player(trail.colour), 0.034);
  if (look.pointedWay)
    beads(look.pointedWay.path, look.turn ? palette.player(look.turn, "dark") : palette.of("ink"), 0.042);
  if (scene.beam && scene.beam.length > 1) beads(scene.beam, palette.of("danger-hatch"), 0.045);
  if (trail && !shown.beats) tollsOn(trail);
  if (look.pointedWay) tollsOn(look.pointedWay);

  /** A row of beads along the floor, up and down the stairs. */
  function beads(path: readonly number[], paint: string, wide: number): void {
    const inked = new Color(paint);
    for (let step = 0; step + 1 < path.length; step++) {
      const [a, b] = [path[step] as number, path[step + 1] as number];
      const [low, high] = [topOf(a), topOf(b)];
      const count = Math.round(PITCH / BEAD);
      for (let bead = 0; bead < count; bead++) {
        const share = bead / count;
        const climb = Math.min(1, Math.max(0, (share - 0.34) / 0.32));
        const x = ground.x(a) + (ground.x(b) - ground.x(a)) * share;
        const z = ground.z(a) + (ground.z(b) - ground.z(a)) * share;
        const y = low + (high - low) * climb + 0.012 + (climb > 0 && climb < 1 ? 0.03 : 0);
        if (isMarked(scene, a) && share < 0.26) continue;
        if (isMarked(scene, b) && share > 0.76) continue;
        model.part("dome").add(still, at(x, y, z, 0, wide), inked, shining(inked, 0.22));
      }
    }
  }

  function tollsOn({ path, tolls }: Omit<Trail, "colour">): void {
    tolls?.forEach((toll, step) => {
      const [here, there] = path.slice(step, step + 2);
      if (!toll || here === undefined || there === undefined) return;
      const y = Math.max(topOf(here), topOf(there)) + 0.12;
      const [x, z] = [(ground.x(here) + ground.x(there)) / 2, (ground.z(here) + ground.z(there)) / 2];
      model.part("sign").add(still, at(x, y, z, 0, 0.3 * small), WHITE, BLACK, print(`toll:${toll}`));
    });
  }
}
