/** Ways to make geometry: shaded, faceted, extruded, turned on a lathe. */

import {
  BufferAttribute,
  ExtrudeGeometry,
  LatheGeometry,
  Vector2,
  type BufferGeometry,
  type Shape,
} from "three";

type Shade = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;

/** Give every corner a shade of grey, by which colours are multiplied. */
export function shaded(geometry: BufferGeometry, shade: Shade): BufferGeometry {
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
export function faceted(geometry: BufferGeometry): BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry;
  plain.deleteAttribute("uv");
  plain.computeVertexNormals();
  return plain;
}

export function extruded(shapes: Shape | Shape[], depth: number, bevel: number, segments = 2, curves = 7) {
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

export const turnedPoints = (points: readonly (readonly [number, number])[], segments = 40) =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    segments,
  );
