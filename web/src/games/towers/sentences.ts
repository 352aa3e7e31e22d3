// What happened in the towers game, in sentences.
import { t, type Values } from "../../words/words.svelte";
import type { Sentence, Showing } from "../face";
import { Sentences } from "../sentences";
import { cardsOf, isChild, named } from "./spells";
import type { TowersEvent, TowersWalked } from "./types";

export function sentencesFor(
  events: readonly TowersEvent[],
  { box, view }: Pick<Showing<"towers">, "box" | "view">,
  live: boolean,
): readonly Sentence[] {
  const sentences = new Sentences(box, live);
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case "walked": {
        const next = events[at + 1];
        const how = cameOf(event, next);
        sentences.walk(
          event,
          `towers-${how}`,
          `towers-pushed-${how}`,
          paidFor(event, next, isChild(view, event.seat)),
        );
        break;
      }
      case "reshuffled":
        sentences.say("towers-reshuffled", null);
        break;
      case "drew-spell":
        // The log may be read by others at this screen, so it never says which card it was.
        if (!live) break;
        if (event.spell) {
          const [spell = event.spell] = cardsOf([event.spell], isChild(view, event.seat));
          sentences.say("towers-drew", event.seat, { spell: t(`towers-spell-${spell}`) }, true);
        } else sentences.say("towers-drew-secretly", event.seat);
        break;
      case "drew":
        sentences.drew(event);
        break;
      case "found":
      case "rune-turned":
        break; // the sentence about the walk says it
      default:
        sentences.common(event);
    }
  }
  return sentences.list;
}

/** What came of a walk (T9). */
function cameOf(walk: TowersWalked, next: TowersEvent | undefined): string {
  if (next?.type === "found") return "found";
  if (next?.type === "rune-turned") return "rune";
  return walk.path.length > 1 ? "walked" : "stayed";
}

/** The cards that a walk took (T8), as its player counts them, and what was found. */
function paidFor(walk: TowersWalked, next: TowersEvent | undefined, child: boolean): Values {
  const cards = cardsOf(walk.spells, child);
  return {
    count: cards.length,
    spells: named(cards),
    picture: next?.type === "found" ? t(`the-${next.card}`) : "",
  };
}
