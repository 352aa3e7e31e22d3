import { describe, expect, test } from "vitest";
import { corridor } from "./corridor";
import { arrowNamed, arrowsOf } from "./grid";
import { restingSpot, layoutOf, middleOf } from "./layout";
import { spotsOf } from "./spots";
import { aside, placements } from "./placement";
import type { Scene } from "./types";
import { stepsFrom, stepsTo, wallOn, wayBetween } from "./ways";

// a1 – b1 – c1, from there down to c3 and back to the left: a2 is walled in.
const OPENINGS = [2, 10, 12, 5, 5, 5, 2, 10, 9];
const MAZE: Scene = {
  rows: 3,
  columns: 3,
  tiles: OPENINGS.map((openings, number) => ({ number, openings })),
  spare: null,
  figures: [
    { colour: "red", cell: 0 },
    { colour: "blue", cell: 4 },
    { colour: "green", cell: 4 },
  ],
  pictures: { 0: "owl" },
  turn: "blue",
};

describe("ways", () => {
  test("follow the corridors", () => {
    expect(wayBetween(MAZE, 0, 6)).toEqual([0, 1, 2, 5, 8, 7, 6]);
  });

  test("end at walls", () => {
    expect(wayBetween(MAZE, 0, 3)).toBeNull();
  });

  test("do not lead through a closed landmark", () => {
    expect(wayBetween({ ...MAZE, landmarks: [{ cell: 5, drawing: null, closed: true }] }, 0, 6)).toBeNull();
  });

  test("that went through a wall tell where", () => {
    expect(wallOn(MAZE, [2, 1, 0, 3, 6])).toEqual([0, 3]);
    expect(wallOn(MAZE, [0, 1, 2, 5])).toBeNull();
    expect(wallOn(MAZE, [])).toBeNull();
  });

  test("tell how late the light comes; a way that was given counts as it is", () => {
    const steps = stepsTo(MAZE, 0, [{ cell: 2 }, { cell: 3, way: [0, 3] }, { cell: 4 }]);
    expect([...steps]).toEqual([
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
  });
});

test("light spreads from several cells, by the steps to the nearest, and not through walls", () => {
  expect(stepsFrom(MAZE, [0, 8]).get(2)).toBe(2);
  expect(stepsFrom(MAZE, [0, 8]).get(6)).toBe(2);
  expect(stepsFrom(MAZE, [0, 8]).has(3)).toBe(false);
});

describe("those who stand on a cell", () => {
  test("leave room for the picture, which moves aside", () => {
    const [red] = placements(MAZE);
    expect(red).toMatchObject({ key: "pawn-red", cell: 0, dx: 28, dy: 45 });
    expect(aside(1)).toEqual({ dx: -12, dy: -12, scale: 1 });
    expect(aside(0)).toEqual({ dx: 0, dy: 0, scale: 1 });
  });

  test("make room for each other, the figure whose turn it is in front", () => {
    const there = placements(MAZE).filter((one) => one.cell === 4);
    expect(there.map((one) => one.colour)).toEqual(["green", "blue"]);
    expect(new Set(there.map((one) => one.dx)).size).toBe(2);
  });
});

describe("the layout", () => {
  const flat = layoutOf(MAZE, "flat", "sides");

  test("keeps a tile's width free on both sides for the spare", () => {
    for (const arrow of arrowsOf(3, 3)) {
      const { x, y } = restingSpot(flat, arrow);
      expect(x - 50).toBeGreaterThanOrEqual(0);
      expect(x + 50).toBeLessThanOrEqual(flat.width);
      expect(y - 50).toBeGreaterThanOrEqual(0);
      expect(y + 55).toBeLessThanOrEqual(flat.height);
      expect(x + 50 <= flat.outer.x || x - 50 >= flat.outer.x + flat.outer.width).toBe(true);
    }
  });

  test("puts the spare level with the row where it fell out", () => {
    expect(restingSpot(flat, arrowNamed(MAZE, "W2")).y).toBe(middleOf(flat, 3).y);
  });

  test("draws a higher tile higher, and hides at most a quarter of what lies behind", () => {
    const oblique = layoutOf({ rows: 5, columns: 5 }, "oblique", "none");
    const behind = middleOf(oblique, 0, 1).y + oblique.tile.height / 2;
    const before = middleOf(oblique, 5, 5).y - oblique.tile.height / 2;
    expect(middleOf(oblique, 0, 5).y).toBeLessThan(middleOf(oblique, 0, 1).y);
    expect(behind - before).toBeLessThan(oblique.tile.height / 4);
  });

  test("gives everything that a push may move a place", () => {
    const spots = spotsOf(MAZE, flat);
    expect(spots.get("tile-4")).toEqual(middleOf(flat, 4));
    expect(spots.get("pawn-red")).toEqual({ x: middleOf(flat, 0).x + 28, y: middleOf(flat, 0).y + 45 });
  });
});

test("a corridor has as many walls as openings", () => {
  for (let openings = 1; openings < 16; openings++) {
    const count = [1, 2, 4, 8].filter((side) => openings & side).length;
    expect(corridor(openings).walls.match(/M/g)).toHaveLength(count);
    expect(corridor(openings).floor.endsWith("z")).toBe(true);
  }
});
