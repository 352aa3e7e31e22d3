/** The walls on top of a tile as shapes seen from above: x leads east, y north, and the middle is the origin. */

import { Path, Shape } from "three";
import { tile } from "../../../../src/wandelgang/drawing/looks.json";
import { turned } from "../grid";
import { HALF } from "./space";

const ROOM = 0.315; // the radius of the round room in which a coin lies
const OUTER = tile.outer / tile.size;
const INNER = tile.inner / tile.size;
const CORNER = 0.06;

/** A corner of an outline, with the radius by which it is rounded; or an arc round the middle. */
type Corner = readonly [x: number, y: number, radius: number];
type Arc = { readonly from: readonly [number, number]; readonly to: readonly [number, number] };

/** A kind of tile: its openings turned so that they are the same for all of its kind, and whether it has a room. */
export interface Kind {
  readonly name: string;
  readonly openings: number;
  readonly room: boolean;
  /** Quarter turns, clockwise, that make the tile of it. */
  readonly turns: number;
}

const BASES = [0, 1, 5, 3, 7, 15]; // closed, an end, straight, a corner, a T, a crossing

export function kindOf(openings: number, room: boolean): Kind {
  for (const base of BASES)
    for (let turns = 0; turns < 4; turns++)
      if (turned(base, turns) === openings)
        return { name: `${base}${room ? "-room" : ""}`, openings: base, room, turns };
  throw new Error(`a tile cannot have the openings ${openings}`);
}

const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const side = (at: number) => SIDES[((at % 4) + 4) % 4] as readonly [number, number];
const along = (a: readonly [number, number], s: number, b: readonly [number, number], t: number) =>
  [a[0] * s + b[0] * t, a[1] * s + b[1] * t] as const;

export const openSides = (openings: number) => [0, 1, 2, 3].filter((at) => openings & (1 << at));

/** The walls of a kind of tile: one for each gap between two openings. */
export function wallsOf({ openings, room }: Kind): Shape[] {
  const open = openSides(openings);
  if (!open.length) return [rounded(new Shape(), square(0.5, 0.5, CORNER))];
  return open.map((from, nth) => {
    const to = open[(nth + 1) % open.length] as number;
    const span = (to - from + 4) % 4 || 4;
    const [out, back] = [side(from), side(to)];
    const [right, left] = [side(from + 1), side(to + 1)];
    const points: (Corner | Arc)[] = [[...along(out, 0.5, right, HALF), 0]];
    for (let at = 0; at < span; at++)
      points.push([...along(side(from + at), 0.5, side(from + at + 1), 0.5), CORNER]);
    points.push([...along(back, 0.5, left, -HALF), 0]);
    if (room) {
      const reach = Math.sqrt(ROOM * ROOM - HALF * HALF);
      const start = along(back, reach, left, -HALF);
      points.push([...start, 0], { from: start, to: along(out, reach, right, HALF) });
    } else if (span === 1) points.push([...along(out, HALF, back, HALF), INNER]);
    else if (span === 3) points.push([...along(out, -HALF, back, -HALF), OUTER]);
    else if (span === 4)
      points.push(
        [...along(out, -HALF, right, -HALF), HALF * 0.9],
        [...along(out, -HALF, right, HALF), HALF * 0.9],
      );
    return rounded(new Shape(), points);
  });
}

export function square(x: number, y: number, radius: number): Corner[] {
  return [
    [-x, -y, radius],
    [-x, y, radius],
    [x, y, radius],
    [x, -y, radius],
  ];
}

/** A polygon with rounded corners, given either way round. */
export function rounded<Outline extends Path>(outline: Outline, points: readonly (Corner | Arc)[]): Outline {
  let begun = false;
  const go = (x: number, y: number) => {
    if (begun) outline.lineTo(x, y);
    else outline.moveTo(x, y);
    begun = true;
  };
  points.forEach((point, at) => {
    if (!("length" in point)) {
      const angle = ([x, y]: readonly [number, number]) => Math.atan2(y, x);
      outline.absarc(0, 0, Math.hypot(...point.from), angle(point.from), angle(point.to), false);
      return;
    }
    const [x, y, radius] = point;
    if (!radius) return go(x, y);
    const before = points[(at + points.length - 1) % points.length] as Corner;
    const after = points[(at + 1) % points.length] as Corner;
    const [a, b] = [unit(before, point), unit(after, point)];
    go(x + a[0] * radius, y + a[1] * radius);
    outline.quadraticCurveTo(x, y, x + b[0] * radius, y + b[1] * radius);
  });
  outline.closePath();
  return outline;
}

function unit(to: Corner, from: Corner): readonly [number, number] {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
