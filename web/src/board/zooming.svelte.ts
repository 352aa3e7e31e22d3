/** Two fingers enlarge and move the board; so does a quick double tap, which never means anything else. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "./layout";
import { doubleTapped, isDouble, pinched, WHOLE, type Tap, type Zoom } from "./zoom";

export class Zooming {
  zoom = $state.raw<Zoom>(WHOLE);
  readonly #active: () => boolean;
  readonly #undo: () => void;

  /**
   * `active` says whether fingers mean the board now, not something that is carried; `undo` takes back what the first
   * tap of two did.
   */
  constructor(active: () => boolean, undo: () => void) {
    this.#active = active;
    this.#undo = undo;
  }

  whole(): void {
    this.zoom = WHOLE;
  }

  readonly attach: Attachment<HTMLElement> = (place) => {
    const fingers = new Map<number, Point>();
    let from: { zoom: Zoom; at: readonly [Point, Point] } | null = null;
    let pinching = false; // since the first of them came down: what they did was no tap
    let finger = false;
    let tap: Tap | null = null;
    const point = (event: { clientX: number; clientY: number }): Point => {
      const { x, y } = place.getBoundingClientRect();
      return { x: event.clientX - x, y: event.clientY - y };
    };
    const both = () => (fingers.size === 2 ? ([...fingers.values()] as [Point, Point]) : null);

    const listening = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listen: (event: HTMLElementEventMap[Type]) => void,
    ) => place.addEventListener(type, listen, { capture: true, signal: listening.signal });

    on("pointerdown", (event) => {
      finger = event.pointerType === "touch";
      if (!fingers.size) pinching = false;
      if (!finger || !this.#active()) return;
      fingers.set(event.pointerId, point(event));
      const at = both();
      from = at && { zoom: this.zoom, at };
      pinching ||= at !== null;
    });
    on("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, point(event));
      const at = both();
      if (from && at) this.zoom = pinched(from.zoom, from.at, at, place.getBoundingClientRect());
    });
    const lift = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      from = null;
    };
    on("pointerup", lift);
    on("pointercancel", lift);
    on("click", (event) => {
      if (!finger) return;
      const now = { ...point(event), at: event.timeStamp };
      const double = isDouble(tap, now);
      tap = double ? null : now;
      if (double) {
        this.zoom = doubleTapped(this.zoom, now, place.getBoundingClientRect());
        this.#undo();
      }
      if (double || pinching) event.stopPropagation();
    });
    return () => listening.abort();
  };
}
