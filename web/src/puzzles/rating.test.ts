import { describe, expect, it } from "vitest";
import { BEGINNER, HINT_COST, rated, scoreOf } from "./rating";

describe("a rating of puzzles", () => {
  it("rises with a solved puzzle, more with a harder one, and becomes more certain", () => {
    const easy = rated(BEGINNER, 1, 1);
    const hard = rated(BEGINNER, 4, 1);
    expect(easy.points).toBeGreaterThan(BEGINNER.points);
    expect(hard.points).toBeGreaterThan(easy.points);
    expect(easy.spread).toBeLessThan(BEGINNER.spread);
  });

  it("falls when the solution was looked up, less when the puzzle was hard", () => {
    const easy = rated(BEGINNER, 1, 0);
    expect(easy.points).toBeLessThan(BEGINNER.points);
    expect(rated(BEGINNER, 4, 0).points).toBeGreaterThan(easy.points);
  });

  it("takes the same for each hint, as it says before", () => {
    expect(rated(BEGINNER, 2, 1).points - rated(BEGINNER, 2, 1, 2).points).toBeCloseTo(2 * HINT_COST);
  });

  it("gives half at least for what was solved in the end", () => {
    expect([scoreOf(true, 0), scoreOf(true, 2), scoreOf(true, 40), scoreOf(false, 0)]).toEqual([
      1, 0.8, 0.5, 0,
    ]);
  });

  it("finds the level at which somebody solves half", () => {
    let rating = BEGINNER;
    for (let at = 0; at < 200; at += 1) rating = rated(rating, 3, at % 2);
    expect(Math.abs(rating.points - 1500)).toBeLessThan(40);
    expect(rating.spread).toBeLessThan(80);
  });
});
