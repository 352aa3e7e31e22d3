// A player without a name is called by the colour of the seat, in the language of the person who opened the table.
import type { Colour, SeatFacts } from "../protocol";

/** The colours in all our languages: only the chosen one is loaded. */
export const COLOUR_NAMES: Readonly<Record<Colour, readonly string[]>> = {
  red: ["Rot", "Red", "Rouge"],
  yellow: ["Gelb", "Yellow", "Jaune"],
  blue: ["Blau", "Blue", "Bleu"],
  green: ["Grün", "Green", "Vert"],
};

/** The name that somebody gave to a seat; empty if it only has that of its colour. */
export function ownName({ name, colour }: Pick<SeatFacts, "name" | "colour">): string {
  return COLOUR_NAMES[colour].includes(name) ? "" : name;
}
