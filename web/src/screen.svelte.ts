// What kind of screen this is, and where it is short of room.
import { MediaQuery } from "svelte/reactivity";

const rails = new MediaQuery("(max-height: 499px) and (orientation: landscape)");
const low = new MediaQuery("(max-height: 499px)");
const narrow = new MediaQuery("(max-width: 699px)");
const upright = new MediaQuery("(max-width: 1099px) and (orientation: portrait)");
const desk = new MediaQuery("(min-width: 1100px)");
const smallColumn = new MediaQuery("(max-width: 1099px), (max-height: 829px)");
const short = new MediaQuery("(max-height: 979px)");
const slim = new MediaQuery("(max-width: 379px)");
const slimRails = new MediaQuery("(max-width: 719px)");
const coarse = new MediaQuery("(pointer: coarse)");
const tall = new MediaQuery("(min-height: 740px)");

/**
 * `phone`: a tray below the board; `rails`: a phone on its side, with a rail left and right of the board; `wide`: board
 * and column side by side; `upright`: a tablet, with two columns below the board.
 */
type ScreenKind = "phone" | "rails" | "upright" | "wide";

export function screenKind(): ScreenKind {
  if (rails.current) return "rails";
  return narrow.current ? "phone" : upright.current ? "upright" : "wide";
}

/** Whether this is a phone, either way up. */
export function isPhone(): boolean {
  return rails.current || narrow.current;
}

/** Whether a page that scrolls has room for one column only. */
export function isNarrow(): boolean {
  return narrow.current;
}

/** Whether a page that scrolls keeps its main buttons at the lower edge: otherwise they would be out of sight. */
export function hasFooter(): boolean {
  return narrow.current || low.current;
}

/** Whether there is a desk's width: for buttons with words in the header, and for the spare beside the board. */
export function hasDeskWidth(): boolean {
  return desk.current;
}

/** Whether the column beside the board is too small for large cards. */
export function hasSmallColumn(): boolean {
  return smallColumn.current;
}

/** Whether the column beside the board is too short for a question and large cards together. */
export function isShort(): boolean {
  return short.current;
}

/** Whether this many players need the small form of their rows, so that the log keeps its place. */
export function isCrowded(players: number): boolean {
  return smallColumn.current || (short.current && players > 2);
}

/** Whether a phone has room for a header above the players, and for what happened last. */
export function isTall(): boolean {
  return tall.current;
}

/** Whether people point with fingers here. */
export function hasCoarsePointer(): boolean {
  return coarse.current;
}

/** Whether log, reactions and chat have buttons of their own beside the board; otherwise they are in the menu. */
export function hasToolsInRail(): boolean {
  return !slimRails.current;
}

/** Whether reactions and chat have buttons of their own; otherwise they are in the menu. */
export function hasRoomToTalk(): boolean {
  if (screenKind() === "rails") return hasToolsInRail();
  return screenKind() !== "phone" || (tall.current && !slim.current);
}
