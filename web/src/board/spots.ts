/** Where everything of a scene is drawn. */

import { middleOf, type Layout, type Point } from "./layout";
import { placements } from "./placement";
import type { Scene, Tile } from "./types";

export function heightOf(scene: Scene, tile: Tile): number {
  return scene.heights?.[tile.number] ?? 1;
}

/** The middle of the top face of the tile on a cell. */
export function spotOn(scene: Scene, layout: Layout, cell: number): Point {
  return middleOf(layout, cell, heightOf(scene, scene.tiles[cell] as Tile));
}

/** Everything that a push may move, by the key of its element. */
export function spotsOf(scene: Scene, layout: Layout): Map<string, Point> {
  const found = new Map<string, Point>();
  scene.tiles.forEach((tile, cell) => {
    found.set(`tile-${tile.number}`, spotOn(scene, layout, cell));
    found.set(`disc-${tile.number}`, spotOn(scene, layout, cell));
    found.set(`height-${tile.number}`, spotOn(scene, layout, cell));
  });
  scene.coins?.forEach(({ cell }, nth) => found.set(`coin-${nth}`, spotOn(scene, layout, cell)));
  for (const { key, cell, dx, dy } of placements(scene)) {
    const { x, y } = spotOn(scene, layout, cell);
    found.set(key, { x: x + dx, y: y + dy });
  }
  return found;
}

/** The keys of those on a cell that are not part of its tile. */
export function keysOn(scene: Scene, cell: number): Set<string> {
  const keys = new Set(placements(scene).flatMap((one) => (one.cell === cell ? [one.key] : [])));
  scene.coins?.forEach((coin, nth) => coin.cell === cell && keys.add(`coin-${nth}`));
  return keys;
}

export function moved({ x, y }: Point, more = ""): string {
  return `translate(${x}px,${y}px)${more}`;
}
