// The time, for what must be shown anew as it passes.
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, 1_000);
  return () => clearInterval(ticking);
});

/** Milliseconds since 1970; who reads it in the page reads it again every second. */
export function now(): number {
  subscribe();
  return Date.now();
}
