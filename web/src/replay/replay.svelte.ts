// A replay: the steps of a game, the position that is shown, and playing on from it.
import type { BoardMotions, Trail } from "../board";
import { boxOf } from "../games/box";
import type { Action, Event, Face, OfferState, Showing, Sitter, TurnedUp, View } from "../games/face";
import { trailOf } from "../games/trail";
import type { BoxFacts, Frame, GameFacts, Replay } from "../protocol";
import { hearEvent } from "../sound/hearing";

export type Speed = "slow" | "normal" | "fast";
const PACE: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.35 };
const REST: Readonly<Record<Speed, number>> = { slow: 900, normal: 350, fast: 40 }; // milliseconds between steps

/** A turn that was played: whose it was, and its first and last step. */
export interface Turn {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export class Playback implements Showing {
  /** What there is to see, step by step: frames in which nothing happens for this viewer belong to the one before. */
  readonly frames: readonly Frame[];
  readonly turns: readonly Turn[];
  at = $state(0);
  playing = $state(false);
  moving = $state(false);
  speed = $state<Speed>("normal");
  turnedUp = $state.raw<TurnedUp | null>(null);

  // Nothing can be done in a replay.
  readonly choices = null;
  readonly near = null;
  readonly opening = null;
  readonly aim = null;
  readonly picked = null;
  readonly covered = false;
  /** True in an example of the rules: it addresses the reader. */
  mine = false;
  offer: OfferState = "left";
  readonly advises = () => false;

  board: BoardMotions | null = null;
  #shown = Promise.resolve();
  #skipTurnedUp = (): void => {};

  constructor(
    readonly face: Face,
    readonly game: GameFacts,
    readonly replay: Replay,
    start: number,
  ) {
    this.frames = this.#steps();
    this.turns = this.#turns();
    const step = this.frames.findIndex(({ number }) => number >= start);
    this.at = step < 0 ? this.last : step;
  }

  #steps(): Frame[] {
    const steps: Frame[] = [];
    for (const frame of this.replay.frames) {
      const before = steps.at(-1);
      if (!before || !this.#isEmpty(frame, before)) steps.push(frame);
      else steps[steps.length - 1] = { ...before, ...joined(before, frame) };
    }
    return steps;
  }

  /** Whether there is nothing to say and nothing to see, apart from whose turn it is. */
  #isEmpty({ events, view }: Frame, before: Frame): boolean {
    if (this.face.sentencesFor(events, { box: this.box, view }, false).length) return false;
    const drawn = (seen: View) => JSON.stringify({ ...this.face.scene(seen, this.box), turn: null });
    return drawn(view) === drawn(before.view);
  }

  #turns(): Turn[] {
    const turns: Turn[] = [];
    let from = 1;
    for (const [at, { events }] of this.frames.entries()) {
      const ends = at === this.last || events.some((event) => event.type === "turn-started");
      if (at < from || !ends) continue;
      const seat = this.frames[from - 1]?.view.at_turn ?? 0;
      const played = this.frames.slice(from, at + 1).some(({ actor }) => (actor ?? -1) >= 0); // not just dealt
      if (played) turns.push({ seat, from, to: at });
      from = at + 1;
    }
    return turns;
  }

  /** The turn that led to the position that is shown, among all turns; -1 at the deal. */
  get turnNumber(): number {
    return this.turns.findIndex(({ from, to }) => from <= this.at && this.at <= to);
  }

  /** How long a person thought in the turn that is shown, in milliseconds; and whether a bot ended it: time was up. */
  get thought(): { readonly spent: number; readonly late: boolean } {
    const turn = this.turns[this.turnNumber];
    const steps = turn ? this.frames.slice(turn.from, turn.to + 1) : [];
    return {
      spent: steps.reduce((sum, { spent }) => sum + spent, 0),
      late: steps.some(({ time_up }) => time_up),
    };
  }

  get box(): BoxFacts {
    return boxOf(this.game, this.replay.rules);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get frame(): Frame {
    return this.frames[this.at] as Frame;
  }

  get view(): View {
    return this.frame.view;
  }

  /** Everything is open, so we look over the shoulder of the player whose turn it is. */
  get you(): number {
    return this.view.seat ?? this.view.at_turn;
  }

  get sitters(): readonly Sitter[] {
    return this.replay.seats.map(({ colour, name }, seat) => ({ seat, colour, name, bot: null }));
  }

  get result() {
    return this.at === this.last ? this.replay.result : null;
  }

  /** The last walk, until the next action of a player. */
  get trail(): Trail | null {
    for (let at = this.at; at > 0; at -= 1) {
      const frame = this.frames[at] as Frame;
      const walk = frame.events.find((event) => event.type === "walked");
      if (walk) return trailOf(walk, this.replay.seats[walk.seat]?.colour, this.face.tolls?.(walk));
      if ((frame.actor ?? -1) >= 0) return null;
    }
    return null;
  }

  /** The turn that led here, as far as it has come: whose it is (null while cards are dealt), and what happened. */
  get turn(): { readonly seat: number | null; readonly events: readonly Event[] } {
    const turn = this.turns[this.turnNumber];
    if (!turn) return { seat: null, events: [] };
    return { seat: turn.seat, events: this.eventsOf({ ...turn, to: this.at }) };
  }

  eventsOf({ from, to }: Turn): readonly Event[] {
    return this.frames.slice(from, to + 1).flatMap(({ events }) => events);
  }

  /** Who acts next; null when it is over. */
  get next(): number | null {
    const { actor, at_turn } = this.view;
    return actor === null || this.result ? null : actor >= 0 ? actor : at_turn;
  }

  act(_: Action): void {}

  go(to: number): void {
    this.board?.skip();
    this.#skipTurnedUp();
    this.at = Math.min(Math.max(0, to), this.last);
  }

  /** One step on. If a step is still being shown, it is cut short. */
  async on(): Promise<void> {
    this.pause();
    if (this.moving) this.go(this.at + 1);
    await this.#shown;
    await this.step();
  }

  async step(): Promise<void> {
    if (this.moving || this.at >= this.last) return;
    this.#shown = this.#show();
    await this.#shown;
  }

  async #show(): Promise<void> {
    const next = this.frames[this.at + 1] as Frame;
    const here = this.at;
    this.moving = true;
    try {
      for (const event of next.events) {
        if (!this.board || this.at !== here) break;
        hearEvent(event, PACE[this.speed], this.face);
        await this.face.perform(event, {
          board: this.board,
          pace: PACE[this.speed],
          colours: this.replay.seats.map(({ colour }) => colour),
          sees: () => true,
          turnUp: (shown) => this.#turnUp(shown),
        });
      }
      if (this.at === here) this.at += 1;
    } finally {
      this.moving = false;
    }
  }

  async play(): Promise<void> {
    if (this.playing) return;
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    while (this.playing && this.at < this.last) {
      await this.step();
      await rest(REST[this.speed] * this.#calm);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  /** How long to rest after a step: only briefly between events of the same kind. */
  get #calm(): number {
    const [now, next] = this.frames.slice(this.at, this.at + 2).map(({ events }) => events[0]?.type);
    return now === next ? 0.1 : 1;
  }

  async #turnUp(shown: TurnedUp): Promise<void> {
    this.turnedUp = shown;
    const look = 1_200 * PACE[this.speed];
    await Promise.race([rest(look), new Promise<void>((resolve) => (this.#skipTurnedUp = resolve))]);
    this.turnedUp = null;
  }
}

/** Joins two frames of one step: the events of both, and the later position. */
function joined(one: Frame, other: Frame): Omit<Frame, "notation"> {
  return {
    number: other.number,
    actor: one.actor, // who began it; null: the deal
    events: [...one.events, ...other.events],
    view: other.view,
    spent: one.spent + other.spent,
    time_up: one.time_up || other.time_up,
  };
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
