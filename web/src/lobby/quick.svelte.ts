// What is chosen for a quick match, and taking a seat in the lobby.
import { quickMatch, sitDown } from "../host";
import { allHeld, held, heldFrom, keep } from "../keeping";
import type { GameFacts, PublicTable, QuickClock } from "../protocol";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";

const KEY = "wandelgang-quick";
export const CLOCKS: readonly QuickClock[] = ["none", "minute", "day"];
const ELSEWHERE = 60; // tables that a wish may name

interface Kept {
  game: string; // "": any
  players: number; // 0: any
  clock: QuickClock;
  bots: boolean;
}

function remembered(): Kept {
  const kept: Kept = { game: "", players: 0, clock: "none", bots: true };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (typeof found.game === "string") kept.game = found.game;
    if (typeof found.players === "number") kept.players = found.players;
    if (found.clock && CLOCKS.includes(found.clock)) kept.clock = found.clock;
    if (typeof found.bots === "boolean") kept.bots = found.bots;
  } catch {
    // Storage is not available, or holds something else under our key: use the defaults.
  }
  return kept;
}

export class Quick {
  #kept = $state(remembered());

  constructor(private readonly games: () => readonly GameFacts[]) {}

  /** The game, by its name; "": any. */
  get game(): string {
    const known = this.games().some(({ name }) => name === this.#kept.game);
    return known || !this.games().length ? this.#kept.game : "";
  }
  set game(game: string) {
    this.#change({ game });
  }

  /** How many players; 0: any number. */
  get players(): number {
    return this.numbers.includes(this.#kept.players) ? this.#kept.players : 0;
  }
  set players(players: number) {
    this.#change({ players });
  }

  get clock(): QuickClock {
    return this.#kept.clock;
  }
  set clock(clock: QuickClock) {
    this.#change({ clock });
  }

  get bots(): boolean {
    return this.#kept.bots;
  }
  set bots(bots: boolean) {
    this.#change({ bots });
  }

  /** The numbers of players that the chosen game allows; for any game, those that one of them does. */
  get numbers(): readonly number[] {
    const games = this.games().filter(({ name }) => !this.game || name === this.game);
    const fewest = Math.min(...games.map((game) => game.fewest), 4);
    const most = Math.max(...games.map((game) => game.most), 2);
    return Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  }

  /** Find a seat, and go there. */
  async find(): Promise<void> {
    const elsewhere = allHeld().map(({ table }) => table);
    const found = await quickMatch({
      game: this.game || null,
      players: this.players || null,
      clock: this.clock,
      bots: this.bots,
      name: settings.name,
      elsewhere: elsewhere.slice(0, ELSEWHERE),
    });
    keep(heldFrom({ table: found.table, seats: [found] }, found.game, [settings.name]));
    go(`/t/${found.table}`);
  }

  #change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    try {
      localStorage.setItem(KEY, JSON.stringify($state.snapshot(this.#kept)));
    } catch {
      // Storage is not available: it lasts until the page is closed.
    }
  }
}

/** Take a free seat of a table, or go back to the one that this browser has there. */
export async function sitAt({ table, game, seats }: PublicTable): Promise<void> {
  if (!held(table)?.seats.length) {
    const mine = await sitDown(table, { name: settings.name });
    keep(
      heldFrom(
        { table, seats: [mine] },
        game,
        seats.map(({ name }) => name),
      ),
    );
  }
  go(`/t/${table}`);
}
