/** Where figures and pieces stand: those that share a cell make room for each other and for what is drawn there. */

import { crowds } from "../../../src/wandelgang/drawing/looks.json";
import type { Colour, Scene } from "./types";
import { COLOURS } from "./types";

/** Where a foot stands, from the middle of the tile. */
interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

interface Placement extends Spot {
  readonly key: string;
  readonly cell: number;
  readonly drawing: string;
  /** Of a player's figure; null: a piece. */
  readonly colour: Colour | null;
}

type Crowd = readonly [scale: number, ...feet: (readonly [number, number])[]];

// By how many stand there, back to front; beside a picture, which moves out of the way so that both can be seen.
const ALONE = crowds.alone as unknown as readonly Crowd[];
const BESIDE = crowds.beside as unknown as readonly Crowd[];

/** Where what is drawn on a cell goes when this many stand on it. */
export function aside(count: number): Spot {
  return (crowds.aside[count] ?? crowds.aside.at(-1)) as Spot;
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
  const there = new Map<number, Omit<Placement, keyof Spot>[]>();
  const add = (one: Omit<Placement, keyof Spot>) => {
    const crowd = there.get(one.cell) ?? [];
    crowd.push(one);
    there.set(one.cell, crowd);
  };
  scene.pieces?.forEach((piece, nth) => add({ ...piece, key: `piece-${nth}`, colour: null }));
  // The figure whose turn it is stands in front.
  const order = COLOURS.filter((colour) => colour !== scene.turn);
  if (scene.turn) order.push(scene.turn);
  for (const colour of order) {
    const figure = scene.figures.find((one) => one.colour === colour);
    if (figure) add({ ...figure, key: `pawn-${colour}`, drawing: `pawn-${colour}` });
  }
  return [...there]
    .sort(([one], [other]) => one - other)
    .flatMap(([cell, crowd]) => {
      const places = isMarked(scene, cell) ? BESIDE : ALONE;
      const [scale, ...feet] = (places[crowd.length - 1] ?? places.at(-1)) as Crowd;
      return crowd.map((one, at) => {
        const [dx, dy] = feet[at % feet.length] as readonly [number, number];
        return { ...one, dx, dy, scale };
      });
    });
}
