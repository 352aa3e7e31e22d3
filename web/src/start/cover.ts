// What the start page shows of a game, as on its box; light enough to be loaded with it: each games/<game>/cover.ts.
import type { Showcase } from "./showcase";

export interface Cover {
  /** The picture; left out: one is drawn from the box. */
  readonly showcase?: Showcase;
  /** The options of a shorter game than the rule sheet has. */
  readonly shorter?: Readonly<Record<string, number | boolean>>;
  /** The options of a first real game after the lesson: not too long. */
  readonly first?: Readonly<Record<string, number | boolean>>;
}

const covers = import.meta.glob<Cover>("../games/*/cover.ts", { eager: true, import: "default" });

export function coverOf(game: string): Cover {
  return covers[`../games/${game}/cover.ts`] ?? {};
}
