// What was solved on this device, and the rating and streak that come of it. Kept here and nowhere else.
import type { PuzzleFacts } from "../protocol";
import { BEGINNER, rated, scoreOf, type Rating } from "./rating";

const KEY = "wandelgang-puzzles";
const REMEMBERED = 30; // ratings, for the small chart

/** `solved` alone, with a hint, or (the solution was shown) seen. */
export type Outcome = "solved" | "hint" | "seen";
const OUTCOMES: readonly string[] = ["solved", "hint", "seen"];

/** How a day's puzzle went; late: not on its own day, so it does not count for the streak. */
interface Day {
  readonly how: Outcome;
  readonly late: boolean;
}

interface Kept {
  readonly rating: Rating;
  readonly history: readonly number[];
  readonly done: Readonly<Record<string, Outcome>>;
  readonly days: Readonly<Record<string, Day>>;
  /** The kinds that somebody has met, so that each explains itself the first time. */
  readonly met: readonly string[];
}

const NOTHING: Kept = { rating: BEGINNER, history: [], done: {}, days: {}, met: [] };

/** A day as 2026-11-18, by the clock on the wall. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A day's noon, to be written or counted from. */
export function noonOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

export const today = () => dayOf(new Date());

/** A day that many days later, or earlier. */
export function shifted(day: string, by: number): string {
  const date = noonOf(day);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** The days in a row that end with this one: the longest such row is the best streak. */
function row(days: Kept["days"], end: string): number {
  const counts = (day: string) => days[day] !== undefined && days[day].how !== "seen" && !days[day].late;
  let length = 0;
  for (let day = end; counts(day); day = shifted(day, -1)) length += 1;
  return length;
}

function read(): { kept: Kept; works: boolean } {
  try {
    const text = localStorage.getItem(KEY);
    localStorage.setItem(KEY, text ?? "{}"); // whether anything can be kept at all
    return { kept: checked(JSON.parse(text ?? "{}") as Partial<Kept>), works: true };
  } catch {
    return { kept: NOTHING, works: isThere() };
  }
}

/** Whether there is storage, which then holds something else under our key. */
function isThere(): boolean {
  try {
    localStorage.setItem(KEY, "{}");
    return true;
  } catch {
    return false;
  }
}

function checked(found: Partial<Kept>): Kept {
  const entries = <T>(value: unknown, fits: (one: T) => boolean): Record<string, T> =>
    Object.fromEntries(
      Object.entries((value ?? {}) as Record<string, T>).filter(([, one]) => one && fits(one)),
    );
  const { points, spread, volatility } = found.rating ?? BEGINNER;
  const sound = [points, spread, volatility].every((number) => Number.isFinite(number));
  return {
    rating: sound ? { points, spread, volatility } : BEGINNER,
    history: (Array.isArray(found.history) ? found.history : []).filter(Number.isFinite).slice(-REMEMBERED),
    done: entries<Outcome>(found.done, (one) => OUTCOMES.includes(one)),
    days: entries<Day>(found.days, ({ how }) => OUTCOMES.includes(how)),
    met: (Array.isArray(found.met) ? found.met : []).filter((one) => typeof one === "string"),
  };
}

class Progress {
  #kept = $state.raw<Kept>(NOTHING);
  /** Whether this browser keeps anything; otherwise there is neither streak nor rating. */
  works = $state(true);

  constructor() {
    this.#read();
    // Another tab has solved something.
    addEventListener("storage", ({ key }) => key === KEY && this.#read());
  }

  #read(): void {
    ({ kept: this.#kept, works: this.works } = read());
  }

  get rating(): Rating {
    return this.#kept.rating;
  }

  get history(): readonly number[] {
    return this.#kept.history;
  }

  /** Whether anything was ever solved here. */
  get begun(): boolean {
    return this.#kept.history.length > 0;
  }

  of(game: string, id: string): Outcome | undefined {
    return this.#kept.done[`${game}/${id}`];
  }

  isSolved(game: string, id: string): boolean {
    return ["solved", "hint"].includes(this.of(game, id) ?? "");
  }

  onDay(day: string): Outcome | undefined {
    return this.#kept.days[day]?.how;
  }

  get streak(): number {
    const { days } = this.#kept;
    return row(days, today()) || row(days, shifted(today(), -1)); // today is not over yet
  }

  get longest(): number {
    const { days } = this.#kept;
    return Math.max(0, ...Object.keys(days).map((day) => row(days, day)));
  }

  hasMet(kind: string): boolean {
    return this.#kept.met.includes(kind);
  }

  meet(kind: string): void {
    if (!this.hasMet(kind)) this.#keep({ ...this.#kept, met: [...this.#kept.met, kind] });
  }

  /** Note how a puzzle went. What was done already keeps its first result, and the rating stays. Returns by how much
   * the rating has changed; null: not at all. */
  note(
    puzzle: PuzzleFacts,
    how: Outcome,
    failures: number,
    hints: number,
    day: string | null,
  ): number | null {
    this.#read();
    const { rating, history, done, days } = this.#kept;
    const name = `${puzzle.game}/${puzzle.id}`;
    const fresh = done[name] === undefined;
    const better = done[name] === "seen" && how !== "seen";
    const next = fresh
      ? rated(rating, puzzle.level, scoreOf(how !== "seen", failures), how === "seen" ? 0 : hints)
      : rating;
    this.#keep({
      ...this.#kept,
      rating: next,
      history: fresh ? [...history, Math.round(next.points)].slice(-REMEMBERED) : history,
      done: fresh || better ? { ...done, [name]: fresh ? how : "hint" } : done,
      days:
        day && (!days[day] || days[day].how === "seen")
          ? {
              ...days,
              [day]: { how: fresh ? how : (this.of(puzzle.game, puzzle.id) ?? how), late: day !== today() },
            }
          : days,
    });
    return fresh ? Math.round(next.points) - Math.round(rating.points) : null;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      this.works = false; // there is no room, or no storage
    }
  }
}

export const progress = new Progress();
