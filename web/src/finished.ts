// The finished games of this device: a small entry for each, kept here and nowhere else.
import { keptName } from "./alone";
import type { Colour, Level, Result, TableFacts } from "./protocol";

/** Who sat where when the game ended. */
export interface Player {
  readonly colour: Colour;
  readonly name: string;
  /** The level of the bot that played the seat at the end; null: a person. */
  readonly level: Level | null;
  /** Whose seat it is: that of the owner of this device, of others at this screen, or of somebody elsewhere. */
  readonly whose: "own" | "here" | "elsewhere";
}

export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  readonly result: Result;
  /** When it was noted here, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = keptName("wandelgang-games");
const MOST = 400; // entries of about 600 bytes; the oldest go first

/** All of them, the newest first. */
export function finishedGames(): FinishedGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as FinishedGame[]) : [];
  } catch {
    return []; // Storage is not available, or holds something else under our key.
  }
}

function write(games: readonly FinishedGame[]): boolean {
  try {
    if (games.length) localStorage.setItem(KEY, JSON.stringify(games));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/**
 * Note how a game ended in which this device holds these seats, once. False: there is no room for it on this device.
 */
export function noteFinished(facts: TableFacts, seats: readonly number[], now = Date.now()): boolean {
  const { result } = facts;
  if (!result || !seats.length) return true;
  const known = finishedGames();
  if (known.some(({ table }) => table === facts.table)) return true;
  const owner = facts.seats.find(({ seat, kind }) => seats.includes(seat) && kind !== "here")?.seat;
  const game: FinishedGame = {
    table: facts.table,
    game: facts.game,
    options: { ...facts.options },
    players: facts.seats.map(({ seat, colour, name, bot }) => ({
      colour,
      name,
      level: bot,
      whose: seat === owner ? "own" : seats.includes(seat) ? "here" : "elsewhere",
    })),
    result,
    at: now,
  };
  return write([game, ...known].slice(0, MOST));
}

export function forgetFinished(table: string): void {
  write(finishedGames().filter((one) => one.table !== table));
}

export function forgetAllFinished(): void {
  write([]);
}
