// The tables at which this browser holds a seat and that are not over yet.
import { noteFinished } from "./finished";
import { aboutTable, HostRefusal } from "./host";
import { allHeld, letGo, type HeldTable } from "./keeping";
import type { TableFacts } from "./protocol";

const A_DAY = 24 * 60 * 60 * 1_000; // milliseconds for which the seats of a finished game are kept for a rematch

export interface RunningTable {
  readonly held: HeldTable;
  readonly facts: TableFacts;
}

/** Ask the host about each of them, the newest first. Those that ended while nobody looked are noted as finished. */
export async function runningTables(): Promise<RunningTable[]> {
  const all = await Promise.all(
    allHeld().map(async (held) => {
      try {
        return { held, facts: await aboutTable(held.table) };
      } catch (refusal) {
        // The host no longer has this table.
        if (refusal instanceof HostRefusal && refusal.code === "no-table") letGo(held.table);
        return null;
      }
    }),
  );
  const found = all.flatMap((one) => one ?? []);
  for (const { held, facts } of found.filter(({ facts }) => facts.result)) {
    const seats = held.seats.map(({ seat }) => seat);
    noteFinished(facts, seats);
    if (Date.now() - held.since > A_DAY) letGo(held.table);
  }
  return found.filter(({ facts }) => !facts.result);
}
