// A board that is being laid out: what lies where, what is left in the box, and what the host says about it.
import { turned } from "../board";
import type { Face, View } from "../games/face";
import { checkDraft, HostRefusal, openDraft, puzzleOfDraft, solveDraft, startDraft } from "../host";
import type {
  BoxFacts,
  CheckedDraft,
  Colour,
  Draft,
  Flaw,
  GameFacts,
  Push,
  Solution,
  Tile,
} from "../protocol";
import { t } from "../words/words.svelte";

const WAIT = 300; // milliseconds without a change before the host is asked
const MOST_UNDO = 200;

/** A place for a tile: a cell, or beside the board. */
export type Spot = number | "spare";

type Player = Omit<View["players"][number], "cell"> & { readonly cell: number | null };

/** A view with holes: cells without a tile, no spare, figures that stand nowhere. */
export type Laid = Omit<View, "board" | "spare" | "players"> & {
  readonly board: {
    readonly rows: number;
    readonly columns: number;
    readonly tiles: readonly (Tile | null)[];
  };
  readonly spare: Tile | null;
  readonly players: readonly Player[];
};

/** Loose tiles that nobody can tell apart. */
export interface Kind {
  readonly key: string;
  readonly numbers: readonly number[];
  readonly openings: number;
  readonly picture: string | null;
  readonly height: number | null;
}

/** For whom a board is dealt, and how it is played; `first` is the seat whose turn it is. */
export interface Dealt {
  readonly colours: readonly Colour[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly first: number | null;
}

/** What is in the hand: the next cell that is chosen gets it. */
export interface Hand {
  readonly key: string;
  readonly label: string;
  readonly put: (spot: Spot) => void;
}

export function kindsOf(box: BoxFacts): readonly Kind[] {
  const kinds = new Map<string, Kind & { numbers: number[] }>();
  box.tiles.forEach(({ openings, picture, height }, number) => {
    if (number < box.fixed.length) return;
    const key = `${openings}/${picture ?? ""}/${height ?? ""}`;
    const known = kinds.get(key);
    if (known) known.numbers.push(number);
    else kinds.set(key, { key, numbers: [number], openings, picture, height });
  });
  return [...kinds.values()];
}

export class Editor {
  readonly game: GameFacts;
  readonly face: Face;
  readonly kinds: readonly Kind[];
  readonly rules: number;
  laid = $state.raw<Laid>() as Laid;
  chosen = $state<Spot | null>(null);
  hand = $state.raw<Hand | null>(null);
  checked = $state.raw<CheckedDraft | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** The solver has nothing to say about this position, or cannot now. */
  unsolved = $state("");
  solving = $state(false);
  first = $state.raw<Push | null>(null);
  /** The turn of the solution that the board shows, from 0; null: the position itself. */
  shown = $state<number | null>(null);
  trouble = $state("");
  #past = $state.raw<readonly Laid[]>([]);
  #future = $state.raw<readonly Laid[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #dealing: Promise<void> = Promise.resolve();

  constructor(game: GameFacts, face: Face, draft: Draft, empty: boolean) {
    this.game = game;
    this.face = face;
    this.rules = draft.rules;
    this.kinds = kindsOf(game.box);
    this.laid = empty ? this.#emptied(draft.view) : draft.view;
    this.#ask();
  }

  get box(): BoxFacts {
    return this.game.box;
  }

  // --- what lies where -----------------------------------------------------------------------------

  at(spot: Spot): Tile | null {
    return (spot === "spare" ? this.laid.spare : this.laid.board.tiles[spot]) ?? null;
  }

  fixed(spot: Spot): boolean {
    return spot !== "spare" && this.box.fixed.includes(spot);
  }

  kindOf(tile: Tile): Kind | undefined {
    return this.kinds.find(({ numbers }) => numbers.includes(tile.number));
  }

  /** How many tiles of a kind lie on the table. */
  laidOf(kind: Kind): number {
    return [...this.laid.board.tiles, this.laid.spare].filter(
      (tile) => tile && kind.numbers.includes(tile.number),
    ).length;
  }

  leftOf(kind: Kind): number {
    return kind.numbers.length - this.laidOf(kind);
  }

  get left(): number {
    return this.kinds.reduce((sum, kind) => sum + Math.max(0, this.leftOf(kind)), 0);
  }

  get open(): readonly Spot[] {
    const cells: Spot[] = this.laid.board.tiles.flatMap((tile, cell) => (tile ? [] : [cell]));
    return this.laid.spare ? cells : [...cells, "spare"];
  }

  /** The worst that is wrong. */
  get flaw(): Flaw | null {
    return this.checked?.flaws[0] ?? null;
  }

  get line(): string | null {
    return this.checked?.line ?? null;
  }

  // --- changes -------------------------------------------------------------------------------------

  change(to: Laid): void {
    this.#past = [...this.#past.slice(-MOST_UNDO), this.laid];
    this.#future = [];
    this.#show(to);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.laid, ...this.#future];
    this.#show(before);
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (!after) return;
    this.#future = rest;
    this.#past = [...this.#past, this.laid];
    this.#show(after);
  }

  #show(laid: Laid): void {
    this.laid = laid;
    this.#ask();
  }

  /** The draft with other tiles. */
  #with(laid: Laid, tiles: ReadonlyMap<Spot, Tile | null>): Laid {
    const spare = tiles.get("spare");
    return {
      ...laid,
      spare: spare === undefined ? laid.spare : spare,
      board: {
        ...laid.board,
        tiles: laid.board.tiles.map((tile, cell) => (tiles.has(cell) ? (tiles.get(cell) ?? null) : tile)),
      },
    };
  }

  put(spot: Spot, tile: Tile | null): void {
    if (!this.fixed(spot)) this.change(this.#with(this.laid, new Map([[spot, tile]])));
  }

  /** A tile of this kind that is still in the box; if there is none, one too many. */
  #take(kind: Kind, laid: Laid): Tile {
    const used = new Set([...laid.board.tiles, laid.spare].map((tile) => tile?.number));
    const number = kind.numbers.find((one) => !used.has(one)) ?? (kind.numbers[0] as number);
    return { number, openings: kind.openings };
  }

  /** Lay a tile of a kind; on one of the same kind, it is turned instead. */
  lay(kind: Kind, spot: Spot): void {
    const there = this.at(spot);
    if (this.fixed(spot)) return;
    if (there && kind.numbers.includes(there.number)) this.turn(spot);
    else this.put(spot, this.#take(kind, this.#with(this.laid, new Map([[spot, null]]))));
  }

  turn(spot: Spot, quarters = 1): void {
    const tile = this.at(spot);
    if (tile) this.put(spot, { ...tile, openings: turned(tile.openings, quarters) });
  }

  /** Two tiles change places. */
  swap(one: Spot, other: Spot): void {
    if (one === other || this.fixed(one) || this.fixed(other)) return;
    this.change(
      this.#with(
        this.laid,
        new Map([
          [one, this.at(other)],
          [other, this.at(one)],
        ]),
      ),
    );
  }

  /** Lay what is left of the box wherever a tile is missing. */
  fill(): void {
    let laid = this.laid;
    for (const spot of this.open) {
      const kinds = this.kinds.filter((kind) => this.#left(kind, laid) > 0);
      const all = kinds.flatMap((kind) => Array.from({ length: this.#left(kind, laid) }, () => kind));
      const kind = all[Math.floor(Math.random() * all.length)];
      if (!kind) break;
      const tile = this.#take(kind, laid);
      const openings = turned(tile.openings, Math.floor(Math.random() * 4));
      laid = this.#with(laid, new Map([[spot, { ...tile, openings }]]));
    }
    this.change(laid);
  }

  #left(kind: Kind, laid: Laid): number {
    const used = [...laid.board.tiles, laid.spare].filter(
      (tile) => tile && kind.numbers.includes(tile.number),
    );
    return kind.numbers.length - used.length;
  }

  empty(): void {
    this.change(this.#emptied(this.laid));
  }

  #emptied(laid: Laid): Laid {
    const loose = this.box.cells.map((_, cell) => cell).filter((cell) => !this.box.fixed.includes(cell));
    return this.#with(
      { ...laid, last_push: null },
      new Map([...loose, "spare" as const].map((spot) => [spot, null])),
    );
  }

  /** Show one turn of the solution after another on the board, and then the position again. */
  showNext(): void {
    const next = this.shown === null ? 0 : this.shown + 1;
    this.shown = next < (this.solution?.solution.length ?? 0) ? next : null;
  }

  /** Show a first push that is as good. */
  showFirst(push: Push): void {
    this.first = push;
    this.shown = 0;
  }

  move(colour: Colour, cell: number | null): void {
    this.set({ players: this.laid.players.map((one) => (one.colour === colour ? { ...one, cell } : one)) });
  }

  /** Change fields of the draft; each game has its own. */
  set(fields: Readonly<Record<string, unknown>>): void {
    this.change({ ...this.laid, ...fields });
  }

  /** Change the player whose turn it is. */
  setOwn(fields: Readonly<Record<string, unknown>>): void {
    this.set({
      players: this.laid.players.map((one, seat) =>
        seat === this.laid.at_turn ? { ...one, ...fields } : one,
      ),
    });
  }

  /** Take what is in the hand to a spot, or choose the spot. */
  use(spot: Spot): void {
    const { hand } = this;
    this.shown = null;
    if (hand) hand.put(spot);
    else this.chosen = this.chosen === spot ? null : spot;
  }

  /** Deal again for other players or with other options; the board stays as it is. One after another. */
  deal(wish: (now: Dealt) => Dealt): Promise<void> {
    this.#dealing = this.#dealing.then(() => this.#tried(() => this.#dealt(wish)));
    return this.#dealing;
  }

  /** Another board, dealt for the same players with the same options. */
  fresh(): Promise<void> {
    this.#dealing = this.#dealing.then(() =>
      this.#tried(async () => this.change((await this.#asDealt((now) => now)).view)),
    );
    return this.#dealing;
  }

  async #asDealt(wish: (now: Dealt) => Dealt): Promise<Draft> {
    const all = this.laid.options as unknown as Record<string, unknown> & { colours: readonly Colour[] };
    const { players: _, colours: now, first: __, ...options } = all;
    const { colours, ...wanted } = wish({ colours: now, options, first: this.laid.at_turn });
    const first = wanted.first !== null && wanted.first < colours.length ? wanted.first : 0;
    return startDraft({ game: this.game.name, colours, options: { ...wanted.options, first } as object });
  }

  async #dealt(wish: (now: Dealt) => Dealt): Promise<void> {
    const { view } = await this.#asDealt(wish);
    const { laid } = this;
    const players = (view as Laid).players.map((one) => {
      const before = laid.players.find(({ colour }) => colour === one.colour);
      return before ? { ...one, cell: before.cell } : one;
    });
    const { board, spare, last_push } = laid;
    this.change({ ...(view as Laid), board, spare, last_push, players });
  }

  /** Whose turn it is: the board is solved for this player. */
  turnOf(seat: number): Promise<void> {
    return this.deal((now) => ({ ...now, first: seat }));
  }

  // --- what the host says --------------------------------------------------------------------------

  get draft(): Draft {
    return { game: this.game.name, rules: this.rules, view: this.laid as unknown as View };
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    this.trouble = "";
    try {
      await work();
    } catch (refusal) {
      this.trouble = refusal instanceof HostRefusal ? refusal.message : t("host-no-answer");
    }
  }

  #ask(): void {
    clearTimeout(this.#timer);
    this.checked = null;
    this.solution = null;
    this.first = null;
    this.shown = null;
    this.unsolved = "";
    this.#timer = setTimeout(() => void this.#look(), WAIT);
  }

  async #look(): Promise<void> {
    const asked = ++this.#asked;
    await this.#tried(async () => {
      const checked = await checkDraft(this.draft);
      if (asked !== this.#asked) return;
      this.checked = checked;
      if (!checked.view || checked.flaws.some(({ name }) => name !== "tiles")) return;
      this.solving = true;
      try {
        const { solution } = await solveDraft(this.draft);
        if (asked !== this.#asked) return;
        this.solution = solution;
        this.first = solution?.first_pushes[0] ?? null;
        if (!solution) this.unsolved = t("editor-no-goal");
      } finally {
        if (asked === this.#asked) this.solving = false;
      }
    });
  }

  async puzzle(): Promise<string | null> {
    let link: string | null = null;
    await this.#tried(async () => {
      link = (await puzzleOfDraft(this.draft)).link;
    });
    return link;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}

/** A draft to begin with: a position, or a dealt board. */
export async function begun(game: string, line: string): Promise<Draft> {
  return line ? openDraft(line) : startDraft({ game });
}
