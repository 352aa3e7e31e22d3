// What is chosen on the start page: names of bots, the length of the game, and both in words.
import { beforeAll, expect, test, vi } from "vitest";
import type { Colour, GameFacts } from "../src/protocol";
import { seatName } from "../src/start/seat-words";
import { summary } from "../src/start/summary";
import { Wish, type Seat } from "../src/start/wish.svelte";
import { speak } from "../src/words/words.svelte";

const colours: readonly Colour[] = ["red", "yellow", "blue", "green"];
const option = { default: false, limits: [], choices: [], about: "" };
const share = [12, 8, 6].map((high, at) => ({ players: at + 2, low: 1, high }));
const game = (name: string, ...options: object[]) =>
  ({
    name,
    options,
    fewest: 2,
    most: 4,
    box: { starts: colours.map((colour, cell) => ({ colour, cell })) },
    levels: [{ level: "easy" }, { level: "normal" }],
  }) as unknown as GameFacts;
const cards = { ...option, name: "cards", kind: "number", default: null, limits: share };
const classic = game("classic", cards);
const master = game("master", { ...option, name: "short", kind: "switch" });
const towers = game("towers", { ...option, name: "children", kind: "seats", default: null });

const chosen = (one: GameFacts) => new Wish([one]);
const seat = (wish: Wish, colour: Colour) => wish.seats.find((one) => one.colour === colour) as Seat;
const options = (wish: Wish) => wish.table(() => "").options;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("no bot changes its name because another seat changes", () => {
  const wish = chosen(classic);
  const blue = seatName(wish, seat(wish, "blue"));
  wish.setKind(seat(wish, "yellow"), "here");
  expect(seatName(wish, seat(wish, "blue"))).toBe(blue);
  wish.exchange("blue", "red");
  expect(seatName(wish, seat(wish, "red"))).toBe(blue);
});

test("bots at one table have different names", () => {
  const wish = chosen(classic);
  for (const one of wish.seats) wish.setKind(one, "bot");
  expect(new Set(wish.seats.map((one) => wish.botName(one))).size).toBe(4);
});

test("C7: all cards are dealt, however many play, unless a shorter game is chosen", () => {
  const wish = chosen(classic);
  expect(summary(wish)).toEqual(["8 pictures each", "random first player"]);
  expect(options(wish)).toMatchObject({ cards: null });
  wish.setKind(seat(wish, "green"), "bot");
  expect(summary(wish)[0]).toBe("6 pictures each");
  wish.short = true;
  expect(summary(wish)[0]).toBe("5 pictures each");
  expect(options(wish)).toMatchObject({ cards: 5 });
  wish.short = false;
  expect(summary(wish)[0]).toBe("6 pictures each");
});

test("a game is short as soon as it is shorter than its rule sheet has it", () => {
  const wish = chosen(classic);
  expect(wish.short).toBe(false);
  wish.set(wish.options[0]!, 7);
  expect(wish.short).toBe(true);
  expect(chosen(towers).short).toBeNull();
});

test("a switch can make a game short, too, and is then not asked for again", () => {
  const wish = chosen(master);
  expect(options(wish)).toMatchObject({ short: false });
  wish.short = true;
  expect(options(wish)).toMatchObject({ short: true });
  expect(summary(wish)[0]).toBe("short game");
  expect(wish.ofLength(wish.options[0]!)).toBe(true);
});

test("nothing is said of a length that a game does not have", () => {
  expect(summary(chosen(towers))).toEqual(["random first player"]);
});
