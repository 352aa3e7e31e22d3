/** What everything that is laid out shares: the situation, its colours, and where things are. */

import { Color, Euler, Matrix4, Quaternion, Vector3 } from "three";
import type { Look } from "../../look.svelte";
import type { ShownScene } from "../../shown-scene.svelte";
import type { Floor } from "../../Slab.svelte";
import type { Colour, Tile } from "../../types";
import type { Carrier } from "../copies";
import type { Model } from "../model";
import type { Name } from "../palette";
import { floorOf } from "../space";

/** What is to be laid out, and how it is looked at. */
export interface Situation {
  readonly shown: ShownScene;
  readonly look: Look;
  readonly letters: Readonly<Record<Colour, string>>;
  readonly pushing: boolean;
  readonly hovered: string | null;
  readonly lifted: boolean;
  readonly led: number | null;
  readonly pointed: number | null;
  readonly choices: readonly Colour[];
  /** From which side it is seen: numerals and pictures lie for whoever looks from there. */
  readonly quarter: number;
  /** From where exactly: the spare lies at the right. */
  readonly azimuth: number;
  /** Milliseconds since the light began to spread. */
  readonly since: number;
}

export const QUARTER = Math.PI / 2;
export const WHITE = new Color(1, 1, 1);
export const BLACK = new Color(0, 0, 0);

const matrix = new Matrix4();
const turning = new Quaternion();
const euler = new Euler();
const spot = new Vector3();
const size = new Vector3();

/** A place, turned, stretched and tipped. It is the same matrix every time: use it before you ask for another. */
export function at(x: number, y: number, z: number, yaw = 0, sx = 1, sy = sx, sz = sx, tip = 0): Matrix4 {
  turning.setFromEuler(euler.set(tip, yaw, 0, "YXZ"));
  return matrix.compose(spot.set(x, y, z), turning, size.set(sx, sy, sz));
}

export function shining(one: Color, strong: number): Color {
  return one.clone().multiplyScalar(strong);
}

export type Plan = ReturnType<typeof planOf>;

export function planOf(model: Model, now: Situation) {
  const { shown, look, quarter } = now;
  const { scene } = look;
  const { ground, palette, poses } = model;
  const { light } = palette;
  const colour = (name: Name) => new Color(palette.of(name));
  const faceUp = quarter * QUARTER; // turned towards whoever looks
  const [sin, cos] = [Math.round(Math.sin(faceUp)), Math.round(Math.cos(faceUp))];
  const lit = shining(colour("lit"), palette.dark ? 1 : 0.92);
  const cost = shining(colour("cost"), palette.dark ? 0.96 : 0.92);
  const floorGlow: Readonly<Record<Floor, Color>> = {
    plain: BLACK,
    dim: BLACK,
    lit: shining(lit, light.glow),
    cost: shining(cost, light.glow * 0.6),
    danger: shining(colour("danger-hatch"), 0.2),
  };
  const bright = new Color(palette.dark ? "#9fb9be" : "#c3d9dc");
  /** Light spreads from whoever walks. */
  const arrived = (cell: number) => look.late(cell) <= now.since;
  const tileOn = (cell: number) => scene.tiles[cell] as Tile;
  return {
    ...{ model, now, shown, look, scene, ground, palette, poses, light, quarter, faceUp, colour },
    /** What never moves. */
    still: poses.ground,
    /** How much larger signs are on a small picture. */
    small: look.small ? 1.14 : 1,
    /** How much what is printed glows. */
    printed: shining(WHITE, light.print),
    owner: (player: Colour | null) => new Color(player ? palette.player(player) : palette.of("ghost")),
    print: (name: string) => model.drawings.where(name),
    /** To the right and nearer, for whoever looks. */
    seen: (right: number, near: number): readonly [x: number, z: number] => [
      right * cos + near * sin,
      -right * sin + near * cos,
    ],

    arrived,
    lightOn: (cell: number) => (arrived(cell) ? look.lightOn(cell) : null),
    floorOn: (cell: number): Floor => (arrived(cell) || !look.lightOn(cell) ? look.floorOf(cell) : "plain"),
    topOf: (cell: number) => floorOf(scene, tileOn(cell)),
    carrierOf: (cell: number): Carrier => poses.of(`tile-${tileOn(cell).number}`),
    /** The cells that nobody enters. */
    closed: new Set(scene.landmarks?.flatMap((one) => (one.closed ? [one.cell] : []))),

    floors: {
      plain: colour("floor").lerp(WHITE, palette.dark ? 0.25 : 0),
      dim: colour("dim").lerp(WHITE, palette.dark ? 0.25 : 0.12),
      lit,
      cost,
      danger: colour("danger"),
    } as Readonly<Record<Floor, Color>>,
    floorGlow,
    wallGlow: {
      ...floorGlow,
      lit: new Color("#ffb52e").multiplyScalar(light.bounce),
      cost: new Color("#8a5cff").multiplyScalar(light.bounce * 0.75),
    } as Readonly<Record<Floor, Color>>,
    /** Stone is a little brighter the higher it is. */
    stones(stone: "loose" | "fixed" | "ghost", height: number) {
      const rise = light.rise * (height - 1) * (stone === "fixed" ? 0.45 : 1);
      const top = colour(stone).lerp(bright, light.stone + rise);
      return { top, side: top.clone().lerp(colour(`${stone}-edge`), 0.1) };
    },
  };
}
