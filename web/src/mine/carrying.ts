// Carrying seats to another device: a link that holds their tokens. They come after the #, which no host ever sees.
import { held, keep, type HeldTable } from "../keeping";
import type { TableTurn } from "../protocol";

/** A table's seats as the link brings them. */
export interface CarriedTable {
  readonly table: string;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

const MOST = 60; // tables in one link
/** Characters of a path that a phone still reads easily from a screen. */
const READABLE = 420;
/** Characters of a link whose code is drawn large: 105 dots across. */
const FINEST = 1_000;

/** The path that brings these seats: TABLE.SEAT.TOKEN for each, joined by "~". */
export function carryPath(tables: readonly CarriedTable[]): string {
  const seats = tables
    .slice(0, MOST)
    .flatMap(({ table, seats }) => seats.map(({ seat, token }) => `${table}.${seat}.${token}`));
  return `/carry#${seats.join("~")}`;
}

export function fitsCode(path: string): boolean {
  return path.length <= READABLE;
}

/** Whether the link of a whole game still fits into a code that a phone reads from a large drawing. */
export function codeHolds(link: string): boolean {
  return link.length <= FINEST;
}

/** Save a game as a record file. */
export function saveGame(record: string, game: string): void {
  const file = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(new Blob([record], { type: "application/json" })),
    download: `wandelgang-${game}.json`,
  });
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
}

/** The seats in a link; null if it is not whole. */
export function carriedIn(hash: string): CarriedTable[] | null {
  const tables = new Map<string, { seat: number; token: string }[]>();
  for (const one of hash.replace(/^#/, "").split("~")) {
    const found = /^([0-9a-z]{6,20})\.(\d)\.([\w-]{8,64})$/.exec(one);
    if (!found?.[1] || !found[2] || !found[3]) return null;
    const seats = tables.get(found[1]) ?? [];
    tables.set(found[1], [...seats, { seat: Number(found[2]), token: found[3] }]);
  }
  return [...tables].slice(0, MOST).map(([table, seats]) => ({ table, seats }));
}

/** Keep the seats that the host knows, beside those that this device has there already. */
export function addCarried(carried: readonly CarriedTable[], turns: readonly TableTurn[]): void {
  for (const { table, seats } of carried) {
    const turn = turns.find((one) => one.table === table);
    if (!turn) continue;
    const here = held(table);
    const known = here?.seats.map(({ seat }) => seat) ?? [];
    const added = seats.filter(({ seat }) => turn.yours.includes(seat) && !known.includes(seat));
    if (!added.length) continue;
    const kept: HeldTable = here ?? {
      table,
      game: turn.game,
      names: turn.seats.map(({ name }) => name),
      seats: [],
      invitations: [],
      since: Date.now(),
    };
    keep({ ...kept, seats: [...kept.seats, ...added].sort((one, other) => one.seat - other.seat) });
  }
}
