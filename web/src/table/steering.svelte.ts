// What the player at this screen is about to do: which arrow, which turn of the spare, which cell.
import type { Destination, Mode, PushPreview } from "../board";
import type { Action, OfferState, Opening } from "../games/face";
import { lineNamed } from "../games/line";
import type { Choices, Push } from "../protocol";
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

const OFFERS: readonly OfferState[] = ["open", "using", "left"];

/** What the main button says and does. Not ready: it says what is missing. */
export interface Primary {
  readonly label: string;
  readonly ready: boolean;
  act(): void;
}

export class Steering {
  selected = $state<string | null>(null);
  quarters = $state(0);
  preview = $state.raw<PushPreview | null>(null);
  /** A banned arrow was tried: say why. */
  banned = $state(false);

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

  /** The walk that is being weighed. */
  get aimed(): Destination | null {
    const { aim, face, view } = this.table;
    const way = aim === null ? undefined : this.choices?.ways[aim];
    return way ? (face.weighed?.(way, view) ?? null) : null;
  }

  /** What the push that is being looked at would open. */
  get opening(): Opening | null {
    return this.mode === "push" && this.preview ? (this.#opening(this.preview) ?? null) : null;
  }

  /** What the main button says and does now: push, or stay. Null: nothing, or a question has the buttons. */
  get primary(): Primary | null {
    const { box } = this.table;
    if (this.mode === "push") {
      const { preview } = this;
      if (!preview) return { label: t("push-choose"), ready: false, act: () => {} };
      const label = t("push-do-long", { ...lineNamed(box, preview.arrow) });
      return { label, ready: true, act: () => this.push(preview.arrow, preview.turn) };
    }
    const stay = this.mode === "walk" && !this.aimed ? this.#stay : null;
    if (!stay) return null;
    const label = t("walk-stay", { cell: box.cells[stay.cell] ?? "" });
    return { label, ready: true, act: () => this.table.act(stay.action) };
  }

  /** Staying is a walk to the figure's own cell. */
  get #stay(): { readonly action: Action; readonly cell: number } | null {
    const own = this.table.you === null ? undefined : this.table.view.players[this.table.you]?.cell;
    const way = this.choices?.ways.find((one) => one.cell === own);
    const action = way && this.choices?.actions[way.action];
    return action && own !== undefined ? { action, cell: own } : null;
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
