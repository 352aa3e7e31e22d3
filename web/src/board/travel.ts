/** How things travel in a view of the board: what happens and when is the same in all of them (animations.ts). */

import type { Arrow } from "./grid";
import type { Place } from "./layout";
import type { Scene, Tile } from "./types";

/** What a walk is made of: where the feet are after each step, when steps begin, and the tolls that they take. */
export interface Steps {
  readonly feet: readonly Place[];
  readonly beats: readonly number[];
  readonly tolls: readonly (string | null)[];
  readonly duration: number;
}

/** Each motion resolves when it has been seen or skipped; keys are those of `places`, "coming" and "leaving". */
export interface Travel {
  /** Everything that a push or a walk may move, by its key. */
  places(scene: Scene): Map<string, Place>;
  /** Where a tile is on a cell, and one cell outside the board. */
  on(cell: number, tile: Tile): Place;
  beyond(arrow: Arrow, end: "entry" | "exit", tile: Tile): Place;
  /** Where somebody who walks sets a foot on a cell. */
  foot(scene: Scene, cell: number): Place;

  /** The spare comes to the arrow, and turns on its way. */
  approach(arrow: Arrow, tile: Tile, quarters: number, pace: number): Promise<void>;
  slide(key: string, from: Place, to: Place, pace: number): Promise<void>;
  /** The tile that was driven out leaves the board. */
  leave(arrow: Arrow, fallen: Tile, from: Place, pace: number): Promise<void>;
  /** Lifted from one place and put down at another, past the left or the right of the straight way, or over it. */
  carry(key: string, from: Place, to: Place, past: -1 | 0 | 1, duration: number): Promise<void>;
  walk(key: string, steps: Steps): Promise<void>;
  turn(key: string, quarters: number, duration: number, easing?: string): Promise<void>;
  /** What lies on a cell draws attention, or comes from above. */
  show(cell: number, how: "find" | "coin", duration: number): Promise<void>;
  /** For those who ask for less motion. */
  fade(key: string): Promise<void>;
  fadeOn(cell: number): Promise<void>;
  /** The row of a preview slides to where it would stand. */
  preview(): void;
  /** The spare, which has been turned by some quarters, turns where it rests and, in a preview, where it would lie. */
  spin(spare: Tile, quarters: number): Promise<void>;
}
