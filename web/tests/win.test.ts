// What the board shows when a game has been won.
import { expect, test } from "vitest";
import type { Scene } from "../src/board";
import { winOn } from "../src/games/win";
import type { Result } from "../src/protocol";

const COLOURS = ["red", "blue", "green"] as const;
const SCENE = {
  figures: [
    { colour: "red", cell: 4 },
    { colour: "blue", cell: 7 },
    { colour: "green", cell: 7 },
  ],
} as unknown as Scene;
const result = (winners: readonly number[], ended: Result["ended"] = "won"): Result => ({
  winners,
  scores: [],
  turns: 9,
  ended,
});

test("light comes from where the winner stands, and the winner gets a laurel", () => {
  expect(winOn(SCENE, result([1]), COLOURS)).toEqual({ glow: [7], laurel: ["blue"], turn: "blue" });
});

test("those who win together all get one", () => {
  expect(winOn(SCENE, result([0, 1]), COLOURS)).toEqual({
    glow: [4, 7],
    laurel: ["red", "blue"],
    turn: null,
  });
});

test("nothing is lit as long as nobody has won", () => {
  expect(winOn(SCENE, null, COLOURS)).toEqual({});
  expect(winOn(SCENE, result([], "exhausted"), COLOURS)).toEqual({});
});
