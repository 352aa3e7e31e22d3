/** The outline of a corridor on a tile, as path data. */

import { tile } from "../../../src/wandelgang/drawing/looks.json";
import { E, N, S, W } from "./grid";

const TILE = tile.size;
const HALF = tile.corridor / 2;
export const LOW = TILE / 2 - HALF;
export const HIGH = TILE / 2 + HALF;
const SEAM = tile.seam; // from the tile's edge to the seam across an arm
const [ACROSS, DOWN] = tile.shadow as [number, number]; // how far walls throw their shadow

type Pair = readonly [number, number]; // across, down

// Clockwise from the top right: the sides a corner lies between, the corner, and the ways along those sides.
const CORNERS: readonly (readonly [number, number, Pair, Pair, Pair])[] = [
  [N, E, [HIGH, LOW], [0, 1], [1, 0]],
  [E, S, [HIGH, HIGH], [-1, 0], [0, 1]],
  [S, W, [LOW, HIGH], [0, -1], [-1, 0]],
  [W, N, [LOW, LOW], [1, 0], [0, -1]],
];
// Both ends of an opening, clockwise.
const ENDS: Readonly<Record<number, readonly [Pair, Pair]>> = {
  [N]: [
    [LOW, 0],
    [HIGH, 0],
  ],
  [E]: [
    [TILE, LOW],
    [TILE, HIGH],
  ],
  [S]: [
    [HIGH, TILE],
    [LOW, TILE],
  ],
  [W]: [
    [0, HIGH],
    [0, LOW],
  ],
};

interface Corridor {
  /** The whole floor. */
  readonly floor: string;
  /** The floor's edge without the openings. */
  readonly walls: string;
  /** The seams across the arms. */
  readonly seams: string;
  /** The last bit of floor at an opening, on which light falls from the next tile. */
  readonly mouths: string;
}

const known = new Map<number, Corridor>();

export function corridor(openings: number): Corridor {
  let found = known.get(openings);
  if (!found) {
    const walls = wallsOf(openings);
    found = {
      floor: `M${walls.join("L")}z`,
      walls: walls.map((wall) => `M${wall}`).join(""),
      seams: [
        openings & N ? `M${LOW} ${SEAM}H${HIGH}` : "",
        openings & E ? `M${TILE - SEAM} ${LOW}V${HIGH}` : "",
        openings & S ? `M${LOW} ${TILE - SEAM}H${HIGH}` : "",
        openings & W ? `M${SEAM} ${LOW}V${HIGH}` : "",
      ].join(""),
      mouths: [
        openings & N ? `M${LOW + ACROSS} 0H${HIGH}V${tile.mouth}H${LOW + ACROSS}z` : "",
        openings & W ? `M0 ${LOW + DOWN}H${tile.mouth}V${HIGH}H0z` : "",
      ].join(""),
    };
    known.set(openings, found);
  }
  return found;
}

/** The walls from opening to opening, clockwise. */
function wallsOf(openings: number): string[] {
  const first = CORNERS.findIndex(([before]) => openings & before);
  const walls: string[] = [];
  let now = "";
  for (const [before, after, at, into, out] of [...CORNERS.slice(first), ...CORNERS.slice(0, first)]) {
    const here = openings & before;
    const there = openings & after;
    if (here) now = point((ENDS[before] as readonly [Pair, Pair])[1]);
    if (here && there) now += bend(at, into, out, tile.inner, 0);
    else if (!here && !there) now += bend(at, out, into, outer(openings), 1);
    if (there) {
      now += `L${point((ENDS[after] as readonly [Pair, Pair])[0])}`;
      walls.push(now);
    }
  }
  return walls;
}

function bend([x, y]: Pair, coming: Pair, going: Pair, radius: number, sweep: 0 | 1): string {
  const start: Pair = [x - radius * coming[0], y - radius * coming[1]];
  const end: Pair = [x + radius * going[0], y + radius * going[1]];
  return `L${point(start)}A${radius} ${radius} 0 0 ${sweep} ${point(end)}`;
}

function outer(openings: number): number {
  return openings & (openings - 1) ? tile.outer : HALF; // a dead end is round
}

function point([x, y]: Pair): string {
  return `${x} ${y}`;
}
