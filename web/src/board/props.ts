/** What the board is given, and what it tells: its side of the agreement with a page. */

import type {
  Bubble,
  Colour,
  Describe,
  Destination,
  Mode,
  PushPreview,
  Refusal,
  Room,
  Say,
  Scene,
  ShownMoves,
  View,
} from "./types";

export interface BoardProps {
  scene: Scene;
  mode: Mode;
  /** What is written on the figures; languages differ. */
  letters: Readonly<Record<Colour, string>>;
  say: Say;
  describe: Describe;
  /** What a push would open, asked when an arrow is pointed at; null: nothing is known. */
  previewOf?: (arrow: string, turn: number) => PushPreview | null;
  /** In walk mode: the cells in reach. */
  destinations?: readonly Destination[];
  /** In walk mode: the walk that is about to be taken. */
  aimed?: Destination | null;
  /** A finger's first tap only aims, because it cannot point without touching; the second one acts. */
  aims?: boolean;
  /** The cell that a hint leads to, as the board is shown, or the arrow that it names. */
  advised?: number | string | null;
  /** In look mode: what somebody did, or might have done. */
  shows?: ShownMoves | null;
  /** In choose mode: the figures to choose from. */
  choices?: readonly Colour[];
  /** The player whose goals are ringed: pictures to find, and cells to reach. */
  own?: Colour | null;
  goals?: readonly string[];
  goalCells?: readonly number[];
  /** What players show at their figures now. */
  bubbles?: readonly Bubble[];
  /** The arrow whose push is shown. */
  selected?: string | null;
  /** Quarter turns of the spare since it fell out, either way. */
  quarters?: number;
  room?: Room;
  /** How tiles of different heights are shown; others are always seen from above. */
  view?: View;
  /** Fill the width, or the largest place inside a box of definite height. */
  fit?: "width" | "box";
  /** Fingers may enlarge the board; then none of them scrolls the page there. */
  zooms?: boolean;
  onpush?: (push: { arrow: string; turn: number }) => void;
  onwalk?: (destination: Destination) => void;
  /** In walk mode: a finger has aimed at a cell; null: a double tap has taken that back. */
  onaim?: (destination: Destination | null) => void;
  onchoose?: (colour: Colour) => void;
  /** What is shown as a preview has changed. */
  onpreview?: (preview: PushPreview | null) => void;
  /** A banned arrow or a cell out of reach was tried. */
  onrefuse?: (what: Refusal) => void;
  /** The spare is being carried, and would go in at this arrow; null: nobody carries it. */
  oncarry?: (carried: { arrow: string | null } | null) => void;
  /** The view in depth could not be drawn: the oblique one is shown instead. */
  onlost?: () => void;
}
