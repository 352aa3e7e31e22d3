// The analysis of a finished game: asked for piece by piece, as long as somebody looks at it.
import { askAnalysis, HostRefusal } from "../host";
import type { AnalysisPart, SeatSummary, Verdict } from "../protocol";
import { language, t } from "../words/words.svelte";

export type Cards = AnalysisPart["cards"];
export type Mark = NonNullable<Verdict["mark"]>;
export const SLIPS: readonly (string | null)[] = ["missed-goal", "mistake", "inaccuracy"];
const PATIENCE = 2_000; // milliseconds until a host that did not answer is asked again
const TRIES = 5;

/** The decisions of one player in a row, in one turn. */
export interface Turn {
  readonly seat: number;
  /** Places of its verdicts among all. */
  readonly places: readonly number[];
}

export class Analysis {
  verdicts = $state.raw<readonly Verdict[]>([]);
  seats = $state.raw<readonly SeatSummary[]>([]);
  decisions = $state(0);
  /** In the queue; 0: its turn has come. */
  place = $state(0);
  state = $state<AnalysisPart["progress"] | "asking" | "paused" | "refused">("asking");
  trouble = $state("");
  #asked = new AbortController();

  readonly turns = $derived.by(() => {
    const turns: { seat: number; places: number[]; turn: number }[] = [];
    this.verdicts.forEach(({ seat, turn }, place) => {
      const last = turns.at(-1);
      if (last?.seat === seat && last.turn === turn) last.places.push(place);
      else turns.push({ seat, turn, places: [place] });
    });
    return turns as readonly Turn[];
  });

  constructor(
    readonly of: "table" | "record",
    readonly id: string,
    readonly cards: Cards,
  ) {}

  /** Ask until all is there. */
  async run(): Promise<void> {
    this.pause();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    this.trouble = "";
    this.state = "asking";
    let place: number | null = null;
    for (let tries = 0; !signal.aborted;) {
      try {
        const part = await askAnalysis(this.of, this.id, {
          cards: this.cards,
          after: this.verdicts.length,
          place,
        });
        if (signal.aborted) return;
        tries = 0;
        place = part.place;
        this.#add(part);
        if (part.progress === "done" || part.progress === "stopped") return;
      } catch (refusal) {
        if (signal.aborted) return;
        const passing = refusal instanceof HostRefusal && ["no-answer", "too-fast"].includes(refusal.code);
        tries += 1;
        if (!passing || tries >= TRIES) {
          this.trouble = refusal instanceof HostRefusal ? refusal.message : t("page-trouble");
          this.state = "refused";
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }

  /** Ask no more: the host stops soon. */
  pause(): void {
    this.#asked.abort();
    if (this.state !== "done" && this.state !== "stopped" && this.state !== "refused") this.state = "paused";
  }

  #add(part: AnalysisPart): void {
    this.state = part.progress;
    this.place = part.place;
    this.decisions = part.decisions;
    if (part.verdicts.length) this.verdicts = [...this.verdicts.slice(0, part.after), ...part.verdicts];
    this.seats = part.seats;
    if (part.progress === "stopped") this.trouble = t("analysis-stopped");
  }

  /** The verdict of a turn that says most about it: the dearest, or else the first with a mark. */
  chief({ places }: Turn): number {
    const weight = (place: number) => {
      const one = this.verdicts[place];
      return one ? one.cost * 100 + (one.mark ? 0.5 : 0) : 0;
    };
    return places.reduce((best, place) => (weight(place) > weight(best) ? place : best), places[0] ?? 0);
  }

  turnOf(place: number): number {
    return this.turns.findIndex(({ places }) => places.includes(place));
  }

  /** The next slip after a verdict, or the one before it. */
  slip(from: number, step: 1 | -1): number | null {
    for (let at = from + step; at >= 0 && at < this.verdicts.length; at += step) {
      if (SLIPS.includes(this.verdicts[at]?.mark ?? null)) return at;
    }
    return null;
  }
}

/** A chance in whole hundredths. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** A chance as people write it. */
export function share(chance: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(chance).replace("-", "−");
}

/** A difference of chances, in points: "−28", "+9". */
export function points(difference: number): string {
  const whole = percent(Math.abs(difference));
  return whole === 0 ? "0" : `${difference < 0 ? "−" : "+"}${whole}`;
}
