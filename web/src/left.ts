// The game that a tab leaves when its host is lost: the pages without a host go on with it, in the same tab.
import type { NewTable, SeenPosition } from "./protocol";

/** What this player saw, and the table at which it goes on. */
export interface LeftGame {
  readonly seen: SeenPosition;
  readonly table: NewTable;
}

const KEY = "wandelgang-left";

export function leave(game: LeftGame | null): void {
  try {
    if (game) sessionStorage.setItem(KEY, JSON.stringify(game));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is not available: then a new game begins there.
  }
}

export function leftGame(): LeftGame | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as LeftGame | null;
  } catch {
    return null;
  }
}
