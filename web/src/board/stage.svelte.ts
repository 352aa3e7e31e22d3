/** The stage: the scene that is shown, how far a performance has brought it, and who acts on it. */

import type { Point } from "./layout";
import type { Scene, Tile } from "./types";

/** A tile beside the board. */
interface Loose {
  readonly tile: Tile;
  readonly at: Point;
}

export class Stage {
  readonly #given: () => Scene;
  /** The scene that was given last, or how far a performance has brought it since. */
  scene = $derived.by(() => this.#given());
  /** While a push is performed: the spare on its way to the arrow, and the tile on its way out. */
  coming = $state.raw<Loose | null>(null);
  leaving = $state.raw<Loose | null>(null);
  /** The cells of the line that slides at the moment. */
  sliding = $state.raw<readonly number[]>([]);
  /** The arrow whose line is outlined, where an outline stands for travel. */
  outlined = $state<string | null>(null);
  performing = $state(false);
  /** While somebody walks: when each step begins, in milliseconds. */
  beats = $state.raw<readonly number[] | null>(null);
  readonly #elements = new Map<string, Element>();

  constructor(given: () => Scene) {
    this.#given = given;
  }

  /** Remember an element as long as it is in the page. */
  readonly keep = (key: string) => (element: Element) => {
    this.#elements.set(key, element);
    return () => {
      if (this.#elements.get(key) === element) this.#elements.delete(key);
    };
  };

  element(key: string): Element | undefined {
    return this.#elements.get(key);
  }
}
