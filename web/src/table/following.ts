// The way to the table where the same people play again.
import { heldFrom, keep } from "../keeping";
import type { Moved } from "../protocol";
import { go } from "../router.svelte";
import type { Table } from "./table.svelte";

export function follow(table: Table, moved: Moved): void {
  if (moved.seats.length) {
    const names = table.facts.seats.map((seat) => seat.name);
    const invitations = table.kept?.invitations ?? []; // that of a friend who has not come is valid there too
    keep({ ...heldFrom(moved, table.facts.game, names), invitations });
  }
  go(`/t/${moved.table}`);
}
