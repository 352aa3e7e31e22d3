/** Ways along the corridors that are drawn: for the light that spreads and for the way to the cell pointed at. */

import { E, N, S, W } from "./grid";
import type { Destination, Scene } from "./types";

type Maze = Pick<Scene, "rows" | "columns" | "tiles" | "landmarks">;

function joined(maze: Maze, cell: number): number[] {
  const { rows, columns, tiles } = maze;
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const closed = (at: number) => maze.landmarks?.some((one) => one.closed && one.cell === at);
  const open = (at: number) => (closed(at) ? 0 : (tiles[at]?.openings ?? 0));
  const found: number[] = [];
  if (row > 0 && open(cell) & N && open(cell - columns) & S) found.push(cell - columns);
  if (column < columns - 1 && open(cell) & E && open(cell + 1) & W) found.push(cell + 1);
  if (row < rows - 1 && open(cell) & S && open(cell + columns) & N) found.push(cell + columns);
  if (column > 0 && open(cell) & W && open(cell - 1) & E) found.push(cell - 1);
  return found;
}

/** How many steps each cell is from here along the corridors, and the cell before it. */
function flood(maze: Maze, from: number): Map<number, { steps: number; before: number }> {
  const seen = new Map([[from, { steps: 0, before: -1 }]]);
  const queue = [from];
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at] as number;
    const steps = (seen.get(cell)?.steps ?? 0) + 1;
    for (const next of joined(maze, cell)) {
      if (!seen.has(next)) {
        seen.set(next, { steps, before: cell });
        queue.push(next);
      }
    }
  }
  return seen;
}

/** A shortest way along the corridors; null where there is none. */
export function wayBetween(maze: Maze, from: number, to: number): number[] | null {
  const seen = flood(maze, from);
  if (!seen.has(to)) return null;
  const way = [to];
  for (let cell = to; cell !== from;) {
    cell = seen.get(cell)?.before ?? from;
    way.push(cell);
  }
  return way.reverse();
}

/** Where a way goes through a wall: the cells on both sides of it; null when every step is open. */
export function wallOn(maze: Maze, way: readonly number[]): readonly [number, number] | null {
  for (const [at, there] of way.slice(1).entries()) {
    const here = way[at] as number;
    if (!joined(maze, here).includes(there)) return [here, there];
  }
  return null;
}

/** How many steps each cell is from the nearest of these along the corridors. */
export function stepsFrom(maze: Maze, cells: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const from of cells)
    for (const [cell, { steps }] of flood(maze, from))
      found.set(cell, Math.min(steps, found.get(cell) ?? Infinity));
  return found;
}

/** How late the light comes to each cell that can be reached, in steps from the walker. */
export function stepsTo(
  maze: Maze,
  from: number | null,
  destinations: readonly Destination[],
): Map<number, number> {
  const seen = from === null ? new Map<number, { steps: number }>() : flood(maze, from);
  return new Map(
    destinations.map((destination) => [
      destination.cell,
      destination.way ? destination.way.length - 1 : (seen.get(destination.cell)?.steps ?? 0),
    ]),
  );
}
