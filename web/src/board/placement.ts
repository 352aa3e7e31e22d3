/** Where figures and pieces stand: those that share a cell make room for each other and for what is drawn there. */

import type { Colour, Scene } from "./types";
import { COLOURS } from "./types";

/** Of a foot, from the middle of the tile. */
export interface Seat {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

export interface Placement extends Seat {
  readonly key: string;
  readonly cell: number;
  readonly drawing: string;
  /** Of a player's figure; null: a piece. */
  readonly colour: Colour | null;
}

type Crowd = readonly [scale: number, ...feet: (readonly [number, number])[]];

// By how many stand there, back to front.
const ALONE: readonly Crowd[] = [
  [1, [0, 27]],
  [0.88, [-19, 22], [19, 31]],
  [0.8, [-24, 14], [23, 18], [-2, 40]],
  [0.74, [-17, 6], [25, 10], [-25, 35], [15, 40]],
  [0.66, [-27, 6], [2, 8], [28, 12], [-16, 38], [16, 40]],
  [0.62, [-28, 4], [0, 6], [28, 8], [-28, 38], [0, 40], [28, 42]],
];
// On a picture: it moves out of the way, so that both can be seen.
const BESIDE: readonly Crowd[] = [
  [0.92, [28, 45]],
  [0.8, [-29, 44], [29, 46]],
  [0.7, [-32, 43], [32, 43], [0, 47]],
  [0.62, [-35, 43], [-12, 47], [12, 47], [35, 43]],
  [0.56, [-37, 42], [-19, 46], [0, 47], [19, 46], [37, 42]],
  [0.5, [-38, 42], [-23, 46], [-8, 47], [8, 47], [23, 46], [38, 42]],
];
const ASIDE: readonly Seat[] = [
  { dx: -12, dy: -12, scale: 1 },
  { dx: 0, dy: -19, scale: 0.9 },
  { dx: 0, dy: -21, scale: 0.82 },
];

/** Where what is drawn on a cell goes when so many stand on it. */
export function aside(standing: number): Seat {
  if (!standing) return { dx: 0, dy: 0, scale: 1 };
  return (ASIDE[standing - 1] ?? ASIDE.at(-1)) as Seat;
}

/** Whether something is drawn in the middle of a cell that a figure must not cover. */
export function isMarked(scene: Scene, cell: number): boolean {
  const number = scene.tiles[cell]?.number ?? -1;
  return (
    scene.pictures?.[number] !== undefined ||
    [...(scene.landmarks ?? []), ...(scene.coins ?? [])].some((one) => one.cell === cell)
  );
}

/** Everyone on the board, from the back to the front. */
export function placements(scene: Scene): Placement[] {
  const crowds = new Map<number, Omit<Placement, keyof Seat>[]>();
  const add = (one: Omit<Placement, keyof Seat>) => {
    const crowd = crowds.get(one.cell) ?? [];
    crowd.push(one);
    crowds.set(one.cell, crowd);
  };
  scene.pieces?.forEach((piece, nth) => add({ ...piece, key: `piece-${nth}`, colour: null }));
  // The one at turn stands in front.
  const order = COLOURS.filter((colour) => colour !== scene.turn);
  if (scene.turn) order.push(scene.turn);
  for (const colour of order) {
    const figure = scene.figures.find((one) => one.colour === colour);
    if (figure) add({ ...figure, key: `pawn-${colour}`, drawing: `pawn-${colour}` });
  }
  return [...crowds]
    .sort(([one], [other]) => one - other)
    .flatMap(([cell, crowd]) => {
      const crowds = isMarked(scene, cell) ? BESIDE : ALONE;
      const [scale, ...feet] = (crowds[crowd.length - 1] ?? crowds.at(-1)) as Crowd;
      return crowd.map((one, at) => {
        const [dx, dy] = feet[at % feet.length] as readonly [number, number];
        return { ...one, dx, dy, scale };
      });
    });
}
