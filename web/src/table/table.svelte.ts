// A table as this browser sees it: its connection, what is shown, what may be done, who sits where.
import type { BoardMotions, Trail } from "../board";
import { boxOf } from "../games/box";
import type { Action, Event, Face, OfferState, Opening, Showing, TurnedUp, View } from "../games/face";
import { trailOf } from "../games/trail";
import { held, keep, letGo, type HeldSeat, type HeldTable } from "../keeping";
import {
  PROTOCOL,
  type BoxFacts,
  type Choices,
  type GameFacts,
  type Hint,
  type Moved,
  type Reaction,
  type Pace,
  type Refused,
  type Result,
  type SeatFacts,
  type ServerMessage,
  type Snapshot,
  type TableFacts,
  type Update,
} from "../protocol";
import { chooseSpectator, settings } from "../settings.svelte";
import { language } from "../words/words.svelte";
import { hearEvent, hush } from "../sound/hearing";
import { remaining } from "./advice";
import { Connection } from "./connection";
import { Memory } from "./memory.svelte";
import { Talk } from "./talk.svelte";
import type { ConnectionState, OpenTransport, Transport } from "./transport";

const LOOK_BACK = 24; // updates asked for when a page opens, so that the log does not begin empty
const OTHERS_PACE = 1.5; // what others do is shown more slowly than your own actions
const SHORT_LOOK = 900; // milliseconds for what you have turned up: a card stays at hand
const LONG_LOOK = 2_200; // for what somebody else has turned up
const HURRY_ABOVE = 8; // this many updates waiting are caught up with at once

/** What there is to choose. The host itself gives an answer that is the only one, unless it is a push or a walk. */
function open(choices: Choices | null): Choices | null {
  const [only, other] = choices?.actions ?? [];
  return other || only?.type === "push" || only?.type === "walk" ? choices : null;
}

export class Table implements Showing {
  facts = $state.raw<TableFacts>() as TableFacts;
  view = $state.raw<View>() as View;
  choices = $state.raw<Choices | null>(null);
  result = $state.raw<Result | null>(null);
  number = $state(-1); // of the position that is shown; -1: none yet
  factsAt = Date.now(); // when the host said who is there
  you = $state<number | null>(null);
  connection = $state<ConnectionState>("joining");
  readonly mine = true;
  offer = $state<OfferState>("open");
  aim = $state<number | null>(null);
  picked = $state<string | null>(null);
  near = $state<"push" | "walk" | null>(null); // the page sets it: it knows which push is looked at
  opening = $state.raw<Opening | null>(null); // and this
  turnedUp = $state.raw<TurnedUp | null>(null);
  trail = $state.raw<Trail | null>(null); // the last walk, marked until the next action
  busy = $state(false); // something is being shown
  sent = $state.raw<{ number: number; action: Action } | null>(null);
  hint = $state.raw<Hint | null>(null); // what a good player would do here
  asking = $state(false); // for a hint
  roller = $state<number | null>(null); // the seat whose person is asked to roll a die
  #rolled = $state(false); // and it was, here; the host has not answered yet
  mayTakeBack = $state(false); // the host says so: this page knows no rules
  takenBack = $state<number | null>(null); // the seat that has just taken back a step, for the screen reader
  expected = $state.raw<Action | null>(null); // in a guided game: what the learner is asked to do
  latest = $state.raw<readonly Event[]>([]); // for the screen reader
  curtain = $state<number | null>(null); // the seat that must say "ready" first
  refused = $state.raw<Refused | null>(null);
  moved = $state.raw<Moved | null>(null);
  kept = $state.raw<HeldTable | null>(null);
  unlisted = $state(false); // this device has no room for the game in its list of finished ones

  readonly memory = new Memory();
  readonly talk: Talk;
  board: BoardMotions | null = null;
  readonly #transport: Transport;
  readonly #queue: (Update | Snapshot)[] = [];
  #heard = -1; // the number of the newest update in the queue or shown
  #token: string | null;
  #covered: boolean; // several at this screen: nobody's secrets are fetched before somebody says "ready"
  #skipTurnedUp = (): void => {};

  constructor(
    readonly id: string,
    readonly face: Face,
    readonly game: GameFacts,
    facts: TableFacts,
    open: OpenTransport = (table) => new Connection(id, table),
  ) {
    this.facts = facts;
    this.talk = new Talk(id);
    this.kept = held(id);
    const seats = this.seatsHere;
    this.#token = seats[0]?.token ?? null;
    this.#covered = seats.length > 1;
    this.#transport = open({
      greeting: () => ({
        type: "sit",
        token: this.#token,
        covered: this.#covered,
        seen: this.#heard < 0 ? Math.max(0, facts.number - LOOK_BACK) : this.#heard,
        name: settings.spectator,
        language: language(),
        protocol: PROTOCOL,
      }),
      receive: (message) => this.#receive(message),
      connectionChanged: (state) => (this.connection = state),
    });
  }

  get box(): BoxFacts {
    return boxOf(this.game, this.facts.rules);
  }

  get seatsHere(): readonly HeldSeat[] {
    return this.kept?.seats ?? [];
  }

  get shared(): boolean {
    return this.seatsHere.length > 1;
  }

  get covered(): boolean {
    const { actor, at_turn } = this.view;
    const seat = actor !== null && actor >= 0 ? actor : at_turn; // a die rolls in somebody's turn
    return this.shared && (this.curtain !== null || seat !== this.you || this.view.seat !== this.you);
  }

  /** Whether anybody is at the table who is not at this screen. */
  get company(): boolean {
    const here = (seat: number) => seat === this.you || this.seatsHere.some((one) => one.seat === seat);
    const others = this.facts.seats.some((sitter) => sitter.kind !== "bot" && !here(sitter.seat));
    return others || this.facts.spectators.length > (this.watching ? 1 : 0);
  }

  /** Whether nobody at this screen has a seat. */
  get watching(): boolean {
    return this.you === null && !this.seatsHere.length;
  }

  get sitters(): readonly SeatFacts[] {
    return this.facts.seats;
  }

  /** Whether the player at this screen is asked for an action now. */
  get asked(): boolean {
    return (
      this.choices !== null && !this.busy && this.sent === null && this.curtain === null && !this.facts.paused
    );
  }

  /** Whether somebody at this screen is asked to roll a die. It shows no secrets, so anybody here may touch it. */
  get rolls(): boolean {
    const { roller } = this;
    if (roller === null || this.busy || this.#rolled || this.facts.paused) return false;
    return roller === this.you || this.seatsHere.some(({ seat }) => seat === roller);
  }

  get canLookAgain(): boolean {
    return !this.busy && this.memory.since(this.you).length > 0;
  }

  act(action: Action): void {
    if (!this.asked) return;
    this.refused = null;
    this.sent = { number: this.number, action };
    this.#transport.send({ type: "act", number: this.number, action });
  }

  roll(): void {
    if (!this.rolls) return;
    this.#rolled = this.#transport.send({ type: "roll", number: this.number });
  }

  /** Take back the last step. It may still be being shown, so it is about the newest position, not the shown one. */
  takeBack(): void {
    if (!this.mayTakeBack || this.sent || this.facts.paused) return;
    this.mayTakeBack = false;
    this.#transport.send({ type: "take-back", number: this.#heard });
  }

  /** Ask what a good player would do. */
  ask(): void {
    if (!this.asked || this.asking) return;
    this.hint = null;
    this.asking = this.#transport.send({ type: "ask", number: this.number });
  }

  handOver(seat: number, to: "bot" | "person"): void {
    this.#transport.send({ type: "hand-over", seat, to });
  }

  /** Whether somebody here may change the pace and pause the game: not strangers, if people play. */
  get maySetTempo(): boolean {
    return !this.result && (this.seatsHere.length > 0 || this.facts.seats.every((one) => one.kind === "bot"));
  }

  setTempo(tempo: { pace?: Pace; paused?: boolean }): void {
    this.#transport.send({ type: "tempo", pace: null, paused: null, ...tempo });
  }

  /** Show a reaction at the figure of the seat that this screen holds. */
  react(reaction: Reaction): void {
    this.#transport.send({ type: "react", reaction });
  }

  /** Write in the chat; false if the connection is lost. */
  say(text: string): boolean {
    return this.#transport.send({ type: "say", text });
  }

  /** Watch with a name, remembered on this device; empty: without one. */
  watchAs(name: string): void {
    chooseSpectator(name);
    this.#sitAs(this.#token, this.#covered);
  }

  /** The next player at this screen is ready: take that seat. */
  ready(): void {
    const seat = this.curtain;
    const mine = this.seatsHere.find((one) => one.seat === seat);
    if (!mine) return;
    this.#sitAs(mine.token);
  }

  /** Take a seat whose token this browser has just been given. */
  seated(kept: HeldTable): void {
    keep(kept);
    this.kept = kept;
    if (!this.shared) this.#sitAs(kept.seats[0]?.token ?? null);
  }

  /** Show again what happened since the player's own last action. */
  async again(): Promise<void> {
    const updates = this.memory.since(this.you);
    if (this.busy || !updates.length) return;
    const now = { view: this.view, trail: this.trail };
    this.busy = true;
    try {
      for (const shown of updates) {
        this.view = shown.before;
        this.trail = shown.update.actor < 0 ? shown.trail : null;
        await this.#perform(shown.update);
      }
    } finally {
      this.view = now.view;
      this.trail = now.trail;
      this.busy = false;
    }
    void this.#play();
  }

  close(): void {
    this.#transport.close();
  }

  #sitAs(token: string | null, covered = false): void {
    this.#token = token;
    this.#covered = covered;
    const seen = this.#heard;
    const sit = { token, covered, seen, name: settings.spectator, language: language(), protocol: PROTOCOL };
    this.#transport.send({ type: "sit", ...sit });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.#arrive(message);
      case "update":
        if (message.number <= this.#heard) return;
        // A gap: an update was lost. Sitting down again brings what is missing.
        if (message.number > this.#heard + 1) return this.#sitAs(this.#token, this.#covered);
        this.#heard = message.number;
        this.mayTakeBack = message.may_take_back;
        this.#queue.push(message);
        return void this.#play();
      case "presence":
        this.factsAt = Date.now();
        this.facts = { ...this.facts, seats: message.seats, spectators: message.spectators };
        return;
      case "tempo":
        this.facts = { ...this.facts, pace: message.pace, paused: message.paused };
        return;
      case "reacted":
      case "said":
        return this.talk.hear(message);
      case "moved":
        this.moved = message;
        return;
      case "refused":
        this.#refuse(message);
        return;
      case "hint":
        this.asking = false;
        if (message.number === this.number && this.choices && !this.sent) this.hint = message;
        return;
      case "pong":
        return;
    }
  }

  #arrive(snapshot: Snapshot): void {
    const missed = snapshot.missed.filter((update) => update.number > this.#heard);
    if (this.number < 0) {
      for (const update of snapshot.missed) {
        if (update.undone) this.memory.takeBack(update);
        update.events.forEach((event) => this.memory.note(event));
      }
    } else {
      this.#queue.push(...missed);
    }
    this.#heard = snapshot.number;
    this.mayTakeBack = snapshot.may_take_back;
    this.#queue.push(snapshot);
    void this.#play();
  }

  #refuse(refused: Refused): void {
    if (refused.code === "wrong-token") this.#loseSeat();
    // Stale: the host has heard it already, or something else came first; the next update shows which.
    if (refused.code !== "stale") this.refused = refused;
    // The host failed: do not send the same action again whenever the connection is back.
    if (refused.code === "host-trouble") this.sent = null;
    if (refused.number === null) return; // it is not about an action or a question of ours
    if (refused.number === this.sent?.number) this.sent = null;
    if (refused.number === this.number) this.#rolled = false;
    if (refused.number === this.number) this.asking = false;
  }

  /** The host does not know the token that was shown last: forget that seat, here and for the next visit. */
  #loseSeat(): void {
    const seats = this.seatsHere.filter(({ token }) => token !== this.#token);
    if (this.kept) {
      this.kept = { ...this.kept, seats };
      if (seats.length || this.kept.invitations.length) keep(this.kept);
      else letGo(this.id);
    }
    this.curtain = null;
    this.#sitAs(seats[0]?.token ?? null, seats.length > 1);
  }

  async #play(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (next.type === "snapshot") this.#take(next);
        else await this.#show(next);
      }
    } finally {
      this.busy = false;
    }
    this.#drawCurtain();
  }

  #take(snapshot: Snapshot): void {
    this.factsAt = Date.now();
    this.facts = snapshot.table;
    this.talk.catchUp(snapshot.said);
    this.view = snapshot.view;
    this.choices = open(snapshot.choices);
    this.roller = snapshot.roller;
    this.#rolled = false;
    this.hint = null;
    this.asking = false;
    this.offer = "open";
    this.aim = null;
    this.picked = null;
    this.result = snapshot.table.result;
    this.you = snapshot.you;
    this.number = snapshot.number;
    if (this.curtain === snapshot.you) this.curtain = null;
    const next = snapshot.table.rematch;
    if (next && this.watching) this.moved = { type: "moved", table: next, seats: [] };
    const sent = this.sent;
    this.sent = null;
    // The connection broke after an action was sent. If the host did not get it, send it again.
    if (sent?.number === snapshot.number && snapshot.choices) {
      this.sent = sent;
      this.#transport.send({ type: "act", ...sent });
    }
  }

  async #show(update: Update): Promise<void> {
    this.choices = null;
    this.roller = null;
    this.hint = update.undone ? null : remaining(this.hint, update, this.sent?.action);
    this.asking = false;
    if (this.sent && this.sent.number < update.number) this.sent = null;
    if (update.undone) this.memory.takeBack(update);
    else this.memory.keep({ before: this.view, trail: this.trail, update });
    if (update.actor >= 0) this.trail = null;
    const trail = await this.#perform(update, (event) => this.memory.note(event)); // the log says nothing about a die until it lies still
    this.latest = update.events;
    this.takenBack = update.undone ? update.actor : null;
    this.view = update.view;
    this.trail = trail ?? this.trail;
    this.number = update.number;
    this.choices = open(update.choices);
    this.roller = update.roller;
    this.#rolled = false;
    this.offer = "open";
    this.aim = null;
    this.picked = null;
    this.result = update.result;
    if (update.result) this.facts = { ...this.facts, result: update.result };
  }

  /** Show the events on the board, one after another; returns the walk to be marked. */
  async #perform(update: Update, shown: (event: Event) => void = () => {}): Promise<Trail | null> {
    let trail: Trail | null = null;
    for (const event of update.events) {
      const hurry = document.hidden || this.#queue.length > HURRY_ABOVE;
      if (this.board && !hurry) {
        const pace = update.actor === this.you ? 1 : OTHERS_PACE;
        try {
          const here = this.seatsHere.map(({ seat }) => seat);
          hearEvent(event, pace, this.face, here);
          await this.face.perform(event, {
            board: this.board,
            pace,
            colours: this.facts.seats.map((seat) => seat.colour),
            sees: (seat) => seat === this.you,
            turnUp: (shown) => this.#turnUp(shown),
          });
        } catch (fault) {
          console.error(fault); // it has happened even if it cannot be shown: the game goes on
        }
      }
      shown(event);
      if (event.type === "walked")
        trail = trailOf(event, this.facts.seats[event.seat]?.colour, this.face.tolls?.(event));
    }
    return trail;
  }

  async #turnUp(shown: TurnedUp): Promise<void> {
    this.turnedUp = shown;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, shown.look ?? (shown.seat === this.you ? SHORT_LOOK : LONG_LOOK));
      this.#skipTurnedUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.turnedUp = null;
  }

  /** Skip what is being shown. */
  skip(): void {
    this.board?.skip();
    this.#skipTurnedUp();
    hush();
  }

  #drawCurtain(): void {
    const actor = this.view.actor;
    if (this.curtain !== null && this.curtain !== actor) return this.#uncall();
    if (!this.shared || actor === null || actor < 0 || actor === this.you) return;
    const here = this.seatsHere.some((one) => one.seat === actor);
    if (here && this.facts.seats[actor]?.bot === null) this.curtain = actor;
  }

  /** The player who was called to this screen is no longer asked: cover the secrets, as anybody may be looking. */
  #uncall(): void {
    this.curtain = null;
    this.you = null;
    this.choices = null;
    this.#sitAs(this.#token, true);
  }
}
