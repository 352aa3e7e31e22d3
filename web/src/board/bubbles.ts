/** Where a bubble goes beside its figure: over neither the player's own figure, nor a goal, nor another bubble. */

import type { Point } from "./layout";

interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

interface BubblePlace {
  /** The middle of the bubble. */
  readonly x: number;
  readonly y: number;
  /** Where its tip points to, seen from the middle. */
  readonly tip: Point;
}

/** The ways round a figure, the best first: above, then beside, then below. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -0.62],
  [-1, -0.62],
  [1, 0.1],
  [-1, 0.1],
  [0.8, 1],
  [-0.8, 1],
  [0, 1.15],
];

const overlap = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/**
 * Choose a place for a bubble of this size beside a figure that stands at `feet` and is `tall`.
 * `avoided` are areas that it must not cover, if there is any other place.
 */
export function bubblePlace(
  feet: Point,
  tall: number,
  size: { readonly width: number; readonly height: number },
  inside: Area,
  avoided: readonly Area[],
): BubblePlace {
  const middle = { x: feet.x, y: feet.y - tall / 2 };
  const away = { x: size.width / 2 + tall * 0.42, y: size.height / 2 + tall * 0.62 };
  const found = WAYS.map(([across, down], rank) => {
    const left = clamp(
      middle.x + across * away.x - size.width / 2,
      inside.x,
      inside.x + inside.width - size.width,
    );
    const top = clamp(
      middle.y + down * away.y - size.height / 2,
      inside.y,
      inside.y + inside.height - size.height,
    );
    const area = { x: left, y: top, ...size };
    const covered = avoided.reduce((sum, one) => sum + overlap(area, one), 0);
    return { area, cost: covered + rank * 0.01 };
  });
  const best = found.reduce((least, one) => (one.cost < least.cost ? one : least)).area;
  const x = best.x + best.width / 2;
  const y = best.y + best.height / 2;
  return { x, y, tip: { x: middle.x - x, y: middle.y - y } };
}

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));
