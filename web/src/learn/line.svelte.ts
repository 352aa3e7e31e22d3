// A lesson in place of a host: it sends what a host would send, and waits for what the learner is asked to do.
import type { Action } from "../games/face";
import type { ClientMessage, Lesson, Note, Refused, ServerMessage, Snapshot, Update } from "../protocol";
import { same } from "../table/advice";
import type { Talk } from "../table/connection";
import type { OpenLine } from "../table/table.svelte";

type Ends = Parameters<OpenLine>;

export class LessonLine implements Talk {
  /** The number of the last update that was sent. */
  delivered = $state(0);
  #hear: (message: ServerMessage) => void = () => {};

  constructor(
    readonly lesson: Lesson,
    /** What to say to somebody who wants to do something else that the rules allow. */
    private readonly instead: () => string,
  ) {
    this.delivered = lesson.snapshot.number;
  }

  /** The line, for a table. */
  readonly open = (...[, hear, line]: Ends): Talk => {
    this.#hear = hear;
    queueMicrotask(() => {
      line("there");
      hear(this.#snapshot());
    });
    return this;
  };

  /** The note for a position: its own, or the last one before it. */
  noteAt(number: number): Note | undefined {
    return this.lesson.notes.findLast((note) => note.at <= number);
  }

  /** What the learner is asked to do at a position. */
  expectedAt(number: number): Action | undefined {
    return this.lesson.expected.find((one) => one.number === number)?.action;
  }

  get last(): number {
    return this.lesson.updates.at(-1)?.number ?? this.lesson.snapshot.number;
  }

  say(said: ClientMessage): boolean {
    if (said.type === "sit") queueMicrotask(() => this.#hear(this.#snapshot()));
    if (said.type === "act") queueMicrotask(() => this.#act(said.number, said.action));
    return true;
  }

  /** Send what follows, up to the next note. */
  goOn(): void {
    for (const update of this.lesson.updates) {
      if (update.number <= this.delivered) continue;
      this.delivered = update.number;
      this.#hear(update);
      if (this.lesson.notes.some((note) => note.at === update.number)) return;
    }
  }

  close(): void {
    this.#hear = () => {};
  }

  #act(number: number, action: Action): void {
    if (same(action, this.expectedAt(number))) return this.goOn();
    const refused: Refused = {
      type: "refused",
      code: "not-asked",
      message: this.instead(),
      number,
      clause: null,
      detail: null,
    };
    this.#hear(refused);
  }

  #snapshot(): Snapshot {
    const { snapshot, updates } = this.lesson;
    const update: Update | undefined = updates.find((one) => one.number === this.delivered);
    if (!update) return snapshot;
    return { ...snapshot, number: update.number, view: update.view, choices: update.choices };
  }
}
