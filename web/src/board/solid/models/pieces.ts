/** Small things that lie on a board: coins, rings, arrows, beads, and squares for pictures. */

import {
  BoxGeometry,
  Path,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
} from "three";
import { rounded } from "../outlines";
import { COIN } from "../space";
import { extruded, faceted, shaded, turnedPoints } from "./geometry";

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
