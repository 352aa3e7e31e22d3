/** What the board takes and what it reports: no rules, no network, no words of its own. */

export type Colour = "red" | "yellow" | "blue" | "green";
export const COLOURS: readonly Colour[] = ["red", "yellow", "blue", "green"];

/** A side of a tile or of the board: N=1, E=2, S=4, W=8; openings are sums of these. */
export type Side = 1 | 2 | 4 | 8;

export interface Tile {
  readonly number: number;
  readonly openings: number;
}

export interface Figure {
  readonly colour: Colour;
  readonly cell: number;
}

/** A drawing that a player shows at the own figure for a moment. */
export interface Bubble {
  readonly key: string;
  readonly colour: Colour;
  readonly drawing: string;
}

/** Something other than a player's figure that stands on a cell, shown by one of our drawings. */
export interface Piece {
  readonly cell: number;
  readonly drawing: string;
}

/** A token with a value, on a cell. Bright ones are brass, the others grey. */
export interface Coin {
  readonly cell: number;
  readonly value: number;
  readonly bright: boolean;
}

/**
 * Something that belongs to a cell and stays there when tiles move. An open one is a dark disc with a drawing. A
 * closed one covers the whole cell, so that no way leads through it; its drawing, if there is one, lies on top,
 * turned to the side that it faces, and lights the cell there.
 */
export interface Landmark {
  readonly cell: number;
  readonly drawing: string | null;
  readonly facing?: Side | null;
  readonly closed?: boolean;
}

/**
 * Everything that lies and stands on the table. Cells are numbers, row by row from the top left; arrows go
 * by name ("N2": the second line, from the north). What a game does not have is left out.
 */
export interface Scene {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. Cells with both coordinates even are fixed, as in every game of this family. */
  readonly tiles: readonly Tile[];
  /** As it lies before the player turns it. */
  readonly spare: Tile | null;
  /** The arrow beside which the spare rests; left out: where the last push drove it out. */
  readonly spareAt?: string | null;
  /** The arrow that may not be used now. */
  readonly banned?: string | null;
  readonly lastPush?: string | null;
  readonly lastWalk?: Trail | null;
  /** Tile number to the name of its picture, such as "owl". */
  readonly pictures?: Readonly<Record<number, string>>;
  readonly starts?: readonly Figure[];
  readonly figures: readonly Figure[];
  /** Whose turn it is: this figure stands on a bright disc, and the marks have its colour. */
  readonly turn?: Colour | null;

  readonly pieces?: readonly Piece[];
  readonly coins?: readonly Coin[];
  readonly landmarks?: readonly Landmark[];
  /** Cells whose floor is hatched in red. */
  readonly danger?: readonly number[];
  /** Cells that a red line joins, in this order. */
  readonly beam?: readonly number[];

  /** The game is won: light spreads from these cells along the corridors and stays. */
  readonly glow?: readonly number[];
  /** The figures that get a laurel. */
  readonly laurel?: readonly Colour[];

  /** Tile number to the height of its tower, 1 to 5; given: the board can be drawn obliquely. */
  readonly heights?: Readonly<Record<number, number>> | null;
  /** The greatest difference in height that has a stair, 1 if left out; beyond it there is a ledge. */
  readonly freeStep?: number;
}

/** The cells of a walk, from where it began, and for each step the drawing of its toll, if it had one. */
export interface Trail {
  readonly colour: Colour;
  readonly path: readonly number[];
  readonly tolls?: readonly (string | null)[];
}

/**
 * A cell that can be walked to. `way` is the path (left out: the board finds one along the corridors).
 * `costs` are drawings that show what it costs, such as "pic-map"; with costs the floor is violet, without it is
 * lamplit. `tolls` say which step of the way has which toll. `wall` is the pair of cells between which a wall is
 * walked through.
 */
export interface Destination {
  readonly cell: number;
  readonly way?: readonly number[];
  readonly costs?: readonly string[];
  readonly tolls?: readonly (string | null)[];
  readonly wall?: readonly [number, number];
}

/**
 * Why a cell is out of reach: the way towards it leads as far as `end`, and does not go on from there to `next`. There
 * is a wall, a step that is too high or too deep, or something closed; `other`: the board does not know why.
 */
export interface Barrier {
  readonly cell: number;
  readonly end: number;
  readonly next: number;
  readonly kind: "wall" | "high" | "deep" | "closed" | "other";
}

/** What was tried in vain: a banned arrow, or a cell out of reach. */
export type Refusal = { readonly arrow: string } | Barrier;

/** What a push would open. The board itself shifts the row; the parent says what could then be reached. */
export interface PushPreview {
  readonly arrow: string;
  /** Quarter turns of the spare, clockwise. */
  readonly turn: number;
  readonly opens: readonly Destination[];
}

/** A push, and the walk after it: from where it begins, with the drawing of each step's toll. Either may be missing. */
export interface Move {
  readonly push: { readonly arrow: string; readonly turn: number } | null;
  readonly path: readonly number[];
  readonly tolls?: Trail["tolls"];
}

/**
 * Moves to look at. The row of the better one is shifted as in a preview, its way is lamplit. What was played is dashed
 * and dotted in the player's colour; beside a better one it is shown only if its walk is possible there, too.
 */
export interface ShownMoves {
  readonly better: Move | null;
  readonly played: Move | null;
}

/**
 * push: arrows and the spare can be used. walk: lit cells can be walked to. choose: a figure can be chosen.
 * look: nothing can be done but to look; cells can still be explored.
 */
export type Mode = "push" | "walk" | "choose" | "look";

/** What the parent is asked to put into words for the screen reader. */
export type Described =
  | { readonly kind: "cell"; readonly cell: number; readonly destination: Destination | null }
  | {
      readonly kind: "arrow";
      readonly arrow: string;
      readonly banned: boolean;
      readonly preview: PushPreview | null;
    }
  | { readonly kind: "spare"; readonly tile: Tile }
  | { readonly kind: "figure"; readonly colour: Colour };

/** The fixed words of the board. */
export type BoardWord =
  | "board-arrows" // name of the group of arrows
  | "board-cells" // name of the grid of cells
  | "board-figures" // name of the group of figures to choose from
  | "board-turn-left"
  | "board-turn-right"
  | "board-whole" // show the whole board again
  | "board-camera" // name of the group of buttons that move the camera
  | "board-orbit-left"
  | "board-orbit-right"
  | "board-above"
  | "board-home"
  | "board-banned"; // why the banned arrow cannot be used; { arrow }

export type Say = (word: BoardWord, values?: Readonly<Record<string, string | number>>) => string;
export type Describe = (what: Described) => string;

/** Where there is room for the spare: a tile's width on both sides, or nowhere (the page shows it). */
export type Room = "sides" | "none";

/** How heights are shown: from straight above, as a drawing at a slant, or as a model to be walked round. */
export type View = "flat" | "oblique" | "solid";

/** What can be animated. Each resolves when it has been seen or skipped. `pace` above 1 is slower. */
export interface BoardMotions {
  animatePush(push: { arrow: string; tile: Tile; pace?: number }): Promise<void>;
  animateWalk(walk: Trail & { pace?: number }): Promise<void>;
  animateSwap(swap: { one: Colour; other: Colour; pace?: number }): Promise<void>;
  /** The landmark with this drawing turns to another side, by this many quarters. */
  animateTurn(turn: { drawing: string; facing: Side; quarters: number; pace?: number }): Promise<void>;
  /** The floor of these cells turns red, and a line joins one of them to a figure. */
  animateBeam(beam: {
    from: number;
    danger: readonly number[];
    to: Colour | undefined;
    pace?: number;
  }): Promise<void>;
  animateFind(find: { cell: number; pace?: number }): Promise<void>;
  /** A coin is laid on a cell. */
  animateCoin(coin: { cell: number; value: number; pace?: number }): Promise<void>;
  /** Turn the spare by quarters; as if the player had done it. */
  turnSpare(quarters: number): Promise<void>;
  /** A picture of the board as it is seen now. */
  picture(): Promise<Blob>;
  /** Finish at once whatever moves. */
  skip(): void;
  /** Put the keyboard's focus where the present mode wants it. */
  focus(): void;
}
