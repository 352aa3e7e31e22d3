// Which puzzle comes next: the first that is not done, of the same kind and level, or else of the next one.
import type { PuzzleFacts, PuzzleSet } from "../protocol";
import { progress } from "./progress.svelte";

export const pathOf = (game: string, id: string) => `/puzzles/${game}/${id}`;

/** The first of these that is not done; the first of all if there is none. */
export function firstOpen(game: string, ids: readonly string[], after?: string): string | undefined {
  const at = after === undefined ? -1 : ids.indexOf(after);
  const inOrder = [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
  return inOrder.find((id) => id !== after && progress.of(game, id) === undefined) ?? inOrder[0];
}

export function nextAfter({ game, kind, level, id }: PuzzleFacts, sets: readonly PuzzleSet[]): string {
  const shelf = sets.find((one) => one.game === game)?.shelves.find((one) => one.kind === kind);
  const open = (ids: readonly string[]) =>
    ids.some((one) => one !== id && progress.of(game, one) === undefined);
  const levels = shelf?.levels ?? [];
  const ids =
    [...levels.slice(level - 1), ...levels.slice(0, level - 1)].find(open) ?? levels[level - 1] ?? [];
  const next = firstOpen(game, ids, id);
  return next ? pathOf(game, next) : "/puzzles";
}
