// What happened, in sentences: what all games tell alike, and a place for what only one of them tells.
import type { BoxFacts } from "../protocol";
import { t, type Values } from "../words/words.svelte";
import type { Event, Sentence } from "./face";
import { lineNamed } from "./line";

export class Telling {
  readonly sentences: Sentence[] = [];

  constructor(
    readonly box: BoxFacts,
    readonly live: boolean,
  ) {}

  say(key: string, seat: number | null, values: Values = {}, secret = false): void {
    this.sentences.push({ key, seat, values, secret });
  }

  /** What can happen in more than one game; anything else is part of another sentence, or seen on the board. */
  common(event: Event): void {
    switch (event.type) {
      case "pushed":
        return this.say("log-pushed", event.seat, { ...lineNamed(this.box, event.arrow) });
      case "carried": {
        const far = Math.abs(event.start - event.end);
        if (far === 1 || far === this.box.columns) return; // with its tile
        return this.say("log-carried-round", event.seat, { cell: this.#cell(event.end) });
      }
      case "drew":
        if (!this.live || !event.card) return;
        return this.say("log-drew", event.seat, { picture: t(`the-${event.card}`) }, true);
      case "won":
        return event.winners.forEach((seat) => this.say("log-won", seat));
      case "turn-started":
        if (this.live) this.say("log-turn", event.seat);
    }
  }

  /** Where a walk led and what came of it: one sentence with the push before it when nothing came between. */
  walk(walk: Event & { type: "walked" }, alone: string, pushed: string, values: Values = {}): void {
    const last = this.sentences.at(-1);
    const push = last?.key === "log-pushed" && last.seat === walk.seat ? this.sentences.pop() : undefined;
    const led = { ...push?.values, cell: this.#cell(walk.path.at(-1)), ...values };
    this.say(push ? pushed : alone, walk.seat, led);
  }

  #cell(at: number | undefined): string {
    return this.box.cells[at ?? 0] ?? "";
  }
}
