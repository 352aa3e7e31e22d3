// The towers game on the screen.
import { isPhone } from "../../screen.svelte";
import { joined, t } from "../../words/words.svelte";
import type { Face } from "../face";
import { generalFace, pushOrWalk } from "../general";
import { foundCard, NEWS_LOOK } from "../found-card";
import Goal from "./Goal.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";
import { destinationOf, isChild, listed, runeOf, spellDrawing, spent, weighed } from "./spells";
import { sentencesFor } from "./sentences";

const OWN_LOOK = 1_100; // milliseconds for the player's own card, which stays in the hand

const general = generalFace<"towers">("towers");

const towers: Face<"towers"> = {
  ...general,
  scene: (view, box) => ({
    ...general.scene(view, box),
    freeStep: 1, // T7
    landmarks: [{ cell: runeOf(box), drawing: "pic-rune" }],
  }),
  sentencesFor,

  // Of several ways to a cell the table's own choice comes first, and that is the one that is lit (T8).
  destinations(choices, view) {
    const first = new Map(choices.ways.toReversed().map((way) => [way.cell, way]));
    return [...first.values()].map((way) => destinationOf(way, isChild(view)));
  },

  weighed(way, view) {
    const destination = destinationOf(way, isChild(view));
    return destination.costs ? destination : null;
  },

  cost: (action, view) => (action.type === "walk" ? spent(listed(action, isChild(view))) : ""),
  tolls: ({ spells }) => spells.map(spellDrawing),

  opened(opening, view) {
    const costs = new Map(opening.costs.flatMap((cost) => cost.cells.map((cell) => [cell, cost] as const)));
    return opening.cells.map((cell) => {
      const cost = costs.get(cell);
      return cost ? { cell, costs: listed(cost, isChild(view)).map((card) => `spell-${card}`) } : { cell };
    });
  },

  goals(view, seat) {
    const own = seat === null ? undefined : view.players[seat];
    if (!own) return { pictures: [], cells: [] };
    const middle = (view.board.tiles.length - 1) / 2; // where the rune stone stands (T1)
    const cells = own.rune ? (own.left ? [] : [own.start]) : [middle];
    return { pictures: own.goal ? [own.goal] : [], cells };
  },

  described: (_, box, cell) => (cell === runeOf(box) ? [t("towers-cell-rune")] : []),
  reached({ costs }) {
    return costs
      ? t("towers-cell-reach", { spells: joined(costs.map((cost) => t(`towers-${cost}`))) })
      : null;
  },

  asked(view) {
    if (view.step !== "move") return t("towers-asked-push");
    return t(view.players[view.at_turn]?.spell_count ? "towers-asked-move" : "towers-asked-move-free");
  },

  coached(action, view, box) {
    const costs = action.type === "walk" && listed(action, isChild(view)).length > 0;
    return costs ? t("towers-coach-walk", { cell: box.cells[action.cell] ?? "" }) : null;
  },

  async perform(event, performance) {
    switch (event.type) {
      case "found":
        return performance.turnUp(foundCard(event));
      case "rune-turned":
        return performance.turnUp({
          picture: "pic-rune",
          title: "towers-rune-card",
          says: { key: "towers-rune-turned", seat: event.seat },
          seat: event.seat,
          look: NEWS_LOOK,
        });
      case "drew-spell":
        if (!event.spell || !performance.sees(event.seat)) return; // only the owner sees it
        return performance.turnUp({
          picture: `spell-${event.spell}`,
          title: `towers-spell-${event.spell}`,
          says: { key: "towers-drew-it", seat: event.seat },
          seat: event.seat,
          look: OWN_LOOK,
        });
      case "walked":
        return pushOrWalk(event, performance, event.spells.map(spellDrawing));
      default:
        return general.perform(event, performance);
    }
  },

  sounds: { found: "find", "rune-turned": "find", "drew-spell": "card" },

  sections: [
    { name: "aim" },
    { name: "set-up" },
    { name: "push", example: "push" },
    { name: "heights", example: "steps" },
    { name: "spells", example: "steep" },
    { name: "move-ends" },
    { name: "rune", example: "rune" },
    { name: "end" },
    { name: "secrets" },
    { name: "options" },
  ],

  ownRow: false,
  /** How many cards are still to be turned, the rune card among them. */
  count(view, seat) {
    const player = view.players[seat];
    const left = player ? player.left + (player.rune ? 0 : 1) : 0;
    if (player && !left) return { count: "home", about: t("goal-homeward") };
    return { count: left, about: t("towers-left-count", { count: left }) };
  },
  // Where there is room the question stands below the hand that is asked for: see `Goal`.
  prompts: (show) => isPhone() && weighed(show) !== undefined,
  won({ players }, seat, box) {
    const { found = [], start = 0 } = players[seat] ?? {};
    return t("towers-won", { count: found.length, cell: box.cells[start] ?? "" });
  },
  Goal,
  Holdings,
  Prompt,
};

export default towers;
