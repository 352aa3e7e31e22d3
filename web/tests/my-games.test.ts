// The finished games of this device: what is noted, how much, and what the numbers count.
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  finishedGames,
  forgetAllFinished,
  forgetFinished,
  noteFinished,
  type FinishedGame,
  type Player,
} from "../src/finished";
import { likeBefore } from "../src/mine/rematch";
import { outcomeFor, people, statistics } from "../src/mine/statistics";
import type { SeatFacts, TableFacts } from "../src/protocol";

let stored: Map<string, string>;
let full = false;

beforeEach(() => {
  stored = new Map();
  full = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

const COLOURS = ["red", "yellow", "blue", "green"] as const;

function table(id: string, seats: readonly Partial<SeatFacts>[], winners: readonly number[]): TableFacts {
  return {
    table: id,
    game: "corners",
    options: { players: seats.length, colours: COLOURS.slice(0, seats.length), first: null, size: 3 },
    seats: seats.map((seat, at) => ({ seat: at, colour: COLOURS[at], name: `P${at}`, bot: null, ...seat })),
    result: { winners, scores: [], turns: 12, ended: winners.length ? "won" : "exhausted" },
  } as unknown as TableFacts;
}

describe("a finished game", () => {
  test("is noted once, with whose seats they were", () => {
    const facts = table("t", [{ kind: "me" }, { kind: "here" }, { kind: "link" }, { bot: "easy" }], [1]);
    expect(noteFinished(facts, [0, 1], 5)).toBe(true);
    expect(noteFinished(facts, [0, 1], 6)).toBe(true);
    const [one, ...more] = finishedGames();
    expect(more).toEqual([]);
    expect(one?.at).toBe(5);
    expect(one?.players.map(({ whose }) => whose)).toEqual(["own", "here", "elsewhere", "elsewhere"]);
  });

  test("that was only watched, or is not over, is not noted", () => {
    expect(noteFinished(table("t", [{}, {}], [0]), [])).toBe(true);
    expect(noteFinished({ ...table("t", [{}, {}], [0]), result: null }, [0])).toBe(true);
    expect(finishedGames()).toEqual([]);
  });

  test("for which there is no room is reported, and nothing is lost", () => {
    noteFinished(table("t", [{}, {}], [0]), [0]);
    full = true;
    expect(noteFinished(table("u", [{}, {}], [0]), [0])).toBe(false);
    expect(finishedGames().map((one) => one.table)).toEqual(["t"]);
  });

  test("goes when there are too many, the oldest first", () => {
    for (let at = 0; at < 405; at++) noteFinished(table(`t${at}`, [{}, {}], [0]), [0], at);
    const kept = finishedGames();
    expect(kept).toHaveLength(400);
    expect(kept[0]?.table).toBe("t404");
    expect(JSON.stringify(kept).length).toBeLessThan(400 * 600);
  });

  test("can be deleted, and so can all", () => {
    for (const id of ["t", "u", "v"]) noteFinished(table(id, [{}, {}], [0]), [0]);
    forgetFinished("u");
    expect(finishedGames().map((one) => one.table)).toEqual(["v", "t"]);
    forgetAllFinished();
    expect(stored.size).toBe(0);
  });

  test("that is something else in the storage is no game", () => {
    stored.set("wandelgang-games", '{"no": "list"}');
    expect(finishedGames()).toEqual([]);
    stored.set("wandelgang-games", "nonsense");
    expect(finishedGames()).toEqual([]);
  });
});

const own: Player = { colour: "red", name: "Ada", level: null, whose: "own" };
const mira: Player = { colour: "yellow", name: "Mira", level: null, whose: "here" };
const jonas: Player = { colour: "blue", name: "Jonas", level: null, whose: "elsewhere" };
const easy: Player = { colour: "green", name: "Pip", level: "easy", whose: "elsewhere" };
const other: Player = { ...easy, colour: "blue", name: "Mika" };

let number = 0;
function game(
  players: readonly Player[],
  winners: readonly number[],
  more: Partial<FinishedGame> = {},
): FinishedGame {
  const ended = winners.length ? "won" : "exhausted";
  const result = { winners, scores: [], turns: 10, ended } as const;
  return { table: `t${number++}`, game: "corners", options: {}, players, result, at: 1, ...more };
}

describe("the numbers", () => {
  test("know the people of this device, by how much they play", () => {
    expect(people([game([own, mira], [0]), game([mira, easy], [0]), game([mira, jonas], [1])])).toEqual([
      "Mira",
      "",
    ]);
  });

  test("count wins, shared wins, defeats and draws", () => {
    const games = [game([own, easy], [0]), game([own, easy], [0, 1]), game([own, easy], [1])];
    const drawn = game([own, easy], []);
    expect(games.map((one) => outcomeFor("", one))).toEqual(["won", "shared", "lost"]);
    expect(outcomeFor("", drawn)).toBe("drawn");
    expect(statistics([...games, drawn], "").all).toEqual({ games: 4, won: 2 });
  });

  test("leave out a seat that a bot played at the end", () => {
    const handedOver = game([{ ...own, level: "easy" }, jonas], [0]);
    expect(outcomeFor("", handedOver)).toBeNull();
    expect(statistics([handedOver], "").all.games).toBe(0);
    expect(people([handedOver])).toEqual([]);
  });

  test("group by game, with the turns it takes", () => {
    const long = { result: { ...game([own], [0]).result, turns: 31 } };
    const games = [
      game([own, easy], [0]),
      game([own, easy], [0], long),
      game([own, easy], [1], { game: "go" }),
    ];
    expect(statistics(games, "").byGame).toEqual([
      { game: "corners", games: 2, won: 2, turns: 21 },
      { game: "go", games: 1, won: 0, turns: 10 },
    ]);
  });

  test("group by options, whoever began and whatever the colours", () => {
    const games = [
      game([own, easy], [0], { options: { size: 3, first: 0, colours: ["red", "green"] } }),
      game([own, easy], [1], { options: { first: null, size: 3, colours: ["blue", "green"] } }),
      game([own, easy], [0], { options: { size: 4 } }),
    ];
    expect(statistics(games, "").byOptions.map(({ games, won }) => [games, won])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  test("group opponents: bots by level and once a game, people by name, also at this screen", () => {
    const games = [
      game([own, easy, other], [2]),
      game([own, easy], [0]),
      game([own, mira, jonas], [1]),
      game([own, jonas], []),
    ];
    const rows = statistics(games, "").byOpponent;
    expect(
      rows.map(({ opponent, games, won, lost }) => [opponent.level ?? opponent.name, games, won, lost]),
    ).toEqual([
      ["easy", 2, 1, 1],
      ["Jonas", 2, 0, 0],
      ["Mira", 1, 0, 1],
    ]);
    const [hers] = statistics(games, "Mira").byOpponent;
    expect([hers?.opponent.whose, hers?.games, hers?.won]).toEqual(["own", 1, 1]);
  });
});

test("a rematch asks for the same seats: yours, those at this screen, links for friends, and bots", () => {
  const options = { players: 4, colours: [], first: 2, size: 3 };
  const wanted = likeBefore(game([own, mira, jonas, easy], [0], { options }));
  expect(wanted.seats.map(({ kind, level }) => [kind, level])).toEqual([
    ["me", null],
    ["here", null],
    ["link", null],
    ["bot", "easy"],
  ]);
  expect(wanted.options).toEqual({ size: 3, first: null });
  const [mine] = likeBefore(game([{ ...own, level: "normal" }, easy], [0])).seats;
  expect(mine?.kind).toBe("me"); // a bot only stood in
});
