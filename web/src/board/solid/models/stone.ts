/** What tall tiles are built of: courses of blocks, walls, floors, and the stairs between them. */

import {
  BufferAttribute,
  BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  PlaneGeometry,
  Shape,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { wallsOf, type Kind } from "../outlines";
import { GAP, HALF, LAYER, WALL } from "../space";
import { extruded, faceted, shaded } from "./geometry";

/** How far stairs begin inside the lower tile. */
export const INTO = 0.11;
export const RUN = GAP + INTO;

/** Chance that is the same every time. */
function chance(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

const BONDS: readonly (readonly [readonly number[], readonly number[]])[] = [
  [
    [0, 0.3, 0.62, 1],
    [0, 0.2, 0.5, 0.8, 1],
  ],
  [
    [0, 0.18, 0.5, 0.78, 1],
    [0, 0.34, 0.66, 1],
  ],
];

/** One course of a tower: on each side blocks with chamfered faces. There are two, so that joints do not meet. */
export function course(bond: 0 | 1): BufferGeometry {
  const next = chance(bond ? 23 : 7);
  const [chamfer, joint, lip, inner] = [0.02, 0.009, 0.014, 0.48];
  const points: number[] = [];
  const shades: number[] = [];
  type Corner = readonly [number, number, number];
  const quad = (a: Corner, b: Corner, c: Corner, d: Corner, shade: number) => {
    points.push(...a, ...b, ...c, ...a, ...c, ...d);
    for (let at = 0; at < 18; at++) shades.push(shade);
  };
  const turn = (side: number, x: number, y: number, z: number): Corner =>
    side === 0 ? [x, y, z] : side === 1 ? [z, y, -x] : side === 2 ? [-x, y, -z] : [-z, y, x];
  for (let side = 0; side < 4; side++) {
    const cuts = (BONDS[bond] as (typeof BONDS)[number])[side % 2 ? 1 : 0];
    for (let at = 0; at + 1 < cuts.length; at++) {
      const [left, right] = [(cuts[at] as number) - 0.5, (cuts[at + 1] as number) - 0.5];
      const shade = 0.88 + next() * 0.24;
      const out = 0.5 - next() * 0.008;
      const front = (x: number, y: number) => turn(side, x, y, out);
      const behind = (x: number, y: number) => turn(side, Math.max(-inner, Math.min(inner, x)), y, inner);
      const [l, r] = [left + (at ? joint : chamfer), right - (at + 2 === cuts.length ? chamfer : joint)];
      const [a, b, c, d] = [front(l, lip), front(r, lip), front(r, LAYER - lip), front(l, LAYER - lip)];
      const [A, B, C, D] = [behind(left, 0), behind(right, 0), behind(right, LAYER), behind(left, LAYER)];
      quad(a, b, c, d, shade);
      quad(d, c, C, D, shade * 1.08);
      quad(A, B, b, a, shade * 0.66);
      quad(A, a, d, D, shade * 0.86);
      quad(b, B, C, c, shade * 0.86);
    }
  }
  const k = inner;
  quad([-k, LAYER, k], [k, LAYER, k], [k, LAYER, -k], [-k, LAYER, -k], 0.7);
  quad([-k, 0, -k], [k, 0, -k], [k, 0, k], [-k, 0, k], 0.7); // shadows are cast by what faces away from the lamp
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(shades, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** The walls on top of a tile; `where` is its place on the picture of stone. */
export function walls(kind: Kind, [u, v, wide, high]: readonly number[] & { length: 4 }): BufferGeometry {
  const geometry = faceted(extruded(wallsOf(kind), WALL, 0.016));
  const { position: p, normal: n } = geometry.attributes as Record<string, BufferAttribute>;
  const uv = new Float32Array((p?.count ?? 0) * 2);
  const bounce = new Float32Array(p?.count ?? 0);
  for (let at = 0; p && n && at < p.count; at++) {
    const [x, y, z] = [p.getX(at), p.getY(at), p.getZ(at)];
    uv[2 * at] = (u as number) + (x * 0.985 + 0.5) * (wide as number);
    uv[2 * at + 1] = (v as number) + (0.5 - z * 0.985) * (high as number);
    // How much light of the corridor a corner takes: inner faces, and more at their foot.
    const inner = Math.max(Math.abs(x), Math.abs(z)) < 0.485;
    bounce[at] = inner ? (1 - Math.abs(n.getY(at))) * (1 - (0.55 * Math.max(0, y)) / WALL) : 0;
  }
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  geometry.setAttribute("bounce", new BufferAttribute(bounce, 1));
  return shaded(geometry, (_x, y, _z, _nx, ny) => (ny > 0.9 ? 1 : y < 0.01 ? 0.72 : 0.95));
}

/** Steps that rise by one layer to the south, from the origin. */
export function stairs(): BufferGeometry {
  const [count, wide] = [3, 2 * HALF - 0.02];
  const profile = new Shape();
  profile.moveTo(0, -0.05);
  profile.lineTo(0, 0.004);
  const [deep, high] = [RUN / count, LAYER / (count + 1)];
  for (let at = 0; at < count; at++) {
    profile.lineTo(at * deep, (at + 1) * high);
    profile.lineTo((at + 1) * deep, (at + 1) * high);
  }
  profile.lineTo(RUN, LAYER - 0.16);
  profile.closePath();
  const solid = new ExtrudeGeometry(profile, { depth: wide, bevelEnabled: false });
  const geometry = faceted(solid.translate(0, 0, -wide / 2).rotateY(-Math.PI / 2));
  return shaded(geometry, (_x, _y, _z, _nx, ny) => (ny > 0.9 ? 1 : 0.62));
}

/** The two sides of such a stair. */
export function stringers(): BufferGeometry {
  const profile = new Shape();
  profile.moveTo(-0.02, -0.06);
  profile.lineTo(-0.02, 0.05);
  profile.lineTo(RUN, LAYER + 0.05);
  profile.lineTo(RUN, LAYER - 0.17);
  profile.closePath();
  const parts = [-1, 1].map((at) =>
    new ExtrudeGeometry(profile, { depth: 0.032, bevelEnabled: false })
      .translate(0, 0, at * (HALF + 0.004) - 0.016)
      .rotateY(-Math.PI / 2),
  );
  return shaded(faceted(mergeGeometries(parts)), (_x, _y, _z, _nx, ny) => (ny > 0.5 ? 1.15 : 0.85));
}

/** The floor of a tile, a little smaller than the tile. */
export function floor(): BufferGeometry {
  const geometry = new PlaneGeometry(0.97, 0.97).rotateX(-Math.PI / 2);
  const { uv } = geometry.attributes as Record<string, BufferAttribute>;
  for (let at = 0; uv && at < uv.count; at++)
    uv.setXY(at, 0.015 + uv.getX(at) * 0.97, 0.015 + uv.getY(at) * 0.97);
  return geometry;
}
