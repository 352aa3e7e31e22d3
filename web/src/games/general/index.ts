// A face for any game: the board, push and walk, goals, holdings as plain lists, all else as buttons. Our own games
// begin with it, and say only what is special about them.
import type { Trail } from "../../board";
import type { GameName } from "../../protocol";
import { called, maybe, worded } from "../../words/called";
import { t } from "../../words/words.svelte";
import type { Event, Face, Performance, TurnStep } from "../face";
import { Sentences } from "../sentences";
import { trailOf } from "../trail";
import Goal from "./Goal.svelte";
import Holdings from "./Holdings.svelte";
import { can, otherActions, pushOrWalkNow } from "./others";
import Prompt from "./Prompt.svelte";
import { plainScene } from "./scene";

export function generalFace<G extends GameName = "general">(name: string): Face<G> {
  const face: Face = {
    name,
    scene: plainScene,

    mode(_, choices, offer) {
      if (pushOrWalkNow(choices)) return offer === "left" ? "walk" : "push"; // chosen in the prompt
      if (can(choices, "push")) return "push";
      return can(choices, "walk") ? "walk" : "look";
    },

    choosable: () => [],
    destinations: (choices) => choices.ways.map(({ cell, path }) => ({ cell, way: path })),
    opened: (opening) => opening.cells.map((cell) => ({ cell })),

    goals(view, seat) {
      const goals = (seat === null ? null : view.players[seat]?.goals) ?? [];
      return {
        pictures: goals.filter((goal) => typeof goal === "string"),
        cells: goals.filter((goal) => typeof goal === "number"),
      };
    },

    asked(view, offer) {
      if (view.step === "push" && offer === "left") return t("asked-move");
      if (view.step === "push") return worded(name, "asked-push");
      if (view.step === "move") return t("asked-move");
      return maybe(`${name}-asked-${view.step}`) || t("asked-other");
    },

    steps({ step, actor }) {
      if (step === "push" || step === "move") return pushAndWalk(step === "push" ? 0 : 1);
      if (actor === null) return pushAndWalk(2);
      // Whether a step of the game's own comes before the push or after the walk is not known, so it is listed alone.
      return actor < 0 ? pushAndWalk(-1) : stepsOf([called(name, "step", step)], 0);
    },

    sentencesFor(events, { box }, live) {
      const sentences = new Sentences(box, live);
      for (const event of events) {
        if (event.type === "walked") {
          const how = event.path.length > 1 ? "walked" : "stayed";
          sentences.walk(event, `log-${how}`, `log-pushed-${how}`);
        } else if (!sentences.common(event)) sentences.other(name, event);
      }
      return sentences.list;
    },

    perform: (event, performance) => pushOrWalk(event, performance),
    count(view, seat) {
      const score = view.players[seat]?.score;
      return score === undefined
        ? null
        : { count: score, about: `${called(name, "field", "score")}: ${score}` };
    },
    ownRow: true,
    prompts: ({ choices }) =>
      choices !== null && (otherActions(choices).length > 0 || pushOrWalkNow(choices)),
    Goal,
    Holdings,
    Prompt,
  };
  // Every view, action and event has at least what is used here.
  return face as unknown as Face<G>;
}

/** A turn that has these steps, of which one is due. */
export function stepsOf(labels: readonly string[], now: number): readonly TurnStep[] {
  return labels.map((label, at) => ({ label, state: at < now ? "done" : at === now ? "now" : "later" }));
}

/** A turn that is a push and a walk. */
export function pushAndWalk(now: number): readonly TurnStep[] {
  return stepsOf([t("step-push"), t("step-walk")], now);
}

/** Show a push or a walk; anything else is seen when it is done. */
export async function pushOrWalk(
  event: Event,
  { board, pace, colours }: Performance,
  tolls: Trail["tolls"] = [],
): Promise<void> {
  if (event.type === "pushed") return board.animatePush({ arrow: event.arrow, tile: event.tile, pace });
  const trail = event.type === "walked" ? trailOf(event, colours[event.seat], tolls) : null;
  if (trail) return board.animateWalk({ ...trail, pace });
}
