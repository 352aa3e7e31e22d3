import { describe, expect, test } from "vitest";
import { doubleTapped, isDouble, pinched, WHOLE } from "./zoom";

const SIZE = { width: 400, height: 400 };
const at = (x: number, y: number) => ({ x, y });

describe("two fingers", () => {
  test("enlarge what lies between them, which stays there", () => {
    const zoom = pinched(WHOLE, [at(150, 200), at(250, 200)], [at(100, 200), at(300, 200)], SIZE);
    expect(zoom).toEqual({ scale: 2, x: -200, y: -200 });
    const moved = pinched(zoom, [at(100, 200), at(300, 200)], [at(150, 250), at(350, 250)], SIZE);
    expect(moved).toEqual({ scale: 2, x: -150, y: -150 });
  });

  test("never show less than the whole board, nor anything beside it, nor more than 2.5 times as much", () => {
    expect(pinched(WHOLE, [at(100, 100), at(300, 100)], [at(190, 100), at(210, 100)], SIZE)).toEqual(WHOLE);
    expect(pinched(WHOLE, [at(10, 0), at(20, 0)], [at(10, 0), at(390, 0)], SIZE).scale).toBe(2.5);
    const zoom = { scale: 2, x: -10, y: -10 };
    expect(pinched(zoom, [at(0, 0), at(100, 0)], [at(90, 90), at(190, 90)], SIZE)).toEqual({
      scale: 2,
      x: 0,
      y: 0,
    });
  });
});

describe("a double tap", () => {
  test("enlarges where it was, and the next one shows the whole board", () => {
    const zoom = doubleTapped(WHOLE, at(300, 100), SIZE);
    expect(zoom).toEqual({ scale: 2, x: -300, y: -100 });
    expect(doubleTapped(zoom, at(10, 10), SIZE)).toEqual(WHOLE);
  });

  test("is two taps at the same place within 250 milliseconds", () => {
    const first = { x: 10, y: 10, at: 1_000 };
    expect(isDouble(first, { x: 20, y: 10, at: 1_249 })).toBe(true);
    expect(isDouble(first, { x: 20, y: 10, at: 1_250 })).toBe(false);
    expect(isDouble(first, { x: 60, y: 10, at: 1_100 })).toBe(false);
    expect(isDouble(null, first)).toBe(false);
  });
});
