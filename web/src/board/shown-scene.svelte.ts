/** The scene on the screen: as it was given, or as far as an animation has brought it, with its elements. */

import type { Place } from "./layout";
import type { Scene, Tile } from "./types";

/** A tile beside the board. */
interface Loose {
  readonly tile: Tile;
  readonly at: Place;
}

export class ShownScene {
  readonly #given: () => Scene;
  /** The scene that was given last, or how far an animation has brought it since. */
  scene = $derived.by(() => this.#given());
  /** During a push: the spare on its way to the arrow, and the tile on its way out. */
  coming = $state.raw<Loose | null>(null);
  leaving = $state.raw<Loose | null>(null);
  /** The cells of the line that slides at the moment. */
  sliding = $state.raw<readonly number[]>([]);
  /** The arrow whose line is outlined, where an outline stands for travel. */
  outlined = $state<string | null>(null);
  animating = $state(false);
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
