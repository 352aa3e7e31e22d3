// A walk as it stays marked on the board until the next action.
import type { Trail } from "../board";
import type { Colour, Walked } from "../protocol";

/** The trail of a walk; null when the figure stayed where it was. `tolls` is what each step cost, as drawings. */
export function trailOf(walk: Walked, colour: Colour | undefined, tolls: Trail["tolls"] = []): Trail | null {
  if (!colour || walk.path.length < 2) return null;
  return { colour, path: walk.path, tolls };
}
