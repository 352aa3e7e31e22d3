// What the start page shows of a game, light enough to be loaded with it: each games/<game>/card.ts.
import type { Showcase } from "./showcase";

export interface Card {
  /** The picture; left out: one is drawn from the box. */
  readonly showcase?: Showcase;
  /** Where a number is not chosen yet, and the rules have no usual one. */
  readonly suggested?: Readonly<Record<string, number>>;
  /** The options of a first real game after the lesson: not too long. */
  readonly first?: Readonly<Record<string, number | boolean>>;
}

const cards = import.meta.glob<Card>("../games/*/card.ts", { eager: true, import: "default" });

export function cardOf(game: string): Card {
  return cards[`../games/${game}/card.ts`] ?? {};
}
