// A puzzle in place of a host's table: each action is judged by the host, and every step can be taken back.
import type { Action } from "../games/face";
import { HostRefusal, solutionOfPuzzle, tryPuzzle } from "../host";
import type { ClientMessage, PuzzleStart, Snapshot, Tried, Update } from "../protocol";
import type { TableEnd, Transport } from "../table/transport";
import { t } from "../words/words.svelte";

/** An attempt that did not solve it: what was done, and what it came to. */
export interface Attempt {
  readonly notations: readonly string[];
  readonly end: Tried;
}

export class PuzzleTransport implements Transport {
  /** Where each action so far has led; the first is the puzzle itself. */
  line = $state.raw<readonly Tried[]>([]);
  attempts = $state.raw<readonly Attempt[]>([]);
  /** The solution is being shown, or was. */
  showing = $state(false);
  actions = $state.raw<readonly Action[]>([]);
  #number = 0;
  #table: TableEnd | null = null;

  constructor(
    readonly begun: PuzzleStart,
    /** What was tried has come to an end. */
    private readonly onend: (end: Tried) => void,
  ) {
    this.line = [begun.start];
  }

  readonly open = (table: TableEnd): Transport => {
    this.#table = table;
    queueMicrotask(() => {
      table.connectionChanged("there");
      table.receive(this.#snapshot());
    });
    return this;
  };

  get now(): Tried {
    return this.line.at(-1) ?? this.begun.start;
  }

  send(message: ClientMessage): boolean {
    if (message.type === "sit") queueMicrotask(() => this.#table?.receive(this.#snapshot()));
    if (message.type === "act") void this.#act(message.number, message.action);
    if (message.type === "take-back") this.#back();
    return true;
  }

  /** From the beginning. */
  again(): void {
    this.actions = [];
    this.line = [this.begun.start];
    this.showing = false;
    this.#number += 1;
    this.#table?.receive(this.#snapshot());
  }

  /** Show the solution on the board, step by step. */
  async show(): Promise<void> {
    try {
      const steps = await solutionOfPuzzle(this.begun.puzzle.link);
      this.again();
      this.showing = true;
      for (const step of steps) {
        this.line = [...this.line, step];
        this.#table?.receive(this.#update({ ...step, choices: null }));
      }
    } catch (refusal) {
      this.#refuse(this.#number, refusal);
    }
  }

  close(): void {
    this.#table = null;
  }

  async #act(number: number, action: Action): Promise<void> {
    const actions = [...this.actions, action];
    const before = this.#number;
    try {
      const { start: tried } = await tryPuzzle({ link: this.begun.puzzle.link, actions });
      if (!this.#table || before !== this.#number) return; // the page has gone, or something was taken back
      this.actions = actions;
      this.line = [...this.line, tried];
      if (tried.status === "failed") {
        const notations = this.line.flatMap(({ notation }) => notation ?? []);
        this.attempts = [...this.attempts, { notations, end: tried }];
      }
      this.#table.receive(this.#update(tried));
      if (tried.status !== "open") this.onend(tried);
    } catch (refusal) {
      this.#refuse(number, refusal);
    }
  }

  #back(): void {
    if (this.line.length < 2) return;
    if (this.showing) return this.again();
    this.line = this.line.slice(0, -1);
    this.actions = this.actions.slice(0, -1);
    this.#table?.receive({ ...this.#update({ ...this.now, events: [], notation: null }), undone: 1 });
  }

  #update({ notation, events, view, choices }: Tried): Update {
    this.#number += 1;
    return {
      type: "update",
      number: this.#number,
      actor: this.begun.puzzle.table.seats.findIndex(({ kind }) => kind === "me"),
      notation,
      events,
      view,
      choices,
      result: null,
      roller: null,
      undone: 0,
      may_take_back: this.line.length > 1,
      noted: null,
      clocks: null,
    };
  }

  #snapshot(): Snapshot {
    const { table } = this.begun.puzzle;
    return {
      type: "snapshot",
      number: this.#number,
      table,
      you: table.seats.findIndex(({ kind }) => kind === "me"),
      view: this.now.view,
      choices: this.showing ? null : this.now.choices,
      roller: null,
      may_take_back: this.line.length > 1,
      said: [],
      clocks: null,
      missed: [],
    };
  }

  #refuse(number: number, refusal: unknown): void {
    const message = refusal instanceof HostRefusal ? refusal.message : t("page-trouble");
    const code =
      refusal instanceof HostRefusal && refusal.code !== "no-answer" ? refusal.code : "host-trouble";
    this.#table?.receive({ type: "refused", code, message, number, clause: null, detail: null });
  }
}
