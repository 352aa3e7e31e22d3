/** What the board in depth is built of: blocks, walls, stairs, coins, figures. Geometry only; colours come later. */

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Path,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Colour } from "../types";
import { rounded, square, wallsOf, type Kind } from "./outlines";
import { COIN, GAP, Ground, HALF, LAYER, PITCH, RIM_UP, SLAB, WALL } from "./space";

/** How far stairs begin inside the lower tile. */
export const INTO = 0.11;
export const RUN = GAP + INTO;

type Shade = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;

/** Give every corner a shade of grey, by which colours are multiplied. */
function shaded(geometry: BufferGeometry, shade: Shade): BufferGeometry {
  const { position: p, normal: n } = geometry.attributes as Record<string, BufferAttribute>;
  if (!p || !n) return geometry;
  const colours = new Float32Array(p.count * 3);
  for (let at = 0; at < p.count; at++)
    colours.fill(
      shade(p.getX(at), p.getY(at), p.getZ(at), n.getX(at), n.getY(at), n.getZ(at)),
      3 * at,
      3 * at + 3,
    );
  return geometry.setAttribute("color", new BufferAttribute(colours, 3));
}

/** Flat faces, without the places on a picture that we do not use. */
function faceted(geometry: BufferGeometry): BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry;
  plain.deleteAttribute("uv");
  plain.computeVertexNormals();
  return plain;
}

function extruded(shapes: Shape | Shape[], depth: number, bevel: number, segments = 2, curves = 7) {
  return new ExtrudeGeometry(shapes, {
    depth: depth - bevel,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: segments,
    curveSegments: curves,
  }).rotateX(-Math.PI / 2);
}

const turnedPoints = (points: readonly (readonly [number, number])[], segments = 40) =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    segments,
  );

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

/** A box of 1 that is stretched to bridges, kerbs, teeth and bars. */
export function box(): BufferGeometry {
  return shaded(faceted(new BoxGeometry(1, 1, 1)), (_x, _y, _z, _nx, ny) => (ny > 0.9 ? 1 : 0.72));
}

/** Half a ball of radius 1. */
export function dome(): BufferGeometry {
  const geometry = new SphereGeometry(1, 18, 6, 0, Math.PI * 2, 0, Math.PI / 2).scale(1, 0.55, 1);
  return shaded(geometry, () => 1);
}

export function coin(): BufferGeometry {
  const [radius, high, bevel] = [COIN, 0.05, 0.014];
  return turnedPoints(
    [
      [radius, 0],
      [radius, high - bevel],
      [radius - bevel * 0.3, high - bevel * 0.3],
      [radius - bevel, high],
      [0, high],
    ],
    44,
  );
}

export function ring(): BufferGeometry {
  return new TorusGeometry(COIN + 0.001, 0.019, 8, 48).rotateX(Math.PI / 2);
}

/** A square of 1 that lies, or stands and faces whoever looks. */
export function lying(): BufferGeometry {
  return new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
}

export function facing(): BufferGeometry {
  return new PlaneGeometry(1, 1);
}

/** The floor of a tile, a little smaller than the tile. */
export function floor(): BufferGeometry {
  const geometry = new PlaneGeometry(0.97, 0.97).rotateX(-Math.PI / 2);
  const { uv } = geometry.attributes as Record<string, BufferAttribute>;
  for (let at = 0; uv && at < uv.count; at++)
    uv.setXY(at, 0.015 + uv.getX(at) * 0.97, 0.015 + uv.getY(at) * 0.97);
  return geometry;
}

/** An arrow that points north, whole or only its outline. */
export function arrow(hollow: boolean): BufferGeometry {
  const shape = rounded(new Shape(), [
    [-0.17, -0.1, 0.02],
    [0, 0.13, 0.025],
    [0.17, -0.1, 0.02],
  ]);
  const hole = [
    [-0.09, -0.062, 0.008],
    [0.09, -0.062, 0.008],
    [0, 0.065, 0.01],
  ] as const;
  if (hollow) shape.holes.push(rounded(new Path(), hole));
  return shaded(faceted(extruded(shape, 0.036, 0.014, 2, 5)), () => 1);
}

const FOOT = [
  [0, 0],
  [0.165, 0],
  [0.172, 0.012],
  [0.172, 0.045],
  [0.16, 0.062],
] as const;

/** A player's figure; its shape is the player's, so that it is known without colours. `whole` has no hollow. */
export function figure(colour: Colour, whole = false): BufferGeometry {
  const parts: BufferGeometry[] = [];
  if (colour === "red")
    parts.push(
      turnedPoints([
        ...FOOT,
        [0.145, 0.09],
        [0.1, 0.26],
        [0.055, 0.44],
        [0.022, 0.575],
        [0.012, 0.6],
        [0, 0.606],
      ]),
    );
  else if (colour === "blue") {
    const head = Array.from({ length: 13 }, (_, at) => {
      const angle = -1 + (at / 12) * (Math.PI / 2 + 1);
      return [Math.max(0, Math.cos(angle) * 0.122), 0.46 + Math.sin(angle) * 0.122] as const;
    });
    const neck = [
      [0.14, 0.085],
      [0.1, 0.16],
      [0.074, 0.25],
      [0.066, 0.33],
      [0.098, 0.345],
      [0.098, 0.36],
    ] as const;
    parts.push(turnedPoints([...FOOT, ...neck, ...head]));
  } else if (colour === "green") {
    parts.push(turnedPoints([...FOOT, [0.13, 0.085], [0.085, 0.16], [0.062, 0.26], [0.06, 0.3], [0, 0.3]]));
    const gem = [
      [0, 0.26],
      [0.07, 0.3],
      [0.15, 0.42],
      [0.148, 0.435],
      [0.02, 0.605],
      [0, 0.612],
    ] as const;
    parts.push(turnedPoints(gem, 4));
  } else {
    const bowl = [
      [0.128, 0.441],
      [0.126, 0.4],
      [0, 0.399],
    ] as const;
    const tower = [
      [0.15, 0.08],
      [0.122, 0.13],
      [0.112, 0.34],
      [0.158, 0.385],
      [0.166, 0.4],
      [0.166, 0.44],
    ] as const;
    parts.push(turnedPoints([...FOOT, ...tower, ...(whole ? ([[0, 0.44]] as const) : bowl)]));
    for (let at = 0; at < 6; at++) {
      const tooth = new Shape();
      tooth.absarc(0, 0, 0.166, -0.3, 0.3, false);
      tooth.absarc(0, 0, 0.128, 0.3, -0.3, true);
      tooth.closePath();
      parts.push(
        new ExtrudeGeometry(tooth, { depth: 0.085, bevelEnabled: false, curveSegments: 4 })
          .rotateX(-Math.PI / 2)
          .rotateY((at * Math.PI) / 3 + Math.PI / 2)
          .translate(0, 0.438, 0),
      );
    }
  }
  const alike = parts.map((part, nth) => {
    const plain = part.index ? part.toNonIndexed() : part;
    plain.deleteAttribute("uv");
    if (colour === "green" && nth) plain.computeVertexNormals();
    return plain;
  });
  const hollow = (x: number, y: number, z: number) =>
    colour === "yellow" && y > 0.39 && y < 0.4385 && Math.hypot(x, z) < 0.1265;
  return shaded(mergeGeometries(alike).scale(1, 1.22, 1), (x, y, z) => (hollow(x, y / 1.22, z) ? 0.22 : 1));
}

/** What all stands on: the slab, and the rim with a gate at each line that slides. */
export function board(ground: Ground): { slab: BufferGeometry; rim: BufferGeometry } {
  const { edge, half } = ground;
  const slab = extruded(rounded(new Shape(), square(edge.x, edge.z, 0.24)), SLAB, 0.04, 3, 10);
  slab.translate(0, -SLAB, 0);
  const gate = 0.55;
  const out = { x: edge.x - 0.03, z: edge.z - 0.03 };
  const pieces: Shape[] = [];
  const last = { x: ((ground.columns - 1) / 2) * PITCH, z: ((ground.rows - 1) / 2) * PITCH };
  // Corners reach to the first gate on either side; between gates there are straight pieces.
  const cornerX = ground.columns > 2 ? last.x - PITCH + gate : 0;
  const cornerZ = ground.rows > 2 ? last.z - PITCH + gate : 0;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      pieces.push(
        rounded(new Shape(), [
          [x * out.x, z * out.z, 0.2],
          [x * cornerX, z * out.z, 0.05],
          [x * cornerX, z * half.z, 0.05],
          [x * half.x, z * half.z, 0.05],
          [x * half.x, z * cornerZ, 0.05],
          [x * out.x, z * cornerZ, 0.05],
        ]),
      );
  const between = (lines: number) =>
    Array.from({ length: Math.max(0, (lines - 3) / 2) }, (_, at) => (2 * at + 2 - (lines - 1) / 2) * PITCH);
  const piece = PITCH - gate;
  const bar = (x0: number, x1: number, z0: number, z1: number) =>
    rounded(new Shape(), [
      [x0, z0, 0.05],
      [x1, z0, 0.05],
      [x1, z1, 0.05],
      [x0, z1, 0.05],
    ]);
  for (const k of [-1, 1]) {
    for (const x of between(ground.columns)) pieces.push(bar(x - piece, x + piece, k * half.z, k * out.z));
    for (const z of between(ground.rows)) pieces.push(bar(k * half.x, k * out.x, z - piece, z + piece));
  }
  return { slab, rim: extruded(pieces, RIM_UP, 0.025, 3, 6) };
}
