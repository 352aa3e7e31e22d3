import { describe, expect, test } from "vitest";
import { EMPTY, LIFT, next, type Effect, type Hand, type Input, type Load } from "./hand";

const ARROWS: Load = {
  targets: [
    { name: "N2", x: 100, y: 0 },
    { name: "N4", x: 200, y: 0 },
    { name: "N6", x: 300, y: 0, banned: true },
  ],
};
const CELLS: Load = {
  targets: [
    { name: "3", x: 100, y: 0 },
    { name: "4", x: 150, y: 0 },
  ],
  near: 30,
};

type Move = readonly [
  type: "down" | "move" | "up" | "cancel",
  x: number,
  y: number,
  at?: number,
  id?: number,
];

/** Play what pointers do; returns what it meant, and the hand afterwards. */
function play(load: Load, finger: boolean, ...moves: (Move | "hold" | "escape")[]) {
  let hand: Hand = EMPTY;
  const effects: Effect[] = [];
  for (const move of moves) {
    const input: Input =
      typeof move === "string"
        ? { type: move }
        : { type: move[0], x: move[1], y: move[2], at: move[3] ?? 1_000, id: move[4] ?? 1, finger };
    const [after, ...more] = next(hand, input, load);
    hand = after;
    effects.push(...more);
  }
  return { hand, effects, does: effects.map((one) => one.do) };
}

const DOWN: Move = ["down", 100, 300, 0];

describe("lifting", () => {
  test("takes 8 pixels with a finger, 4 with the mouse", () => {
    expect(play(ARROWS, true, DOWN, ["move", 107, 300]).does).toEqual([]);
    expect(play(ARROWS, true, DOWN, ["move", 108, 300]).does).toEqual(["lift"]);
    expect(play(ARROWS, false, DOWN, ["move", 103, 300]).does).toEqual([]);
    expect(play(ARROWS, false, DOWN, ["move", 104, 300]).does).toEqual(["lift"]);
  });

  test("comes with holding, too, and holding on does nothing more", () => {
    expect(play(ARROWS, true, DOWN, "hold", "hold").does).toEqual(["lift"]);
  });

  test("does not happen for a tap, nor when a second finger comes first", () => {
    expect(play(ARROWS, true, DOWN, ["up", 101, 300])).toMatchObject({ hand: EMPTY, effects: [] });
    expect(play(ARROWS, true, DOWN, ["down", 50, 50, 10, 2], ["move", 140, 300]).does).toEqual([]);
  });
});

describe("a flick", () => {
  test("turns left or right if it was quick and short", () => {
    const right = play(ARROWS, true, DOWN, ["move", 130, 300, 90], ["up", 150, 300, 180]);
    expect(right.effects).toEqual([{ do: "lift" }, { do: "return" }, { do: "turn", quarters: 1 }]);
    const left = play(ARROWS, true, DOWN, ["move", 70, 300, 90], ["up", 40, 300, 150]);
    expect(left.effects.at(-1)).toEqual({ do: "turn", quarters: -1 });
  });

  test("is none if it was slow or long", () => {
    expect(play(ARROWS, true, DOWN, ["move", 130, 300], ["up", 150, 300, 181]).does).toEqual([
      "lift",
      "return",
    ]);
    expect(play(ARROWS, true, DOWN, ["move", 130, 300], ["up", 170, 300, 100]).does).toEqual([
      "lift",
      "return",
    ]);
  });
});

describe("docking", () => {
  test("begins within 40 pixels and ends beyond 56", () => {
    const near = play(ARROWS, false, DOWN, ["move", 100, 41], ["move", 100, 40]);
    expect(near.effects).toEqual([{ do: "lift" }, { do: "over", name: "N2" }]);
    const still = play(ARROWS, false, DOWN, ["move", 100, 40], ["move", 100, 56], ["move", 148, 10]);
    expect(still.does).toEqual(["lift", "over"]);
    const gone = play(ARROWS, false, DOWN, ["move", 100, 40], ["move", 100, 57]);
    expect(gone.effects.at(-1)).toEqual({ do: "over", name: null });
  });

  test("goes from one arrow to the next when it lets go of the first", () => {
    const { effects } = play(ARROWS, false, DOWN, ["move", 100, 10], ["move", 170, 10]);
    expect(effects.slice(1)).toEqual([
      { do: "over", name: "N2" },
      { do: "over", name: "N4" },
    ]);
  });

  test("does not happen over the place that it was taken from, however near an arrow is", () => {
    const near: Move = ["down", 200, 80, 0]; // above this finger the tile is seen 18 pixels from an arrow
    expect(play(ARROWS, true, near, ["move", 190, 80]).does).toEqual(["lift"]);
    const back = play(ARROWS, true, near, ["move", 200, 43], ["move", 205, 75], ["up", 205, 75]);
    expect(back.effects.slice(1)).toEqual([
      { do: "over", name: "N4" },
      { do: "over", name: null },
      { do: "return" },
    ]);
  });

  test("counts where the tile is seen above a finger, and the finger itself", () => {
    expect(play(ARROWS, true, DOWN, ["move", 100, LIFT + 40]).does).toContain("over");
    expect(play(ARROWS, true, DOWN, ["move", 100, 40]).does).toContain("over");
    expect(play(ARROWS, true, DOWN, ["move", 100, LIFT + 41]).does).not.toContain("over");
    expect(play(ARROWS, false, DOWN, ["move", 100, LIFT]).does).not.toContain("over");
  });

  test("does not happen at a banned arrow, which is refused once for each time it is tried", () => {
    const once = play(
      ARROWS,
      false,
      DOWN,
      ["move", 300, 30],
      ["move", 300, 20],
      ["move", 300, 50],
      ["move", 300, 30],
    );
    expect(once.does).toEqual(["lift", "refuse"]);
    const twice = play(ARROWS, false, DOWN, ["move", 300, 30], ["move", 300, 95], ["move", 300, 30]);
    expect(twice.does).toEqual(["lift", "refuse", "refuse"]);
    const beside: Move[] = [
      ["down", 300, 80],
      ["move", 300, 30],
    ];
    expect(play(ARROWS, false, ...beside).does).toEqual(["lift"]);
    expect(play(ARROWS, false, DOWN, ["move", 300, 30], ["up", 300, 30]).does.at(-1)).toBe("return");
  });
});

describe("letting go", () => {
  test("pushes where it is docked, and returns everywhere else", () => {
    const put = play(ARROWS, true, DOWN, ["move", 200, 20], ["up", 200, 20]);
    expect(put).toMatchObject({ hand: EMPTY });
    expect(put.effects.at(-1)).toEqual({ do: "put", name: "N4" });
    expect(play(ARROWS, true, DOWN, ["move", 200, 200], ["up", 200, 200]).does.at(-1)).toBe("return");
  });

  test("of everything comes with Escape, a cancelled pointer and a third finger", () => {
    const docked: Move[] = [DOWN, ["move", 200, 20]];
    expect(play(ARROWS, true, ...docked, "escape").does.at(-1)).toBe("return");
    expect(play(ARROWS, true, ...docked, ["cancel", 200, 20]).does.at(-1)).toBe("return");
    const third = play(ARROWS, true, ...docked, ["down", 20, 20, 0, 2], ["down", 60, 20, 0, 3]);
    expect(third).toMatchObject({ hand: EMPTY });
    expect(third.does.at(-1)).toBe("return");
  });
});

describe("a second finger", () => {
  const carried: Move[] = [DOWN, ["move", 100, 200]];

  test("taps for a quarter to the right", () => {
    const tap = play(ARROWS, true, ...carried, ["down", 20, 200, 1_000, 2], ["up", 25, 205, 1_200, 2]);
    expect(tap.effects.at(-1)).toEqual({ do: "turn", quarters: 1 });
    expect(tap.hand.holds).toBe("load");
  });

  test("does not tap if it stays, moves or is cancelled", () => {
    const second: Move = ["down", 20, 200, 1_000, 2];
    expect(play(ARROWS, true, ...carried, second, ["up", 20, 200, 1_250, 2]).does).toEqual(["lift"]);
    expect(
      play(ARROWS, true, ...carried, second, ["move", 20, 213, 1_050, 2], ["up", 20, 200, 1_100, 2]).does,
    ).toEqual(["lift"]);
    expect(play(ARROWS, true, ...carried, second, ["cancel", 20, 200, 1_050, 2])).toMatchObject({
      does: ["lift"],
      hand: { holds: "load", second: null },
    });
  });

  test("twists the way it goes, from 30 degrees on, and back again", () => {
    const second: Move = ["down", 200, 200, 1_000, 2]; // to the right of the first
    const down = play(ARROWS, true, ...carried, second, ["move", 187, 249, 0, 2], ["move", 186, 251, 0, 2]);
    expect(down.effects.slice(1)).toEqual([{ do: "turn", quarters: 1 }]);
    const up = play(ARROWS, true, ...carried, second, ["move", 180, 140, 0, 2], ["move", 200, 200, 0, 2]);
    expect(up.effects.slice(1)).toEqual([
      { do: "turn", quarters: -1 },
      { do: "turn", quarters: 1 },
    ]);
    const far = play(ARROWS, true, ...carried, second, ["move", 30, 310, 0, 2], ["up", 30, 310, 1_010, 2]);
    expect(far.effects.slice(1)).toEqual([{ do: "turn", quarters: 2 }]);
  });
});

describe("a figure", () => {
  test("goes to the nearest cell in reach, does not cling, and nothing turns it", () => {
    const { effects } = play(
      CELLS,
      true,
      ["down", 60, 0, 0],
      ["move", 80, 0],
      ["move", 130, 0],
      ["up", 130, 0, 100],
    );
    expect(effects).toEqual([
      { do: "lift" },
      { do: "over", name: "3" },
      { do: "over", name: "4" },
      { do: "put", name: "4" },
    ]);
  });

  test("returns if it is let go elsewhere", () => {
    expect(
      play(CELLS, true, ["down", 60, 0, 0], ["move", 90, 0], ["move", 60, 0], ["up", 60, 0]).does,
    ).toEqual(["lift", "over", "over", "return"]);
  });
});
