// A table is drawn with the box of the rules that it began with.
import { describe, expect, it } from "vitest";
import { boxOf } from "../src/games/box";
import type { BoxFacts, GameFacts } from "../src/protocol";

describe("boxOf", () => {
  const first = { rows: 5 } as BoxFacts;
  const newest = { rows: 7 } as BoxFacts;
  const game = { rules: 3, box: newest, earlier: [{ rules: 1, box: first }] } as unknown as GameFacts;

  it("finds the box of earlier rules, and the newest where it did not change", () => {
    expect([1, 2, 3].map((rules) => boxOf(game, rules))).toEqual([first, newest, newest]);
  });
});
