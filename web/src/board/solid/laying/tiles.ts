/** Tall tiles with what lies on them: on the board, on their way, and the spare beside it. */

import { Color } from "three";
import { inwards, isFixed } from "../../grid";
import { aside } from "../../placement";
import type { Floor } from "../../Slab.svelte";
import type { Colour, Tile } from "../../types";
import type { Carrier } from "../copies";
import { kindOf } from "../outlines";
import type { Mover } from "../poses";
import { COIN, LAYER, WALL } from "../space";
import { at, BLACK, QUARTER, shining, WHITE, type Plan } from "./plan";

// In a preview, the tower that would fall out.
const FALLEN = 0.82; // its size
const NEARER = 0.13;

export function layTiles(plan: Plan): void {
  const { model, now, shown, look, scene, ground, palette, poses, faceUp, printed, closed } = plan;
  const { colour, owner, print, seen, floorOn, lightOn, stones, floors, floorGlow, wallGlow } = plan;
  const hasRoom = look.layout.room === "sides";
  const landmarks = new Map(scene.landmarks?.map((one) => [one.cell, one]));

  function tower(tile: Tile, carrier: Mover, cell: number | null, ghost = false, grounded = true): void {
    const height = scene.heights?.[tile.number] ?? 1;
    const landmark = cell === null ? undefined : landmarks.get(cell);
    const picture = cell !== null && closed.has(cell) ? undefined : scene.pictures?.[tile.number];
    const open = landmark && !landmark.closed ? landmark.drawing : null;
    const stone = ghost ? "ghost" : cell !== null && isFixed(cell, scene.columns) ? "fixed" : "loose";
    const floor = cell === null ? "plain" : floorOn(cell);
    const { top, side } = stones(stone, height);
    const kind = kindOf(tile.openings, picture !== undefined || open !== null);
    for (let layer = 0; layer < height; layer++) {
      const course = model.part((layer + tile.number) % 2 ? "courseA" : "courseB");
      const turned = ((tile.number * 7 + layer * 5) % 4) * QUARTER;
      course.add(
        carrier,
        at(0, layer * LAYER, 0, turned),
        shining(side, 0.86 + (0.18 * (layer + 1)) / height),
      );
    }
    const up = height * LAYER;
    const yaw = -kind.turns * QUARTER;
    const part = model.floors.where(kind, floor === "cost" ? "cost" : "floor");
    model.part("floor").add(carrier, at(0, up + 0.004, 0, yaw), floors[floor], floorGlow[floor], part);
    model.walls(kind).add(carrier, at(0, up, 0, yaw), top, wallGlow[floor]);
    for (const [right, near] of stone === "fixed"
      ? ([
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const)
      : []) {
      const [x, z] = seen(right * 0.405, near * 0.405);
      model.part("dome").add(carrier, at(x, up + WALL - 0.002, z, 0, 0.042), colour("stud"));
    }
    const [x, z] = seen(-0.375, -0.37);
    if (scene.heights) {
      const wide = 0.225 * (look.small ? 1.22 : 1);
      const shine = shining(WHITE, palette.dark ? 0.7 : 0.25);
      model
        .part("print")
        .add(
          carrier.level,
          at(x, up + WALL + 0.003, z, faceUp, wide, 1, wide * 1.06),
          WHITE,
          shine,
          print(`number:${height}`),
        );
    }
    if (grounded)
      model
        .part("shade")
        .add(carrier, at(0.02, 0.003, 0.03, 0, 1.62, 1, 1.62), WHITE, BLACK, print("square"));
    if (picture !== undefined)
      coinOn(carrier.top, up, `coin:pic-${picture}`, cell, look.goalOf(picture), floor);
    else if (open && cell !== null)
      coinOn(carrier.top, up, `landmark:${open}`, cell, look.goalOf(cell), floor, true);
  }

  function coinOn(
    carrier: Carrier,
    up: number,
    name: string,
    cell: number | null,
    goal: Colour | null,
    floor: Floor,
    landmark = false,
  ): void {
    // Where somebody stands it lies aside, on top of the walls.
    const { dx, dy, scale } = aside(cell === null ? 0 : look.crowdOn(cell));
    const [x, z] = seen(dx / 115, dy / 260);
    const wide = scale * (look.small ? 1.08 : 1);
    const y = up + (dx || dy ? WALL - 0.02 : landmark ? 0.02 : 0.012);
    const face = colour(landmark ? "landmark" : "paper");
    model.part("coin").add(carrier, at(x, y, z, 0, wide, 1, wide), face);
    const across = (2 * COIN + 0.005) * wide;
    const glow = landmark ? new Color("#9affee").multiplyScalar(0.5) : printed;
    model
      .part("print")
      .add(carrier, at(x, y + 0.0525, z, faceUp, across, 1, across), WHITE, glow, print(name));
    const ring = goal
      ? owner(goal)
      : landmark
        ? colour("landmark-edge")
        : floor === "lit"
          ? colour("roundel-lit")
          : floor === "cost"
            ? colour("cost-ink")
            : null;
    const shine = palette.dark ? 0.6 : 0.12;
    if (ring)
      model.part("ring").add(carrier, at(x, y + 0.043, z, 0, wide, 1.1, wide), ring, shining(ring, shine));
    if (goal && (floor === "lit" || floor === "cost"))
      model
        .part("ring")
        .add(
          carrier,
          at(x, y + 0.056, z, 0, 1.36 * wide, 1.3, 1.36 * wide),
          ring ?? WHITE,
          shining(owner(goal), shine),
        );
  }

  const litCells: number[] = [];
  const costly: number[] = [];
  scene.tiles.forEach((tile, cell) => {
    const { x, z } = { x: ground.x(cell), z: ground.z(cell) };
    tower(tile, poses.rest(`tile-${tile.number}`, x, 0, z), cell, !!look.shift?.cells.includes(cell));
    const shines = lightOn(cell);
    if (shines && !shown.sliding.includes(cell)) (shines === "lit" ? litCells : costly).push(cell);
  });
  model.pour(litCells, costly);

  // --- beside the board ---

  if (look.shift && scene.spare) {
    // Smaller and nearer than where it will fall, or the edge of the picture would cut it.
    const { x, z = 0 } = ground.beyond(look.shift, "exit");
    const [across, down] = inwards(look.shift.side);
    const carrier = poses.rest("fallen", x - NEARER * across, 0.14, z - NEARER * down, 0, FALLEN);
    tower(scene.spare, carrier, null, true, false);
  }
  if (shown.coming) {
    const { x, y, z = 0 } = shown.coming.at;
    tower(shown.coming.tile, poses.rest("coming", x, y, z), null, false, false);
  }
  if (shown.leaving) {
    const { x, y, z = 0 } = shown.leaving.at;
    tower(shown.leaving.tile, poses.rest("leaving", x, y, z), null, false, false);
  }
  const travelling = shown.coming !== null || shown.leaving !== null;
  if (look.spare && hasRoom && !travelling && !now.lifted) {
    const { x, y, z } = ground.rest(now.azimuth);
    const carrier = poses.rest("spare", x, y, z);
    tower(look.spare, carrier, null, false, false);
    model.part("shade").add(carrier, at(0.05, 0.004, 0.06, 0, 1.7, 1, 1.7), WHITE, BLACK, print("square"));
    if (now.pushing) {
      // A frame in the player's colour: it can be taken.
      const own = owner(look.turn);
      for (const k of [-1, 1]) {
        model.part("step").add(carrier, at(k * 0.585, 0.02, 0, 0, 0.05, 0.04, 1.22), own, shining(own, 0.25));
        model.part("step").add(carrier, at(0, 0.02, k * 0.585, 0, 1.22, 0.04, 0.05), own, shining(own, 0.25));
      }
    }
  }
}
