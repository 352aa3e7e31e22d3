// The general face: what is shown of a game that this client knows nothing about.
import { beforeAll, expect, test, vi } from "vitest";
import type { Event, Showing, View } from "../src/games/face";
import { generalFace } from "../src/games/general";
import { holdingsOf } from "../src/games/general/holdings";
import { actionLabel, otherActions } from "../src/games/general/others";
import { said } from "../src/games/sentence-text";
import type { BoxFacts, Choices, GameFacts } from "../src/protocol";
import { showcaseOf } from "../src/start/showcase";
import { optionsInWords } from "../src/start/summary";
import { gameName } from "../src/words/called";
import { learn, speak } from "../src/words/words.svelte";

const WORDS = `
tokens-name = The tokens
tokens-action-take = Take { $count } of them
tokens-log-took = { $who } took { $count } on { $cell }
tokens-field-coins = Money
tokens-summary-quick = { $value ->
    [yes] in a hurry
   *[no] { "" }
  }
`;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await learn(() => Promise.resolve(WORDS));
});

const [tokens, unknown] = [generalFace("tokens"), generalFace("unknown_game")];
const box = {
  rows: 2,
  columns: 2,
  cells: ["a1", "b1", "a2", "b2"],
  tiles: [],
  starts: [],
} as unknown as BoxFacts;
const player = {
  colour: "red",
  cell: 0,
  start: 0,
  goals: [3, "owl"],
  coins: 2,
  hand: null,
  cards: ["owl", 7],
} as const;
const view = { players: [player], at_turn: 0, actor: 0, step: "take" } as unknown as View;
const choices = (...actions: { type: string }[]) => {
  const notations = actions.map(({ type, ...rest }) => [type, ...Object.values(rest)].join(" "));
  return { actions, notations, ways: [], opens: [], banned: null } as unknown as Choices;
};
const push = { type: "push", arrow: "N2", turn: 0 };
const walk = { type: "walk", cell: 1 };
const take = { type: "take", count: 2 };

test("the board lets one push where a push is legal, walk where only a walk is, and look otherwise", () => {
  expect(tokens.mode(view, choices(push), "open")).toBe("push");
  expect(tokens.mode(view, choices(walk, take), "open")).toBe("walk");
  expect(tokens.mode(view, choices(take), "open")).toBe("look");
  expect(tokens.mode(view, null, "open")).toBe("look");
});

test("where both a push and a walk are legal, the prompt asks which, and the board follows", () => {
  const both = choices(push, walk);
  expect(tokens.prompts({ choices: both } as Showing)).toBe(true);
  expect(tokens.mode(view, both, "open")).toBe("push");
  expect(tokens.mode(view, both, "left")).toBe("walk");
  expect(tokens.asked({ ...view, step: "push" }, "open")).toBe(
    unknown.asked({ ...view, step: "push" }, "using"),
  );
  expect(tokens.asked({ ...view, step: "push" }, "left")).toBe(
    unknown.asked({ ...view, step: "move" }, "left"),
  );
  expect(tokens.prompts({ choices: choices(push) } as Showing)).toBe(false);
});

test("no step is shown as done that may be still to come", () => {
  const states = (step: string, actor: number | null) =>
    tokens.steps({ ...view, step, actor }).map(({ label, state }) => `${label} ${state}`);
  expect(states("push", 0)).toEqual(["Push now", "Walk later"]);
  expect(states("move", 0)).toEqual(["Push done", "Walk now"]);
  expect(states("take", 0)).toEqual(["Take now"]);
  expect(states("dice", -1)).toEqual(["Push later", "Walk later"]);
  expect(states("over", null)).toEqual(["Push done", "Walk done"]);
});

test("every other action has a button, in the game's words or by its name and its values", () => {
  const [only, ...rest] = otherActions(choices(push, take, walk));
  expect(rest).toEqual([]);
  expect(only).toEqual({ action: take, notation: "take 2" });
  expect(only && actionLabel("tokens", only)).toBe("Take 2 of them");
  expect(only && actionLabel("unknown_game", only)).toBe("Take 2");
});

test("goals are cells by number and pictures by name", () => {
  expect(tokens.goals(view, 0)).toEqual({ pictures: ["owl"], cells: [3] });
  expect(tokens.goals(view, null)).toEqual({ pictures: [], cells: [] });
});

test("whatever else a player has is listed, and what this seat may not know is left out", () => {
  expect(holdingsOf("tokens", player)).toEqual([
    { label: "Money", value: "2" },
    { label: "Cards", value: "Owl, 7" },
  ]);
});

test("an event that only its game knows is told in the game's words, or by its name", () => {
  const took = { type: "took", seat: 0, count: 1, cell: 2 } as unknown as Event;
  const show = { sitters: [{ seat: 0, colour: "red", name: "Ada", bot: null }], you: null } as const;
  const log = (face: typeof tokens) =>
    face.sentencesFor([took], { box, view }, false).map((one) => said(show, one, true));
  expect(log(tokens)).toEqual(["Ada took 1 on a2"]);
  expect(log(unknown)).toEqual(["Ada: Took"]);
});

test("a game without words has the name of its package, and one with words its own", () => {
  expect(gameName("unknown_game")).toBe("Unknown game");
  expect(gameName("tokens")).toBe("The tokens");
  expect(unknown.asked(view, "open")).toBe("Choose what to do.");
});

test("the header of a table tells numbers, and switches that are not as usual", () => {
  const option = { default: false, limits: [], about: "" };
  const options = [
    { ...option, name: "quick", kind: "switch" },
    { ...option, name: "open_hands", kind: "switch" },
    { ...option, name: "rounds", kind: "number", default: null, limits: [{ players: 2, low: 1, high: 9 }] },
  ];
  const game = { name: "tokens", options } as unknown as GameFacts;
  const told = (chosen: object) => optionsInWords(game, { players: 2, ...chosen });
  expect(told({ quick: true, open_hands: false, rounds: null })).toEqual(["in a hurry", "Rounds: 9"]);
  expect(told({ quick: false, open_hands: true, rounds: 3 })).toEqual(["Open hands", "Rounds: 3"]);
});

test("the picture of a game without one has every cell covered, and the fixed tiles as they are printed", () => {
  const tiles = [6, 5, 5, 3, 7].map((openings) => ({ openings, picture: null, height: null }));
  const starts = [{ colour: "red", cell: 0 }];
  const game = { box: { ...box, tiles, starts, fixed: [0, 3] } } as unknown as GameFacts;
  const { scene } = showcaseOf(game);
  expect(scene.tiles.map(({ number }) => number)).toEqual([0, 2, 3, 1]);
  expect([scene.tiles[0]?.openings, scene.tiles[3]?.openings]).toEqual([6, 5]);
});
