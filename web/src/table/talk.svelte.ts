// What people say at a table besides playing: reactions and chat. Whom to mute is up to each browser.
import { REACTION_PACE, type Reacted, type Said } from "../protocol";
import { settings } from "../settings.svelte";

const SHOWN_FOR = 3_000; // milliseconds a reaction stays at its figure
const [GAP, MOST_A_MINUTE] = REACTION_PACE; // the host allows no more
const REST = 1_000 * GAP; // milliseconds
const MINUTE = 60_000;
const KEY = "wandelgang-muted-";

export class Talk {
  reactions = $state.raw<readonly Reacted[]>([]); // those that are shown now, one for each seat
  remarks = $state.raw<readonly Said[]>([]);
  unread = $state(0);
  resting = $state(false); // it is too early for another reaction from here
  latest = $state.raw<Reacted | Said | null>(null); // for the screen reader
  #muted = $state.raw<readonly number[]>([]);
  #open = false;
  #reacted: readonly number[] = []; // when, the last ones from here
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.#muted = mutedAt(table);
  }

  hear(message: Reacted | Said): void {
    if (message.type === "said") this.#note(message);
    else if (!this.isMuted(message.seat)) this.#show(message);
  }

  /** The remarks that the host has kept: those that this browser has heard already stay. */
  catchUp(kept: readonly Said[]): void {
    const known = new Set(this.remarks.map(keyOf));
    const missed = kept.filter((one) => !known.has(keyOf(one)));
    if (missed.length) this.remarks = [...this.remarks, ...missed].sort((one, other) => one.at - other.at);
  }

  /** Somebody here reacts: not again for a while. */
  react(now = Date.now()): void {
    this.#reacted = [...this.#reacted, now].slice(-MOST_A_MINUTE);
    const [first = now] = this.#reacted;
    this.#restFor(this.#reacted.length < MOST_A_MINUTE ? REST : Math.max(REST, first + MINUTE - now));
  }

  /** It was too early for the last one. The host does not count it, but another has to wait all the same. */
  refuse(): void {
    this.#reacted = this.#reacted.slice(0, -1);
    this.#restFor(REST);
  }

  #restFor(wait: number): void {
    this.resting = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.resting = false), wait);
  }

  /** What has been said by those who are not muted. */
  get heard(): readonly Said[] {
    return this.remarks.filter(({ seat }) => !this.isMuted(seat));
  }

  isMuted(seat: number): boolean {
    return settings.muted || this.#muted.includes(seat);
  }

  /** Do not show what this seat says, until the tab is closed. */
  mute(seat: number, mute: boolean): void {
    this.#muted = mute ? [...this.#muted, seat] : this.#muted.filter((one) => one !== seat);
    this.reactions = this.reactions.filter((one) => !this.isMuted(one.seat));
    try {
      sessionStorage.setItem(KEY + this.table, JSON.stringify(this.#muted));
    } catch {
      // Storage is not available: it lasts until the page is reloaded.
    }
  }

  /** Somebody reads the chat now, or no longer. */
  read(open: boolean): void {
    this.#open = open;
    if (open) this.unread = 0;
  }

  #show(reacted: Reacted): void {
    const others = this.reactions.filter(({ seat }) => seat !== reacted.seat);
    this.reactions = [...others, reacted];
    this.latest = reacted;
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== reacted)), SHOWN_FOR);
  }

  #note(said: Said): void {
    this.remarks = [...this.remarks, said];
    if (this.isMuted(said.seat)) return;
    this.latest = said;
    if (!this.#open) this.unread += 1;
  }
}

const keyOf = ({ seat, at }: Said) => `${seat} ${at}`;

function mutedAt(table: string): readonly number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? "[]") as number[];
  } catch {
    return [];
  }
}
