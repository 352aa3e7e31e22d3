// Where a picture lies now.
import { worded } from "../words/called";
import type { Showing } from "./face";

/** The name of the cell; null: it is on the spare, or nowhere. */
export function cellOf({ view, box }: Pick<Showing, "view" | "box">, picture: string): string | null {
  const at = view.board.tiles.findIndex(({ number }) => box.tiles[number]?.picture === picture);
  return box.cells[at] ?? null;
}

/** In words: the name of the cell, or that it is on the spare. */
export function whereIs(
  show: Pick<Showing, "view" | "box"> & { readonly face: { readonly name: string } },
  picture: string,
): string {
  return cellOf(show, picture) ?? worded(show.face.name, "goal-on-spare");
}
