/** The figures of the players. Each has the shape of its player, so that it is known without colours. */

import { ExtrudeGeometry, Shape, type BufferGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Colour } from "../../types";
import { shaded, turnedPoints } from "./geometry";

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
