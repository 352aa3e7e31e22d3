// What happened, in sentences: those for events of every game, and a place for those of a single game.
import { readable } from "../words/called";
import type { BoxFacts, Walked } from "../protocol";
import { has, t, type Values } from "../words/words.svelte";
import type { Event, Sentence } from "./face";
import { plainValues } from "./general/others";
import { lineNamed } from "./line";

export class Sentences {
  readonly list: Sentence[] = [];

  constructor(
    readonly box: BoxFacts,
    readonly live: boolean,
  ) {}

  say(key: string, seat: number | null, values: Values = {}, secret = false): void {
    this.list.push({ key, seat, values, secret });
  }

  /** What can happen in every game. Returns whether it is such an event, even if there is nothing to say. */
  common(event: Event): boolean {
    switch (event.type) {
      case "pushed":
        this.say("log-pushed", event.seat, { ...lineNamed(this.box, event.arrow) });
        return true;
      case "carried": {
        const far = Math.abs(event.start - event.end);
        const rides = far === 1 || far === this.box.columns; // with its tile
        if (!rides) this.say("log-carried-round", event.seat, { cell: this.#cell(event.end) });
        return true;
      }
      case "won":
        event.winners.forEach((seat) => this.say("log-won", seat));
        return true;
      case "turn-started":
        if (this.live) this.say("log-turn", event.seat);
        return true;
      default:
        return false;
    }
  }

  /** Somebody looked at the next card with a goal. */
  drew({ seat, card }: { readonly seat: number; readonly card: string | null }): void {
    if (this.live && card) this.say("log-drew", seat, { picture: t(`the-${card}`) }, true);
  }

  /** An event that only its own game knows: in the game's words, or by its name. */
  other(
    game: string,
    event: { readonly type: string; readonly seat?: number; readonly cell?: number },
  ): void {
    const seat = event.seat ?? null;
    const key = `${game}-log-${event.type}`;
    const cell = event.cell === undefined ? {} : { cell: this.#cell(event.cell) };
    if (has(key)) this.say(key, seat, { ...plainValues(event), ...cell });
    else if (seat !== null) this.say("log-event", seat, { what: readable(event.type) });
  }

  /** Where a walk led and what happened there: one sentence together with the push before it, if nothing happened in between. */
  walk(walk: Walked, alone: string, pushed: string, values: Values = {}): void {
    const last = this.list.at(-1);
    const push = last?.key === "log-pushed" && last.seat === walk.seat ? this.list.pop() : undefined;
    const led = { ...push?.values, cell: this.#cell(walk.path.at(-1)), ...values };
    this.say(push ? pushed : alone, walk.seat, led);
  }

  #cell(at: number | undefined): string {
    return this.box.cells[at ?? 0] ?? "";
  }
}
