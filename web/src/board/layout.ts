/** Where things are on the drawing: seen from straight above, or obliquely with heights. Units: a tile is 100. */

import { flat, lead as line, oblique as slanted, rim } from "../../../src/wandelgang/drawing/looks.json";
import { arrowNamed, inwards, spareArrow, type Arrow, E, N, S, W } from "./grid";
import type { Room, Scene, View } from "./types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in a view: on the flat drawings across and down; in depth to the east, up and to the south. */
export interface Place extends Point {
  readonly z?: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a board in depth is seen at the moment, in the units of its layout. */
export interface Depth {
  /** The middle of the top face of a tower. */
  top(cell: number, height: number): Point;
  /** The outline of a tower, and how near it is: those nearer cover the others. */
  outline(cell: number, height: number): { readonly points: readonly Point[]; readonly near: number };
  face(cell: number, height: number): readonly Point[];
  arrow(arrow: Arrow): Point;
  rest(height: number): Point;
  /** The width of a tile. */
  readonly tile: number;
}

export interface Layout {
  readonly oblique: boolean;
  /** Seen in depth: where things are follows from the camera. */
  readonly depth: Depth | null;
  readonly width: number;
  readonly height: number;
  /** The rim with all that is inside. */
  readonly outer: Rect;
  readonly bed: Rect;
  /** The top face of a tile. */
  readonly tile: { readonly width: number; readonly height: number };
  readonly pitch: number;
  /** How much higher a tower is drawn for each layer. */
  readonly layer: number;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly room: Room;
}

export const RIM = rim.width;
const GAP = rim.gap; // between the rim and the spare
const AROUND = rim.around; // free on all sides

/** Room left for the spare beside a board in depth, in tiles. */
export const LEAST_ROOM = 1.5;
const IN_DEPTH = 1.02; // of the height of a board in depth to that of the same board from above
const WIDE = 1.22; // and its width, with the room for the spare

/** The layout of a view. In depth, all but the size is taken from above until it is known how it is seen. */
export function layoutOf(
  scene: Pick<Scene, "rows" | "columns">,
  view: View,
  room: Room,
  depth: Depth | null = null,
): Layout {
  if (view === "solid") {
    const plain = layoutOf(scene, "flat", "none");
    const width = room === "sides" ? plain.width * WIDE : plain.width;
    return { ...plain, width, height: plain.height * IN_DEPTH, room, depth };
  }
  const oblique = view === "oblique";
  const { width, height, pitch, layer, thick, above, inset } = oblique ? slanted : flat;
  const tile = { width, height };
  const beside = room === "sides" ? tile.width + GAP : 0;
  const x = AROUND + beside;
  const y = AROUND;
  const across = pitch * (scene.columns - 1) + tile.width;
  const down = pitch * (scene.rows - 1) + tile.height + thick;
  const outer = {
    x,
    y,
    width: across + 2 * (RIM + inset),
    height: down + 2 * (RIM + inset) + above,
  };
  const bed = { x: x + RIM, y: y + RIM + above, width: across + 2 * inset, height: down + 2 * inset };
  return {
    oblique,
    depth: null,
    width: outer.width + 2 * x,
    height: outer.height + 2 * AROUND + rim.below,
    outer,
    bed,
    tile,
    pitch,
    layer,
    columns: Array.from({ length: scene.columns }, (_, at) => bed.x + inset + at * pitch + tile.width / 2),
    rows: Array.from({ length: scene.rows }, (_, at) => bed.y + inset + at * pitch + tile.height / 2),
    room,
  };
}

/** The view that a scene can have: without heights there is only the one from above. */
export function viewOf(scene: Pick<Scene, "heights">, view: View): View {
  return scene.heights ? view : "flat";
}

/** How wide the whole drawing is for its height. */
export function ratioOf(scene: Pick<Scene, "rows" | "columns" | "heights">, view: View, room: Room): number {
  const { width, height } = layoutOf(scene, viewOf(scene, view), room);
  return width / height;
}

/** The middle of the top face on a cell whose tile has this height. */
export function middleOf(layout: Layout, cell: number, height = 1): Point {
  if (layout.depth) return layout.depth.top(cell, height);
  const columns = layout.columns.length;
  return {
    x: layout.columns[cell % columns] as number,
    y: (layout.rows[Math.floor(cell / columns)] as number) - layout.layer * (height - 1),
  };
}

/** One cell outside the board, before the first or after the last cell of a line. */
export function beyond(layout: Layout, arrow: Arrow, end: "entry" | "exit", height = 1): Point {
  const [across, down] = inwards(arrow.side);
  const cell = (end === "entry" ? arrow.cells[0] : arrow.cells.at(-1)) as number;
  const way = end === "entry" ? -1 : 1;
  const { x, y } = middleOf(layout, cell, height);
  return { x: x + way * across * layout.pitch, y: y + way * down * layout.pitch };
}

/** Where an arrow is drawn on the rim; it is drawn pointing down and turned by this many degrees. */
export function arrowSpot(layout: Layout, arrow: Arrow): Point & { readonly turn: number } {
  if (layout.depth) return { ...layout.depth.arrow(arrow), turn: 0 };
  const { outer, columns, rows } = layout;
  const middle = RIM / 2 - rim.arrowOut;
  const column = columns[arrow.line] as number;
  const row = rows[arrow.line] as number;
  if (arrow.side === N) return { x: column, y: outer.y + middle, turn: 0 };
  if (arrow.side === E) return { x: outer.x + outer.width - middle, y: row, turn: 90 };
  if (arrow.side === S) return { x: column, y: outer.y + outer.height - middle, turn: 180 };
  return { x: outer.x + middle, y: row, turn: 270 };
}

/** On which side of the board a spare rests: where it fell out, or at the nearer corner of the upper or lower rim. */
function restingSide(layout: Layout, arrow: Arrow): "left" | "right" {
  if (arrow.side === W || arrow.side === E) return arrow.side === W ? "left" : "right";
  return arrow.line < layout.columns.length / 2 - 1 ? "left" : "right";
}

/**
 * Where the spare rests beside an arrow; without one, beside the first row on the right. Above and below the board
 * there is no room for it, so there it lies at the corner, level with the rim that leads to its arrow.
 */
export function restingSpot(layout: Layout, arrow: Arrow | null, height = 1): Point {
  if (layout.depth) return layout.depth.rest(height);
  const { outer, tile, rows } = layout;
  const side = arrow ? restingSide(layout, arrow) : "right";
  const away = GAP + tile.width / 2;
  const x = side === "left" ? outer.x - away : outer.x + outer.width + away;
  if (arrow?.side === N) return { x, y: outer.y + tile.height / 2 + rim.spareTop };
  if (arrow?.side === S)
    return { x, y: outer.y + outer.height - tile.height / 2 - rim.spareBottom - layout.layer * height };
  return { x, y: (rows[arrow?.line ?? 0] as number) - layout.layer * (height - 1) };
}

/** The line along the rim from a spare at a corner to its arrow. */
export function lead(layout: Layout, arrow: Arrow): string | null {
  if (arrow.side === W || arrow.side === E) return null;
  const { x } = arrowSpot(layout, arrow);
  const { outer } = layout;
  const y = arrow.side === N ? outer.y + line.inside : outer.y + outer.height - line.inside;
  const left = restingSide(layout, arrow) === "left";
  const start = left ? outer.x - line.beyond : outer.x + outer.width + line.beyond;
  return `M${start} ${y}H${left ? x - line.short : x + line.short}`;
}

/** The arrow beside which the spare is drawn: the chosen one, or where it fell out. */
export function restingArrow(scene: Scene, chosen: string | null): Arrow | null {
  const name = chosen ?? spareArrow(scene);
  return name ? arrowNamed(scene, name) : null;
}

/** The share of the layout's width and height, for elements laid over the drawing. */
export function placed(layout: Layout, box: Rect): string {
  const share = (value: number, whole: number) => `${((100 * value) / whole).toFixed(3)}%`;
  return (
    `left:${share(box.x, layout.width)};top:${share(box.y, layout.height)};` +
    `width:${share(box.width, layout.width)};height:${share(box.height, layout.height)}`
  );
}
