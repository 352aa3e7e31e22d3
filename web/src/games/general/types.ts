// What the frame relies on in every game, and all that the general face knows of one.
//
// A game without a folder of its own here is shown by the general face. Its view should have the fields below. Whatever
// else a player has is listed beside the player's name. Its actions may be `push`, `walk` and any others: those become
// buttons, labelled with their notation. Its events may be those below and any others: those appear in the log
// under their own names, unless the game's words have a sentence for them (docs/words.md lists the keys).
import type { Board, Colour, Tile } from "../../protocol";

declare module "../../protocol" {
  interface Games {
    /** Any game, as far as all are alike. */
    general: {
      Options: GeneralOptions;
      View: GeneralView;
      Action: Push | Walk;
      Event: TurnStarted | Pushed | Carried | Walked | Won;
      Opening: Opening;
      Way: Way;
      Deal: object;
    };
  }
}

export interface GeneralOptions {
  readonly players: number;
  readonly colours: readonly Colour[];
}

export interface GeneralPlayer {
  readonly colour: Colour;
  readonly cell: number;
  /** The cell where the figure began. */
  readonly start?: number;
  /** Where the player wants to be: cells by number, pictures by name; null where this seat may not know. */
  readonly goals?: readonly (number | string)[] | null;
  /** Points so far, where the game counts any. */
  readonly score?: number;
}

export interface GeneralView {
  /** Whose view this is; null: a spectator's. */
  readonly seat: number | null;
  readonly options: GeneralOptions;
  readonly board: Board;
  readonly spare: Tile;
  readonly players: readonly GeneralPlayer[];
  /** The seat that acts now; below 0: chance; null: the game is over. */
  readonly actor: number | null;
  readonly at_turn: number;
  readonly turn: number;
  /** What the turn waits for: `push`, `move`, or a word of the game's own. */
  readonly step: string;
  /** The arrow of the last push. */
  readonly last_push: string | null;
}
