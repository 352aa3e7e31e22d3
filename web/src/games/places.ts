// Cells that a game has a name for, and the cells beside a cell.
import type { Side } from "../board";
import type { BoxFacts } from "../protocol";

export function placeNamed(box: BoxFacts, name: string): number {
  const place = box.places.find((one) => one.name === name);
  if (!place) throw new Error(`this board has no ${name}`);
  return place.cell;
}

/** The cell on this side of a cell. */
export function beside(cell: number, side: Side, columns: number): number {
  return cell + { 1: -columns, 2: 1, 4: columns, 8: -1 }[side];
}
