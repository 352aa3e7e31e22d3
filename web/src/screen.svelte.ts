// What kind of screen this is: the page is laid out for a wide screen, an upright tablet or a phone.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 699px)");
const upright = new MediaQuery("(max-width: 1099px) and (orientation: portrait)");
const wideHeader = new MediaQuery("(min-width: 1100px)");
const smallColumn = new MediaQuery("(max-width: 1099px), (max-height: 779px)");
const short = new MediaQuery("(max-height: 979px)");
const shortPhone = new MediaQuery("(max-width: 699px) and (max-height: 829px)");

/** `wide`: board and column side by side; `upright`: a tablet, with two columns below the board. */
type ScreenKind = "phone" | "upright" | "wide";

export function screenKind(): ScreenKind {
  return narrow.current ? "phone" : upright.current ? "upright" : "wide";
}

/** Whether buttons with words on them fit into the header. */
export function hasWideHeader(): boolean {
  return wideHeader.current;
}

/** Whether the column beside the board is too small for large cards. */
export function hasSmallColumn(): boolean {
  return smallColumn.current;
}

/** Whether the column beside the board is too short for a question and large cards together. */
export function isShort(): boolean {
  return short.current;
}

/** Whether this is a phone with hardly any space between the board and the tray. */
export function isShortPhone(): boolean {
  return shortPhone.current;
}

const roomToTalk = new MediaQuery(
  "(min-width: 380px) and (min-height: 740px), (min-width: 700px) and (min-height: 500px)",
);

/** Whether reactions and chat have their buttons in the header; otherwise they are in the list of people. */
export function hasRoomToTalk(): boolean {
  return roomToTalk.current;
}
