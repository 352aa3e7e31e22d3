// What a table remembers: its last turns for the log, and its last updates to look at again.
import type { Trail } from "../board";
import type { Event, View } from "../games/face";
import type { Update } from "../protocol";

/** What happened in one turn, for the log. */
interface Turn {
  readonly turn: number; // 0: before the first whole turn that this page has seen
  readonly events: readonly Event[];
}

/** An update that was shown, and the position before it. */
interface Shown {
  readonly before: View;
  readonly trail: Trail | null;
  readonly update: Update;
}

const KEPT_TURNS = 60;
const KEPT_UPDATES = 40;

export class Memory {
  turns = $state.raw<readonly Turn[]>([]);
  #updates: Shown[] = [];

  /** Write down what happened, turn by turn. */
  note(event: Event): void {
    const turns = this.turns.slice(1 - KEPT_TURNS);
    const last = turns.at(-1);
    if (event.type === "turn-started") this.turns = [...turns, { turn: event.turn, events: [event] }];
    else if (!last) this.turns = [{ turn: 0, events: [event] }];
    else this.turns = [...turns.slice(0, -1), { ...last, events: [...last.events, event] }];
  }

  keep(shown: Shown): void {
    this.#updates = [...this.#updates, shown].slice(-KEPT_UPDATES);
  }

  /** What others have done since a seat's last action. */
  since(seat: number | null): readonly Shown[] {
    const own = this.#updates.findLastIndex((shown) => shown.update.actor === seat);
    const after = this.#updates.slice(own + 1);
    const others = after.findIndex((shown) => shown.update.actor >= 0); // before it: chance after that action
    return others < 0 ? [] : after.slice(others);
  }
}
