// A bubble finds its place beside a figure.
import { expect, test } from "vitest";
import { bubblePlace } from "./bubbles";

const BOARD = { x: 0, y: 0, width: 700, height: 700 };
const SIZE = { width: 76, height: 70 };
const TALL = 66;

function areaOf(place: { x: number; y: number }) {
  return { left: place.x - 38, right: place.x + 38, top: place.y - 35, bottom: place.y + 35 };
}

test("a bubble stands above its figure and points down to it", () => {
  const place = bubblePlace({ x: 350, y: 350 }, TALL, SIZE, BOARD, []);
  expect(place.x).toBe(350);
  expect(areaOf(place).bottom).toBeLessThanOrEqual(350 - TALL);
  expect(place.tip.y).toBeGreaterThan(0);
});

test("it goes elsewhere if that would cover the player's own figure or a goal", () => {
  const above = { x: 300, y: 180, width: 100, height: 104 };
  const place = bubblePlace({ x: 350, y: 350 }, TALL, SIZE, BOARD, [above]);
  const { left, right, top, bottom } = areaOf(place);
  const apart = right <= 300 || left >= 400 || bottom <= 180 || top >= 284;
  expect(apart).toBe(true);
});

test("it never leaves the board, in no corner", () => {
  for (const x of [20, 350, 680]) {
    for (const y of [70, 350, 690]) {
      const standing = { x: x - 26, y: y - TALL, width: 52, height: TALL };
      const { left, right, top, bottom } = areaOf(bubblePlace({ x, y }, TALL, SIZE, BOARD, [standing]));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(700);
      expect(bottom).toBeLessThanOrEqual(700);
    }
  }
});
