// Where a picture lies: on a cell, or on the spare.
import { expect, test } from "vitest";
import type { Showing } from "../src/games/face";
import { cellOf } from "../src/games/whereabouts";

const show = {
  view: { board: { tiles: [{ number: 2 }, { number: 0 }] } },
  box: {
    cells: ["a1", "b1"],
    tiles: [{ picture: "owl" }, { picture: "bat" }, { picture: null }],
  },
} as unknown as Showing;

test("a picture is found on its tile, wherever that lies", () => {
  expect(cellOf(show, "owl")).toBe("b1");
  expect(cellOf(show, "bat")).toBeNull(); // on the spare
});
