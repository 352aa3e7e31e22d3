/** How a scene looks at the moment: with the row of a preview shifted, with the light that spreads from the walker. */

import { arrowNamed, pushed, turnedTile, type Arrow } from "./grid";
import { restingSpot, layoutOf, restingArrow, viewOf, type Depth, type Point } from "./layout";
import { LIGHT_STEP, LONGEST_GLOW, LONGEST_LIGHT } from "./motion";
import { heightOf, spotOn } from "./spots";
import type { Floor } from "./Slab.svelte";
import type { ShownScene } from "./shown-scene.svelte";
import { isMarked, placements } from "./placement";
import { barrierTo, isSameWalk } from "./reach";
import type {
  Barrier,
  Colour,
  Destination,
  Mode,
  Move,
  PushPreview,
  Room,
  ShownMoves,
  Tile,
  Trail,
  View,
} from "./types";
import { stepsFrom, stepsTo, wallOn, wayBetween } from "./ways";

const SMALL = 62; // pixels per tile, below which letters and pictures are drawn larger

/** What the look depends on, apart from the scene. */
interface Circumstances {
  readonly mode: Mode;
  readonly preview: PushPreview | null;
  /** Moves to look at. */
  readonly shows?: ShownMoves | null;
  readonly destinations: readonly Destination[];
  /** How far the spare is turned, and beside which arrow it was put; null: where it fell out. */
  readonly quarters: number;
  readonly selected: string | null;
  readonly pointed: number | null;
  /** The cell to which the figure is being led by hand. */
  readonly led?: number | null;
  /** The walk that is about to be taken, shown while nothing else is pointed at. */
  readonly aimed: Destination | null;
  /** What keeps the walker from the cell that was tried. */
  readonly barrier: Barrier | null;
  /** The cell that a hint leads to; the way there is shown while nothing else is pointed at. */
  readonly advised: number | null;
  readonly own: Colour | null;
  readonly goals: readonly string[];
  readonly goalCells: readonly number[];
  readonly room: Room;
  readonly view: View;
  /** How a board in depth is seen, once that is known. */
  readonly depth: Depth | null;
  /** Of the drawing, in pixels. */
  readonly width: number;
}

/** The outline of a line that is pushed: as a preview, or in a move to look at. */
export interface Outline {
  readonly arrow: Arrow;
  readonly how: "own" | "better" | "played";
}

export class Look {
  readonly #shown: ShownScene;
  readonly #now: () => Circumstances;

  constructor(shown: ShownScene, now: () => Circumstances) {
    this.#shown = shown;
    this.#now = now;
  }

  readonly view = $derived.by(() => viewOf(this.#shown.scene, this.#now().view));
  readonly oblique = $derived(this.view === "oblique");
  readonly layout = $derived.by(() =>
    layoutOf(
      this.#shown.scene,
      this.view,
      this.#now().room,
      this.view === "solid" ? this.#now().depth : null,
    ),
  );
  /** Pixels per unit. */
  readonly scale = $derived.by(() => this.#now().width / this.layout.width);
  readonly small = $derived.by(() => this.scale * 100 < SMALL);
  readonly turn = $derived.by(() => this.#shown.scene.turn ?? null);

  // A previewed push.
  readonly preview = $derived.by(() => this.#now().preview);
  readonly shift = $derived.by(() =>
    this.preview ? arrowNamed(this.#shown.scene, this.preview.arrow) : null,
  );
  /** The scene with the row where it would stand. */
  readonly scene = $derived.by(() => {
    const { scene } = this.#shown;
    if (!this.preview || !this.shift || !scene.spare) return scene;
    return pushed(scene, this.shift, turnedTile(scene.spare, this.preview.turn));
  });

  // Moves to look at: a better one is the preview; what was played is shown beside it where both fit on one board.
  readonly #shows = $derived.by(() => (this.#shown.animating ? null : (this.#now().shows ?? null)));
  /** Whether the move that is shown is a better one than what was played. */
  readonly lamplit = $derived.by(() => !!this.#shows?.better);
  /** What was played, if it fits on the board that is shown. */
  readonly #played = $derived.by((): Move | null => {
    const { better, played } = this.#shows ?? {};
    if (!played || !better) return played ?? null;
    if (!played.push !== !better.push || !played.path.length) return null;
    return isSameWalk(played.path, this.#after(played), this.#after(better)) ? played : null;
  });
  /** The board after the push of a move. */
  #after({ push }: Move) {
    const { scene } = this.#shown;
    const arrow = push && arrowNamed(scene, push.arrow);
    return push && arrow && scene.spare ? pushed(scene, arrow, turnedTile(scene.spare, push.turn)) : scene;
  }
  /** The pushes that are outlined: of the moves that are shown, or the previewed one, or one in an animation. */
  readonly outlines = $derived.by((): readonly Outline[] => {
    const { outlined } = this.#shown;
    const shift = this.shift ?? (outlined ? arrowNamed(this.scene, outlined) : null);
    const own = this.#shows ? (this.lamplit ? "better" : "played") : "own";
    const name = this.#played?.push?.arrow ?? shift?.name;
    return [
      ...(shift ? [{ arrow: shift, how: own } as const] : []),
      ...(name && name !== shift?.name
        ? [{ arrow: arrowNamed(this.scene, name), how: "played" } as const]
        : []),
    ];
  });
  /** The walk that was played, or else the last one; none beside a push that is only thought of. */
  readonly trail = $derived.by((): Trail | null => {
    const { path, tolls = [] } = this.#played ?? { path: [] };
    if (path.length && this.turn) return { colour: this.turn, path, tolls };
    return this.preview || this.lamplit ? null : (this.#shown.scene.lastWalk ?? null);
  });
  /** Where the walk that was played ended, if the figure stands elsewhere. */
  readonly ended = $derived.by(() => {
    const cell = this.#played?.path.at(-1) ?? null;
    return cell === this.walker ? null : cell;
  });

  // The spare where it rests: beside the arrow that was chosen for it, or where it fell out.
  readonly spare = $derived.by(() => {
    const { spare } = this.#shown.scene;
    return spare && turnedTile(spare, this.#now().quarters);
  });
  readonly rest = $derived.by(() => restingArrow(this.#shown.scene, this.#now().selected));
  readonly spareSpot = $derived.by(
    () => this.spare && restingSpot(this.layout, this.rest, this.heightOf(this.spare)),
  );

  // What can be reached.
  readonly destinations = $derived.by(() => {
    if (this.preview) return this.preview.opens;
    return this.#now().mode === "walk" && !this.#shown.animating ? this.#now().destinations : [];
  });
  readonly #destinationOn = $derived.by(() => new Map(this.destinations.map((one) => [one.cell, one])));
  readonly walker = $derived.by(
    () => this.scene.figures.find((figure) => figure.colour === this.turn)?.cell ?? null,
  );
  readonly #steps = $derived.by(() => stepsTo(this.scene, this.walker, this.destinations));
  /** The cells that glow because a game was won, and how far each is from where the light comes from. */
  readonly #glow = $derived.by(() => {
    const { glow } = this.scene;
    return this.preview || this.#shown.animating || !glow?.length ? null : stepsFrom(this.scene, glow);
  });
  readonly #danger = $derived.by(() => new Set(this.scene.danger));
  /** The cells in reach that have nothing else to show it. */
  readonly bare = $derived.by(() =>
    this.destinations.filter(
      ({ cell, costs }) =>
        !costs?.length && !isMarked(this.scene, cell) && !this.crowdOn(cell) && !this.startOn(cell),
    ),
  );
  /** The way to the cell pointed at, what its steps take, and the wall that it goes through. */
  readonly pointedWay = $derived.by(() => {
    const { pointed, aimed, mode } = this.#now();
    if (this.walker === null || this.#shown.animating) return null;
    if (this.barrier) return { path: this.wayTo(this.barrier.end), tolls: [] };
    const walking = mode === "walk";
    const there =
      !walking || pointed === null || pointed === aimed?.cell ? null : this.destinationOn(pointed);
    const destination = there ?? (walking ? aimed : null) ?? this.#advised;
    if (!destination) return null;
    if (!walking && destination.costs) return null; // which way it would take is known only after the push
    return { path: destination.way ?? this.wayTo(destination.cell), tolls: destination.tolls ?? [] };
  });
  readonly #advised = $derived.by(() => {
    const { advised } = this.#now();
    return advised === null ? null : this.destinationOn(advised);
  });
  /** The cell to be marked because it is aimed at, or because a hint leads there. */
  readonly advised = $derived.by(() => {
    if (this.#shown.animating || this.barrier) return null;
    return this.#now().aimed?.cell ?? this.#advised?.cell ?? null;
  });
  /** The wall on the way to the cell pointed at, or on the last walk. */
  readonly wall = $derived.by(() => {
    const { pointed } = this.#now();
    const there = pointed === null ? undefined : this.destinationOn(pointed)?.wall;
    return there ?? wallOn(this.scene, this.scene.lastWalk?.path ?? []);
  });

  // Who stands where.
  readonly placements = $derived.by(() =>
    placements(this.scene).map((one) => {
      const { led = null } = this.#now();
      const { x, y } = this.spot(
        led !== null && one.colour !== null && one.colour === this.turn ? led : one.cell,
      );
      return { ...one, at: { x: x + one.dx, y: y + one.dy } };
    }),
  );
  readonly #crowds = $derived.by(() => {
    const count = new Map<number, number>();
    for (const { cell } of placements(this.scene)) count.set(cell, (count.get(cell) ?? 0) + 1);
    return count;
  });

  readonly heightOf = (tile: Tile): number => heightOf(this.scene, tile);
  readonly heightOn = (cell: number): number => this.heightOf(this.scene.tiles[cell] as Tile);
  readonly spot = (cell: number): Point => spotOn(this.scene, this.layout, cell);
  readonly destinationOn = (cell: number): Destination | null => this.#destinationOn.get(cell) ?? null;
  readonly crowdOn = (cell: number): number => this.#crowds.get(cell) ?? 0;
  readonly startOn = (cell: number): boolean =>
    this.scene.starts?.some((start) => start.cell === cell) ?? false;

  /** The way from the walker to a cell; empty where there is none. */
  readonly wayTo = (cell: number): readonly number[] =>
    this.destinationOn(cell)?.way ?? wayBetween(this.scene, this.walker ?? cell, cell) ?? [];

  /** What keeps the walker from a cell out of reach. */
  readonly barrierTo = (cell: number): Barrier | null =>
    barrierTo(
      this.scene,
      new Set([...this.destinations.map((one) => one.cell), ...(this.walker === null ? [] : [this.walker])]),
      cell,
    );
  /** What was in the way, shown while nothing in reach is pointed at. */
  get barrier(): Barrier | null {
    const { barrier, pointed } = this.#now();
    return this.#shown.animating || (pointed !== null && this.destinationOn(pointed)) ? null : barrier;
  }

  /** How late the light comes to a cell, in milliseconds. */
  readonly late = (cell: number): number => {
    const [steps, longest] = this.#glow ? [this.#glow, LONGEST_GLOW] : [this.#steps, LONGEST_LIGHT];
    return Math.min((steps.get(cell) ?? 0) * LIGHT_STEP, longest);
  };

  readonly floorOf = (cell: number): Floor => {
    if (this.#danger.has(cell) && !this.#glow) return "danger";
    return this.lightOn(cell) ?? (this.destinations.length || this.#glow ? "dim" : "plain");
  };

  /** How a cell is lit, if it is in reach or glows. */
  readonly lightOn = (cell: number): "lit" | "cost" | null => {
    if (this.#glow) return this.#glow.has(cell) ? "lit" : null;
    const destination = this.destinationOn(cell);
    return destination && (destination.costs?.length ? "cost" : "lit");
  };

  /** The goals where nobody starts and nothing stands. */
  get bareGoals(): readonly number[] {
    const { own, goalCells } = this.#now();
    const { starts = [], landmarks = [] } = this.#shown.scene;
    const taken = [...starts, ...landmarks];
    return own ? goalCells.filter((goal) => !taken.some(({ cell }) => cell === goal)) : [];
  }

  /** Whose goal a picture or a cell is. */
  readonly goalOf = (what: string | number): Colour | null => {
    const { own, goals, goalCells } = this.#now();
    return (typeof what === "string" ? goals.includes(what) : goalCells.includes(what)) ? own : null;
  };
}
