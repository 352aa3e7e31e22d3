import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { BoxFacts } from "../protocol";
import { arrowNamed, arrowsOf, isFixed, pushed, spareArrow, turned } from "./grid";
import type { Scene } from "./types";

const BOARD: Scene = {
  rows: 7,
  columns: 7,
  tiles: Array.from({ length: 49 }, (_, number) => ({ number, openings: 5 })),
  spare: { number: 49, openings: 3 },
  figures: [
    { colour: "red", cell: 27 },
    { colour: "blue", cell: 0 },
  ],
  coins: [{ cell: 21, value: 3, bright: true }],
  pieces: [{ drawing: "pic-owl", cell: 22 }],
  lastPush: null,
};

describe("arrows", () => {
  test("go clockwise from the top left, one at both ends of every second line", () => {
    const names = arrowsOf(7, 7).map((arrow) => arrow.name);
    expect(names).toEqual(["N2", "N4", "N6", "E2", "E4", "E6", "S6", "S4", "S2", "W6", "W4", "W2"]);
    expect(arrowsOf(5, 5)).toHaveLength(8);
  });

  test("know their line from where the spare goes in to where a tile falls out", () => {
    expect(arrowNamed(BOARD, "W4").cells).toEqual([21, 22, 23, 24, 25, 26, 27]);
    expect(arrowNamed(BOARD, "E4").cells).toEqual([27, 26, 25, 24, 23, 22, 21]);
    expect(arrowNamed(BOARD, "S2").cells[0]).toBe(43);
    expect(arrowNamed(BOARD, "N2").opposite).toBe("S2");
  });

  test("that do not exist are refused", () => {
    expect(() => arrowNamed(BOARD, "N1")).toThrow("N1");
  });
});

describe("a push", () => {
  const after = pushed(BOARD, arrowNamed(BOARD, "W4"), { number: 49, openings: 6 });

  test("moves the line by one, puts the spare first and makes the last tile the spare", () => {
    expect(after.tiles.slice(21, 28).map((tile) => tile.number)).toEqual([49, 21, 22, 23, 24, 25, 26]);
    expect(after.tiles[21]?.openings).toBe(6);
    expect(after.spare?.number).toBe(27);
  });

  test("takes everything along, and what is pushed off comes round", () => {
    expect(after.figures).toEqual([
      { colour: "red", cell: 21 },
      { colour: "blue", cell: 0 },
    ]);
    expect(after.coins?.[0]?.cell).toBe(22);
    expect(after.pieces?.[0]?.cell).toBe(23);
  });

  test("leaves the spare beside the arrow where it fell out, which is banned then", () => {
    expect(spareArrow(after)).toBe("E4");
    expect(after.banned).toBe("E4");
    expect(after.lastPush).toBe("W4");
  });

  test("changes nothing of the scene before", () => {
    expect(BOARD.tiles[21]?.number).toBe(21);
    expect(BOARD.figures[0]?.cell).toBe(27);
  });
});

test("a spare rests where the last push drove it out", () => {
  expect(spareArrow({ ...BOARD, lastPush: "N2" })).toBe("S2");
  expect(spareArrow(BOARD)).toBeNull();
});

test("openings turn clockwise, and back", () => {
  expect(turned(3, 1)).toBe(6);
  expect(turned(3, -1)).toBe(9);
  expect(turned(5, 2)).toBe(5);
});

test("cells on two even lines are fixed", () => {
  expect([0, 1, 2, 7, 16].map((cell) => isFixed(cell, 7))).toEqual([true, false, true, false, true]);
});

// The host writes this file; a test there fails when it is not what the games have.
const GRIDS = JSON.parse(readFileSync("tests/grids.json", "utf8")) as Record<string, BoxFacts>;
const SIDE = { N: 1, E: 2, S: 4, W: 8 };

describe.each(Object.entries(GRIDS))("the board of %s is the same here as at the host:", (_, box) => {
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

  test("its arrows, with the cells they move", () => {
    const theirs = box.arrows.map((arrow) => ({ ...arrow, side: SIDE[arrow.side] }));
    expect(arrowsOf(box.rows, box.columns).toSorted(byName)).toEqual(theirs.toSorted(byName));
  });

  test("its cells, and which of them are fixed", () => {
    const cells = box.cells.map((_, cell) => cell);
    expect(cells).toHaveLength(box.rows * box.columns);
    expect(cells.filter((cell) => isFixed(cell, box.columns))).toEqual(box.fixed);
  });
});
