// Cells that a game has a name for, such as the dragon's refuge.
import type { BoxFacts } from "../protocol";

export function placeNamed(box: BoxFacts, name: string): number {
  const place = box.places.find((one) => one.name === name);
  if (!place) throw new Error(`this board has no ${name}`);
  return place.cell;
}
