// The board as every game has it: tiles, what is printed on them, the spare and the figures.
import type { Scene } from "../../board";
import type { BoxFacts, PrintedTile } from "../../protocol";
import type { View } from "../face";

/** The board with the figures on it. */
export function plainScene(view: View, box: BoxFacts): Scene {
  const { rows, columns, tiles } = view.board;
  const heights = heightsOf(box);
  return {
    rows,
    columns,
    tiles,
    spare: view.spare,
    lastPush: view.last_push,
    starts: box.starts.filter(({ colour }) => view.players.some((player) => player.colour === colour)),
    figures: view.players.map(({ colour, cell }) => ({ colour, cell })),
    turn: view.actor === null ? null : (view.players[view.at_turn]?.colour ?? null),
    pictures: picturesOf(box),
    ...(Object.keys(heights).length ? { heights } : {}),
  };
}

/** What the tiles have by their numbers. A box never changes, so this is gathered once. */
function byTile<Value>(of: (tile: PrintedTile) => Value | null) {
  const known = new WeakMap<BoxFacts, Record<number, Value>>();
  return (box: BoxFacts): Record<number, Value> => {
    let found = known.get(box);
    if (!found) {
      found = {};
      for (const [number, tile] of box.tiles.entries()) {
        const value = of(tile);
        if (value) found[number] = value;
      }
      known.set(box, found);
    }
    return found;
  };
}

const picturesOf = byTile(({ picture }) => picture);
const heightsOf = byTile(({ height }) => height);

/** Whether tiles differ in height. */
export function isTall(box: BoxFacts): boolean {
  return Object.keys(heightsOf(box)).length > 0;
}
