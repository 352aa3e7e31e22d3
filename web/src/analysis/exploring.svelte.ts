// What somebody looks at in an analysis: with whose eyes, which decision, and what the board shows of it.
import type { BoardMotions, Move, Scene, ShownMoves } from "../board";
import { tryLine } from "../host";
import type { Frame, Line, Verdict } from "../protocol";
import { Playback } from "../replay/replay.svelte";
import { Analysis, type Cards } from "./analysis.svelte";

const LOOK = 1_200; // milliseconds for which the end of a better move is shown

export class Exploring {
  cards = $state<Cards>("seen");
  /** What the board shows, where there was something better. */
  looks = $state<"played" | "better">("better");
  /** What somebody chose; until then it is the decision in the address, or the first slip. */
  #picked = $state<number | null>(null);
  /** The positions after the actions of better moves, by decision. */
  #lines = $state.raw<Readonly<Record<string, readonly Frame[]>>>({});
  /** The better move while it is played out. */
  #side = $state.raw<Playback | null>(null);
  readonly #kept: Record<Cards, Analysis>;

  constructor(
    readonly show: Playback,
    readonly of: "table" | "record",
  ) {
    const id = show.replay.replay;
    this.#kept = { seen: new Analysis(of, id, "seen"), open: new Analysis(of, id, "open") };
  }

  get id(): string {
    return this.show.replay.replay;
  }

  get analysis(): Analysis {
    return this.#kept[this.cards];
  }

  /** The place of the chosen verdict. */
  readonly chosen = $derived.by(() => {
    const { verdicts } = this.analysis;
    const hashed = Number.parseInt(location.hash.slice(1), 10);
    const linked = verdicts.findIndex(({ number }) => number === hashed);
    const first = linked >= 0 ? linked : (this.analysis.slip(-1, 1) ?? 0);
    return Math.min(this.#picked ?? first, Math.max(0, verdicts.length - 1));
  });
  readonly verdict = $derived.by((): Verdict | undefined => this.analysis.verdicts[this.chosen]);
  readonly turn = $derived.by(() => this.analysis.turnOf(this.chosen));
  readonly turns = $derived.by(() => Math.max(this.show.turns.length, this.analysis.turns.length));
  readonly looked = $derived.by(() => (this.verdict?.better ? this.looks : "played"));
  readonly you = $derived.by(() => this.verdict?.seat ?? 0);
  readonly #key = $derived.by(() => (this.verdict ? `${this.cards} ${this.verdict.number}` : ""));
  /** The positions of the better move, once they are known. */
  readonly line = $derived.by(() => this.#lines[this.#key] ?? null);

  // --- the board ---

  /** The position before the decision. */
  readonly frame = $derived.by((): Frame => {
    const { frames } = this.show.replay;
    return frames[this.verdict ? this.verdict.number - 1 : 0] ?? (frames[0] as Frame);
  });
  readonly view = $derived.by(() => this.#side?.view ?? this.frame.view);
  readonly scene = $derived.by((): Scene => {
    const { show } = this;
    const turn = show.sitters[this.you]?.colour;
    return {
      ...show.face.scene(this.view, show.box),
      lastWalk: this.#side?.trail ?? null,
      ...(turn && this.verdict && !this.#side ? { turn } : {}),
    };
  });
  readonly shows = $derived.by((): ShownMoves | null => {
    const { verdict } = this;
    if (!verdict || this.#side) return null;
    const number = verdict.number + verdict.played.actions.length;
    const played = this.#move(verdict.played, this.show.replay.frames.slice(verdict.number, number));
    const better = verdict.better && this.#move(verdict.better, this.line ?? []);
    const looked = this.looked === "better" ? better : null;
    return looked || played ? { better: looked, played } : null;
  });

  /** What a board can show of a line: its push and its walk. */
  #move({ actions }: Line, frames: readonly Frame[]): Move | null {
    const first = actions[0];
    const pushes =
      first?.["type"] === "push" ? { arrow: String(first["arrow"]), turn: Number(first["turn"]) } : null;
    const walk = frames.flatMap(({ events }) => events).find((event) => event.type === "walked");
    if (walk?.type !== "walked") return pushes && { push: pushes, path: [] };
    return { push: pushes, path: walk.path, tolls: this.show.face.tolls?.(walk) ?? [] };
  }

  /** How the better move would look is asked once. */
  async ask(): Promise<void> {
    const { verdict } = this;
    const key = this.#key;
    if (!verdict?.better || this.#lines[key]) return;
    const wish = { after: verdict.number - 1, actions: verdict.better.actions };
    const found = await tryLine(this.of, this.id, wish).catch(() => null); // the sentence says it, too
    if (found) this.#lines = { ...this.#lines, [key]: found.frames };
  }

  // --- what people do ---

  choose(place: number): void {
    this.leave();
    this.#picked = place;
    this.looks = "better";
  }

  step(by: 1 | -1): void {
    const found = this.analysis.turns[this.turn + by];
    if (found) this.choose(this.analysis.chief(found));
  }

  toSlip(by: 1 | -1): void {
    const found = this.analysis.slip(this.chosen, by);
    if (found !== null) this.choose(found);
  }

  /** The same decision, with other eyes. */
  lookWith(cards: Cards): void {
    const number = this.verdict?.number;
    this.cards = cards;
    const there = this.analysis.verdicts.findIndex((one) => one.number === number);
    this.#picked = there >= 0 ? there : null;
  }

  get performing(): boolean {
    return this.#side !== null;
  }

  /** Play the better move out on the board. */
  async perform(board: BoardMotions): Promise<void> {
    const { show, line, frame } = this;
    if (!line || this.#side) return;
    const side = new Playback(show.face, show.game, { ...show.replay, frames: [frame, ...line] }, 0);
    side.go(0);
    this.#side = side;
    side.board = board;
    await side.play();
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    if (this.#side === side) this.#side = null;
  }

  /** Leave the better move that is played out. */
  leave(): void {
    this.#side?.pause();
    this.#side?.board?.skip();
    this.#side = null;
  }

  /** Keep the better move as a game of its own, which says where it branched off; its address. */
  async save(): Promise<string | null> {
    const { verdict } = this;
    if (!verdict?.better) return null;
    const wish = { after: verdict.number - 1, actions: verdict.better.actions, save: true };
    const kept = await tryLine(this.of, this.id, wish);
    return `/r/${kept.replay}#${wish.after + wish.actions.length}`;
  }
}
