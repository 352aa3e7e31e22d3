// Somebody at a puzzle: the table it is shown on, hints asked for, and what becomes of it.
import type { Action, Face } from "../games/face";
import { hintForPuzzle } from "../host";
import type { GameFacts, PuzzleFacts, PuzzleHint, PuzzleStart, Tried } from "../protocol";
import { settings } from "../settings.svelte";
import { same } from "../table/advice";
import { Table } from "../table/table.svelte";
import { t } from "../words/words.svelte";
import { progress } from "./progress.svelte";
import { PuzzleTransport } from "./transport.svelte";

export const HINTS = 3;

export class Solving {
  readonly puzzle: PuzzleFacts;
  readonly table: Table;
  readonly transport: PuzzleTransport;
  hints = $state.raw<readonly PuzzleHint[]>([]);
  /** By how much the rating has changed; null: it has not. */
  change = $state<number | null>(null);
  /** It was solved, or its solution shown, before this visit or in it. */
  done = $state(false);
  trouble = $state("");

  constructor(
    begun: PuzzleStart,
    face: Face,
    game: GameFacts,
    /** The day whose puzzle it is; null: of no day. */
    readonly day: string | null,
  ) {
    const named = withNames(begun);
    this.puzzle = named.puzzle;
    this.transport = new PuzzleTransport(named, (end) => this.#end(end));
    this.table = new Table(`puzzle-${this.puzzle.id}`, face, game, this.puzzle.table, this.transport.open);
    const you = this.puzzle.table.seats.findIndex(({ kind }) => kind === "me");
    this.table.whose = this.puzzle.whose === you ? null : this.puzzle.whose;
    this.done = progress.of(this.puzzle.game, this.puzzle.id) !== undefined;
  }

  get now(): Tried {
    return this.transport.now;
  }

  /** The turn that is being made, from 1. */
  get turn(): number {
    return Math.min(this.puzzle.turns, Math.floor((this.transport.line.length - 1) / 2) + 1);
  }

  /** How it stands, once everything has been shown. */
  get status(): Tried["status"] {
    return this.table.busy ? "open" : this.now.status;
  }

  /** What a hint advises now: the first push, and after it the walk. */
  get advised(): Action | null {
    const [push, walk] = this.hints.at(-1)?.actions ?? [];
    const done = this.transport.line.length - 1;
    if (!this.table.asked) return null;
    if (done === 0) return push ?? null;
    const pushed = this.transport.actions[0];
    return done === 1 && push && same(pushed, push) ? (walk ?? null) : null;
  }

  /** Ask for the next hint. */
  async help(): Promise<void> {
    const step = this.hints.length + 1;
    if (step > HINTS) return;
    this.trouble = "";
    try {
      const found = await hintForPuzzle({ link: this.puzzle.link, step: step as 1 | 2 | 3 });
      if (this.hints.length === step - 1) this.hints = [...this.hints, found];
      if (step === HINTS) this.#note("seen");
    } catch (refusal) {
      this.trouble = refusal instanceof Error ? refusal.message : t("page-trouble");
    }
  }

  /** Show the solution. */
  giveUp(): void {
    this.#note("seen");
    void this.transport.show();
  }

  again(): void {
    this.transport.again();
  }

  close(): void {
    this.table.close();
  }

  #end({ status }: Tried): void {
    if (status === "solved") this.#note(this.hints.length ? "hint" : "solved");
  }

  #note(how: "solved" | "hint" | "seen"): void {
    const { attempts } = this.transport;
    const change = progress.note(this.puzzle, how, attempts.length, this.hints.length, this.day);
    this.change = change ?? this.change;
    this.done = true;
  }
}

/** Put names on the seats: the solver's own, and those of the colours. */
function withNames(begun: PuzzleStart): PuzzleStart {
  const { table } = begun.puzzle;
  const seats = table.seats.map((seat) => ({
    ...seat,
    name: (seat.kind === "me" && settings.name.trim()) || t(`colour-${seat.colour}`),
  }));
  return { ...begun, puzzle: { ...begun.puzzle, table: { ...table, seats } } };
}
