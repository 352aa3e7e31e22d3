/** Lets people carry things: gives what pointers do to the machine in hand.ts, and reports the result. */

import type { Attachment } from "svelte/attachments";
import { EMPTY, HOLD, next, type Effect, type Hand, type Input, type Load, type PointerInput } from "./hand";

/** What can be carried, and what happens to it. */
export interface Cargo {
  readonly ready: () => boolean;
  readonly load: () => Load;
  readonly on: (effect: Effect) => void;
}

export class Carry {
  hand = $state.raw<Hand>(EMPTY);
  /** The element that it was taken from. */
  source = $state.raw<HTMLElement | null>(null);
  cargo = $state.raw<Cargo | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening: AbortController | null = null;

  /** Make an element one that this cargo can be taken from. A click on it still is one. */
  grip(cargo: Cargo): Attachment<HTMLElement> {
    return (element) => {
      const down = (event: PointerEvent) => {
        if (this.hand.holds !== "nothing" || event.button !== 0 || !cargo.ready()) return;
        this.cargo = cargo;
        this.source = element;
        element.setPointerCapture(event.pointerId);
        this.#listen();
        this.#timer = setTimeout(() => this.#take({ type: "hold" }), HOLD);
        this.#take(inputOf(event, "down"));
      };
      const touchAction = element.style.touchAction;
      element.style.touchAction = "none"; // the browser would take a drag for scrolling
      element.addEventListener("pointerdown", down);
      return () => {
        element.removeEventListener("pointerdown", down);
        element.style.touchAction = touchAction;
      };
    };
  }

  /** Give up whatever is carried. */
  cancel(): void {
    if (this.hand.holds === "load") this.#take({ type: "escape" });
    else this.#rest(EMPTY);
  }

  #take(input: Input): void {
    const cargo = this.cargo;
    if (!cargo) return;
    const [hand, ...effects] = next(this.hand, input, cargo.load());
    if (hand.holds === "nothing") this.#rest(hand);
    else this.hand = hand;
    for (const effect of effects) cargo.on(effect);
  }

  #rest(hand: Hand): void {
    const carried = this.hand.holds === "load";
    clearTimeout(this.#timer);
    this.hand = hand;
    this.cargo = null;
    if (!carried) this.#listening?.abort(); // else a click that belongs to it may still come
  }

  /** Everything that happens on the page, as long as a pointer is down, and the click that belongs to a drag. */
  #listen(): void {
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const everywhere = { capture: true, passive: false, signal };
    const carried = () => this.hand.holds === "load";
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of ["down", "move", "up", "cancel"] as const) {
      window.addEventListener(
        `pointer${type}`,
        (event) => {
          if (carried() && type === "down") stop(event); // a second finger does nothing else
          if (this.hand.holds !== "nothing") this.#take(inputOf(event, type));
          else if (type === "down") this.#listening?.abort();
        },
        everywhere,
      );
    }
    window.addEventListener(
      "keydown",
      (event) => {
        if (this.hand.holds === "nothing") this.#listening?.abort();
        if (event.key !== "Escape" || !carried()) return;
        stop(event);
        this.#take({ type: "escape" });
      },
      everywhere,
    );
    window.addEventListener(
      "click",
      (event) => {
        stop(event);
        if (!carried()) this.#listening?.abort();
      },
      everywhere,
    );
    window.addEventListener("contextmenu", (event) => carried() && stop(event), everywhere);
  }
}

function inputOf(event: PointerEvent, type: PointerInput["type"]): PointerInput {
  const { clientX: x, clientY: y, pointerId: id, timeStamp: at } = event;
  return { type, x, y, id, at, finger: event.pointerType !== "mouse" };
}
