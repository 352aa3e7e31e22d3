// The tables at which this browser holds a seat and that are not over yet.
import { noteFinished } from "./finished";
import { aboutTable, askTurns, HostRefusal } from "./host";
import { allHeld, letGo, type HeldTable } from "./keeping";
import type { TableTurn } from "./protocol";

const A_DAY = 24 * 60 * 60 * 1_000; // milliseconds for which the seats of a finished game are kept for a rematch
const AT_ONCE = 60; // tables in one question, as many as the host answers

export interface RunningTable {
  readonly held: HeldTable;
  readonly turn: TableTurn;
}

/** Whether it is the turn of somebody who plays here. */
export function isYourTurn({ turn }: RunningTable): boolean {
  const { asked } = turn;
  if (asked === null || turn.waiting || turn.paused) return false;
  return turn.yours.includes(asked) && !turn.seats[asked]?.bot;
}

/**
 * Ask the host about all of them at once: first those where it is your turn, each kind with the newest first. Those that
 * ended while nobody looked are noted as finished.
 */
export async function runningTables(): Promise<RunningTable[]> {
  const all = allHeld();
  const found: RunningTable[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE);
    const turns = await askTurns(
      some.map(({ table, seats }) => ({ table, tokens: seats.map(({ token }) => token) })),
    ).catch(() => null);
    if (!turns) continue; // the host does not answer, so keep everything
    for (const held of some) {
      const turn = turns.find(({ table }) => table === held.table);
      // The host no longer has this table, or has given the seat to somebody else before the game began.
      if (!turn || (held.seats.length && !turn.yours.length)) letGo(held.table);
      else found.push({ held, turn });
    }
  }
  await Promise.all(found.filter(({ turn }) => turn.over).map(({ held }) => note(held)));
  const running = found.filter(({ turn }) => !turn.over);
  return [...running.filter(isYourTurn), ...running.filter((one) => !isYourTurn(one))];
}

async function note(held: HeldTable): Promise<void> {
  try {
    const facts = await aboutTable(held.table);
    const seats = held.seats.map(({ seat }) => seat);
    if (facts.result) noteFinished(facts, seats);
  } catch (refusal) {
    if (!(refusal instanceof HostRefusal)) throw refusal;
  }
  if (Date.now() - held.since > A_DAY) letGo(held.table);
}
