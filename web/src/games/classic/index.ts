// The classic game on the screen.
import type { Destination, Mode } from "../../board";
import type { Hint } from "../../protocol";
import { t } from "../../words/words.svelte";
import type { Face, Sentence, Showing } from "../face";
import { generalFace, pushAndWalk } from "../general";
import { foundCard } from "../found-card";
import { nameOf } from "../sentence-text";
import { Sentences } from "../sentences";
import Goal from "./Goal.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";
import type { ClassicEvent, ClassicMessage } from "./types";

/** The drawing of a message; the wall has a longer name among the pictures. */
export function messagePicture(message: ClassicMessage): string {
  return message === "through-wall" ? "event-through-the-wall" : `event-${message}`;
}

function sentencesFor(
  events: readonly ClassicEvent[],
  { box }: Pick<Showing<"classic">, "box">,
  live: boolean,
): readonly Sentence[] {
  const sentences = new Sentences(box, live);
  let moving = false; // between the push and the walk
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case "walked": {
        moving = false;
        const next = events[at + 1];
        const found = next?.type === "found";
        const how = found ? "found" : event.path.length > 1 ? "walked" : "stayed";
        const picture = found ? t(`the-${next.card}`) : "";
        sentences.walk(event, `log-${how}`, `log-pushed-${how}`, { picture });
        break;
      }
      case "back-read":
        if (event.message)
          sentences.say("classic-log-message", event.seat, {
            message: t(`classic-message-${event.message}`),
          });
        break;
      case "swapped":
        sentences.say("classic-log-swapped", event.seat, { otherSeat: event.other });
        break;
      case "exchanging":
        sentences.say("classic-log-exchanging", event.seat);
        break;
      case "drew":
        if (moving) sentences.say("classic-log-looked", event.seat);
        sentences.drew(event);
        break;
      case "pushed":
        moving = true;
        sentences.common(event);
        break;
      case "found":
      case "exchanged":
        break; // other sentences say it
      default:
        sentences.common(event);
    }
  }
  return sentences.list;
}

/** What a hint advises, where it is neither a push nor a walk. */
function advised(show: Showing<"classic">, { actions: [first, then] }: Hint<"classic">): string | null {
  switch (first?.type) {
    case "swap": {
      const name = nameOf(show, first.seat);
      if (then?.type !== "walk") return t("classic-hint-swap", { name });
      return t("classic-hint-swap-walk", { name, cell: show.box.cells[then.cell] ?? "" });
    }
    case "choose":
      return t("classic-hint-choose", { picture: t(`the-${first.card}`) });
    case "look":
      return t("hint-answer", { answer: t("classic-offer-use-second-card") });
    case "exchange":
      return t("hint-answer", { answer: t("classic-offer-use-exchange") });
    case "pass":
      return t("hint-answer", { answer: t("classic-again-pass") });
    default:
      return null;
  }
}

const general = generalFace<"classic">("classic");

const classic: Face<"classic"> = {
  ...general,
  sentencesFor,
  advised,
  prepare(show, action) {
    if (action.type === "choose") show.picked = action.card;
    else if (action.type === "swap") show.offer = "using";
  },
  // The card that is chosen becomes the goal: the present one is not what it gains.
  gain: (_, action) => (action.type === "choose" ? t("hint-why-reach") : null),

  mode(view, choices, offer): Mode {
    if (!choices || view.step !== "move") return general.mode(view, choices, offer);
    if (offer === "using" && view.offer === "second-push") return "push";
    if (offer === "using" && view.offer === "swap") return "choose";
    return "walk";
  },

  choosable: (choices) =>
    choices.actions.flatMap((action) => (action.type === "swap" ? [{ seat: action.seat, action }] : [])),

  destinations: (choices) =>
    choices.ways.map(({ cell, path, wall }): Destination => {
      const [here, there] = wall === null ? [] : path.slice(wall, wall + 2);
      if (here === undefined || there === undefined) return { cell, way: path };
      return { cell, way: path, costs: ["event-through-the-wall"], wall: [here, there] };
    }),

  goals(view, seat) {
    const own = seat === null ? undefined : view.players[seat];
    if (!own?.goals) return { pictures: [], cells: [] };
    return { pictures: own.goals, cells: own.left ? [] : [own.start] };
  },

  asked(view, offer) {
    if (view.step === "again" || view.step === "choose") return t(`classic-asked-${view.step}`);
    if (view.step === "move" && offer === "using" && view.offer === "swap") return t("classic-asked-swap");
    if (view.step === "move" && !(offer === "using" && view.offer === "second-push")) return t("asked-move");
    return t("asked-push");
  },

  steps: ({ step }) => pushAndWalk(step === "push" || step === "again" ? 0 : 1),

  async perform(event, performance) {
    const { board, pace, colours } = performance;
    switch (event.type) {
      case "swapped": {
        const [one, other] = [colours[event.seat], colours[event.other]];
        if (one && other) return board.animateSwap({ one, other, pace });
        return;
      }
      case "found":
        return performance.turnUp(foundCard(event));
      case "back-read":
        if (event.message) {
          return performance.turnUp({
            picture: messagePicture(event.message),
            title: `classic-message-${event.message}`,
            text: `classic-message-${event.message}-about`,
            seat: event.seat,
          });
        }
        return;
      default:
        return general.perform(event, performance);
    }
  },

  sounds: { swapped: "step", found: "find", "back-read": "card", exchanged: "card" },

  sections: [
    { name: "aim" },
    { name: "set-up" },
    { name: "push", example: "push" },
    { name: "ban" },
    { name: "walk", example: "walk" },
    { name: "shoved", example: "shoved" },
    { name: "pictures", example: "nearer" },
    { name: "end", example: "home" },
    {
      name: "messages",
      parts: [
        { name: "second-push", example: "second-push" },
        { name: "double-turn", example: "double-turn" },
        { name: "swap", example: "swap" },
        { name: "through-wall", example: "through-wall" },
      ],
    },
    { name: "secrets" },
    { name: "options" },
  ],

  ownRow: false,
  count({ players, options }, seat) {
    const left = players[seat]?.left ?? 0;
    if (!left && options.way_home) return { count: "home", about: t("goal-homeward") };
    return { count: left, about: t("classic-left-count", { count: left }) };
  },
  prompts({ view: { step, offer: message }, offer }) {
    return step === "choose" || step === "again" || (step === "move" && message !== null && offer !== "left");
  },
  won({ players, options }, seat, box) {
    const { found = [], start = 0 } = players[seat] ?? {};
    return t(options.way_home ? "classic-won-home" : "classic-won", {
      count: found.length,
      cell: box.cells[start] ?? "",
    });
  },
  Goal,
  Holdings,
  Prompt,
};

export default classic;
