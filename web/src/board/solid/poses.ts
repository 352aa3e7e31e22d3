/** Where each thing that can move stands: its place of rest in the scene, or wherever a motion has brought it. */

import { Euler, Quaternion, Vector3 } from "three";
import { Carrier } from "./copies";

/** A place and how something stands there. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  /** Turned about its own axis, and tipped to the south and to the east. */
  yaw: number;
  south: number;
  east: number;
  scale: number;
  /** How much of it is seen, from 0 to 1. */
  shown: number;
  /** What lies on it: how far it is lifted, and how much of it is seen. */
  lifted: number;
  topShown: number;
}

export function standing(x = 0, y = 0, z = 0, yaw = 0): Pose {
  return { x, y, z, yaw, south: 0, east: 0, scale: 1, shown: 1, lifted: 0, topShown: 1 };
}

export class Mover extends Carrier {
  /** The same place, but never turned: for what has to be read. */
  readonly level = new Carrier();
  /** For what lies on it and may be lifted by itself. */
  readonly top = new Carrier();
  readonly rest = standing();
  readonly pose = standing();
  /** A motion has it: its place of rest does not count until it is let go. */
  held = false;

  settle(): void {
    const { x, y, z, yaw, south, east, scale, shown, lifted, topShown } = this.held ? this.pose : this.rest;
    turn.setFromEuler(euler.set(south, yaw, east, "ZXY"));
    this.matrix.compose(place.set(x, y, z), turn, size.setScalar(Math.max(scale, 1e-4)));
    this.moved = true;
    this.shown = this.level.shown = shown;
    this.top.matrix.compose(place.setY(y + lifted), turn, size);
    this.top.shown = shown * topShown;
    this.top.moved = true;
    place.setY(y);
    turn.setFromEuler(euler.set(south, 0, east, "ZXY"));
    this.level.matrix.compose(place, turn, size);
    this.level.moved = true;
  }
}

export class Poses {
  readonly #movers = new Map<string, Mover>();
  readonly #all: Mover[] = []; // the same ones, for every picture
  /** What never moves. */
  readonly ground = new Carrier();

  of(key: string): Mover {
    let found = this.#movers.get(key);
    if (!found) {
      this.#movers.set(key, (found = new Mover()));
      this.#all.push(found);
    }
    return found;
  }

  keyOf(carrier: Carrier): string | null {
    for (const [key, mover] of this.#movers) if (mover === carrier) return key;
    return null;
  }

  /** Where something is when nothing moves it. */
  rest(key: string, x: number, y: number, z: number, yaw = 0, scale = 1): Mover {
    const mover = this.of(key);
    mover.rest.x = x;
    mover.rest.y = y;
    mover.rest.z = z;
    mover.rest.yaw = yaw;
    mover.rest.scale = scale;
    mover.settle();
    return mover;
  }

  hold(key: string): Pose {
    const mover = this.of(key);
    if (!mover.held) Object.assign(mover.pose, mover.rest);
    mover.held = true;
    return mover.pose;
  }

  release(key: string): void {
    const mover = this.of(key);
    mover.held = false;
    mover.settle();
  }

  /** Bring everything that a motion has to where the motion has put it. */
  settle(): void {
    for (let nth = 0; nth < this.#all.length; nth++) {
      const mover = this.#all[nth] as Mover;
      if (mover.held) mover.settle();
    }
  }

  /** The picture shows everything where it is. */
  seen(): void {
    this.ground.moved = false;
    for (let nth = 0; nth < this.#all.length; nth++) {
      const mover = this.#all[nth] as Mover;
      mover.moved = mover.level.moved = mover.top.moved = false;
    }
  }
}

const euler = new Euler();
const turn = new Quaternion();
const place = new Vector3();
const size = new Vector3();
