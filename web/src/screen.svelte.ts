// How much room there is: the page is laid out for a wide screen, a tablet or a phone.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 699px)");
const upright = new MediaQuery("(max-width: 1099px) and (orientation: portrait)");

const roomy = new MediaQuery("(min-width: 1100px)");

/** Whether the head of the page has room for buttons with words on them. */
export function broad(): boolean {
  return roomy.current;
}

const small = new MediaQuery("(max-width: 1099px), (max-height: 779px)");
const shallow = new MediaQuery("(max-height: 979px)");

/** Whether the column beside the board is short of room. */
export function tight(): boolean {
  return small.current;
}

/** Whether it is short of room once a question is asked there. */
export function low(): boolean {
  return shallow.current;
}

const crowded = new MediaQuery("(max-width: 699px) and (max-height: 829px)");

/** Whether a phone has room for the board and the tray, and hardly anything between them. */
export function squat(): boolean {
  return crowded.current;
}

export type Room = "phone" | "upright" | "wide";

export function room(): Room {
  return narrow.current ? "phone" : upright.current ? "upright" : "wide";
}
