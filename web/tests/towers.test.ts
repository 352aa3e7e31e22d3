// The towers on the screen: which cells cost what, for a child too, and the sentences about a turn.
import { beforeAll, expect, test, vi } from "vitest";
import towers from "../src/games/towers";
import type { Showing } from "../src/games/face";
import { describe } from "../src/games/describe";
import type { TowersEvent, TowersView, TowersWay } from "../src/games/towers/types";
import type { BoxFacts, Choices, Hint } from "../src/protocol";
import { advice } from "../src/table/advice";
import { worded } from "../src/words/called";
import { speak } from "../src/words/words.svelte";

const way = (cell: number, spells: TowersWay["spells"], action = 0): TowersWay => ({
  action,
  cell,
  path: [0, ...spells.map((_, at) => at + 1).slice(0, -1), cell],
  goal: false,
  spells,
});

const view = (child: boolean) => ({ at_turn: 0, players: [{ child }] }) as unknown as TowersView;
const box = {
  columns: 5,
  cells: Array.from({ length: 25 }, (_, at) => `cell ${at}`),
  arrows: [{ name: "W2", side: "W", line: 1, cells: [5, 6, 7, 8, 9], opposite: "E2" }],
} as unknown as BoxFacts;

const choices: Choices<"towers"> = {
  actions: [],
  notations: [],
  opens: [],
  ways: [way(1, [null]), way(7, [null, "up"], 1), way(7, [null, "joker"], 2)],
  banned: null,
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("a free cell is lamplit, a dear one shows the cards of the table's own choice and the step that takes each", () => {
  const destinations = towers.destinations(choices, view(false));
  expect(destinations.map(({ cell }) => cell).sort()).toEqual([1, 7]);
  expect(destinations.find(({ cell }) => cell === 1)?.costs).toBeUndefined();
  const dear = destinations.find(({ cell }) => cell === 7);
  expect(dear?.costs).toEqual(["spell-up"]);
  expect(dear?.tolls).toEqual([null, "spell-up"]);
});

test("only what costs something is weighed before it is walked", () => {
  expect(choices.ways.map((one) => towers.weighed?.(one, view(false)) !== null)).toEqual([false, true, true]);
});

test("every card of a child is a joker", () => {
  expect(towers.destinations(choices, view(true)).find(({ cell }) => cell === 7)?.costs).toEqual([
    "spell-joker",
  ]);
  const costs = [{ cells: [3], up: 1, down: 1, joker: 0 }];
  const [opened] = towers.opened({ action: 0, cells: [3], goals: [], costs }, view(true));
  expect(opened?.costs).toEqual(["spell-joker", "spell-joker"]);
});

test("a hint names the cards as their player counts them", () => {
  const walk = { type: "walk", cell: 7, up: 1, down: 0, joker: 1 } as const;
  expect(towers.cost?.(walk, view(false))).toBe(" (spells: **Up, Joker**)");
  expect(towers.cost?.(walk, view(true))).toBe(" (spells: **Joker, Joker**)");
});

test("push and walk make one sentence, with the number of cards that were spent", () => {
  const tile = { number: 9, openings: 3 };
  const events: TowersEvent[] = [
    { type: "pushed", seat: 0, arrow: "W2", tile, fallen: tile },
    { type: "walked", seat: 0, path: [5, 6, 7], spells: ["up", "joker"] },
    { type: "drew-spell", seat: 0, spell: "down" },
  ];
  const sentences = towers.sentencesFor(events, { box, view: view(false) }, false);
  expect(sentences.map(({ key }) => key)).toEqual(["towers-pushed-walked"]);
  expect(sentences[0]?.values).toMatchObject({ cell: "cell 7", count: 2, line: "2" });
});

test("which card was drawn is said to its owner only, and never written into the log", () => {
  const drew: TowersEvent = { type: "drew-spell", seat: 0, spell: "up" };
  expect(towers.sentencesFor([drew], { box, view: view(false) }, false)).toEqual([]);
  expect(towers.sentencesFor([drew], { box, view: view(false) }, true)).toMatchObject([
    { key: "towers-drew", secret: true },
  ]);
  expect(towers.sentencesFor([{ ...drew, spell: null }], { box, view: view(false) }, true)).toMatchObject([
    { key: "towers-drew-secretly", secret: false },
  ]);
});

test.each([
  [true, "Joker"],
  [false, "Down"],
])("hint and log call a card by the same name (for a child: %s)", (child, name) => {
  const show = { box, view: view(child) };
  const walk = { type: "walk", cell: 7, up: 0, down: 1, joker: 0 } as const;
  const walked: TowersEvent = { type: "walked", seat: 0, path: [5, 6, 7], spells: [null, "down"] };
  const drew: TowersEvent = { type: "drew-spell", seat: 0, spell: "down" };
  expect(towers.cost?.(walk, show.view)).toBe(` (spell: **${name}**)`);
  expect(towers.sentencesFor([walked], show, false)[0]?.values).toMatchObject({ spells: name });
  expect(towers.sentencesFor([drew], show, true)[0]?.values).toMatchObject({ spell: name });
});

test("what is pushed here is a tower, not a tile", () => {
  const show = { face: towers, box: { ...box, tiles: [] }, view: view(false), you: 0 } as unknown as Showing;
  const spare = describe(show, { kind: "spare", tile: { number: 3, openings: 5 } });
  expect(spare).toBe("The spare tower, open to the top and the bottom");
  const push = { type: "push", arrow: "W2", turn: 1 } as const;
  const hint = { actions: [push], notations: [] } as unknown as Hint;
  expect(advice(show, hint, 0)).toBe("Push row\u00a02 from the left, turning the tower once to the right.");
  expect(worded("towers", "board-turn-left")).toBe("Turn the tower to the left");
  expect(worded("classic", "board-turn-left")).toBe("Turn the tile to the left");
});
