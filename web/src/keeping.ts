// The seats that this browser holds: the secret token of each, kept on this device only.

import { keptName } from "./alone";

export interface HeldSeat {
  readonly seat: number;
  readonly token: string;
}

/** A friend's seat that this browser opened: its link can be shown again until somebody uses it. */
interface OpenInvitation {
  readonly seat: number;
  readonly invitation: string;
}

export interface HeldTable {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly seats: readonly HeldSeat[];
  readonly invitations: readonly OpenInvitation[];
  readonly since: number; // milliseconds since 1970
}

/** What the host gives out with a table: a token for your own seat, an invitation for a friend's. */
interface Given {
  readonly table: string;
  readonly seats: readonly {
    readonly seat: number;
    readonly token: string | null;
    readonly invitation?: string | null;
  }[];
}

/** The seats and invitations of a table that was just opened or joined. */
export function heldFrom({ table, seats }: Given, game: string, names: readonly string[]): HeldTable {
  return {
    table,
    game,
    names,
    seats: seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
    invitations: seats.flatMap(({ seat, invitation }) => (invitation ? [{ seat, invitation }] : [])),
    since: Date.now(),
  };
}

const PREFIX = keptName("wandelgang-table-");

export function keep(held: HeldTable): void {
  try {
    localStorage.setItem(PREFIX + held.table, JSON.stringify(held));
  } catch {
    // Storage is not available: a reload will lose the seat.
  }
}

export function held(table: string): HeldTable | null {
  try {
    const found = localStorage.getItem(PREFIX + table);
    return found ? (JSON.parse(found) as HeldTable) : null;
  } catch {
    return null;
  }
}

export function letGo(table: string): void {
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // Storage is not available, so there was nothing to delete.
  }
}

/** Every table at which this browser holds a seat, the newest first. */
export function allHeld(): HeldTable[] {
  const found: HeldTable[] = [];
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at);
      if (!key?.startsWith(PREFIX)) continue;
      const one = held(key.slice(PREFIX.length));
      if (one) found.push(one);
    }
  } catch {
    return [];
  }
  return found.sort((one, other) => other.since - one.since);
}
