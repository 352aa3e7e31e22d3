// Clocks as this page counts them on, and times as people read them.
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import type { ClockFacts } from "../src/protocol";
import { Clocks } from "../src/table/clocks.svelte";
import { Memory } from "../src/table/memory.svelte";
import { amount, clockTime, clockWords, shortTime, timeLeft } from "../src/words/time";
import { learn, speak, type Source } from "../src/words/words.svelte";

const CLOCK = { type: "budget", seconds: 60, increment: 10 } as const;
const seat = (left: number, grace: number | null = null) => ({ left, grace, spent: 0 });

let now = 0;
beforeEach(() => {
  now = 5_000;
  vi.stubGlobal("performance", { now: () => now });
});

function told(facts: ClockFacts): Clocks {
  const clocks = new Clocks();
  clocks.hear(facts);
  return clocks;
}

test("only the clock that runs counts down, and never below nothing", () => {
  const clocks = told({ seats: [seat(30_000), seat(45_000)], running: 0 });
  now += 12_000;
  expect(clocks.at(0, CLOCK, false)).toMatchObject({ left: 18_000, share: 0.3, state: "running" });
  expect(clocks.at(1, CLOCK, false)).toMatchObject({ left: 45_000, state: "waiting" });
  now += 10_000;
  expect(clocks.at(0, CLOCK, false)?.state).toBe("last");
  now += 60_000;
  expect(clocks.at(0, CLOCK, false)?.left).toBe(0);
});

test("each message corrects what was counted", () => {
  const clocks = told({ seats: [seat(30_000)], running: 0 });
  now += 12_000;
  clocks.hear({ seats: [seat(17_500)], running: 0 });
  expect(clocks.at(0, CLOCK, false)?.left).toBe(17_500);
});

test("a lost connection stops a clock until its grace is used up", () => {
  const clocks = told({ seats: [seat(30_000, 20_000)], running: 0 });
  now += 15_000;
  expect(clocks.at(0, CLOCK, false)).toMatchObject({ left: 30_000, grace: 5_000, state: "lost" });
  now += 6_000;
  expect(clocks.at(0, CLOCK, false)).toMatchObject({ left: 29_000, grace: 0, state: "running" });
});

test("nothing counts while the game is paused, and nothing is shown without a clock", () => {
  const clocks = told({ seats: [seat(30_000, 20_000)], running: 0 });
  now += 15_000;
  expect(clocks.at(0, CLOCK, true)).toMatchObject({ left: 30_000, grace: 20_000 });
  expect(clocks.at(0, null, false)).toBeNull();
  expect(new Clocks().at(0, CLOCK, false)).toBeNull();
});

test("more time than at the beginning fills the ring", () => {
  expect(told({ seats: [seat(75_000)], running: 0 }).at(0, CLOCK, false)?.share).toBe(1);
});

test("the log keeps for whom a bot moved, and who lost the connection, once in a turn", () => {
  const memory = new Memory();
  memory.remark("away", 1);
  memory.remark("back", 1);
  memory.remark("away", 1);
  memory.remark("time-up", 0);
  expect(memory.turns).toHaveLength(1);
  expect(memory.turns[0]).toMatchObject({ timeUp: 0, lost: [1] });
});

test("times are written as people read them", async () => {
  const words: Source = async (language) => readFileSync(`../locales/${language}/clock.ftl`, "utf-8");
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async () => new Response(""));
  await learn(words);
  await speak("en");
  expect([0, 8_200, 234_000, 3_723_000].map(clockTime)).toEqual(["0:00", "0:09", "3:54", "1:02:03"]);
  expect(clockTime(190_800_000)).toBe("2 d 5 h");
  expect([59_000, 7_500_000, 190_800_000].map(shortTime)).toEqual(["0:59", "2 h", "2 d"]);
  expect([1_000, 40_000, 60_000, 7_200_000, 172_800_000].map(timeLeft)).toEqual([
    "1 second left",
    "40 seconds left",
    "1 minute left",
    "2 hours left",
    "2 days left",
  ]);
  expect([0, 90, 300, 7_200, 86_400].map(amount)).toEqual(["0 s", "90 s", "5 min", "2 h", "1 day"]);
  expect(clockWords({ type: "turn", seconds: 60 })).toBe("1 min a turn");
  expect(clockWords({ type: "budget", seconds: 300, increment: 10 })).toBe("5 min + 10 s a turn");
  await speak("de");
  expect(timeLeft(172_800_000)).toBe("noch 2 Tage");
  await speak("fr");
  expect(clockWords({ type: "budget", seconds: 300, increment: 0 })).toBe("5 min chacun");
});
