// What is left of a hint after an action, and the sign on the tab.
import { expect, test } from "vitest";
import type { Hint, Push, Update, Walk } from "../src/protocol";
import { signFor } from "../src/tab";
import { remaining, turnsLeft, walksTo } from "../src/table/advice";

const push: Push = { type: "push", arrow: "N2", turn: 1 };
const walk: Walk = { type: "walk", cell: 17 };
const hint: Hint = {
  type: "hint",
  number: 4,
  actions: [push, walk],
  notations: ["N2'", "d3"],
  reason: "gain",
  bot: "planner",
};
const update = (number: number) => ({ number }) as Update;

test("after the advised push the walk is left", () => {
  expect(remaining(hint, update(5), push)).toMatchObject({ number: 5, actions: [walk], notations: ["d3"] });
});

test.each([
  ["another push", update(5), { ...push, turn: 0 }],
  ["an action of somebody else", update(5), undefined],
  ["an update that does not follow it", update(6), push],
])("nothing is left after %s", (_, next, taken) => {
  expect(remaining(hint, next, taken)).toBeNull();
});

test("nothing is left after the last advised action", () => {
  expect(remaining({ ...hint, actions: [walk] }, update(5), walk)).toBeNull();
});

test("a hint leads where its walk ends", () => {
  expect(walksTo(hint)).toBe(17);
  expect(walksTo({ ...hint, actions: [push] })).toBeNull();
});

test.each([
  [0, 1],
  [1, 0],
  [2, 3],
  [-1, 2],
  [-4, 1],
  [7, 2],
])("a spare turned by %i is to be turned on by %i", (quarters, turns) => {
  expect(turnsLeft(push, quarters)).toBe(turns);
});

test("the sign on the tab shows your own shape only when it is your turn", () => {
  expect(signFor(null)).toBe("/favicon.svg");
  const signs = (["red", "yellow", "blue", "green"] as const).map(signFor);
  expect(new Set(signs).size).toBe(4);
  for (const sign of signs) expect(sign).toMatch(/^data:image\/svg\+xml,/);
});
