/** The geometry of a board: arrows round the rim, turned tiles, and where a push puts things. */

import type { Scene, Side, Tile } from "./types";

export const N = 1;
export const E = 2;
export const S = 4;
export const W = 8;
export const SIDES: readonly Side[] = [N, E, S, W];
const LETTER: Readonly<Record<Side, string>> = { 1: "N", 2: "E", 4: "S", 8: "W" };
const OPPOSITE: Readonly<Record<Side, Side>> = { 1: S, 2: W, 4: N, 8: E };

export interface Arrow {
  readonly name: string;
  readonly side: Side;
  readonly line: number;
  /** From where the spare goes in to where a tile falls out. */
  readonly cells: readonly number[];
  readonly opposite: string;
}

const known = new Map<string, readonly Arrow[]>();

/** The arrows of a board, clockwise from the top left. */
export function arrowsOf(rows: number, columns: number): readonly Arrow[] {
  const key = `${rows}x${columns}`;
  let arrows = known.get(key);
  if (!arrows) {
    const acrosses = odd(columns);
    const downs = odd(rows);
    const arrow =
      (side: Side) =>
      (line: number): Arrow => {
        const cells =
          side === N || side === S
            ? Array.from({ length: rows }, (_, row) => row * columns + line)
            : Array.from({ length: columns }, (_, column) => line * columns + column);
        if (side === S || side === E) cells.reverse();
        return {
          name: `${LETTER[side]}${line + 1}`,
          side,
          line,
          cells,
          opposite: `${LETTER[OPPOSITE[side]]}${line + 1}`,
        };
      };
    arrows = [
      ...acrosses.map(arrow(N)),
      ...downs.map(arrow(E)),
      ...[...acrosses].reverse().map(arrow(S)),
      ...[...downs].reverse().map(arrow(W)),
    ];
    known.set(key, arrows);
  }
  return arrows;
}

export function arrowNamed(scene: Pick<Scene, "rows" | "columns">, name: string): Arrow {
  const arrow = arrowsOf(scene.rows, scene.columns).find((one) => one.name === name);
  if (!arrow) throw new Error(`there is no arrow ${name} on a board of ${scene.rows}×${scene.columns}`);
  return arrow;
}

/** One step inwards from an arrow's side, as (across, down). */
export function inwards(side: Side): readonly [number, number] {
  return side === N ? [0, 1] : side === S ? [0, -1] : side === W ? [1, 0] : [-1, 0];
}

export function turned(openings: number, quarters: number): number {
  const q = ((quarters % 4) + 4) % 4;
  return ((openings << q) | (openings >> (4 - q))) & 15;
}

export function turnedTile(tile: Tile, quarters: number): Tile {
  return { number: tile.number, openings: turned(tile.openings, quarters) };
}

export function isFixed(cell: number, columns: number): boolean {
  return Math.floor(cell / columns) % 2 === 0 && (cell % columns) % 2 === 0;
}

/** The arrow beside which the spare rests, if that is known. */
export function spareArrow(scene: Scene): string | null {
  if (scene.spareAt !== undefined) return scene.spareAt;
  return scene.lastPush ? arrowNamed(scene, scene.lastPush).opposite : null;
}

/** Where a push takes whatever stands on a cell: one on, and from the last cell round to the first. */
export function carried(arrow: Arrow, cell: number): number {
  const at = arrow.cells.indexOf(cell);
  return at < 0 ? cell : (arrow.cells[(at + 1) % arrow.cells.length] as number);
}

/** The scene after this tile went in at an arrow. Marks of what happened before are gone. */
export function pushed(scene: Scene, arrow: Arrow, tile: Tile): Scene {
  const tiles = [...scene.tiles];
  let coming = tile;
  for (const cell of arrow.cells) {
    const here = tiles[cell] as Tile;
    tiles[cell] = coming;
    coming = here;
  }
  const carry = <T extends { readonly cell: number }>(things: readonly T[] | undefined): T[] =>
    (things ?? []).map((thing) => ({ ...thing, cell: carried(arrow, thing.cell) }));
  return {
    ...scene,
    tiles,
    spare: coming,
    spareAt: arrow.opposite,
    figures: carry(scene.figures),
    pieces: carry(scene.pieces),
    coins: carry(scene.coins),
    lastPush: arrow.name,
    lastWalk: null,
    banned: arrow.opposite,
    danger: [],
    beam: [],
  };
}

/** The scene after its spare went in at an arrow, turned by some quarters. */
export function afterPush(
  scene: Scene,
  { arrow, turn }: { readonly arrow: string; readonly turn: number },
): Scene {
  return scene.spare ? pushed(scene, arrowNamed(scene, arrow), turnedTile(scene.spare, turn)) : scene;
}

function odd(lines: number): number[] {
  return Array.from({ length: (lines - 1) >> 1 }, (_, at) => 2 * at + 1);
}
