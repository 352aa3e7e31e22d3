// Spell cards as this screen counts and shows them.
import type { Destination } from "../../board";
import type { BoxFacts } from "../../protocol";
import { t } from "../../words/words.svelte";
import type { Showing } from "../face";
import { placeNamed } from "../places";
import type { TowersCost, TowersSpell, TowersSpells, TowersView, TowersWay } from "./types";

export const KINDS: readonly TowersSpell[] = ["up", "down", "joker"];

/** The cards that a walk takes, in the order of its steps. For a child they are all jokers (T14). */
export function cardsOf(spells: TowersWay["spells"], child = false): TowersSpell[] {
  return spells.flatMap((spell) => (spell ? [child ? "joker" : spell] : []));
}

/** This many of each kind, one after another. */
export function listed(spells: TowersSpells | TowersCost, child = false): TowersSpell[] {
  return KINDS.flatMap((kind) => Array<TowersSpell>(spells[kind]).fill(child ? "joker" : kind));
}

/** Whether a seat, or the one whose turn it is, plays with jokers only (T14). */
export function isChild(view: TowersView, seat = view.at_turn): boolean {
  return view.players[seat]?.child ?? false;
}

/** The drawing of a spell card. */
export function spellDrawing(spell: TowersSpell | null): `spell-${TowersSpell}` | null {
  return spell && `spell-${spell}`;
}

/** The cards that a walk took or would take, in words that follow it. */
export function spent(cards: readonly TowersSpell[]): string {
  return t("towers-spent", { count: cards.length, spells: named(cards) });
}

export function named(cards: readonly TowersSpell[]): string {
  return cards.map((card) => t(`towers-spell-${card}`)).join(", ");
}

/** The way that is aimed at, if it takes cards. */
export function weighed({ aim, choices }: Showing<"towers">): TowersWay | undefined {
  const way = aim === null ? undefined : choices?.ways[aim];
  return way && cardsOf(way.spells).length ? way : undefined;
}

/** A way as the board shows it: lamplit when it is free, violet with its cards when it is not. */
export function destinationOf(way: TowersWay, child: boolean): Destination {
  const cards = cardsOf(way.spells, child);
  if (!cards.length) return { cell: way.cell, way: way.path };
  return {
    cell: way.cell,
    way: way.path,
    costs: cards.map((card) => `spell-${card}`),
    tolls: way.spells.map((spell) => spellDrawing(spell && child ? "joker" : spell)),
  };
}

/** How many spells the goal and the rune would cost the player; null: out of reach. */
interface Nearness {
  readonly goal: number | null;
  readonly rune: number | null;
}

/** Now, or after the push that is being looked at. */
export function nearness(show: Showing<"towers">): Nearness {
  const near: { goal: number | null; rune: number | null } = { goal: null, rune: null };
  if (show.covered) return near;
  const rune = runeOf(show.box);
  const note = (cell: number, cost: number) => {
    const what = cell === rune ? "rune" : "goal";
    near[what] ??= cost; // the cheapest way to a cell comes first
  };
  if (show.near === "walk") {
    for (const way of show.choices?.ways ?? []) if (way.goal) note(way.cell, cardsOf(way.spells).length);
  } else if (show.opening) {
    const { goals, costs } = show.opening;
    for (const goal of goals) {
      const cost = costs.find(({ cells }) => cells.includes(goal));
      note(goal, cost ? listed(cost).length : 0);
    }
  }
  return near;
}

export function runeOf(box: BoxFacts): number {
  return placeNamed(box, "rune");
}
