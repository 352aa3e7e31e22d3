// Who stands in the list of players beside the board, and in which form.
import type { SeatFacts } from "../protocol";
import { isCrowded, screenKind } from "../screen.svelte";
import type { Table } from "./table.svelte";

/** Everyone; without yourself, where the goal shows what you have. */
export function listed(table: Table): readonly SeatFacts[] {
  const { seats } = table.facts;
  const all = table.you === null || table.shared || table.face.ownRow;
  return all ? seats : seats.filter(({ seat }) => seat !== table.you);
}

/** Whether their rows are small, without words about who is there. */
export function isDense(table: Table): boolean {
  return screenKind() === "wide" && isCrowded(listed(table).length);
}
