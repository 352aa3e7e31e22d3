// What the board shows when a game has been won: light from where the winners stand, and a laurel for each.
import type { Colour, Scene } from "../board";
import type { Result } from "../protocol";

export function winOn(
  scene: Scene,
  result: Result | null,
  colours: readonly Colour[],
): Pick<Scene, "glow" | "laurel" | "turn"> {
  if (!result || result.ended === "exhausted") return {};
  const laurel = result.winners.flatMap((seat) => colours[seat] ?? []);
  const glow = scene.figures.flatMap(({ colour, cell }) => (laurel.includes(colour) ? [cell] : []));
  const [first] = laurel;
  return first ? { glow, laurel, turn: laurel.length > 1 ? null : first } : {};
}
