// The rules of each game, section by section, and the part of the lesson that shows each.
import type { GameName } from "../protocol";

export interface Section {
  /** Its sentences are rules-GAME-NAME in each learn.ftl. */
  readonly name: string;
  /** The example of the lesson that shows it. */
  readonly example?: string;
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
    { name: "messages" },
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
    { name: "second" },
    { name: "final" },
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
