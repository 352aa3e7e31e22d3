// Where a picture lies now.
import { t } from "../words/words.svelte";
import type { Showing } from "./face";

/** The name of the cell; null: it is on the spare, or nowhere. */
export function cellOf({ view, box }: Pick<Showing, "view" | "box">, picture: string): string | null {
  const at = view.board.tiles.findIndex(({ number }) => box.tiles[number]?.picture === picture);
  return box.cells[at] ?? null;
}

/** In words: the name of the cell, or that it is on the spare. */
export function whereIs(show: Pick<Showing, "view" | "box">, picture: string): string {
  return cellOf(show, picture) ?? t("goal-on-spare");
}
