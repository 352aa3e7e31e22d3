// What happened in the towers game, in sentences.
import type { BoxFacts, TowersEvent, TowersWalked } from "../../protocol";
import { t } from "../../words/words.svelte";
import type { Sentence } from "../face";
import { lineNamed } from "../line";
import { cardsOf } from "./spells";

export function told(events: readonly TowersEvent[], box: BoxFacts, live: boolean): Sentence[] {
  const sentences: Sentence[] = [];
  const cell = (at: number | undefined) => box.cells[at ?? 0] ?? "";
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case "pushed":
        sentences.push({ key: "log-pushed", seat: event.seat, values: { ...lineNamed(box, event.arrow) } });
        break;
      case "carried": {
        const far = Math.abs(event.start - event.end);
        if (far !== 1 && far !== box.columns)
          sentences.push({ key: "log-carried-round", seat: event.seat, values: { cell: cell(event.end) } });
        break;
      }
      case "walked": {
        const sentence = walked(event, events[at + 1], cell(event.path.at(-1)));
        const last = sentences.at(-1);
        // Push and walk make one sentence when nothing came between.
        if (last?.key !== "log-pushed" || last.seat !== event.seat)
          sentences.push({ ...sentence, key: `towers-${sentence.key}` });
        else {
          const values = { ...last.values, ...sentence.values };
          sentences[sentences.length - 1] = {
            key: `towers-pushed-${sentence.key}`,
            seat: event.seat,
            values,
          };
        }
        break;
      }
      case "reshuffled":
        sentences.push({ key: "towers-reshuffled", seat: null });
        break;
      case "won":
        sentences.push(...event.winners.map((seat) => ({ key: "log-won", seat })));
        break;
      case "drew":
        if (live && event.card)
          sentences.push({
            key: "log-drew",
            seat: event.seat,
            values: { picture: t(`the-${event.card}`) },
            secret: true,
          });
        break;
      case "drew-spell":
        // The log may be read by others at this screen, so it never tells which card it was.
        if (live)
          sentences.push({
            key: event.spell ? "towers-drew" : "towers-drew-secretly",
            seat: event.seat,
            values: event.spell ? { spell: t(`spell-${event.spell}`) } : {},
            secret: event.spell !== null,
          });
        break;
      case "turn-started":
        if (live) sentences.push({ key: "log-turn", seat: event.seat });
        break;
      case "found":
      case "rune-turned":
        break; // part of the walk's sentence
    }
  }
  return sentences;
}

/** A walk with what came of it (T9) and the cards that it took (T8): as all see them on the discards, a child's too. */
function walked(walk: TowersWalked, next: TowersEvent | undefined, cell: string): Sentence {
  const cards = cardsOf(walk.spells);
  const values = {
    cell,
    count: cards.length,
    spells: cards.map((card) => t(`spell-${card}`)).join(", "),
    picture: next?.type === "found" ? t(`the-${next.card}`) : "",
  };
  const key =
    next?.type === "found"
      ? "found"
      : next?.type === "rune-turned"
        ? "rune"
        : walk.path.length > 1
          ? "walked"
          : "stayed";
  return { key, seat: walk.seat, values };
}
