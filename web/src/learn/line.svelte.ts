// A lesson at the other end of the line: it says what a host would say, and waits for what the learner is asked to do.
import type { Action } from "../games/face";
import type { Lesson, Note, Position, Refused, Step, Told } from "../protocol";
import { same } from "../table/advice";
import type { Said, Talk } from "../table/connection";
import type { OpenLine } from "../table/table.svelte";

type Ends = Parameters<OpenLine>;

export class LessonLine implements Talk {
  /** How far the lesson has been told: the number of the last step. */
  told = $state(0);
  #hear: (told: Told) => void = () => {};

  constructor(
    readonly lesson: Lesson,
    /** What to say to somebody who wants to do something else that the rules allow. */
    private readonly instead: () => string,
  ) {
    this.told = lesson.position.number;
  }

  /** The line, for a table. */
  readonly open = (...[, hear, line]: Ends): Talk => {
    this.#hear = hear;
    queueMicrotask(() => {
      line("there");
      hear(this.#position());
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
    return this.lesson.steps.at(-1)?.number ?? this.lesson.position.number;
  }

  say(said: Said): boolean {
    if (said.type === "sit") queueMicrotask(() => this.#hear(this.#position()));
    if (said.type === "act") queueMicrotask(() => this.#act(said.number, said.action));
    return true;
  }

  /** Tell what follows, up to the next note. */
  goOn(): void {
    for (const step of this.lesson.steps) {
      if (step.number <= this.told) continue;
      this.told = step.number;
      this.#hear(step);
      if (this.lesson.notes.some((note) => note.at === step.number)) return;
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

  #position(): Position {
    const { position, steps } = this.lesson;
    const step: Step | undefined = steps.find((one) => one.number === this.told);
    if (!step) return position;
    return { ...position, number: step.number, view: step.view, choices: step.choices };
  }
}
