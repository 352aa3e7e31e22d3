// The way to the table where the same people play again.
import { keep } from "../keeping";
import type { Moved } from "../protocol";
import { go } from "../router.svelte";
import type { Table } from "./table.svelte";

export function follow(table: Table, { table: id, seats }: Moved): void {
  if (seats.length) {
    keep({
      table: id,
      game: table.facts.game,
      names: table.facts.seats.map((seat) => seat.name),
      seats,
      invitations: table.kept?.invitations ?? [], // a friend's who has not come holds there too
      since: Date.now(),
    });
  }
  go(`/t/${id}`);
}
