// Where it is your turn, for every page that shows it: asked now and then while somebody looks.
import { isYourTurn, runningTables, type RunningTable } from "./running";

const EVERY = 20_000; // milliseconds

class Turns {
  running = $state.raw<readonly RunningTable[]>([]);
  looked = $state(false);
  #watching = 0;
  #asking: ReturnType<typeof setInterval> | undefined;

  /** The games where it is your turn. */
  get yours(): readonly RunningTable[] {
    return this.running.filter(isYourTurn);
  }

  async look(): Promise<void> {
    this.running = await runningTables();
    this.looked = true;
  }

  /** Take a table off the list. */
  forget(table: string): void {
    this.running = this.running.filter(({ held }) => held.table !== table);
  }

  /** Keep it up to date until the returned function is called. */
  watch(): () => void {
    if (!this.#watching++) {
      void this.look();
      this.#asking = setInterval(() => document.hidden || void this.look(), EVERY);
      document.addEventListener("visibilitychange", this.#back);
    }
    return () => {
      if (--this.#watching) return;
      clearInterval(this.#asking);
      document.removeEventListener("visibilitychange", this.#back);
    };
  }

  readonly #back = (): void => {
    if (!document.hidden) void this.look();
  };
}

export const turns = new Turns();
