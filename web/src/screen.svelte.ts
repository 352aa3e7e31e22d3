// How much room there is: the page is laid out for a wide screen, a tablet or a phone.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 699px)");
const upright = new MediaQuery("(max-width: 1099px) and (orientation: portrait)");

const low = new MediaQuery("(max-width: 1099px), (max-height: 779px)");

/** Whether the column beside the board is short of room. */
export function tight(): boolean {
  return low.current;
}

export type Room = "phone" | "upright" | "wide";

export function room(): Room {
  return narrow.current ? "phone" : upright.current ? "upright" : "wide";
}
