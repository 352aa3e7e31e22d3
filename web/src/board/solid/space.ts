/** The measures of the board in depth: a tile is 1, x leads east, y up, z south, and the middle of the board is the origin. */

import { inwards, type Arrow } from "../grid";
import { LEAST_ROOM, type Place } from "../layout";
import { placements } from "../placement";
import { heightOf } from "../spots";
import type { Scene, Tile } from "../types";
import { isMarked } from "../placement";

export const PITCH = 1.18; // from tile to tile
export const GAP = PITCH - 1;
export const LAYER = 0.185; // the height of one course of stone
export const WALL = 0.062; // of a wall above its floor
export const RIM = 0.52; // the width of the rim
export const RIM_UP = 0.1; // its height
const MARGIN = 0.1; // between the outer tiles and the rim
export const SLAB = 0.24; // the thickness of what all stands on
export const COIN = 0.265; // the radius of what lies in a room
export const HALF = 0.18; // half the width of a corridor
const FAR_UP = 0.5; // arrows behind tall tiles float, so that these do not hide them
const FAR_OUT = 0.1;
const UNIT = 100; // of the flat drawings, in which feet are placed

/** A board of this size, and where everything on it is. */
export class Ground {
  /** Half the width and depth of the bed, and of the whole board with its rim. */
  readonly half: { readonly x: number; readonly z: number };
  readonly edge: { readonly x: number; readonly z: number };

  constructor(
    readonly rows: number,
    readonly columns: number,
  ) {
    const half = (lines: number) => ((lines - 1) / 2) * PITCH + 0.5 + MARGIN;
    this.half = { x: half(columns), z: half(rows) };
    this.edge = { x: this.half.x + RIM, z: this.half.z + RIM };
  }

  x(cell: number): number {
    return ((cell % this.columns) - (this.columns - 1) / 2) * PITCH;
  }

  z(cell: number): number {
    return (Math.floor(cell / this.columns) - (this.rows - 1) / 2) * PITCH;
  }

  /** The foot of the tower on a cell. */
  foot(cell: number): Place {
    return { x: this.x(cell), y: 0, z: this.z(cell) };
  }

  /** One cell outside the board, before the first or after the last cell of a line. */
  beyond(arrow: Arrow, end: "entry" | "exit"): Place {
    const [across, down] = inwards(arrow.side);
    const cell = (end === "entry" ? arrow.cells[0] : arrow.cells.at(-1)) as number;
    const way = end === "entry" ? -PITCH : PITCH;
    return { x: this.x(cell) + way * across, y: 0, z: this.z(cell) + way * down };
  }

  /** Where an arrow lies on the rim, and how far it is lifted when it is behind tall tiles, seen from `quarter`. */
  arrow(arrow: Arrow, quarter: number): Required<Place> & { readonly far: boolean; readonly turn: number } {
    const [across, down] = inwards(arrow.side);
    const cell = arrow.cells[0] as number;
    const [behindX, behindZ] = [-Math.sin((quarter * Math.PI) / 2), -Math.cos((quarter * Math.PI) / 2)];
    const far = -across * behindX - down * behindZ > 0.5;
    const out = RIM / 2 - 0.02 + (far ? FAR_OUT : 0);
    return {
      x: across ? -across * (this.half.x + out) : this.x(cell),
      y: far ? FAR_UP : 0,
      z: down ? -down * (this.half.z + out) : this.z(cell),
      far,
      turn: Math.atan2(-across, -down),
    };
  }

  /** Where the spare rests: on the table at the right of the board, nearer to whoever looks from this direction. */
  rest(azimuth: number, found = { x: 0, y: 0, z: 0 }): Required<Place> {
    const sin = Math.sin(azimuth);
    const cos = Math.cos(azimuth);
    const wide = this.edge.x * Math.abs(cos) + this.edge.z * Math.abs(sin);
    const right = wide + LEAST_ROOM / 2 + 0.16 * Math.abs(Math.sin(2 * azimuth));
    const near = this.edge.z * (0.36 + 0.24 * Math.abs(Math.sin(2 * azimuth)));
    found.x = right * cos + near * sin;
    found.y = -SLAB;
    found.z = -right * sin + near * cos;
    return found;
  }
}

/** The height of the floor on a tile, above the tower's foot. */
export function floorOf(scene: Scene, tile: Tile): number {
  return LAYER * heightOf(scene, tile);
}

/** Where the feet of everyone on the board are, from the foot of the tower. */
export function feetOf(scene: Scene, quarter: number): Map<string, Place & { readonly scale: number }> {
  const found = new Map<string, Place & { readonly scale: number }>();
  const [sin, cos] = [Math.sin((quarter * Math.PI) / 2), Math.cos((quarter * Math.PI) / 2)];
  const crowds = new Map<number, number>();
  const everyone = placements(scene);
  for (const { cell } of everyone) crowds.set(cell, (crowds.get(cell) ?? 0) + 1);
  for (const { key, cell, dx, dy, scale } of everyone) {
    const beside = isMarked(scene, cell);
    const alone = !beside && crowds.get(cell) === 1;
    // On the flat drawings a foot is lower than where it stands, because the figure covers what is above it.
    const [right, near] = alone
      ? [0, 0.02]
      : [(dx * (beside ? 1.15 : 1)) / UNIT, (dy - (beside ? 8 : 24)) / UNIT];
    const up = floorOf(scene, scene.tiles[cell] as Tile) + (beside || !alone ? WALL : 0) + 0.004;
    found.set(key, { x: right * cos + near * sin, y: up, z: -right * sin + near * cos, scale });
  }
  return found;
}
