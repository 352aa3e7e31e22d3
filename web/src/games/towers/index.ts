// The towers game on the screen.
import { byTile, picturesOf, plainScene, pushOrWalk, stepsOf } from "../alike";
import type { Face } from "../face";
import { foundCard, NEWS_LOOK } from "../news";
import { room } from "../../screen.svelte";
import Goal from "./Goal.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";
import { isChild, listed, reachOf, runeOf } from "./spells";
import { told } from "./told";

const OWN_LOOK = 1_100; // milliseconds for a card of one's own, which stays in the hand

const heightsOf = byTile(({ height }) => height);

export const towers: Face<"towers"> = {
  name: "towers",
  scene: (view, box) => ({
    ...plainScene(view, box),
    pictures: picturesOf(box),
    heights: heightsOf(box),
    landmarks: [{ cell: runeOf(box), drawing: "pic-rune" }],
  }),
  told,

  mode: (view, choices) =>
    !choices ? "look" : view.step === "push" ? "push" : view.step === "move" ? "walk" : "look",
  choosable: () => [],

  // Of several ways to a cell the table's own choice comes first, and that is the one that is lit (T8).
  reaches(choices, view) {
    const first = new Map(choices.ways.toReversed().map((way) => [way.cell, way]));
    return [...first.values()].map((way) => reachOf(way, isChild(view)));
  },

  weighed(way, view) {
    const reach = reachOf(way, isChild(view));
    return reach.signs ? reach : null;
  },

  spells: (action, view) => (action.type === "walk" ? listed(action, isChild(view)) : []),

  opened(opening, view) {
    const costs = new Map(opening.costs.map((cost) => [cost.cell, cost]));
    return opening.cells.map((cell) => {
      const cost = costs.get(cell);
      return cost ? { cell, signs: listed(cost, isChild(view)).map((card) => `spell-${card}`) } : { cell };
    });
  },

  goals(view, seat) {
    const own = seat === null ? undefined : view.players[seat];
    if (!own) return { pictures: [], cells: [] };
    const middle = (view.board.tiles.length - 1) / 2; // where the rune stone stands (T1)
    const cells = own.rune ? (own.left ? [] : [own.start]) : [middle];
    return { pictures: own.goal ? [own.goal] : [], cells };
  },

  goalSigns(view, seat) {
    const own = seat === null ? undefined : view.players[seat];
    if (!own) return [];
    if (own.goal) return [{ picture: `pic-${own.goal}` }];
    return own.left ? [] : [own.rune ? { home: true } : { picture: "pic-rune", stone: true }];
  },

  asked(view) {
    if (view.step !== "move") return "towers-asked-push";
    return view.players[view.at_turn]?.spell_count ? "towers-asked-move" : "towers-asked-move-free";
  },

  steps: ({ step }) => stepsOf(["step-push", "step-walk"], step === "push" ? 0 : 1),

  async perform(event, stage) {
    switch (event.type) {
      case "found":
        return stage.turnUp(foundCard(event));
      case "rune-turned":
        return stage.turnUp({
          picture: "pic-rune",
          title: "towers-rune-card",
          says: { key: "towers-rune-turned", seat: event.seat },
          seat: event.seat,
          look: NEWS_LOOK,
        });
      case "drew-spell":
        if (!event.spell || !stage.sees(event.seat)) return; // only the owner sees it
        return stage.turnUp({
          picture: `spell-${event.spell}`,
          title: `spell-${event.spell}`,
          says: { key: "towers-drew-it", seat: event.seat },
          seat: event.seat,
          look: OWN_LOOK,
        });
      default:
        return pushOrWalk(event, stage);
    }
  },

  house: (options) =>
    options.children.length
      ? [{ key: "summary-children", seat: null, values: { count: options.children.length } }]
      : [],

  counted: "towers-left-count",
  /** How many cards are still to be turned, the rune card among them. */
  count: (view, seat) => {
    const player = view.players[seat];
    return player ? player.left + (player.rune ? 0 : 1) || "home" : 0;
  },
  // Where there is room the question stands below the hand that is asked for: see `Goal`.
  prompts: ({ aim, choices }) => room() === "phone" && aim !== null && choices?.ways[aim] !== undefined,
  Goal,
  Holdings,
  Prompt,
};
