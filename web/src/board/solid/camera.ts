/** Where the board in depth is seen from: limits, what fits into the picture, and where points are in it. No graphics. */

import type { Place, Point } from "../layout";
import { Ground, LAYER, RIM_UP, SLAB } from "./space";

const DEGREE = Math.PI / 180;
/** How the board is looked at: degrees round it and above it, how much it is enlarged, and where to. */
export interface Angle {
  readonly azimuth: number;
  readonly elevation: number;
  readonly zoom: number;
  /** Of the half picture that zooming hides: from −1 to 1, rightwards and upwards. */
  readonly across: number;
  readonly up: number;
}

/** What it is seen in. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
  /** Whether the spare lies beside the board. */
  readonly room: boolean;
  /** What is kept free at the upper edge. */
  readonly top: number;
}

const LOWEST = 55; // below this a tall tower hides the middle of a low one behind it
const HIGHEST = 88;
const NEAREST = 2.6;
const HOME = 60;
const HOME_SMALL = 66; // on a small picture steeper, so that tiles are higher
const FOV = 18;
const FOV_SMALL = 9; // narrow and from afar: rows stay nearly parallel, and far tiles nearly as large
const FREE = 0.985; // of the picture
const TALLEST = 5 * LAYER;
const HEAD = 0.62; // the height of a figure on the far tiles

/** A place that changes. */
type Spot = { x: number; y: number; z: number };

export function home(small: boolean): Angle {
  return { azimuth: 0, elevation: small ? HOME_SMALL : HOME, zoom: 1, across: 0, up: 0 };
}

export function above(angle: Angle): Angle {
  return { azimuth: Math.round(angle.azimuth / 90) * 90, elevation: HIGHEST, zoom: 1, across: 0, up: 0 };
}

/** Within the limits: never from too low, never smaller than the whole board. */
export function limited(angle: Angle): Angle {
  const zoom = clamp(angle.zoom, 1, NEAREST);
  const most = zoom > 1.001 ? 1 : 0; // of the way to the edge
  return {
    azimuth: angle.azimuth,
    elevation: clamp(angle.elevation, LOWEST, HIGHEST),
    zoom,
    across: clamp(angle.across, -most, most),
    up: clamp(angle.up, -most, most),
  };
}

/**
 * Enlarged so that what is at one point of the picture will be at another one, or stays where it is.
 * Points are from −1 to 1, rightwards and upwards.
 */
export function enlarged(angle: Angle, zoom: number, from: Point, to = from): Angle {
  const after = clamp(zoom, 1, NEAREST);
  const hidden = (times: number) => 1 - 1 / times;
  const share = (of: number, was: number, is: number) =>
    (of * hidden(angle.zoom) + was / angle.zoom - is / after) / Math.max(hidden(after), 1e-3);
  return limited({
    ...angle,
    zoom: after,
    across: share(angle.across, from.x, to.x),
    up: share(angle.up, from.y, to.y),
  });
}

/** From which quarter the board is seen: 0 from the south, 1 from the east, … Numerals and pictures lie for it. */
export function quarterOf(azimuth: number): number {
  return ((Math.round(azimuth / 90) % 4) + 4) % 4;
}

/** The same direction, at most half a turn from another: so that nothing turns the long way round. */
export function nearTo(azimuth: number, other: number): number {
  return azimuth + 360 * Math.round((other - azimuth) / 360);
}

export class Camera {
  fov = FOV;
  distance = 20;
  zoom = 1;
  readonly target = { x: 0, y: 0, z: 0 };
  readonly eye = { x: 0, y: 0, z: 0 };
  #width = 1;
  #height = 1;
  /** The axes of the picture: rightwards, upwards, and towards the eye. */
  readonly #right = { x: 1, y: 0, z: 0 };
  readonly #up = { x: 0, y: 1, z: 0 };
  readonly #near = { x: 0, y: 0, z: 1 };
  #slope = 1;
  /** What has to be in the picture; made once, because the camera may move in every picture. */
  readonly #fit: Spot[] = [];
  readonly #rest: Spot = { x: 0, y: 0, z: 0 };
  #count = 0;

  /** Look at a board from this angle, with all of it in the picture. */
  aim(ground: Ground, angle: Angle, { width, height, small, room, top }: Picture): void {
    const az = angle.azimuth * DEGREE;
    const el = angle.elevation * DEGREE;
    set(this.#right, Math.cos(az), 0, -Math.sin(az));
    set(this.#up, -Math.sin(el) * Math.sin(az), Math.cos(el), -Math.sin(el) * Math.cos(az));
    set(this.#near, Math.cos(el) * Math.sin(az), Math.sin(el), Math.cos(el) * Math.cos(az));
    this.fov = small ? FOV_SMALL : FOV;
    this.#slope = Math.tan((this.fov / 2) * DEGREE);
    this.#width = width;
    this.#height = height;
    this.zoom = angle.zoom;
    this.#measure(ground, az, room);
    const strip = top / height; // of the half height
    let a = 0;
    let b = 0;
    let distance = 4.6 / this.#slope; // about right for five lines
    for (let round = 0; round < 10; round++) {
      let left = Infinity;
      let right = -Infinity;
      let low = Infinity;
      let high = -Infinity;
      for (let nth = 0; nth < this.#count; nth++) {
        const point = this.#fit[nth] as Spot;
        const deep = distance - dot(point, this.#near);
        const x = (dot(point, this.#right) - a) / deep;
        const y = (dot(point, this.#up) - b) / deep;
        left = Math.min(left, x);
        right = Math.max(right, x);
        low = Math.min(low, y);
        high = Math.max(high, y);
      }
      a += ((left + right) / 2) * distance;
      b += ((low + high) / 2 + strip * this.#slope) * distance;
      const wide = (right - left) / 2 / (this.#slope * (width / height));
      const tall = (high - low) / 2 / this.#slope / (1 - strip);
      distance *= Math.max(wide, tall) / FREE;
    }
    this.distance = distance;
    const hidden = distance * this.#slope * (1 - 1 / angle.zoom);
    a += angle.across * hidden * (width / height);
    b += angle.up * hidden;
    set(
      this.target,
      a * this.#right.x + b * this.#up.x,
      a * this.#right.y + b * this.#up.y,
      a * this.#right.z + b * this.#up.z,
    );
    set(
      this.eye,
      this.target.x + distance * this.#near.x,
      this.target.y + distance * this.#near.y,
      this.target.z + distance * this.#near.z,
    );
  }

  /** Where a point is in the picture: shares of its width and height, from the top left. */
  project(x: number, y: number, z: number): Point {
    const point = { x: x - this.target.x, y: y - this.target.y, z: z - this.target.z };
    const deep = (this.distance - dot(point, this.#near)) * this.#slope;
    const across = (dot(point, this.#right) / deep / (this.#width / this.#height)) * this.zoom;
    const up = (dot(point, this.#up) / deep) * this.zoom;
    return { x: 0.5 + across / 2, y: 0.5 - up / 2 };
  }

  /** How far a point is from the eye, along the line of sight. */
  depth(x: number, y: number, z: number): number {
    const point = { x: x - this.target.x, y: y - this.target.y, z: z - this.target.z };
    return this.distance - dot(point, this.#near);
  }

  /** Find out what has to be in the picture. */
  #measure(ground: Ground, az: number, room: boolean): void {
    const { edge, half } = ground;
    const up = TALLEST + HEAD;
    this.#count = 0;
    if (room) ground.rest(az, this.#rest);
    for (let x = -1; x <= 1; x += 2)
      for (let z = -1; z <= 1; z += 2) {
        this.#has(x * (edge.x + 0.05), -SLAB, z * (edge.z + 0.05));
        this.#has(x * edge.x, RIM_UP, z * edge.z);
        this.#has(x * half.x, 0.75, z * half.z);
        this.#has(x * (half.x - 1), up - 0.2, z * (half.z - 1));
        if (room) this.#has(this.#rest.x + x * 0.56, 0.3, this.#rest.z + z * 0.56);
      }
  }

  #has(x: number, y: number, z: number): void {
    set((this.#fit[this.#count++] ??= { x, y, z }), x, y, z);
  }
}

function set(point: Spot, x: number, y: number, z: number): void {
  point.x = x;
  point.y = y;
  point.z = z;
}

function dot(one: Required<Place>, other: Required<Place>): number {
  return one.x * other.x + one.y * other.y + one.z * other.z;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value)) || 0; // never −0
}
