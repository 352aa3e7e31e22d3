// The classic game on the screen.
import type { Mode, Reach, Scene } from "../../board/types";
import type { BoxFacts, ClassicEvent, ClassicMessage, ClassicView } from "../../protocol";
import { t } from "../../words/words.svelte";
import type { Face, Sentence, TurnStep } from "../face";
import { lineNamed } from "../line";
import { foundCard } from "../news";
import Goal from "./Goal.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";

/** The drawing of a message; the wall has a longer name among the pictures. */
export function messagePicture(message: ClassicMessage): string {
  return message === "through-wall" ? "event-through-the-wall" : `event-${message}`;
}

const known = new WeakMap<BoxFacts, Record<number, string>>();

/** Which picture is on which tile. */
function pictures(box: BoxFacts): Record<number, string> {
  let found = known.get(box);
  if (!found) {
    found = {};
    for (const [number, tile] of box.tiles.entries()) if (tile.picture) found[number] = tile.picture;
    known.set(box, found);
  }
  return found;
}

function scene(view: ClassicView, box: BoxFacts): Scene {
  return {
    rows: view.board.rows,
    columns: view.board.columns,
    tiles: view.board.tiles,
    spare: view.spare,
    lastPush: view.last_push,
    pictures: pictures(box),
    starts: box.starts.filter(({ colour }) => view.players.some((player) => player.colour === colour)),
    figures: view.players.map(({ colour, cell }) => ({ colour, cell })),
    turn: view.winner === null ? (view.players[view.at_turn]?.colour ?? null) : null,
  };
}

function told(events: readonly ClassicEvent[], box: BoxFacts, live: boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let moving = false; // between the push and the walk
  const cell = (at: number | undefined) => box.cells[at ?? 0] ?? "";
  const picture = (name: string | null) => (name ? t(`the-${name}`) : "none");
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case "pushed":
        moving = true;
        sentences.push({ key: "log-pushed", seat: event.seat, values: { ...lineNamed(box, event.arrow) } });
        break;
      case "walked": {
        moving = false;
        const next = events[at + 1];
        const last = sentences.at(-1);
        const how = next?.type === "found" ? "found" : event.path.length > 1 ? "walked" : "stayed";
        const values = {
          cell: cell(event.path.at(-1)),
          picture: next?.type === "found" ? picture(next.card) : "",
        };
        // Push and walk make one sentence when nothing came between.
        if (last?.key === "log-pushed" && last.seat === event.seat) {
          sentences[sentences.length - 1] = {
            key: `log-pushed-${how}`,
            seat: event.seat,
            values: { ...last.values, ...values },
          };
        } else sentences.push({ key: `log-${how}`, seat: event.seat, values });
        break;
      }
      case "carried": {
        const far = Math.abs(event.start - event.end);
        if (far !== 1 && far !== box.columns) {
          sentences.push({ key: "log-carried-round", seat: event.seat, values: { cell: cell(event.end) } });
        }
        break;
      }
      case "back-read":
        if (event.message) {
          const message = t(`message-${event.message}`);
          sentences.push({ key: "log-message", seat: event.seat, values: { message } });
        }
        break;
      case "swapped":
        sentences.push({ key: "log-swapped", seat: event.seat, values: { otherSeat: event.other } });
        break;
      case "exchanging":
        sentences.push({ key: "log-exchanging", seat: event.seat });
        break;
      case "won":
        sentences.push(...event.winners.map((seat) => ({ key: "log-won", seat })));
        break;
      case "drew":
        if (moving) sentences.push({ key: "log-looked", seat: event.seat });
        if (live && event.card) {
          sentences.push({
            key: "log-drew",
            seat: event.seat,
            values: { picture: picture(event.card) },
            secret: true,
          });
        }
        break;
      case "turn-started":
        if (live) sentences.push({ key: "log-turn", seat: event.seat });
        break;
      case "found":
      case "exchanged":
        break; // shown elsewhere, or part of another sentence
    }
  }
  return sentences;
}

export const classic: Face<"classic"> = {
  name: "classic",
  scene,
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

  steps(view): readonly TurnStep[] {
    const pushing = view.step === "push" || view.step === "again";
    return [
      { key: "step-push", state: pushing ? "now" : "done" },
      { key: "step-walk", state: pushing ? "later" : "now" },
    ];
  },

  async perform(event, stage) {
    const { board, pace, colours } = stage;
    switch (event.type) {
      case "pushed":
        return board.animatePush({ arrow: event.arrow, tile: event.tile, pace });
      case "walked": {
        const colour = colours[event.seat];
        if (colour && event.path.length > 1) return board.animateWalk({ colour, path: event.path, pace });
        return;
      }
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
