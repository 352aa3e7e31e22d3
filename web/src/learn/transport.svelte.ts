// A lesson in place of a host: it sends what a host would send, and waits for what the learner is asked to do.
import type { Action } from "../games/face";
import type { ClientMessage, Lesson, Note, Refused, Snapshot, Update } from "../protocol";
import { same } from "../table/advice";
import type { TableEnd, Transport } from "../table/transport";

export class LessonTransport implements Transport {
  /** The number of the last update that was sent. */
  delivered = $state(0);
  #table: TableEnd | null = null;

  constructor(
    readonly lesson: Lesson,
    /** What to say to somebody who wants to do something else that the rules allow. */
    private readonly instead: () => string,
  ) {
    this.delivered = lesson.snapshot.number;
  }

  readonly open = (table: TableEnd): Transport => {
    this.#table = table;
    queueMicrotask(() => {
      table.connectionChanged("there");
      table.receive(this.#snapshot());
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

  send(message: ClientMessage): boolean {
    if (message.type === "sit") queueMicrotask(() => this.#table?.receive(this.#snapshot()));
    if (message.type === "act") queueMicrotask(() => this.#act(message.number, message.action));
    return true;
  }

  /** Send what follows, up to the next note. */
  goOn(): void {
    for (const update of this.lesson.updates) {
      if (update.number <= this.delivered) continue;
      this.delivered = update.number;
      this.#table?.receive(update);
      if (this.lesson.notes.some((note) => note.at === update.number)) return;
    }
  }

  close(): void {
    this.#table = null;
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
    this.#table?.receive(refused);
  }

  #snapshot(): Snapshot {
    const { snapshot, updates } = this.lesson;
    const update: Update | undefined = updates.find((one) => one.number === this.delivered);
    if (!update) return snapshot;
    return { ...snapshot, number: update.number, view: update.view, choices: update.choices };
  }
}
