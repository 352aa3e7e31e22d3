// Shows what happened: its events one after another, on the board and beside it, until they are over or skipped.
import type { BoardMotions, Colour, Trail } from "../board";
import type { Event, Face, TurnedUp } from "../games/face";
import { trailOf } from "../games/trail";
import type { Update } from "../protocol";
import { hearEvent, hush } from "../sound/hearing";

const OTHERS_PACE = 1.5; // what others do is shown more slowly than your own actions
const SHORT_LOOK = 900; // milliseconds for what you have turned up: a card stays at hand
const LONG_LOOK = 2_200; // for what somebody else has turned up

/** For whom it is shown. */
interface Audience {
  readonly you: number | null;
  /** The seats at this screen. */
  readonly here: readonly number[];
  /** Of the seats. */
  readonly colours: readonly Colour[];
  /** So much is waiting that it is not worth showing. */
  readonly hurry: boolean;
}

export class Stage {
  board: BoardMotions | null = null;
  turnedUp = $state.raw<TurnedUp | null>(null);
  #skipTurnedUp = (): void => {};

  constructor(
    private readonly face: Face,
    private readonly audience: () => Audience,
  ) {}

  /** Show what happened; returns the walk to be marked. */
  async perform(update: Update, shown: (event: Event) => void = () => {}): Promise<Trail | null> {
    let trail: Trail | null = null;
    for (const event of update.events) {
      if (!document.hidden && !this.audience().hurry) await this.#show(event, update.actor);
      shown(event);
      if (event.type === "walked")
        trail = trailOf(event, this.audience().colours[event.seat], this.face.tolls?.(event));
    }
    return trail;
  }

  async #show(event: Event, actor: number): Promise<void> {
    if (!this.board) return;
    const { you, here, colours } = this.audience();
    const pace = actor === you ? 1 : OTHERS_PACE;
    try {
      hearEvent(event, pace, this.face, here);
      await this.face.perform(event, {
        board: this.board,
        pace,
        colours,
        sees: (seat) => seat === this.audience().you,
        turnUp: (shown) => this.#turnUp(shown),
      });
    } catch (fault) {
      console.error(fault); // it has happened even if it cannot be shown, so the game continues
    }
  }

  async #turnUp(shown: TurnedUp): Promise<void> {
    this.turnedUp = shown;
    await new Promise<void>((resolve) => {
      const long = shown.seat === this.audience().you ? SHORT_LOOK : LONG_LOOK;
      const timer = setTimeout(resolve, shown.look ?? long);
      this.#skipTurnedUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.turnedUp = null;
  }

  skip(): void {
    this.board?.skip();
    this.#skipTurnedUp();
    hush();
  }
}
