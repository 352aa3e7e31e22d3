// The dragon's game on the screen: what is asked and told, and the board in words.
import { beforeAll, expect, test, vi } from "vitest";
import { describe } from "../src/games/describe";
import type { Face, Showing } from "../src/games/face";
import master from "../src/games/master";
import type { MasterView } from "../src/games/master/types";
import { said } from "../src/games/sentence-text";
import type { BoxFacts } from "../src/protocol";
import { speak } from "../src/words/words.svelte";

const cells = Array.from({ length: 49 }, (_, at) => `${"abcdefg"[at % 7]}${Math.floor(at / 7) + 1}`);
const box = {
  rows: 7,
  columns: 7,
  cells,
  starts: [],
  arrows: [],
  tiles: [],
  places: [{ name: "lair", cell: 24 }],
} as unknown as BoxFacts;

const view = (changes: Partial<MasterView> = {}) =>
  ({
    board: { rows: 7, columns: 7, tiles: cells.map((_, number) => ({ number, openings: 9 })) },
    spare: { number: 49, openings: 5 },
    players: [
      { colour: "red", cell: 0 },
      { colour: "yellow", cell: 6 },
    ],
    guards: [22, 26],
    gaze: 8,
    treasures: [],
    threatened: [],
    threat: [],
    at_turn: 0,
    step: "push",
    extra: false,
    duel: null,
    slayer: null,
    ...changes,
  }) as unknown as MasterView;

const show = (changes: Partial<MasterView> = {}) =>
  ({
    face: master as unknown as Face,
    box,
    view: view(changes),
    you: 0,
    sitters: [
      { seat: 0, colour: "red", name: "Ada", bot: null },
      { seat: 1, colour: "yellow", name: "Linde", bot: null },
    ],
    covered: false,
    near: null,
  }) as unknown as Showing;

const cell = (name: string, changes: Partial<MasterView> = {}) =>
  describe(show(changes), { kind: "cell", cell: cells.indexOf(name), destination: null });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("M2, M12: the lair is closed whatever lies under it, and tells where the dragon looks", () => {
  expect(cell("d4")).toBe(
    "d4, the dragon’s lair, closed on all sides, the dragon is looking towards the left",
  );
  expect(cell("d4", { gaze: 4 })).toContain("the dragon is looking towards the bottom");
});

test("M2, M25: the cell that the dragon faces says so, and no other", () => {
  expect(cell("c4")).toContain("the dragon is looking here");
  expect(cell("e4")).not.toContain("the dragon is looking here");
});

test("once the dragon is beaten it looks nowhere", () => {
  expect(cell("d4", { slayer: 1 })).toBe("d4, the dragon’s lair, closed on all sides");
  expect(cell("c4", { slayer: 1 })).not.toContain("dragon");
});

test("M21: in the extra turn no further double turn is to come, and the title says whose it is", () => {
  const labels = (extra: boolean) => master.steps(view({ extra })).map(({ label }) => label);
  expect(labels(false)).toContain("Double turn");
  expect(labels(true)).not.toContain("Double turn");
  const title = (seat: number, extra: boolean) => {
    const heading = master.heading?.(view({ extra, at_turn: seat }), seat);
    return heading ? said(show(), heading, false) : null;
  };
  expect(title(0, false)).toBeNull();
  expect(title(0, true)).toBe("Your extra turn, Ada");
  expect(title(1, true)).toBe("Linde’s extra turn");
});

test("a duel out of turn is called a duel in an extra turn too, with the guard that it is", () => {
  const duel = { foe: "white", duellists: [0], rolls: [2] } as MasterView["duel"];
  const heading = master.heading?.(view({ extra: true, at_turn: 1, step: "again", duel }), 0);
  expect(heading && said(show(), heading, false)).toBe("The white guard sees you");
});
