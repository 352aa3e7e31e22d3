// The seats that this screen holds at a table, and as whom it sits down there.
import { held, keep, letGo, type HeldSeat, type HeldTable } from "../keeping";
import { PROTOCOL, type Sit } from "../protocol";
import { settings } from "../settings.svelte";
import { language } from "../words/words.svelte";

export class Sitting {
  kept = $state.raw<HeldTable | null>(null);
  #token: string | null = null;
  #covered = false; // several at this screen: nobody's secrets are fetched before somebody says "ready"

  constructor(private readonly table: string) {
    this.kept = held(table);
    this.#begin();
  }

  get seats(): readonly HeldSeat[] {
    return this.kept?.seats ?? [];
  }

  get shared(): boolean {
    return this.seats.length > 1;
  }

  holds(seat: number | null): boolean {
    return this.seats.some((one) => one.seat === seat);
  }

  /** Who sits here, and what has been seen already. */
  greeting(seen: number): Sit {
    return {
      type: "sit",
      token: this.#token,
      covered: this.#covered,
      seen,
      name: settings.spectator,
      language: language(),
      protocol: PROTOCOL,
    };
  }

  /** Sit down openly at one of the seats. */
  uncover(seat: number): void {
    this.#token = this.seats.find((one) => one.seat === seat)?.token ?? null;
    this.#covered = false;
  }

  /** Sit down without seeing anybody's secrets. */
  cover(): void {
    this.#covered = true;
  }

  /** Keep seats that this browser has just been given. */
  keep(kept: HeldTable): void {
    keep(kept);
    this.kept = kept;
    if (!this.shared) this.#begin();
  }

  /** The host does not know the token that was shown last: forget that seat, here and for the next visit. */
  lose(): void {
    const seats = this.seats.filter(({ token }) => token !== this.#token);
    if (this.kept) {
      this.kept = { ...this.kept, seats };
      if (seats.length || this.kept.invitations.length) keep(this.kept);
      else letGo(this.table);
    }
    this.#begin();
  }

  #begin(): void {
    this.#token = this.seats[0]?.token ?? null;
    this.#covered = this.shared;
  }
}
