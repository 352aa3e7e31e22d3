// What the cards of a hand are still good for.
import type { MasterView } from "./types";

/** Whether a card can still bring a coin: its treasure is to come, or has just been taken. */
export function mints({ options, aside, taken, treasures }: MasterView, card: number): boolean {
  return (
    card === taken ||
    (!options.short && aside.includes(card)) ||
    treasures.some(({ value }) => value === card)
  );
}
