// The dragon's game on the screen.
import type { Scene, Side } from "../../board";
import type { BoxFacts, MasterEvent, MasterView } from "../../protocol";
import { plainScene, pushOrWalk, stepsOf } from "../alike";
import type { Face, Sentence } from "../face";
import { beside, placeNamed } from "../places";
import { Telling } from "../telling";
import Goal from "./Goal.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";
import Score from "./Score.svelte";

const DIE_LOOK = 1_900; // milliseconds: a die rolls 700 of them, then it can be read
const NEWS_LOOK = 1_700;
const AGAIN_LOOK = 1_200;
const WINS = 12; // in the final duel

const duelDie = (pips: number) => ({ kind: "duel" as const, face: String(pips) });

const finalRoll = ({ pips, total }: MasterEvent & { type: "final-rolled" }) => ({
  pips,
  total,
  won: total >= WINS ? "yes" : "no",
});

/** The cell beside the refuge to which the dragon looks. */
function faced({ board: { rows, columns }, gaze }: MasterView): number {
  return beside((rows * columns - 1) / 2, gaze as Side, columns);
}

function scene(view: MasterView, box: BoxFacts): Scene {
  const [white, black] = view.guards;
  const cell = placeNamed(box, "refuge");
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

function told(events: readonly MasterEvent[], box: BoxFacts, live: boolean): readonly Sentence[] {
  const telling = new Telling(box, live);
  const say = telling.say.bind(telling);
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case "walked": {
        const next = events[at + 1];
        const took = next?.type === "took-treasure";
        const how = took ? "took" : event.path.length > 1 ? "walked" : "stayed";
        telling.walk(event, `log-${how}`, `log-pushed-${how}`, { value: took ? next.value : 0 });
        break;
      }
      case "got-coin":
        say("log-coin", event.seat, { card: event.card });
        break;
      case "laid-out":
        say("log-laid-out", null);
        break;
      case "dragon-rolled":
        say("log-dragon-rolled", event.seat, { face: Number(event.face) || event.face });
        break;
      case "threatened":
        if (!event.cells.length) say("log-guard-covered", null, { foe: event.foe });
        else if (!event.nearest.length) say("log-threat-none", null, { foe: event.foe });
        else if (!event.duellists.length) {
          for (const seat of event.nearest) say("log-shield", seat, { foe: event.foe });
        } else for (const seat of event.duellists) say("log-threat", seat, { foe: event.foe });
        break;
      case "duel-rolled":
        say(event.safe ? "log-duel-safe" : "log-duel-failed", event.seat, { pips: event.pips });
        break;
      case "rolled-again":
        say("log-again", event.seat, { card: event.card });
        break;
      case "lost":
        say("log-lost", event.seat, { value: event.value });
        break;
      case "final-duel-opened":
        say("log-final-open", null);
        break;
      case "final-duel":
        say("log-fight", event.seat);
        break;
      case "final-rolled":
        say("log-final-rolled", event.seat, finalRoll(event));
        break;
      case "final-duel-ended":
        say(event.won ? "log-final-won" : "log-final-lost", event.seat, { total: event.total });
        break;
      case "double-turn":
        say("log-double", event.seat, { card: event.card });
        break;
      default:
        telling.common(event);
    }
  }
  return telling.sentences;
}

export const master: Face<"master"> = {
  name: "master",
  scene,
  told,

  mode: (view, choices) =>
    !choices ? "look" : view.step === "push" ? "push" : view.step === "move" ? "walk" : "look",
  choosable: () => [],
  reaches: (choices) => choices.ways.map(({ cell, path }) => ({ cell, way: path })),
  opened: (opening) => opening.cells.map((cell) => ({ cell })),

  // The treasures of the day shine in brass for everyone; before the dragon's face the final duel can be fought.
  goals: (view) => ({ pictures: [], cells: view.final_open ? [faced(view)] : [] }),

  goalSigns: (view) => [view.lowest === null ? { picture: "pic-dragon" } : { value: view.lowest }],

  heading(view, seat) {
    if (view.step === "again")
      return { key: "master-seen", seat, values: { foe: view.duel?.foe ?? "dragon" } };
    return view.extra ? { key: "master-extra", seat } : null;
  },

  asked(view) {
    switch (view.step) {
      case "push":
        return "asked-push";
      case "move":
        return "asked-move";
      default:
        return `master-asked-${view.step}`;
    }
  },

  steps(view) {
    const keys = ["step-push", "step-walk", "step-dragon", ...(view.extra ? [] : ["step-double"])]; // M21
    const now = view.step === "push" ? 0 : view.step === "move" ? 1 : view.step === "double" ? 3 : 2;
    return stepsOf(keys, now);
  },

  async perform(event, stage) {
    const { board, pace, colours } = stage;
    switch (event.type) {
      case "took-treasure":
        return board.animateFind({ cell: event.cell, pace });
      case "dragon-rolled":
        return stage.turnUp({
          die: { kind: "dragon", face: event.face },
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
        return stage.turnUp({
          die: duelDie(event.pips),
          title: "master-die-duel",
          says: {
            key: event.safe ? "log-duel-safe" : "log-duel-failed",
            seat: event.seat,
            values: { pips: event.pips },
          },
          seat: event.seat,
          look: DIE_LOOK,
        });
      case "final-rolled":
        return stage.turnUp({
          die: duelDie(event.pips),
          tally: { before: event.rolls.slice(0, -1).map(duelDie), sum: event.total, goal: WINS },
          title: "master-final-duel",
          says: { key: "log-final-rolled", seat: event.seat, values: finalRoll(event) },
          seat: event.seat,
          look: DIE_LOOK,
        });
      case "rolled-again":
        return stage.turnUp({
          die: duelDie(event.pips),
          dropped: true,
          title: "master-die-duel",
          says: { key: "log-again", seat: event.seat, values: { card: event.card } },
          seat: event.seat,
          look: AGAIN_LOOK,
        });
      case "laid":
        return board.animateCoin({ cell: event.cell, value: event.value, pace });
      case "laid-out":
        return stage.turnUp({
          picture: "pic-dragon",
          title: "master-second-phase",
          says: { key: "log-laid-out", seat: null },
          seat: 0,
          look: NEWS_LOOK,
        });
      case "final-duel-opened":
        return stage.turnUp({
          picture: "pic-dragon",
          title: "master-final-duel",
          says: { key: "log-final-open", seat: null },
          seat: 0,
          look: NEWS_LOOK,
        });
      case "double-turn":
        return stage.turnUp({
          picture: "event-double-turn",
          title: "master-double",
          says: { key: "log-double", seat: event.seat, values: { card: event.card } },
          seat: event.seat,
          look: NEWS_LOOK,
        });
      default:
        return pushOrWalk(event, stage);
    }
  },

  house: (options) => (options.short ? [{ key: "summary-short", seat: null }] : []),
  ownRow: true,
  counted: "master-points",
  count: (view, seat) => view.players[seat]?.score ?? 0,
  prompts: ({ choices }) => choices?.actions.some(({ type }) => type === "decline") ?? false,
  Goal,
  Holdings,
  Prompt,
  Score,
};
