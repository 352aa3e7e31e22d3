/** What all stands on: the slab, and the rim with a gate at each line that slides. */

import { Shape, type BufferGeometry } from "three";
import { rounded, square } from "../outlines";
import { Ground, PITCH, RIM_UP, SLAB } from "../space";
import { extruded } from "./geometry";

export function board(ground: Ground): { slab: BufferGeometry; rim: BufferGeometry } {
  const { edge, half } = ground;
  const slab = extruded(rounded(new Shape(), square(edge.x, edge.z, 0.24)), SLAB, 0.04, 3, 10);
  slab.translate(0, -SLAB, 0);
  const gate = 0.55;
  const out = { x: edge.x - 0.03, z: edge.z - 0.03 };
  const pieces: Shape[] = [];
  const last = { x: ((ground.columns - 1) / 2) * PITCH, z: ((ground.rows - 1) / 2) * PITCH };
  // Corners reach to the first gate on either side; between gates there are straight pieces.
  const cornerX = ground.columns > 2 ? last.x - PITCH + gate : 0;
  const cornerZ = ground.rows > 2 ? last.z - PITCH + gate : 0;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      pieces.push(
        rounded(new Shape(), [
          [x * out.x, z * out.z, 0.2],
          [x * cornerX, z * out.z, 0.05],
          [x * cornerX, z * half.z, 0.05],
          [x * half.x, z * half.z, 0.05],
          [x * half.x, z * cornerZ, 0.05],
          [x * out.x, z * cornerZ, 0.05],
        ]),
      );
  const between = (lines: number) =>
    Array.from({ length: Math.max(0, (lines - 3) / 2) }, (_, at) => (2 * at + 2 - (lines - 1) / 2) * PITCH);
  const piece = PITCH - gate;
  const bar = (x0: number, x1: number, z0: number, z1: number) =>
    rounded(new Shape(), [
      [x0, z0, 0.05],
      [x1, z0, 0.05],
      [x1, z1, 0.05],
      [x0, z1, 0.05],
    ]);
  for (const k of [-1, 1]) {
    for (const x of between(ground.columns)) pieces.push(bar(x - piece, x + piece, k * half.z, k * out.z));
    for (const z of between(ground.rows)) pieces.push(bar(k * half.x, k * out.x, z - piece, z + piece));
  }
  return { slab, rim: extruded(pieces, RIM_UP, 0.025, 3, 6) };
}
