import { expect, test } from "vitest";
import { above, Camera, enlarged, home, limited, nearTo, quarterOf } from "./camera";
import { depthOf, hull } from "./depth";
import { feetOf, Ground, LAYER } from "./space";

const GROUND = new Ground(5, 5);
const PICTURES = [
  { width: 940, height: 790, small: false, room: true, top: 50 },
  { width: 390, height: 380, small: true, room: false, top: 50 },
];
const ANGLES = [-170, -90, -45, -24, 0, 10, 45, 80, 133, 180].flatMap((azimuth) =>
  [55, 60, 75, 88].map((elevation) => ({ azimuth, elevation, zoom: 1, across: 0, up: 0 })),
);

test.each(PICTURES)(
  "the whole board is in the picture of %o from everywhere, below the buttons",
  (picture) => {
    const eye = new Camera();
    for (const angle of ANGLES) {
      eye.aim(GROUND, angle, picture);
      for (const x of [-1, 1])
        for (const z of [-1, 1]) {
          const corner = eye.project(x * GROUND.edge.x, 0, z * GROUND.edge.z);
          expect(corner.x).toBeGreaterThan(0);
          expect(corner.x).toBeLessThan(1);
          expect(corner.y * picture.height).toBeGreaterThan(picture.top - 1);
          expect(corner.y).toBeLessThan(1);
        }
      if (!picture.room) continue;
      const { x, y, z } = GROUND.rest((angle.azimuth * Math.PI) / 180);
      const spare = eye.project(x, y, z);
      expect(spare.x).toBeGreaterThan(0.5);
      expect(spare.x).toBeLessThan(1);
      // It lies beside the board, not on it.
      expect(Math.max(Math.abs(x) - GROUND.edge.x, Math.abs(z) - GROUND.edge.z)).toBeGreaterThan(0);
    }
  },
);

test("the middle of a tower's outline is never behind the tallest tower in front of it", () => {
  const eye = new Camera();
  for (const angle of [0, 90, 180, 270].map((azimuth) => ({ ...home(false), azimuth, elevation: 55 }))) {
    eye.aim(GROUND, angle, PICTURES[0]!);
    const quarter = quarterOf(angle.azimuth);
    const depth = depthOf(eye, GROUND, { width: 940, height: 790 }, quarter, 0);
    const behind = 12;
    const front = behind + ([5, 1, -5, -1][quarter] as number);
    const { points } = depth.outline(behind, 1);
    const middle = (Math.min(...points.map(({ y }) => y)) + Math.max(...points.map(({ y }) => y))) / 2;
    const edge = Math.min(...depth.face(front, 5).map(({ y }) => y));
    expect(middle).toBeLessThan(edge);
    expect(depth.outline(front, 5).near).toBeGreaterThan(depth.outline(behind, 1).near);
  }
});

test("the camera keeps its limits, and what zooming does not hide cannot be moved away", () => {
  const wild = { azimuth: 700, elevation: -20, zoom: 0.2, across: 9, up: -9 };
  expect(limited(wild)).toEqual({ azimuth: 700, elevation: 55, zoom: 1, across: 0, up: 0 });
  expect(limited({ ...wild, elevation: 95, zoom: 9 })).toMatchObject({
    elevation: 88,
    zoom: 2.6,
    across: 1,
    up: -1,
  });
  expect(above({ ...wild, azimuth: 130 }).azimuth).toBe(90);
  expect([-46, -44, 44, 46, 181, -91].map(quarterOf)).toEqual([3, 0, 0, 1, 2, 3]);
  expect(nearTo(0, 700)).toBe(720);
});

test("an outline has the corners that stick out, and no others", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  expect(new Set(hull([...square, { x: 2, y: 2 }, { x: 2, y: 0 }]))).toEqual(new Set(square));
});

test("figures stand on their tiles, beside what lies there, and nearer to whoever looks", () => {
  const tiles = Array.from({ length: 25 }, (_, number) => ({ number, openings: 5 }));
  const scene = {
    rows: 5,
    columns: 5,
    tiles,
    spare: null,
    pictures: { 7: "owl" },
    figures: [
      { colour: "red", cell: 7 },
      { colour: "blue", cell: 3 },
    ],
    heights: Object.fromEntries(tiles.map(({ number }) => [number, 1 + (number % 5)])),
  } as const;
  for (const quarter of [0, 1, 2, 3]) {
    const feet = feetOf(scene, quarter);
    const [red, blue] = [feet.get("pawn-red")!, feet.get("pawn-blue")!];
    expect(red.y).toBeGreaterThan(3 * LAYER);
    expect(blue.y).toBeGreaterThan(4 * LAYER);
    const turn = (quarter * Math.PI) / 2;
    expect(red.x * Math.sin(turn) + red.z! * Math.cos(turn)).toBeGreaterThan(0.3);
  }
});

test.each(PICTURES)("two fingers hold what they touch while they enlarge the picture of %o", (picture) => {
  const eye = new Camera();
  const cell = 8;
  const seen = () => {
    const { x, y } = eye.project(GROUND.x(cell), 0, GROUND.z(cell));
    return { x: 2 * x - 1, y: 1 - 2 * y };
  };
  eye.aim(GROUND, home(picture.small), picture);
  const from = seen();
  const to = { x: from.x - 0.1, y: from.y - 0.2 };
  const near = enlarged(home(picture.small), 1.8, from, to);
  for (const angle of [near, enlarged(near, 2.4, to)]) {
    eye.aim(GROUND, angle, picture);
    expect(Math.hypot(seen().x - to.x, seen().y - to.y)).toBeLessThan(0.02); // of the half picture
  }
  expect(enlarged(near, 0.5, to)).toEqual(home(picture.small));
});
