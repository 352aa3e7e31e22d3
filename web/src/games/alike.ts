// What games show alike: the board and its pictures, the steps of a turn, a push and a walk.
import type { Scene } from "../board";
import type { BoxFacts, PrintedTile } from "../protocol";
import type { Event, Stage, TurnStep, View } from "./face";
import { trailOf } from "./trail";

/** The board with the figures on it. */
export function plainScene(view: View, box: BoxFacts): Scene {
  const { rows, columns, tiles } = view.board;
  return {
    rows,
    columns,
    tiles,
    spare: view.spare,
    lastPush: view.last_push,
    starts: box.starts.filter(({ colour }) => view.players.some((player) => player.colour === colour)),
    figures: view.players.map(({ colour, cell }) => ({ colour, cell })),
    turn: view.actor === null ? null : (view.players[view.at_turn]?.colour ?? null),
  };
}

/** What the tiles have by their numbers. A box never changes, so that it is gathered once. */
export function byTile<Value>(of: (tile: PrintedTile) => Value | null) {
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

export const picturesOf = byTile(({ picture }) => picture);

/** A turn that has these steps, of which one is due. */
export function stepsOf(keys: readonly string[], now: number): readonly TurnStep[] {
  return keys.map((key, at) => ({ key, state: at < now ? "done" : at === now ? "now" : "later" }));
}

/** Show a push or a walk; anything else is seen when it is done. */
export async function pushOrWalk(event: Event, { board, pace, colours }: Stage): Promise<void> {
  if (event.type === "pushed") return board.animatePush({ arrow: event.arrow, tile: event.tile, pace });
  const trail = event.type === "walked" ? trailOf(event, colours[event.seat]) : null;
  if (trail) return board.animateWalk({ ...trail, pace });
}
