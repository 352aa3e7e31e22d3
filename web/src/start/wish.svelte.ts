// What is chosen on the start page: the game, who sits where, and how it is played.
import type { Colour, GameFacts, Level, NewTable, Option, Pace, SeatWish } from "../protocol";
import { choosePace, settings } from "../settings.svelte";
import type { Clock } from "../words/time";
import { coverOf } from "./cover";

export type SeatKind = SeatWish["kind"] | "nobody";
type OptionValue = boolean | number | string | readonly number[] | null;

export interface Seat {
  readonly colour: Colour;
  kind: SeatKind;
  name: string; // of a person; bots have their own
  level: Level;
  bot: number; // which of the names of its level a bot here has: one for each seat
  traits: string[]; // the options of kind "seats" that hold for this seat
}

export const COLOURS: readonly Colour[] = ["red", "yellow", "blue", "green"];

/** The bots' names by level: four each, one for every seat. */
const BOT_NAMES: Readonly<Record<Level, readonly string[]>> = {
  easy: ["Pip", "Mika", "Flo", "Jojo"],
  normal: ["Linde", "Bruno", "Odile", "Fritz"],
  hard: ["Corvin", "Edda", "Salome", "Hugo"],
  expert: ["Oktavia", "Magnus", "Isolde", "Balthasar"],
};

/** What can be chosen for a clock, in seconds. */
export const TURNS: readonly number[] = [
  30, 45, 60, 90, 120, 180, 300, 600, 1_800, 3_600, 28_800, 86_400, 172_800, 259_200,
];
export const BUDGETS: readonly number[] = [
  60, 120, 180, 300, 600, 900, 1_200, 1_800, 2_700, 3_600, 7_200, 86_400, 259_200, 604_800,
];
export const INCREMENTS: readonly number[] = [0, 5, 10, 15, 20, 30, 60, 120, 300, 3_600, 43_200, 86_400];

/** How a table is timed, with what would be chosen otherwise. */
export interface ClockWish {
  kind: "none" | Clock["type"];
  turn: number;
  budget: number;
  increment: number;
}

const KEY = "wandelgang-wish";

interface Kept {
  game: string;
  seats: Seat[];
  first: Colour | null;
  hints: boolean;
  takeBack: boolean;
  chat: boolean;
  clock: ClockWish;
  options: Record<string, OptionValue>;
}

function usual(): Kept {
  const seat = (colour: Colour, kind: SeatKind, bot: number): Seat => ({
    colour,
    kind,
    name: "",
    level: "normal",
    bot,
    traits: [],
  });
  return {
    game: "", // the first there is
    seats: [
      seat("red", "me", 3),
      seat("yellow", "bot", 0),
      seat("blue", "bot", 1),
      seat("green", "nobody", 2),
    ],
    first: null,
    hints: true,
    takeBack: true,
    chat: false,
    clock: { kind: "none", turn: 60, budget: 300, increment: 10 },
    options: {},
  };
}

function remembered(): Kept {
  const kept = usual();
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    const seats = found?.seats;
    const whole =
      seats?.length === 4 &&
      seats.every((seat, at) => seat.colour === COLOURS[at] && Array.isArray(seat.traits));
    if (!whole) return kept;
    return { ...kept, ...found, seats: kept.seats.map((seat, at) => ({ ...seat, ...seats[at] })) };
  } catch {
    return kept;
  }
}

export class Wish {
  #kept = $state(remembered());
  readonly #games: readonly GameFacts[];

  /** `open`: for anyone, as from the lobby; otherwise such seats are the bots' again. */
  constructor(games: readonly GameFacts[], open = false) {
    this.#games = games;
    const [from, to] = open ? (["bot", "anyone"] as const) : (["anyone", "bot"] as const);
    if (!open || !this.#kept.seats.some((seat) => seat.kind === "anyone"))
      for (const seat of this.#kept.seats) if (seat.kind === from) seat.kind = to;
    const fitting = games.some((game) => game.name === this.#kept.game);
    if (!fitting && games[0]) this.#kept.game = games[0].name;
    this.#sitDown();
    const mine = this.seats.find((seat) => seat.kind === "me");
    if (mine && !mine.name) mine.name = settings.name;
  }

  get game(): GameFacts {
    return this.#games.find((game) => game.name === this.#kept.game) as GameFacts;
  }
  set game(game: GameFacts) {
    this.#kept.game = game.name;
    this.#sitDown();
  }

  /** The seats that this game has. */
  get seats(): Seat[] {
    return this.#kept.seats.filter(({ colour }) => this.#hasStart(colour));
  }

  get taken(): readonly Seat[] {
    return this.seats.filter((seat) => seat.kind !== "nobody");
  }

  get first(): Colour | null {
    const first = this.#kept.first;
    return this.taken.some((seat) => seat.colour === first) ? first : null;
  }
  set first(colour: Colour | null) {
    this.#kept.first = colour;
  }

  get pace(): Pace {
    return settings.pace;
  }
  set pace(pace: Pace) {
    choosePace(pace);
  }

  get hints(): boolean {
    return this.#kept.hints;
  }
  set hints(hints: boolean) {
    this.#kept.hints = hints;
  }

  get takeBack(): boolean {
    return this.#kept.takeBack;
  }
  set takeBack(allowed: boolean) {
    this.#kept.takeBack = allowed;
  }

  /** Whether players may write to each other, if some are elsewhere. */
  get chat(): boolean {
    return this.#kept.chat;
  }
  set chat(chat: boolean) {
    this.#kept.chat = chat;
  }

  /** How players are timed. */
  get clock(): ClockWish {
    return this.#kept.clock;
  }

  /** The clock of the table; null: nobody is timed. */
  get chosenClock(): Clock | null {
    const { kind, turn, budget, increment } = this.#kept.clock;
    if (kind === "none" || this.watched) return null;
    return kind === "turn" ? { type: "turn", seconds: turn } : { type: "budget", seconds: budget, increment };
  }

  /** Whether friends are invited by link. */
  get invites(): boolean {
    return this.taken.some((seat) => seat.kind === "link");
  }

  /** Whether anyone may take a seat: then the table is in the lobby. */
  get public(): boolean {
    return this.taken.some((seat) => seat.kind === "anyone");
  }

  get playable(): boolean {
    return !this.tooFew && !this.tooMany && !this.nobodyThere;
  }

  /** The person who opens a table for anyone has a seat there, too. */
  get nobodyThere(): boolean {
    return this.public && !this.taken.some(({ kind }) => kind === "me" || kind === "here");
  }

  get tooFew(): boolean {
    return this.taken.length < this.game.fewest;
  }

  get tooMany(): boolean {
    return this.taken.length > this.game.most;
  }

  /** All players are bots: the table is opened to watch them. */
  get watched(): boolean {
    return this.taken.every((seat) => seat.kind === "bot");
  }

  get levels(): readonly Level[] {
    return this.game.levels.map(({ level }) => level);
  }

  /** The options of this game that are chosen in the panel; who begins has its own place. */
  get options(): readonly Option[] {
    return this.game.options.filter(({ name }) => name !== "first");
  }

  /** Whether an option of kind "seats" holds for this seat: bots never have it. */
  hasTrait(seat: Seat, option: Option): boolean {
    const person = seat.kind === "me" || seat.kind === "here" || seat.kind === "link";
    return person && seat.traits.includes(this.#key(option));
  }

  setTrait(seat: Seat, option: Option, on: boolean): void {
    const others = seat.traits.filter((one) => one !== this.#key(option));
    seat.traits = on ? [...others, this.#key(option)] : others;
  }

  levelOf(seat: Seat): Level {
    return this.levels.includes(seat.level) ? seat.level : (this.levels.at(-1) ?? "normal");
  }

  botName(seat: Seat): string {
    return BOT_NAMES[this.levelOf(seat)][seat.bot] ?? "Bot";
  }

  /** Only one seat can be "me": the one before becomes another person at this screen, or empty. */
  setKind(seat: Seat, kind: SeatKind): void {
    if (kind === "me") {
      for (const other of this.seats)
        if (other.kind === "me") other.kind = seat.kind === "here" ? "here" : "nobody";
      if (!seat.name) seat.name = settings.name;
    } else if (seat.kind === "me" && seat.name === settings.name) seat.name = "";
    seat.kind = kind;
  }

  /** Two seats exchange their figures. */
  exchange(one: Colour, other: Colour): void {
    const [here, there] = [COLOURS.indexOf(one), COLOURS.indexOf(other)];
    const seats = this.#kept.seats.map((seat) => ({ ...seat }));
    const [a, b] = [seats[here], seats[there]];
    if (!a || !b) return;
    this.#kept.seats = seats.map((seat, at) =>
      at === here ? { ...b, colour: seat.colour } : at === there ? { ...a, colour: seat.colour } : seat,
    );
  }

  limits(option: Option): { low: number; high: number } {
    return (
      option.limits.find(({ players }) => players === this.taken.length) ??
      option.limits[0] ?? { low: 0, high: 0 }
    );
  }

  number(option: Option): number {
    const { low, high } = this.limits(option);
    const key = this.#key(option);
    const value = this.#kept.options[key] ?? option.default ?? high;
    return Math.min(high, Math.max(low, Number(value)));
  }

  switched(option: Option): boolean {
    return Boolean(this.#kept.options[this.#key(option)] ?? option.default);
  }

  choice(option: Option): string {
    const value = this.#kept.options[this.#key(option)];
    return option.choices.find((one) => one === value) ?? String(option.default);
  }

  set(option: Option, value: OptionValue): void {
    this.#kept.options[this.#key(option)] = value;
  }

  /** Whether the game is shorter than on its rule sheet; null: it has only one length. */
  get short(): boolean | null {
    const settings = this.options.filter(({ name }) => name in this.#shorter);
    if (!settings.length) return null;
    return settings.some((option) =>
      option.kind === "number" ? this.number(option) < this.limits(option).high : this.switched(option),
    );
  }
  set short(short: boolean) {
    for (const option of this.options)
      if (option.name in this.#shorter) this.set(option, short ? (this.#shorter[option.name] ?? null) : null);
  }

  /** Whether choosing the length says all about this option. */
  ofLength({ name, kind }: Option): boolean {
    return kind === "switch" && name in this.#shorter;
  }

  get #shorter(): Readonly<Record<string, number | boolean>> {
    return coverOf(this.game.name).shorter ?? {};
  }

  remember(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify($state.snapshot(this.#kept)));
    } catch {
      // Storage is not available: the next visit starts with the defaults.
    }
  }

  /** The request that opens this table. */
  table(nameFor: (seat: Seat) => string): NewTable {
    const seats = this.taken;
    const options: Record<string, OptionValue> = { first: null };
    const first = seats.findIndex((seat) => seat.colour === this.first);
    if (first >= 0) options["first"] = first;
    for (const option of this.options) {
      if (option.kind === "number") {
        const value = this.number(option);
        options[option.name] = value === this.limits(option).high ? option.default : value;
      } else if (option.kind === "seats") {
        options[option.name] = seats.flatMap((seat, at) => (this.hasTrait(seat, option) ? [at] : []));
      } else if (option.kind === "choice") options[option.name] = this.choice(option);
      else options[option.name] = this.switched(option);
    }
    return {
      game: this.game.name,
      seats: seats.map((seat) => ({
        colour: seat.colour,
        kind: seat.kind as SeatWish["kind"],
        name: seat.kind === "bot" ? this.botName(seat) : seat.kind === "anyone" ? "" : nameFor(seat),
        level: seat.kind === "bot" ? this.levelOf(seat) : null,
      })),
      options,
      pace: this.pace,
      hints: this.hints,
      take_back: this.takeBack,
      chat: this.invites && this.chat,
      clock: this.chosenClock,
      public: this.public,
    } as NewTable;
  }

  #hasStart(colour: Colour): boolean {
    return this.game.box.starts.some((start) => start.colour === colour);
  }

  /** You sit at a seat that this game has. */
  #sitDown(): void {
    const mine = this.#kept.seats.find((seat) => seat.kind === "me");
    const [first] = this.seats;
    if (mine && first && !this.#hasStart(mine.colour)) this.exchange(mine.colour, first.colour);
  }

  #key(option: Option): string {
    return `${this.game.name}-${option.name}`;
  }
}
