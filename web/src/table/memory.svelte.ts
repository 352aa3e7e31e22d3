// What a table remembers: its last turns for the log, and its last updates to look at again.
import type { Trail } from "../board";
import type { Event, View } from "../games/face";
import type { Noted, Update } from "../protocol";

/** What happened in one turn, for the log. */
interface Turn {
  readonly key: number; // counts up: a turn that was taken back is played again under its number
  readonly takenBack: number | null; // the seat that took back what came before
  readonly events: readonly Event[];
  readonly timeUp: number | null; // the seat for which a bot played it
  readonly lost: readonly number[]; // seats that lost the connection in it
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
  #key = 0;

  /** Write down what happened, turn by turn. */
  note(event: Event): void {
    const last = this.turns.at(-1);
    if (event.type === "turn-started" || !last) this.#begin([event], null);
    else this.turns = [...this.turns.slice(0, -1), { ...last, events: [...last.events, event] }];
  }

  /** Write down that a step was taken back, and forget the updates that came with it. */
  takeBack({ actor, undone }: Update): void {
    this.#updates = this.#updates.slice(0, Math.max(0, this.#updates.length - undone));
    this.#begin([], actor);
  }

  /** Write down what happened to a clock. */
  remark(noted: Noted, seat: number): void {
    if (!this.turns.length) this.#begin([], null);
    const last = this.turns.at(-1);
    if (!last || (noted !== "time-up" && noted !== "away")) return;
    const lost = last.lost.filter((one) => one !== seat);
    const now = noted === "time-up" ? { ...last, timeUp: seat } : { ...last, lost: [...lost, seat] };
    this.turns = [...this.turns.slice(0, -1), now];
  }

  #begin(events: readonly Event[], takenBack: number | null): void {
    this.turns = [
      ...this.turns.slice(1 - KEPT_TURNS),
      { key: this.#key++, takenBack, events, timeUp: null, lost: [] },
    ];
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
