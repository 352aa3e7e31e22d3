// The classic game on the screen.
import type { Mode, Reach } from "../../board";
import type { BoxFacts, ClassicEvent, ClassicMessage, ClassicView } from "../../protocol";
import { t } from "../../words/words.svelte";
import { picturesOf, plainScene, pushOrWalk, stepsOf } from "../alike";
import type { Face, Sentence } from "../face";
import { foundCard } from "../news";
import { Telling } from "../telling";
import Goal from "./Goal.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";

/** The drawing of a message; the wall has a longer name among the pictures. */
export function messagePicture(message: ClassicMessage): string {
  return message === "through-wall" ? "event-through-the-wall" : `event-${message}`;
}

function told(events: readonly ClassicEvent[], box: BoxFacts, live: boolean): readonly Sentence[] {
  const telling = new Telling(box, live);
  let moving = false; // between the push and the walk
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case "walked": {
        moving = false;
        const next = events[at + 1];
        const found = next?.type === "found";
        const how = found ? "found" : event.path.length > 1 ? "walked" : "stayed";
        const picture = found ? t(`the-${next.card}`) : "";
        telling.walk(event, `log-${how}`, `log-pushed-${how}`, { picture });
        break;
      }
      case "back-read":
        if (event.message) telling.say("log-message", event.seat, { message: t(`message-${event.message}`) });
        break;
      case "swapped":
        telling.say("log-swapped", event.seat, { otherSeat: event.other });
        break;
      case "exchanging":
        telling.say("log-exchanging", event.seat);
        break;
      case "drew":
        if (moving) telling.say("log-looked", event.seat);
        telling.common(event);
        break;
      case "pushed":
        moving = true;
        telling.common(event);
        break;
      default:
        telling.common(event);
    }
  }
  return telling.sentences;
}

export const classic: Face<"classic"> = {
  name: "classic",
  scene: (view, box) => ({ ...plainScene(view, box), pictures: picturesOf(box) }),
  told,

  mode(view, choices, offer): Mode {
    if (!choices) return "look";
    if (view.step === "push" || view.step === "again") return "push";
    if (view.step !== "move") return "look";
    if (offer === "using" && view.offer === "second-push") return "push";
    if (offer === "using" && view.offer === "swap") return "choose";
    return "walk";
  },

  choosable: (choices) =>
    choices.actions.flatMap((action) => (action.type === "swap" ? [{ seat: action.seat, action }] : [])),

  reaches: (choices) =>
    choices.ways.map(({ cell, path, wall }): Reach => {
      const [here, there] = wall === null ? [] : path.slice(wall, wall + 2);
      if (here === undefined || there === undefined) return { cell, way: path };
      return { cell, way: path, signs: ["event-through-the-wall"], wall: [here, there] };
    }),

  opened: (opening) => opening.cells.map((cell) => ({ cell })),

  goals(view, seat) {
    const own = seat === null ? undefined : view.players[seat];
    if (!own?.goals) return { pictures: [], cells: [] };
    return { pictures: own.goals, cells: own.left ? [] : [own.start] };
  },

  goalSigns(view, seat) {
    const own = seat === null ? undefined : view.players[seat];
    if (!own?.goals) return [];
    return own.left ? own.goals.map((goal) => ({ picture: `pic-${goal}` })) : [{ home: true }];
  },

  asked(view, offer) {
    if (view.step === "again") return "asked-again";
    if (view.step === "choose") return "asked-choose";
    if (view.step === "move" && offer === "using" && view.offer === "swap") return "asked-swap";
    if (view.step === "move" && !(offer === "using" && view.offer === "second-push")) return "asked-move";
    return "asked-push";
  },

  steps: ({ step }) => stepsOf(["step-push", "step-walk"], step === "push" || step === "again" ? 0 : 1),

  async perform(event, stage) {
    const { board, pace, colours } = stage;
    switch (event.type) {
      case "swapped": {
        const [one, other] = [colours[event.seat], colours[event.other]];
        if (one && other) return board.animateSwap({ one, other, pace });
        return;
      }
      case "found":
        return stage.turnUp(foundCard(event));
      case "back-read":
        if (event.message) {
          return stage.turnUp({
            picture: messagePicture(event.message),
            title: `message-${event.message}`,
            text: `message-${event.message}-about`,
            seat: event.seat,
          });
        }
        return;
      default:
        return pushOrWalk(event, stage);
    }
  },

  house(options) {
    const share = Math.floor(24 / options.players);
    return [
      { key: "summary-pictures", seat: null, values: { count: options.cards ?? share } },
      ...(options.events ? [{ key: "summary-events", seat: null }] : []),
      ...(options.way_home ? [] : [{ key: "summary-no-way-home", seat: null }]),
    ];
  },

  counted: "classic-left-count",
  count: ({ players, options }, seat) => players[seat]?.left || (options.way_home ? "home" : 0),
  prompts({ view, offer }) {
    const { step, offer: message } = view as ClassicView;
    return step === "choose" || step === "again" || (step === "move" && message !== null && offer !== "left");
  },
  Goal,
  Holdings,
  Prompt,
};
