// A table as this browser sees it: its connection, what is shown, what may be done, who sits where.
import type { BoardMotions, Trail } from "../board";
import { boxOf } from "../games/box";
import type { Action, Event, Face, OfferState, Opening, Showing, TurnedUp, View } from "../games/face";
import type { HeldSeat, HeldTable } from "../keeping";
import type {
  BoxFacts,
  Choices,
  GameFacts,
  Hint,
  Moved,
  Pace,
  Reaction,
  Refused,
  Result,
  SeatFacts,
  ServerMessage,
  Sit,
  Snapshot,
  TableFacts,
  Update,
} from "../protocol";
import { chooseSpectator } from "../settings.svelte";
import { remaining, same } from "./advice";
import { Clocks, type SeatTime } from "./clocks.svelte";
import { Connection } from "./connection";
import { Memory } from "./memory.svelte";
import { Sitting } from "./sitting.svelte";
import { Stage } from "./stage.svelte";
import { Talk } from "./talk.svelte";
import type { ConnectionState, OpenTransport, Transport } from "./transport";

const LOOK_BACK = 24; // updates asked for when a page opens, so that the log does not begin empty
const HURRY_ABOVE = 8; // this many updates waiting are caught up with at once

const NEVER_ANSWERED: readonly string[] = ["push", "move"]; // steps; the host has the same list

/** What there is to choose. The host itself gives an answer that is the only one, unless it is a push or a walk. */
function openChoices(choices: Choices | null, { step }: View): Choices | null {
  const [only, other] = choices?.actions ?? [];
  const asked = other || NEVER_ANSWERED.includes(step) || only?.type === "push" || only?.type === "walk";
  return asked ? choices : null;
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
  trail = $state.raw<Trail | null>(null); // the last walk, marked until the next action
  busy = $state(false); // something is being shown
  sent = $state.raw<{ number: number; action: Action } | null>(null);
  hint = $state.raw<Hint | null>(null); // what a good player would do here
  asking = $state(false); // for a hint
  roller = $state<number | null>(null); // the seat whose person is asked to roll a die
  #rolled = $state(false); // and it was, here; the host has not answered yet
  mayTakeBack = $state(false); // the host says so: this page knows no rules
  takenBack = $state<number | null>(null); // the seat that has just taken back a step, for the screen reader
  #timeUp = $state.raw<{ seat: number; turn: number } | null>(null); // a bot plays this turn
  noted = $state.raw<Update | null>(null); // what has just happened to a clock, for the screen reader
  whose = $state<number | null>(null); // in a puzzle about another's goal: the seat that has it
  expected = $state.raw<Action | null>(null); // in a guided game: what the learner is asked to do
  latest = $state.raw<readonly Event[]>([]); // for the screen reader
  curtain = $state<number | null>(null); // the seat that must say "ready" first
  refused = $state.raw<Refused | null>(null);
  moved = $state.raw<Moved | null>(null);
  unlisted = $state(false); // this device has no room for the game in its list of finished ones

  readonly memory = new Memory();
  readonly clocks = new Clocks();
  readonly talk: Talk;
  readonly #sitting: Sitting;
  readonly #stage: Stage;
  readonly #transport: Transport;
  readonly #queue: (Update | Snapshot)[] = [];
  #heard = -1; // the number of the newest update in the queue or shown

  constructor(
    readonly id: string,
    readonly face: Face,
    readonly game: GameFacts,
    facts: TableFacts,
    open: OpenTransport = (table) => new Connection(id, table),
  ) {
    this.facts = facts;
    this.talk = new Talk(id);
    this.#sitting = new Sitting(id);
    this.#stage = new Stage(face, () => ({
      you: this.you,
      here: this.seatsHere.map(({ seat }) => seat),
      colours: this.facts.seats.map(({ colour }) => colour),
      hurry: this.#queue.length > HURRY_ABOVE,
    }));
    this.#transport = open({
      greeting: () => this.#greeting,
      receive: (message) => this.#receive(message),
      connectionChanged: (state) => (this.connection = state),
    });
  }

  get box(): BoxFacts {
    return boxOf(this.game, this.facts.rules);
  }

  get kept(): HeldTable | null {
    return this.#sitting.kept;
  }

  get seatsHere(): readonly HeldSeat[] {
    return this.#sitting.seats;
  }

  get shared(): boolean {
    return this.#sitting.shared;
  }

  /** Whether somebody at this screen has this seat. */
  isHere(seat: number): boolean {
    return seat === this.you || this.#sitting.holds(seat);
  }

  get board(): BoardMotions | null {
    return this.#stage.board;
  }

  set board(board: BoardMotions | null) {
    this.#stage.board = board;
  }

  get turnedUp(): TurnedUp | null {
    return this.#stage.turnedUp;
  }

  get covered(): boolean {
    const { actor, at_turn } = this.view;
    const seat = actor !== null && actor >= 0 ? actor : at_turn; // a die rolls in somebody's turn
    return this.shared && (this.curtain !== null || seat !== this.you || this.view.seat !== this.you);
  }

  /** Whether anybody is at the table who is not at this screen. */
  get company(): boolean {
    const others = this.facts.seats.some(({ kind, seat }) => kind !== "bot" && !this.isHere(seat));
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
    if (this.roller === null || this.busy || this.#rolled || this.facts.paused) return false;
    return this.isHere(this.roller);
  }

  /** A seat's clock now; null: nobody is timed. */
  timeOf(seat: number): SeatTime | null {
    return this.clocks.at(seat, this.facts.clock, this.facts.paused || this.facts.waiting);
  }

  /** The seat whose turn a bot plays because time was up. */
  get timeUp(): number | null {
    return this.#timeUp?.turn === this.view.turn ? this.#timeUp.seat : null;
  }

  /** The seat whose goal counts here. */
  get wanting(): number | null {
    return this.whose ?? this.you;
  }

  /** The table as the one sees it whose goal counts, for what shows goals. */
  readonly goalShown: Showing = new Proxy<Table>(this, {
    get: (table, name) => {
      if (name === "you") return table.wanting;
      if (name === "mine") return table.whose === null;
      const value: unknown = Reflect.get(table, name, table);
      return typeof value === "function" ? value.bind(table) : value;
    },
    set: (table, name, value) => Reflect.set(table, name, value, table),
  });

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
    if (this.talk.resting || !this.#transport.send({ type: "react", reaction })) return;
    this.talk.react();
  }

  /** Write in the chat; false if the connection is lost. */
  say(text: string): boolean {
    return this.#transport.send({ type: "say", text });
  }

  /** Watch with a name, remembered on this device; empty: without one. */
  watchAs(name: string): void {
    chooseSpectator(name);
    this.#sit();
  }

  /** The next player at this screen is ready: take that seat. */
  ready(): void {
    if (this.curtain === null || !this.#sitting.holds(this.curtain)) return;
    this.#sitting.uncover(this.curtain);
    this.#sit();
  }

  /** Take a seat whose token this browser has just been given. */
  seated(kept: HeldTable): void {
    this.#sitting.keep(kept);
    if (!this.shared) this.#sit();
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
        await this.#stage.perform(shown.update);
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

  get #greeting(): Sit {
    return this.#sitting.greeting(this.#heard < 0 ? Math.max(0, this.facts.number - LOOK_BACK) : this.#heard);
  }

  #sit(): void {
    this.#transport.send(this.#greeting);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.#arrive(message);
      case "update":
        if (message.number <= this.#heard) return;
        // A gap: an update was lost. Sitting down again brings what is missing.
        if (message.number > this.#heard + 1) return this.#sit();
        this.#heard = message.number;
        this.mayTakeBack = message.may_take_back;
        if (message.clocks) this.clocks.hear(message.clocks);
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
        if (update.noted) this.memory.remark(update.noted, update.actor);
        update.events.forEach((event) => this.memory.note(event));
      }
    } else {
      this.#queue.push(...missed);
    }
    this.#heard = snapshot.number;
    this.mayTakeBack = snapshot.may_take_back;
    this.clocks.hear(snapshot.clocks);
    this.#queue.push(snapshot);
    void this.#play();
  }

  #refuse(refused: Refused): void {
    if (refused.code === "wrong-token") {
      this.curtain = null;
      this.#sitting.lose();
      this.#sit();
    }
    if (refused.code === "many-reactions") return this.talk.refuse(); // the signs show it
    // Stale: the host has heard it already, or something else came first; the next update shows which.
    if (refused.code !== "stale") this.refused = refused;
    // The host failed: do not send the same action again whenever the connection is back.
    if (refused.code === "host-trouble") this.sent = null;
    if (refused.number === null) return; // it is not about an action or a question of ours
    if (refused.number === this.sent?.number) this.sent = null;
    if (refused.number !== this.number) return;
    this.#rolled = false;
    this.asking = false;
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
    this.hint = null;
    this.asking = false;
    this.you = snapshot.you;
    this.#stand(snapshot, snapshot.table.result);
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
    this.noted = update.noted ? update : null;
    if (update.noted) {
      this.memory.remark(update.noted, update.actor);
      if (update.noted !== "time-up") return this.#note(update);
      this.#timeUp = { seat: update.actor, turn: update.view.turn };
    }
    this.choices = null;
    this.roller = null;
    this.hint = update.undone ? null : remaining(this.hint, update, this.sent?.action);
    this.asking = false;
    if (this.sent && this.sent.number < update.number) this.sent = null;
    if (update.undone) this.memory.takeBack(update);
    else if (!update.noted) this.memory.keep({ before: this.view, trail: this.trail, update });
    if (update.actor >= 0) this.trail = null;
    // The log says nothing about a die until it lies still.
    const trail = await this.#stage.perform(update, (event) => this.memory.note(event));
    this.latest = update.events;
    this.takenBack = update.undone ? update.actor : null;
    this.trail = trail ?? this.trail;
    this.#stand(update, update.result);
    if (update.result) this.facts = { ...this.facts, result: update.result };
  }

  /** Something happened to a clock: the position is the same, and what is about to be done there stays. */
  #note(update: Update): void {
    this.roller = update.roller;
    if (this.choices && update.choices) return; // the host still takes what is meant for the number before
    this.number = update.number;
    this.choices = openChoices(update.choices, update.view);
  }

  /** Show a position. What was about to be done in the one before is void. */
  #stand({ view, number, choices, roller }: Snapshot | Update, result: Result | null): void {
    this.view = view;
    this.number = number;
    this.choices = openChoices(choices, view);
    this.result = result;
    this.roller = roller;
    this.#rolled = false;
    this.offer = "open";
    this.aim = null;
    this.picked = null;
  }

  advises(action: Action): boolean {
    return same(this.expected ?? this.hint?.actions[0], action);
  }

  /** Skip what is being shown. */
  skip(): void {
    this.#stage.skip();
  }

  #drawCurtain(): void {
    const actor = this.view.actor;
    if (this.curtain !== null && this.curtain !== actor) return this.#uncall();
    if (!this.shared || actor === null || actor < 0 || actor === this.you) return;
    if (this.#sitting.holds(actor) && this.facts.seats[actor]?.bot === null) this.curtain = actor;
  }

  /** The player who was called to this screen is no longer asked: cover the secrets, as anybody may be looking. */
  #uncall(): void {
    this.curtain = null;
    this.you = null;
    this.choices = null;
    this.#sitting.cover();
    this.#sit();
  }
}
