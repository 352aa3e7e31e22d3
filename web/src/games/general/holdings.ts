// What a player has, field by field, in words.
import { called, pictureName } from "../../words/called";
import { t } from "../../words/words.svelte";
import type { View } from "../face";

/** Fields that are shown elsewhere: on the board, as the goal, as the count. */
const SHOWN = new Set(["colour", "cell", "start", "goals", "score"]);

interface Holding {
  readonly label: string;
  readonly value: string;
}

/** Every further field of a player; what this seat may not know is left out. */
export function holdingsOf(game: string, player: View["players"][number]): readonly Holding[] {
  return Object.entries(player).flatMap(([name, value]) => {
    if (SHOWN.has(name) || value === null || value === undefined) return [];
    return [{ label: called(game, "field", name), value: written(value) }];
  });
}

function written(value: unknown): string {
  if (typeof value === "boolean") return t(value ? "value-yes" : "value-no");
  if (typeof value === "string") return pictureName(value);
  if (Array.isArray(value)) return value.length ? value.map(written).join(", ") : "–";
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${pictureName(name)} ${written(part)}`)
      .join(", ");
  return String(value);
}
