/** Why a cell is out of reach: where the way towards it ends, and what is in the way there. */

import { E, N, S, W } from "./grid";
import { heightOf } from "./spots";
import type { Barrier, Scene, Tile } from "./types";

const BARRED = 1_000; // one barrier more is worse than any detour

/** What keeps people from stepping from a cell to its neighbour; null: nothing. */
function between(scene: Scene, here: number, there: number): Barrier["kind"] | null {
  const closed = scene.landmarks?.some((one) => one.closed && (one.cell === here || one.cell === there));
  if (closed) return "closed";
  const [from, to] = [scene.tiles[here], scene.tiles[there]] as [Tile, Tile];
  const [out, into] =
    there === here - scene.columns
      ? [N, S]
      : there === here + 1
        ? [E, W]
        : there === here + scene.columns
          ? [S, N]
          : [W, E];
  if (!(from.openings & out && to.openings & into)) return "wall";
  const rise = heightOf(scene, to) - heightOf(scene, from);
  if (Math.abs(rise) <= (scene.freeStep ?? 1)) return null;
  return rise > 0 ? "high" : "deep";
}

/** Whether a walk that was taken there is possible here too, for the same tolls. */
export function isSameWalk(path: readonly number[], there: Scene, here: Scene): boolean {
  const walker = (scene: Scene) => scene.figures.find(({ colour }) => colour === scene.turn)?.cell;
  if (path[0] !== walker(here) || path[0] !== walker(there)) return false;
  const rise = (scene: Scene, one: number, other: number) =>
    heightOf(scene, scene.tiles[other] as Tile) - heightOf(scene, scene.tiles[one] as Tile);
  return path.slice(1).every((next, at) => {
    const cell = path[at] as number;
    const bar = between(here, cell, next);
    if (bar === null) return true;
    return (bar === "high" || bar === "deep") && rise(here, cell, next) === rise(there, cell, next);
  });
}

function neighbours({ rows, columns }: Scene, cell: number): number[] {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  return [
    ...(row > 0 ? [cell - columns] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
    ...(column > 0 ? [cell - 1] : []),
  ];
}

/** How hard it is to get from each cell to this one: barriers count most, then steps. */
function effort(scene: Scene, to: number): number[] {
  const found = scene.tiles.map((_, cell) => (cell === to ? 0 : Infinity));
  const open = new Set(found.keys());
  while (open.size) {
    const cell = [...open].reduce((one, other) => ((found[other] ?? 0) < (found[one] ?? 0) ? other : one));
    open.delete(cell);
    for (const next of neighbours(scene, cell)) {
      const cost = (found[cell] ?? 0) + 1 + (between(scene, next, cell) ? BARRED : 0);
      if (open.has(next)) found[next] = Math.min(found[next] ?? 0, cost);
    }
  }
  return found;
}

/** From the cells in reach, the one from which it goes on most easily to a cell beyond them, if nothing were in the way. */
export function barrierTo(scene: Scene, reached: ReadonlySet<number>, to: number): Barrier | null {
  const left = effort(scene, to);
  let best: Barrier | null = null;
  let least = Infinity;
  for (const end of reached) {
    for (const next of neighbours(scene, end)) {
      const cost = left[next] ?? Infinity;
      if (reached.has(next) || cost >= least) continue;
      least = cost;
      best = { cell: to, end, next, kind: between(scene, end, next) ?? "other" };
    }
  }
  return best;
}
