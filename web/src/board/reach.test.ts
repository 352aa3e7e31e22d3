import { describe, expect, test } from "vitest";
import { barrierTo, isSameWalk } from "./reach";
import type { Scene } from "./types";

const N = 1;
const E = 2;
const S = 4;
const W = 8;

/** A board of 3×3 with these openings. */
function scene(openings: readonly number[], more: Partial<Scene> = {}): Scene {
  return {
    rows: 3,
    columns: 3,
    tiles: openings.map((open, number) => ({ number, openings: open })),
    spare: null,
    figures: [{ colour: "red", cell: 0 }],
    ...more,
  };
}

describe("the way to a cell out of reach", () => {
  test("ends at the wall that is nearest to it", () => {
    // A corridor along the first row and down to f; the wall is between 5 and 8.
    const maze = scene([E, E | W, S | W, 0, 0, N, 0, E, N]);
    expect(barrierTo(maze, new Set([0, 1, 2, 5]), 8)).toEqual({ cell: 8, end: 5, next: 8, kind: "wall" });
  });

  test("leads where only one wall is in the way, not to the cell next door with two", () => {
    // 4 is next to 1, but behind 1's wall; from 3 it is open to 4 itself.
    const maze = scene([E | S, W, 0, N, E, W | S, 0, 0, N]);
    const found = barrierTo(maze, new Set([0, 1, 3]), 8);
    expect(found).toMatchObject({ next: 4, kind: "wall" });
  });

  test("ends where a step is too high, or leads down too far", () => {
    const open = Array.from({ length: 9 }, () => N | E | S | W);
    const heights = Object.fromEntries(
      open.map((_, number) => [number, number === 1 || number === 3 ? 4 : 1]),
    );
    const up = scene(open, { heights });
    expect(barrierTo(up, new Set([0]), 1)).toMatchObject({ end: 0, next: 1, kind: "high" });
    expect(barrierTo(up, new Set([1]), 4)).toMatchObject({ end: 1, next: 4, kind: "deep" });
    expect(barrierTo(scene(open, { heights, freeStep: 3 }), new Set([0]), 1)).toMatchObject({
      kind: "other",
    });
  });

  test("ends before what is closed", () => {
    const maze = scene([E, E | W, W, 0, 0, 0, 0, 0, 0], {
      landmarks: [{ cell: 1, drawing: null, closed: true }],
    });
    expect(barrierTo(maze, new Set([0]), 1)).toEqual({ cell: 1, end: 0, next: 1, kind: "closed" });
  });

  test("is not known where nothing is in reach", () => {
    expect(barrierTo(scene([0, 0, 0, 0, 0, 0, 0, 0, 0]), new Set(), 8)).toBeNull();
  });
});

describe("a walk is possible on another board", () => {
  const open = Array.from({ length: 9 }, () => N | E | S | W);
  const red = { turn: "red" } as const;
  const there = scene(open, red);

  test("if it begins there and nothing is in the way", () => {
    expect(isSameWalk([0, 1, 4], there, there)).toBe(true);
    expect(isSameWalk([0], there, there)).toBe(true);
    expect(isSameWalk([1, 4], there, there)).toBe(false);
    const walled = scene([E, W, ...open.slice(2)], red);
    expect(isSameWalk([0, 1, 4], there, walled)).toBe(false);
    expect(isSameWalk([0, 1], there, walled)).toBe(true);
    const elsewhere = scene(open, { ...red, figures: [{ colour: "red", cell: 3 }] });
    expect(isSameWalk([0, 1], there, elsewhere)).toBe(false);
  });

  test("if what is closed does not stand in it", () => {
    const closed = scene(open, { ...red, landmarks: [{ cell: 1, drawing: null, closed: true }] });
    expect(isSameWalk([0, 1, 4], there, closed)).toBe(false);
  });

  test("if every step that costs something is the same", () => {
    const tall = (height: number) => scene(open, { ...red, heights: { 1: height } });
    expect(isSameWalk([0, 1], tall(3), tall(3))).toBe(true);
    expect(isSameWalk([0, 1], tall(3), tall(4))).toBe(false);
    expect(isSameWalk([0, 1], tall(4), tall(2))).toBe(true); // a free step
    expect(isSameWalk([0, 1], tall(2), tall(3))).toBe(false);
  });
});
