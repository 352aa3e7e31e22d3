/** Where the drawings of a picture are: in squares, in the order in which they were asked for. */

/** Where a drawing is: left, bottom, width and height, as shares. */
export type Rect = readonly [number, number, number, number];

const WIDER = 3;

export class Sheet {
  readonly #places = new Map<string, Rect>();

  /** With room for `side` by `side` drawings, until there are more. */
  constructor(public side: number) {}

  get names(): readonly string[] {
    return [...this.#places.keys()];
  }

  get(name: string): Rect | undefined {
    return this.#places.get(name);
  }

  /** Give a drawing its place. Whether there was room: if not, the sheet has grown, and all places are other ones. */
  add(name: string): boolean {
    const hasRoom = this.#places.size < this.side * this.side;
    if (!hasRoom) {
      this.side += WIDER;
      this.names.forEach((one, nth) => this.#places.set(one, this.#nth(nth)));
    }
    this.#places.set(name, this.#nth(this.#places.size));
    return hasRoom;
  }

  #nth(nth: number): Rect {
    const { side } = this;
    return [(nth % side) / side, 1 - (Math.floor(nth / side) + 1) / side, 1 / side, 1 / side];
  }
}
