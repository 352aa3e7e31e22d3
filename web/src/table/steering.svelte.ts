// What the player at this screen is about to do: which arrow, which turn of the spare, which cell.
import type { Attachment } from "svelte/attachments";
import type { Destination, Mode, PushPreview, Refusal } from "../board";
import type { Action, OfferState, Opening } from "../games/face";
import { lineNamed } from "../games/line";
import type { Choices, Push } from "../protocol";
import { t } from "../words/words.svelte";
import { same } from "./advice";
import type { Table } from "./table.svelte";

type Way = Choices["ways"][number];

const OFFERS: readonly OfferState[] = ["open", "using", "left"];

/** What the main button says and does. Not ready: it says what is missing. */
interface Primary {
  readonly label: string;
  readonly ready: boolean;
  act(): void;
}

export class Steering {
  selected = $state<string | null>(null);
  quarters = $state(0);
  preview = $state.raw<PushPreview | null>(null);
  /** For components that show the spare: people can take it from there, and drop it on an arrow. */
  grip = $state.raw<Attachment<HTMLElement> | undefined>();
  /** The spare is being carried, and would go in at this arrow. */
  carried = $state.raw<{ readonly arrow: string | null } | null>(null);
  /** Why something that was tried cannot be done. */
  refusal = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  get choices(): Choices | null {
    return this.table.asked ? this.table.choices : null;
  }

  get mode(): Mode {
    return this.table.face.mode(this.table.view, this.choices, this.table.offer);
  }

  get destinations(): readonly Destination[] {
    return this.choices ? this.table.face.destinations(this.choices, this.table.view) : [];
  }

  /** The walk that is aimed at: a finger, a hint, or the question what it may cost has named it. */
  get aimed(): Destination | null {
    return this.#weighed ?? this.destinations.find(({ cell }) => cell === this.#way?.cell) ?? null;
  }

  get #way(): Way | undefined {
    const { aim } = this.table;
    return aim === null ? undefined : this.choices?.ways[aim];
  }

  /** The same, if it costs something: then a question has the buttons. */
  get #weighed(): Destination | null {
    return (this.#way && this.table.face.weighed?.(this.#way, this.table.view)) ?? null;
  }

  /** Whether there is an aim to drop. */
  get aiming(): boolean {
    if (this.mode === "push") return this.preview !== null;
    return this.mode === "walk" && this.#way !== undefined && !this.#weighed;
  }

  /** What the push that is being looked at would open. */
  get opening(): Opening | null {
    return this.mode === "push" && this.preview ? (this.#opening(this.preview) ?? null) : null;
  }

  /** What the main button says and does now: push, walk or stay. Null: nothing, or a question has the buttons. */
  get primary(): Primary | null {
    const { box } = this.table;
    if (this.mode === "push") {
      const { preview } = this;
      if (!preview) return { label: t("push-choose"), ready: false, act: () => {} };
      const label = t("push-do-long", { ...lineNamed(box, preview.arrow) });
      return { label, ready: true, act: () => this.push(preview.arrow, preview.turn) };
    }
    if (this.mode !== "walk" || this.#weighed) return null;
    // Staying is a walk to the figure's own cell.
    const own = this.table.you === null ? undefined : this.table.view.players[this.table.you]?.cell;
    const way = this.#way ?? this.choices?.ways.find(({ cell }) => cell === own);
    const action = way && this.choices?.actions[way.action];
    if (!action) return null;
    const label = t(way.cell === own ? "walk-stay" : "walk-to", { cell: box.cells[way.cell] ?? "" });
    return { label, ready: true, act: () => this.table.act(action) };
  }

  get near(): "push" | "walk" | null {
    if (this.mode === "push") return this.opening?.goals.length ? "push" : null;
    if (this.mode === "walk") return this.choices?.ways.some((way) => way.goal) ? "walk" : null;
    return null;
  }

  readonly previewOf = (arrow: string, turn: number): PushPreview | null => {
    const opening = this.#opening({ arrow, turn });
    return opening ? { arrow, turn, opens: this.table.face.opened(opening, this.table.view) } : null;
  };

  push(arrow: string, turn: number): void {
    const action = this.choices?.actions[this.#place(arrow, turn)];
    if (action) this.table.act(action);
  }

  /** Let the player push, where the face has a push among other things to do. */
  allowPush(): void {
    const { face, view, offer } = this.table;
    const offers = [offer, ...OFFERS];
    this.table.offer = offers.find((one) => face.mode(view, this.choices, one) === "push") ?? offer;
  }

  /** Aim at a walk, or at one of several ways to the same cell; null: at none. */
  aimAt(walk: Destination | Action | null): void {
    const { ways = [], actions = [] } = this.choices ?? {};
    const at = ways.findIndex((way) =>
      walk === null ? false : "type" in walk ? same(actions[way.action], walk) : way.cell === walk.cell,
    );
    this.refusal = null;
    this.table.aim = at < 0 ? null : at;
  }

  /** Drop the aim, and the hint that may have brought it. */
  drop(): void {
    this.selected = null;
    this.table.aim = null;
    this.table.hint = null;
  }

  /** Say why something cannot be done. */
  refuse(what: Refusal): void {
    this.table.aim = null;
    if ("arrow" in what) {
      this.refusal = t("banned-why");
      return;
    }
    const { face, view, box } = this.table;
    const called = (cell: number) => box.cells[cell] ?? "";
    this.refusal = t(`reach-${what.kind}`, {
      cell: called(what.cell),
      end: called(what.end),
      next: called(what.next),
      what: face.described?.(view, box, what.next)[0] ?? called(what.next),
    });
  }

  /** Walk to a cell. A walk that costs something is shown first, and made the second time. */
  walk(destination: Destination): void {
    const ways = this.choices?.ways ?? [];
    const first = ways.findIndex((one) => one.cell === destination.cell);
    const { aim, face, view } = this.table;
    const again = aim !== null && ways[aim]?.cell === destination.cell;
    const way = ways[again ? aim : first];
    if (!way) return;
    if (!again && face.weighed?.(way, view)) {
      this.table.aim = first;
      return;
    }
    const action = this.choices?.actions[way.action];
    if (action) this.table.act(action);
  }

  /** Choose the next arrow round the rim, or the one before; a banned one is skipped. */
  round(step: 1 | -1): void {
    const arrows = this.table.box.arrows.filter((arrow) => arrow.name !== this.choices?.banned);
    const at = arrows.findIndex((arrow) => arrow.name === this.selected);
    const next = at < 0 ? (step > 0 ? 0 : arrows.length - 1) : (at + step + arrows.length) % arrows.length;
    this.selected = arrows[next]?.name ?? null;
  }

  #place(arrow: string, turn: number): number {
    return (this.choices?.actions ?? []).findIndex(
      (action) => action.type === "push" && action.arrow === arrow && (action as Push).turn === turn,
    );
  }

  #opening({ arrow, turn }: { readonly arrow: string; readonly turn: number }) {
    const place = this.#place(arrow, turn);
    return place < 0 ? undefined : this.choices?.opens.find((one) => one.action === place);
  }
}
