// The clocks of a table. The host says how much time everybody has at that moment; from there this page counts on.
import { createSubscriber } from "svelte/reactivity";
import type { ClockFacts } from "../protocol";
import type { Clock } from "../words/time";

const TICK = 200; // milliseconds between two looks: a second is never shown late by more than that
export const LAST = 10_000; // milliseconds that are shown in red

/** `lost`: the clock stops for a lost connection. `last`: the last seconds run. */
export type ClockState = "waiting" | "running" | "last" | "lost";

/** One seat's clock at this moment; times in milliseconds. */
export interface SeatTime {
  readonly left: number;
  /** The share of the time that is left, for the ring. */
  readonly share: number;
  /** How long the clock stops for a lost connection. */
  readonly grace: number;
  readonly state: ClockState;
}

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

export class Clocks {
  #facts = $state.raw<ClockFacts | null>(null);
  #heard = 0;

  hear(facts: ClockFacts | null): void {
    this.#heard = performance.now();
    this.#facts = facts;
  }

  /** The seat whose clock runs. */
  get running(): number | null {
    return this.#facts?.running ?? null;
  }

  /** How long somebody has thought in the whole game, in milliseconds. */
  spent(seat: number): number {
    return this.#facts?.seats[seat]?.spent ?? 0;
  }

  /** A seat's clock now; null: nobody is timed. */
  at(seat: number, clock: Clock | null, stopped: boolean): SeatTime | null {
    const time = this.#facts?.seats[seat];
    if (!time || !clock) return null;
    const runs = this.running === seat;
    const counts = (runs || time.grace) && !stopped;
    if (counts) ticking();
    const passed = counts ? performance.now() - this.#heard : 0;
    const grace = Math.max(0, (time.grace ?? 0) - passed);
    const left = runs ? Math.max(0, time.left - Math.max(0, passed - (time.grace ?? 0))) : time.left;
    const state = grace > 0 ? "lost" : !runs ? "waiting" : left <= LAST ? "last" : "running";
    return { left, share: Math.min(1, left / (clock.seconds * 1_000)), grace, state };
  }
}
