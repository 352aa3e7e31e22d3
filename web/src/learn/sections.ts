// The rules of each game, section by section, and the example that shows each.
import type { GameName } from "../protocol";

export interface Section {
  /** Its sentences are rules-GAME-NAME in each learn.ftl. */
  readonly name: string;
  /** The example that shows it. */
  readonly example?: string;
  /** Sections inside it, each with an example. */
  readonly parts?: readonly Section[];
}

export const SECTIONS: Readonly<Record<GameName, readonly Section[]>> = {
  classic: [
    { name: "aim" },
    { name: "set-up" },
    { name: "push", example: "push" },
    { name: "ban" },
    { name: "walk", example: "walk" },
    { name: "shoved", example: "shoved" },
    { name: "pictures", example: "nearer" },
    { name: "end", example: "home" },
    {
      name: "messages",
      parts: [
        { name: "second-push", example: "second-push" },
        { name: "double-turn", example: "double-turn" },
        { name: "swap", example: "swap" },
        { name: "through-wall", example: "through-wall" },
      ],
    },
    { name: "secrets" },
    { name: "options" },
  ],
  master: [
    { name: "aim" },
    { name: "set-up" },
    { name: "push", example: "push" },
    { name: "walk" },
    { name: "treasures", example: "treasure" },
    { name: "cards" },
    { name: "dragon", example: "dragon" },
    { name: "duel", example: "duel" },
    { name: "others", example: "guard" },
    { name: "double", example: "double" },
    { name: "second", example: "second" },
    { name: "final", example: "final" },
    { name: "end" },
    { name: "options" },
  ],
  towers: [
    { name: "aim" },
    { name: "set-up" },
    { name: "push", example: "push" },
    { name: "heights", example: "steps" },
    { name: "spells", example: "steep" },
    { name: "move-ends" },
    { name: "rune", example: "rune" },
    { name: "end" },
    { name: "secrets" },
    { name: "options" },
  ],
};
