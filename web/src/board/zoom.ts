/** How far a board is enlarged and where it was moved, in pixels of its place on the page. */

import type { Point } from "./layout";

export interface Zoom extends Point {
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Fingers = readonly [Point, Point];

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 2.5;
const DOUBLE = 2; // what a double tap does
const QUICK = 250; // milliseconds between two taps that are one
const SAME = 40; // pixels between them

/** Nothing but the board is ever in sight: it cannot be moved away from its place. */
function kept({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const most = Math.min(MOST, Math.max(1, scale));
  const within = (at: number, size: number) => Math.min(0, Math.max(size * (1 - most), at));
  return { scale: most, x: within(x, width), y: within(y, height) };
}

/** Enlarge so that what was seen at one point is then seen at another. */
function enlarged(zoom: Zoom, scale: number, from: Point, to: Point, size: Size): Zoom {
  const most = Math.min(MOST, Math.max(1, scale));
  const by = most / zoom.scale;
  return kept({ scale: most, x: to.x - (from.x - zoom.x) * by, y: to.y - (from.y - zoom.y) * by }, size);
}

/** After two fingers have moved: what lay between them still does. */
export function pinched(zoom: Zoom, from: Fingers, to: Fingers, size: Size): Zoom {
  return enlarged(zoom, (zoom.scale * apart(to)) / Math.max(1, apart(from)), middle(from), middle(to), size);
}

/** After a double tap: in, or back to the whole board. */
export function doubleTapped(zoom: Zoom, at: Point, size: Size): Zoom {
  return zoom.scale > 1 ? WHOLE : enlarged(zoom, DOUBLE, at, at, size);
}

export interface Tap extends Point {
  readonly at: number;
}

/** Whether two taps are a quick double tap. */
export function isDouble(first: Tap | null, second: Tap): boolean {
  return first !== null && second.at - first.at < QUICK && apart([first, second]) < SAME;
}

function apart([one, other]: Fingers): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: Fingers): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
