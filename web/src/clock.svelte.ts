// The current time, as a state that components can depend on.
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, 1_000);
  return () => clearInterval(ticking);
});

/** Milliseconds since 1970. Whatever reads it is updated every second. */
export function now(): number {
  subscribe();
  return Date.now();
}
