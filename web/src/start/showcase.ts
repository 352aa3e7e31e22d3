// A position for the picture of a game on the start page; drawn by the board itself.
import { turned, type Destination, type Figure, type Part, type Scene, type Tile } from "../board";
import type { GameFacts } from "../protocol";

export interface Showcase extends Part {
  readonly scene: Scene;
  readonly destinations: readonly Destination[];
}

/** Tiles from their openings, one hexadecimal digit each, row by row. */
export function tiles(openings: string): Tile[] {
  return [...openings].map((digit, number) => ({ number, openings: parseInt(digit, 16) }));
}

/** "1:ghost 2:book": what is drawn on which cell. */
export function named(text: string): Record<number, string> {
  return Object.fromEntries(text.split(" ").map((one) => one.split(":") as [string, string]));
}

export function figures(red: number, yellow: number, blue: number, green: number): Figure[] {
  return [
    { colour: "red", cell: red },
    { colour: "yellow", cell: yellow },
    { colour: "blue", cell: blue },
    { colour: "green", cell: green },
  ];
}

/**
 * A board made of what is in the box, with the figures where they start: for games that bring no picture. The first
 * tiles lie on the cells that never move, as they are printed.
 */
export function showcaseOf({ box }: GameFacts): Showcase {
  const loose = Array.from({ length: box.rows * box.columns }, (_, cell) => cell).filter(
    (cell) => !box.fixed.includes(cell),
  );
  const tiles: Tile[] = [];
  for (const [number, cell] of [...box.fixed, ...loose].entries()) {
    const turns = number < box.fixed.length ? 0 : number * 7 + (number >> 2);
    tiles[cell] = { number, openings: turned(box.tiles[number]?.openings ?? 5, turns) };
  }
  return {
    scene: {
      rows: box.rows,
      columns: box.columns,
      tiles,
      spare: null,
      starts: box.starts,
      figures: box.starts,
      turn: null,
    },
    destinations: [],
    middle: [(box.columns - 1) / 2, 0.8],
    wide: box.columns + 0.7,
  };
}
