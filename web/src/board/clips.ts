/** Corridors as clip paths: one set for each drawing, under an id that its tiles look up. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("clips");

export function shareClips(id: string): void {
  setContext(KEY, id);
}

export function clipId(): string {
  return getContext<string>(KEY);
}
