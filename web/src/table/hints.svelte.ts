// "What would you do?": asks the host, shows the answer on the board, and follows it when asked to.
import { tick } from "svelte";
import { advice, reason, turnsLeft, walksTo } from "./advice";
import type { Steering } from "./steering.svelte";
import type { Table } from "./table.svelte";

export class Hints {
  constructor(
    private readonly table: Table,
    private readonly steering: Steering,
    /** Whether there are hints: a guided game says what to do anyway. */
    private readonly answered: boolean,
  ) {}

  /** Whether the player may ask now. */
  get open(): boolean {
    return this.answered && this.table.facts.hints && this.table.asked;
  }

  get words(): { readonly what: string; readonly why: string } | null {
    const { hint } = this.table;
    if (!hint || !this.open) return null;
    return { what: advice(this.table, hint, this.steering.quarters), why: reason(this.table, hint) };
  }

  /** What is to be marked: what a learner is asked to use, or the cell where the advised walk leads, once the board
   * shows the push that opens it. */
  get place(): number | string | null {
    const { hint, expected } = this.table;
    if (expected?.type === "push") return expected.arrow;
    if (expected?.type === "walk") return expected.cell;
    const [first, then] = hint?.actions ?? [];
    if (!hint || !this.open || !first) return null;
    if (first.type === "walk") return this.steering.mode === "walk" ? first.cell : null;
    const { preview } = this.steering;
    const shown = first.type === "push" && preview?.arrow === first.arrow && preview.turn === first.turn;
    return shown && then?.type === "walk" ? walksTo(hint) : null;
  }

  ask(): void {
    if (!this.open) return;
    this.steering.refusal = null;
    this.table.ask();
  }

  /** Take aim as advised: at a cell, or at an arrow with the spare turned; the main button then does it. */
  aim(): void {
    const first = this.table.hint?.actions[0];
    if (first?.type === "walk") this.steering.aimAt(first);
    else if (first?.type === "push") {
      this.steering.allowPush();
      this.steering.selected = first.arrow;
      const turns = turnsLeft(first, this.steering.quarters);
      void this.table.board?.turnSpare(turns === 3 ? -1 : turns);
    } else if (first) return this.table.face.prepare?.(this.table, first);
    // Asked for with a key: the next one can follow it.
    if (document.activeElement === document.body) void tick().then(() => this.table.board?.focus());
  }
}
