/** Where things of the board in depth are on its picture, for the buttons that lie over it. */

import type { Depth, Layout, Point } from "../layout";
import type { Camera } from "./camera";
import { LAYER, WALL, type Ground } from "./space";

const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

export function depthOf(
  eye: Camera,
  ground: Ground,
  layout: Pick<Layout, "width" | "height">,
  quarter: number,
  azimuth: number,
): Depth {
  const { width, height } = layout;
  const on = (x: number, y: number, z: number): Point => {
    const { x: across, y: down } = eye.project(x, y, z);
    return { x: across * width, y: down * height };
  };
  const corners = (cell: number, up: number) =>
    CORNERS.map(([x, z]) => on(ground.x(cell) + x, up, ground.z(cell) + z));
  const [left, right] = [on(-0.5, 0, 0), on(0.5, 0, 0)];
  return {
    top: (cell, high) => on(ground.x(cell), high * LAYER, ground.z(cell)),
    outline: (cell, high) => ({
      points: hull([...corners(cell, 0), ...corners(cell, high * LAYER + WALL)]),
      near: -eye.depth(ground.x(cell), 0, ground.z(cell)),
    }),
    face: (cell, high) => corners(cell, high * LAYER + WALL),
    arrow(arrow) {
      const { x, y, z } = ground.arrow(arrow, quarter);
      return on(x, y, z);
    },
    rest(high) {
      const { x, y, z } = ground.rest(azimuth);
      return on(x, y + high * LAYER, z);
    },
    tile: Math.hypot(right.x - left.x, right.y - left.y),
  };
}

/** The smallest convex outline round some points, clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]): Point[] => {
    const line: Point[] = [];
    for (const point of ordered) {
      while (line.length > 1 && turn(line.at(-2) as Point, line.at(-1) as Point, point) <= 0) line.pop();
      line.push(point);
    }
    line.pop();
    return line;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
