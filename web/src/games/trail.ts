// A walk as it stays marked on the board until the next action.
import type { Trail } from "../board";
import type { Colour } from "../protocol";
import type { Event } from "./face";

/** The trail of a walk; null when the figure stayed where it was. */
export function trailOf(walk: Event & { type: "walked" }, colour: Colour | undefined): Trail | null {
  if (!colour || walk.path.length < 2) return null;
  return { colour, path: walk.path, tolls: "spells" in walk ? walk.spells.map(spellSign) : [] };
}

/** The drawing of a spell card. */
export function spellSign<Spell extends string>(spell: Spell | null): `spell-${Spell}` | null {
  return spell && `spell-${spell}`;
}
