/** Where things of the drawing are on the page, in its pixels, for what people carry. */

import { arrowNamed, arrowsOf } from "./grid";
import type { Load, Target } from "./hand";
import { arrowSpot, type Point } from "./layout";
import type { Look } from "./look.svelte";
import type { Destination, Scene } from "./types";

const NEAR = 0.6; // of a tile: how near to a cell a figure is led there
const CLEAR = 18; // pixels between an arrow and the spare that waits there

export class PageSpots {
  /** `surface` is the drawing, `zoom` how much it is enlarged. */
  constructor(
    private readonly look: Look,
    private readonly surface: () => HTMLElement | undefined,
    private readonly zoom: () => number,
  ) {}

  /** The arrows that are in sight. */
  arrows(scene: Scene): readonly Target[] {
    return arrowsOf(scene.rows, scene.columns)
      .map((arrow) => ({
        name: arrow.name,
        banned: arrow.name === (scene.banned ?? null),
        ...this.#onPage(arrowSpot(this.look.layout, arrow)),
      }))
      .filter((target) => this.#inSight(target));
  }

  /** The cells that the figure can be led to. */
  cells(destinations: readonly Destination[]): Load {
    return {
      targets: destinations
        .filter(({ cell }) => cell !== this.look.walker)
        .map(({ cell }) => ({ name: `${cell}`, ...this.#onPage(this.look.spot(cell)) })),
      near: NEAR * this.#pitch,
    };
  }

  /** Where the spare waits at an arrow: outside the board, or above a line that has no room beside it. */
  waiting(scene: Scene, name: string): (size: number) => Point {
    return (size) => {
      const arrow = arrowNamed(scene, name);
      const { x, y } = this.#onPage(arrowSpot(this.look.layout, arrow));
      const away = size / 2 + CLEAR;
      // A board in depth may be turned: what counts is the way out of the line as it is seen.
      const end = this.#onPage(this.look.spot(arrow.cells.at(-1) as number));
      const [right, down] = [x - end.x, y - end.y];
      if (Math.abs(down) > Math.abs(right)) return { x, y: y + Math.sign(down) * away };
      if (this.look.layout.room === "sides") return { x: x + Math.sign(right) * away, y };
      return { x, y: y - size / 2 - this.#pitch / 2 };
    };
  }

  get #pitch(): number {
    const { depth, pitch } = this.look.layout;
    return (depth ? depth.tile * 1.18 : pitch) * this.look.scale * this.zoom();
  }

  #onPage({ x, y }: Point): Point {
    const { width, height } = this.look.layout;
    const box = this.surface()?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + (x / width) * box.width, y: box.y + (y / height) * box.height };
  }

  /** Parts of an enlarged board are out of sight. */
  #inSight({ x, y }: Point): boolean {
    const box = this.surface()?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  }
}
