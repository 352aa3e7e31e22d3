// The dragon's game on the screen.
import type { Scene, Side } from "../../board";
import type { BoxFacts, Hint } from "../../protocol";
import { t } from "../../words/words.svelte";
import { sidesNamed } from "../describe";
import type { Face, Rolled, Sentence, Showing } from "../face";
import { generalFace, stepsOf } from "../general";
import { plainScene } from "../general/scene";
import { beside, placeNamed } from "../places";
import { Sentences } from "../sentences";
import DragonDie from "./DragonDie.svelte";
import DuelDie from "./DuelDie.svelte";
import Goal from "./Goal.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";
import Score from "./Score.svelte";
import type { MasterEvent, MasterView } from "./types";

const DIE_LOOK = 1_900; // milliseconds: a die rolls 700 of them, then it can be read
const NEWS_LOOK = 1_700;
const AGAIN_LOOK = 1_200;
const WINS = 12; // in the final duel
const KINDS = ["white", "black"] as const; // of guards

const duelDie = (pips: number): Rolled => ({ Die: DuelDie, face: String(pips) });

const finalRoll = ({ pips, total }: MasterEvent & { type: "final-rolled" }) => ({
  pips,
  total,
  won: total >= WINS ? "yes" : "no",
});

/** The cell beside the lair to which the dragon looks. */
function faced({ board: { rows, columns }, gaze }: MasterView): number {
  return beside((rows * columns - 1) / 2, gaze as Side, columns);
}

function scene(view: MasterView, box: BoxFacts): Scene {
  const [white, black] = view.guards;
  const cell = placeNamed(box, "lair");
  return {
    ...plainScene(view, box),
    coins: view.treasures.map(({ value, cell }) => ({ value, cell, bright: value === view.lowest })),
    pieces: [
      { drawing: "guard-white", cell: white },
      { drawing: "guard-black", cell: black },
    ],
    landmarks: [
      view.slayer === null
        ? { cell, drawing: "dragon-above", facing: view.gaze as Side, closed: true }
        : { cell, drawing: null, closed: true },
    ],
    danger: view.threatened,
    beam: view.threat,
  };
}

function sentencesFor(
  events: readonly MasterEvent[],
  { box }: Pick<Showing<"master">, "box">,
  live: boolean,
): readonly Sentence[] {
  const sentences = new Sentences(box, live);
  const say = sentences.say.bind(sentences);
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case "walked": {
        const next = events[at + 1];
        const took = next?.type === "took-treasure";
        if (took) sentences.walk(event, "master-log-took", "master-log-pushed-took", { value: next.value });
        else {
          const how = event.path.length > 1 ? "walked" : "stayed";
          sentences.walk(event, `log-${how}`, `log-pushed-${how}`);
        }
        break;
      }
      case "got-coin":
        say("master-log-coin", event.seat, { card: event.card });
        break;
      case "laid-out":
        say("master-log-laid-out", null);
        break;
      case "dragon-rolled":
        say("master-log-dragon-rolled", event.seat, { face: Number(event.face) || event.face });
        break;
      case "threatened":
        if (!event.cells.length) say("master-log-guard-covered", null, { foe: event.foe });
        else if (!event.nearest.length) say("master-log-threat-none", null, { foe: event.foe });
        else if (!event.duellists.length) {
          for (const seat of event.nearest) say("master-log-shield", seat, { foe: event.foe });
        } else for (const seat of event.duellists) say("master-log-threat", seat, { foe: event.foe });
        break;
      case "duel-rolled":
        say(event.safe ? "master-log-duel-safe" : "master-log-duel-failed", event.seat, { pips: event.pips });
        break;
      case "rolled-again":
        say("master-log-again", event.seat, { card: event.card });
        break;
      case "lost":
        say("master-log-lost", event.seat, { value: event.value });
        break;
      case "final-duel-opened":
        say("master-log-final-open", null);
        break;
      case "final-duel":
        say("master-log-fight", event.seat);
        break;
      case "final-rolled":
        say("master-log-final-rolled", event.seat, finalRoll(event));
        break;
      case "final-duel-ended":
        say(event.won ? "master-log-final-won" : "master-log-final-lost", event.seat, { total: event.total });
        break;
      case "double-turn":
        say("master-log-double", event.seat, { card: event.card });
        break;
      case "took-treasure":
      case "guard-carried":
      case "treasure-carried":
      case "laid":
      case "dragon-turned":
        break; // the board shows it, or another sentence says it
      default:
        sentences.common(event);
    }
  }
  return sentences.list;
}

/** What is on a cell besides figures: treasures, guards, the lair, and whom the dragon threatens. */
function described(view: MasterView, box: BoxFacts, cell: number): readonly string[] {
  const words: string[] = [];
  for (const { cell: at, value } of view.treasures) {
    const now = value === view.lowest;
    if (at === cell) words.push(t(now ? "master-cell-treasure-now" : "master-cell-treasure", { value }));
  }
  for (const [at, kind] of KINDS.entries())
    if (view.guards[at] === cell) words.push(t(`master-cell-guard-${kind}`));
  const lair = cell === placeNamed(box, "lair");
  if (lair) words.push(t("master-cell-lair"));
  if (view.slayer === null) {
    if (lair) words.push(t("master-cell-gaze", { side: sidesNamed(view.gaze) }));
    if (faced(view) === cell) words.push(t("master-cell-faced"));
  }
  if (view.threatened.includes(cell)) words.push(t("master-cell-threatened"));
  return words;
}

/** The label of the button that says no. */
function declining({ step, duel }: MasterView): string {
  const last = step === "final-again" && duel?.rolls.length === 3;
  return t(`master-decline-${step}${last ? "-last" : ""}`);
}

/** What a hint advises, where it is neither a push nor a walk. */
function advised({ view }: Showing<"master">, { actions: [first] }: Hint<"master">): string | null {
  switch (first?.type) {
    case "coin":
    case "again":
    case "double":
      return t(`master-hint-${first.type}`, { card: first.card });
    case "fight":
      return t("hint-answer", { answer: t("master-do-fight") });
    default:
      return t("hint-answer", { answer: declining(view) });
  }
}

const general = generalFace<"master">("master");

const master: Face<"master"> = {
  ...general,
  scene,
  sentencesFor,
  described,
  advised,
  gain: ({ lowest }) => (lowest === null ? null : t("master-hint-why-treasure", { value: lowest })),

  coached(action, view) {
    switch (action.type) {
      case "push":
      case "walk":
        return null;
      case "coin":
      case "double":
        return t(`master-coach-${action.type}`, { card: action.card });
      case "again":
        return t("master-coach-again-roll", { card: action.card });
      default:
        return t("master-coach-decline", { answer: t(`master-decline-${view.step}`) });
    }
  },

  // The treasures to take now shine in brass for everyone; before the dragon's face the final duel can be fought.
  goals: (view) => ({ pictures: [], cells: view.final_open ? [faced(view)] : [] }),

  heading(view, seat) {
    if (view.step === "again")
      return { key: "master-seen", seat, values: { foe: view.duel?.foe ?? "dragon" } };
    return view.extra ? { key: "master-extra", seat } : null;
  },

  steps(view) {
    const labels = [t("step-push"), t("step-walk"), t("master-step-dragon")];
    if (!view.extra) labels.push(t("master-step-double")); // M21
    const now = view.step === "push" ? 0 : view.step === "move" ? 1 : view.step === "double" ? 3 : 2;
    return stepsOf(labels, now);
  },

  async perform(event, performance) {
    const { board, pace, colours } = performance;
    switch (event.type) {
      case "took-treasure":
        return board.animateFind({ cell: event.cell, pace });
      case "dragon-rolled":
        return performance.turnUp({
          die: { Die: DragonDie, face: event.face },
          title: "master-die-dragon",
          says: {
            key: `master-rolled-${Number(event.face) ? "arrows" : event.face}`,
            seat: event.seat,
            values: { face: Number(event.face) || event.face },
          },
          seat: event.seat,
          look: DIE_LOOK,
        });
      case "dragon-turned":
        return board.animateTurn({
          drawing: "dragon-above",
          facing: event.end as Side,
          quarters: event.quarters,
          pace,
        });
      case "threatened": {
        const { cell, cells, nearest } = event;
        return board.animateBeam({ from: cell, danger: cells, to: colours[nearest[0] ?? -1], pace });
      }
      case "duel-rolled":
        return performance.turnUp({
          die: duelDie(event.pips),
          title: "master-die-duel",
          says: {
            key: event.safe ? "master-log-duel-safe" : "master-log-duel-failed",
            seat: event.seat,
            values: { pips: event.pips },
          },
          seat: event.seat,
          look: DIE_LOOK,
        });
      case "final-rolled":
        return performance.turnUp({
          die: duelDie(event.pips),
          total: { before: event.rolls.slice(0, -1).map(duelDie), sum: event.total, goal: WINS },
          title: "master-final-duel",
          says: { key: "master-log-final-rolled", seat: event.seat, values: finalRoll(event) },
          seat: event.seat,
          look: DIE_LOOK,
        });
      case "rolled-again":
        return performance.turnUp({
          die: duelDie(event.pips),
          dropped: true,
          title: "master-die-duel",
          says: { key: "master-log-again", seat: event.seat, values: { card: event.card } },
          seat: event.seat,
          look: AGAIN_LOOK,
        });
      case "laid":
        return board.animateCoin({ cell: event.cell, value: event.value, pace });
      case "laid-out":
        return performance.turnUp({
          picture: "pic-dragon",
          title: "master-second-phase",
          says: { key: "master-log-laid-out", seat: null },
          seat: 0,
          look: NEWS_LOOK,
        });
      case "final-duel-opened":
        return performance.turnUp({
          picture: "pic-dragon",
          title: "master-final-duel",
          says: { key: "master-log-final-open", seat: null },
          seat: 0,
          look: NEWS_LOOK,
        });
      case "double-turn":
        return performance.turnUp({
          picture: "event-double-turn",
          title: "master-double",
          says: { key: "master-log-double", seat: event.seat, values: { card: event.card } },
          seat: event.seat,
          look: NEWS_LOOK,
        });
      default:
        return general.perform(event, performance);
    }
  },

  die: ({ step }) => (step === "dragon-die" ? { Die: DragonDie, face: "4" } : duelDie(6)),

  sounds: {
    "took-treasure": "find",
    "got-coin": "card",
    "rolled-again": "card",
    "double-turn": "card",
    "dragon-rolled": "dice",
    "duel-rolled": "dice",
    "final-rolled": "dice",
    "dragon-turned": "drum",
    "laid-out": "drum",
    "final-duel-opened": "drum",
    lost: "drum",
  },

  sections: [
    { name: "aim" },
    { name: "set-up" },
    { name: "push", example: "push" },
    { name: "walk" },
    { name: "treasures", example: "treasure" },
    { name: "cards" },
    { name: "dragon", example: "dragon" },
    { name: "duel", example: "duel" },
    { name: "others", example: "guard" },
    { name: "double", example: "double" },
    { name: "second", example: "second" },
    { name: "final", example: "final" },
    { name: "end" },
    { name: "options" },
  ],

  count(view, seat) {
    const score = view.players[seat]?.score ?? 0;
    return { count: score, about: t("master-points", { count: score }) };
  },
  prompts: ({ choices }) => choices?.actions.some(({ type }) => type === "decline") ?? false,
  won: ({ players, slayer }, seat) =>
    t("master-won", { points: players[seat]?.score ?? 0, dragon: slayer === seat ? "yes" : "no" }),
  Goal,
  Holdings,
  Prompt,
  Score,
};

export default master;
