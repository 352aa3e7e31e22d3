// What a table remembers: its last turns for the log, and its last steps to look at again.
import type { Trail } from "../board/types";
import type { Event, View } from "../games/face";
import type { Step } from "../protocol";

/** What happened in one turn, for the log. */
interface Turn {
  readonly turn: number; // 0: before the first whole turn that this page has seen
  readonly events: readonly Event[];
}

/** A step that was shown, and how things stood before. */
interface Shown {
  readonly before: View;
  readonly trail: Trail | null;
  readonly step: Step;
}

const KEPT_TURNS = 60;
const KEPT_STEPS = 40;

export class Memory {
  turns = $state.raw<readonly Turn[]>([]);
  #steps: Shown[] = [];

  /** Write down what happened, turn by turn. */
  note(event: Event): void {
    const turns = this.turns.slice(1 - KEPT_TURNS);
    const last = turns.at(-1);
    if (event.type === "turn-started") this.turns = [...turns, { turn: event.turn, events: [event] }];
    else if (!last) this.turns = [{ turn: 0, events: [event] }];
    else this.turns = [...turns.slice(0, -1), { ...last, events: [...last.events, event] }];
  }

  keep(shown: Shown): void {
    this.#steps = [...this.#steps, shown].slice(-KEPT_STEPS);
  }

  /** What others have done since a seat's last action. */
  since(seat: number | null): readonly Shown[] {
    const own = this.#steps.findLastIndex((shown) => shown.step.actor === seat);
    const after = this.#steps.slice(own + 1);
    const others = after.findIndex((shown) => shown.step.actor >= 0); // before it: what chance did to one's own
    return others < 0 ? [] : after.slice(others);
  }
}
