/** A picture of a part of a board: whole rows and columns, and nothing on them that the edge would cut through. */

import type { Layout } from "./layout";
import { spotOn } from "./spots";
import type { Scene } from "./types";

/** The part to be shown: the cell in its middle, and how many cells it is wide if there is room for two rows. */
export interface Part {
  readonly middle: readonly [column: number, row: number];
  readonly wide: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// How far things reach from the middle of their cell, in tiles, and how far the tile itself does.
const REACH = 0.41;
export const TO_THE_CORNERS = 0.5;
const TWO_ROWS = 2.3; // rows: a landmark is drawn larger than its cell
const BESIDE = 0.15; // cells that may be seen on either side of the board

/** What a picture of this shape, width by height, shows. A low one shows more columns, to have two rows. */
export function frameOf(scene: Scene, layout: Layout, { middle, wide }: Part, ratio: number): Frame {
  const { pitch, tile, columns } = layout;
  const across = Math.max(wide, Math.min(TWO_ROWS * ratio, scene.columns + 2 * BESIDE));
  const [width, height] = [across * pitch, (across / ratio) * pitch];
  const byColumn = columns.map((x) => [x]);
  const byRow = layout.rows.map((_, row) =>
    columns.map((_, column) => spotOn(scene, layout, row * scene.columns + column).y),
  );
  const edge = pitch * (0.5 + BESIDE);
  const x = middleOfLines(byColumn, middle[0], width - 2 * REACH * tile.width) - width / 2;
  const [left, right] = [columns[0]! - edge, columns.at(-1)! + edge];
  return {
    x: width > right - left ? x : Math.max(left, Math.min(x, right - width)), // in the middle where all of it fits
    y: middleOfLines(byRow, middle[1], height - 2 * REACH * tile.height) - height / 2,
    width,
    height,
  };
}

/** The middle of as many lines as there is room for, as near to the wanted one as they can be. */
function middleOfLines(lines: readonly (readonly number[])[], wanted: number, room: number): number {
  for (let count = lines.length; ; count--) {
    const first = Math.max(0, Math.min(lines.length - count, Math.round(wanted - (count - 1) / 2)));
    const spots = lines.slice(first, first + count).flat();
    const [least, most] = [Math.min(...spots), Math.max(...spots)];
    if (count === 1 || most - least <= room) return (least + most) / 2;
  }
}

/** Whether the edge cuts through nothing that reaches so far on a cell. */
export function isWhole(scene: Scene, layout: Layout, frame: Frame, cell: number, reach = REACH): boolean {
  const { x, y } = spotOn(scene, layout, cell);
  const across = Math.abs(x - frame.x - frame.width / 2) + reach * layout.tile.width;
  const down = Math.abs(y - frame.y - frame.height / 2) + reach * layout.tile.height;
  return across <= frame.width / 2 && down <= frame.height / 2;
}

/** The scene with only those things that are on certain cells. */
export function onlyOn(scene: Scene, isShown: (cell: number) => boolean): Scene {
  const shown = ({ cell }: { readonly cell: number }) => isShown(cell);
  const pictures = scene.tiles.flatMap(({ number }, cell) => {
    const picture = scene.pictures?.[number];
    return picture && isShown(cell) ? [[number, picture] as const] : [];
  });
  return {
    ...scene,
    pictures: Object.fromEntries(pictures),
    starts: scene.starts?.filter(shown) ?? [],
    figures: scene.figures.filter(shown),
    pieces: scene.pieces?.filter(shown) ?? [],
    coins: scene.coins?.filter(shown) ?? [],
  };
}
