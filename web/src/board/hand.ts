/**
 * What fingers and the mouse do with something that can be carried, as a machine: it is told what the pointers do and
 * where things could be put, and says what that means. It knows no elements and no clock.
 */

import type { Point } from "./layout";

// Pixels, milliseconds and degrees.
export const HOLD = 250; // held so long, it is lifted without moving
const TAP = 250; // a touch is a tap if it is shorter
export const LIFT = 62; // above the finger, so that the thumb hides neither tile nor line
const START = { finger: 8, mouse: 4 };
const FLICK = { time: 180, way: 64 };
const DOCK = 40; // so near a tile clings to an arrow
const HOME = 36; // so near to where it was taken from, it goes back there: arrows may be near, too
const UNDOCK = 56; // so far it lets go again
const CLING = 16; // or when another arrow is nearer by this much
const BESIDE = 90; // so far a banned arrow that was refused must be left before it is tried again
const STILL = 12; // a second finger that moves further does not tap
const TWIST = 30; // for the first quarter; each further one takes 90

interface Pointer extends Point {
  readonly id: number;
  readonly finger: boolean;
  readonly at: number;
}

export type PointerInput = Pointer & { readonly type: "down" | "move" | "up" | "cancel" };
export type Input = PointerInput | { readonly type: "hold" } | { readonly type: "escape" };

/** A place where the load could be put. */
export interface Target extends Point {
  readonly name: string;
  /** It may not be put there. */
  readonly banned?: boolean;
}

/** What is carried. */
export interface Load {
  readonly targets: readonly Target[];
  /** For something that follows the finger: how near it must come to a target. Left out: a tile, which is lifted above
   * the finger, can be turned on the way, and clings to its target. */
  readonly near?: number;
}

interface Second {
  readonly from: Pointer;
  readonly now: Point;
  /** The direction to it from the first finger, when it came. */
  readonly angle: number;
  /** The quarters it has turned, and whether it has moved too far for a tap. */
  readonly quarters: number;
  readonly moved: boolean;
}

/** A pointer is down, but nothing is lifted yet. */
interface Pressing {
  readonly holds: "still";
  readonly from: Pointer;
}

interface Carrying {
  readonly holds: "load";
  readonly from: Pointer;
  readonly now: Point;
  /** Where it would be put. */
  readonly over: string | null;
  /** The banned target that has just been refused. */
  readonly refused: string | null;
  readonly second: Second | null;
}

export type Hand = { readonly holds: "nothing" } | Pressing | Carrying;

export type Effect =
  | { readonly do: "lift" | "return" }
  | { readonly do: "turn"; readonly quarters: number }
  | { readonly do: "over"; readonly name: string | null }
  | { readonly do: "refuse" | "put"; readonly name: string };

type Step = readonly [Hand, ...Effect[]];

export const EMPTY: Hand = { holds: "nothing" };

export function next(hand: Hand, input: Input, load: Load): Step {
  switch (hand.holds) {
    case "nothing":
      return input.type === "down" ? [{ holds: "still", from: input }] : [hand];
    case "still":
      return pressing(hand, input, load);
    case "load":
      return carrying(hand, input, load);
  }
}

function pressing(hand: Pressing, input: Input, load: Load): Step {
  const { from } = hand;
  if (input.type === "hold") return moved(lifted(from, from, load), load, [{ do: "lift" }]);
  if (input.type !== "move") return [EMPTY]; // a tap, which is a click; or another finger, which means something else
  const start = from.finger ? START.finger : START.mouse;
  if (input.id !== from.id || distance(from, input) < start) return [hand];
  return moved(lifted(from, input, load), load, [{ do: "lift" }]);
}

function carrying(hand: Carrying, input: Input, load: Load): Step {
  const { from } = hand;
  if (input.type === "hold") return [hand];
  if (input.type === "escape") return [EMPTY, { do: "return" }];
  if (input.id !== from.id) return load.near === undefined ? withSecond(hand, input) : [hand];
  switch (input.type) {
    case "down":
      return [hand];
    case "cancel":
      return [EMPTY, { do: "return" }];
    case "move": {
      const [there, ...turns] = twisted({ ...hand, now: { x: input.x, y: input.y } });
      return moved(there, load, turns);
    }
    case "up": {
      const quick = input.at - from.at <= FLICK.time && distance(from, input) <= FLICK.way;
      if (quick && load.near === undefined)
        return [EMPTY, { do: "return" }, { do: "turn", quarters: input.x < from.x ? -1 : 1 }];
      return [EMPTY, hand.over === null ? { do: "return" } : { do: "put", name: hand.over }];
    }
  }
}

/** What a second finger does with a tile; a third one gives up. */
function withSecond(hand: Carrying, input: PointerInput): Step {
  const { second } = hand;
  if (input.type === "down") {
    if (second) return [EMPTY, { do: "return" }];
    const angle = direction(hand.now, input);
    return [{ ...hand, second: { from: input, now: input, angle, quarters: 0, moved: false } }];
  }
  if (second?.from.id !== input.id) return [hand];
  if (input.type === "move") {
    const far = second.moved || distance(second.from, input) >= STILL;
    return twisted({ ...hand, second: { ...second, now: input, moved: far } });
  }
  const tap = input.type === "up" && !second.moved && !second.quarters && input.at - second.from.at < TAP;
  const left: Carrying = { ...hand, second: null };
  return tap ? [left, { do: "turn", quarters: 1 }] : [left];
}

function lifted(from: Pointer, { x, y }: Point, { targets }: Load): Carrying {
  // The spare rests beside the arrow that is banned: people who take it from there do not mean to put it back.
  const beside = targets.find((target) => target.banned && distance(from, target) <= BESIDE);
  return { holds: "load", from, now: { x, y }, over: null, refused: beside?.name ?? null, second: null };
}

/** After a move: where the load would be put now. */
function moved(hand: Carrying, load: Load, before: readonly Effect[]): Step {
  const far = (target: Target) => Math.min(...points(hand, load).map((point) => distance(point, target)));
  const near = (name: string | null, within: number) =>
    load.targets.some((target) => target.name === name && far(target) <= within);
  const clings = load.near === undefined;
  const within = load.near ?? DOCK;
  const home = clings && distance(hand.from, hand.now) < HOME;
  const nearest = load.targets
    .filter((target) => !home && far(target) <= within)
    .sort((one, other) => far(one) - far(other))[0];
  const held = load.targets.find((target) => target.name === hand.over);
  if (clings && !home && held && far(held) <= UNDOCK && !(nearest && far(nearest) < far(held) - CLING))
    return [hand, ...before];
  const over = nearest && !nearest.banned ? nearest.name : null;
  const effects: Effect[] = over === hand.over ? [] : [{ do: "over", name: over }];
  let refused = near(hand.refused, BESIDE) ? hand.refused : null;
  if (nearest?.banned && nearest.name !== refused) {
    refused = nearest.name;
    effects.push({ do: "refuse", name: refused });
  }
  return [{ ...hand, over, refused }, ...before, ...effects];
}

/** Where a load is felt to be: at the pointer, and a tile also where it is seen, above the finger. */
function points({ now, from }: Carrying, load: Load): readonly Point[] {
  return from.finger && load.near === undefined ? [now, { x: now.x, y: now.y - LIFT }] : [now];
}

/** After either finger has moved: the quarters that both have turned together. */
function twisted(hand: Carrying): readonly [Carrying, ...Effect[]] {
  const { second } = hand;
  if (!second) return [hand];
  const by = ((direction(hand.now, second.now) - second.angle + 540) % 360) - 180;
  const quarters = Math.sign(by) * Math.floor((Math.abs(by) + 90 - TWIST) / 90);
  if (quarters === second.quarters) return [hand];
  return [
    { ...hand, second: { ...second, quarters } },
    { do: "turn", quarters: quarters - second.quarters },
  ];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** In degrees, clockwise. */
function direction(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
