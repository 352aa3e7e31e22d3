// Reactions and chat as one browser sees them: what is shown, for how long, and who is muted.
import { beforeEach, expect, test, vi } from "vitest";
import type { Reacted, Said } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { Talk } from "../src/table/talk.svelte";

const reacted = (seat: number, reaction: Reacted["reaction"] = "heart"): Reacted => ({
  type: "reacted",
  seat,
  reaction,
});
const said = (seat: number, text: string, at: number): Said => ({ type: "said", seat, text, at });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers();
  settings.muted = false;
});

test("a reaction is shown for three seconds, the newest of each seat", () => {
  const talk = new Talk("one");
  talk.hear(reacted(0, "heart"));
  vi.advanceTimersByTime(2_000);
  talk.hear(reacted(0, "rain"));
  talk.hear(reacted(1, "moon"));
  expect(talk.reactions.map(({ reaction }) => reaction)).toEqual(["rain", "moon"]);
  vi.advanceTimersByTime(2_999);
  expect(talk.reactions).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(talk.reactions).toEqual([]);
});

test("who is muted is neither shown nor announced, here and after a reload", () => {
  const talk = new Talk("one");
  talk.mute(1, true);
  talk.hear(reacted(1));
  talk.hear(said(1, "psst", 1));
  expect([talk.reactions, talk.heard, talk.latest, talk.unread]).toEqual([[], [], null, 0]);
  const again = new Talk("one");
  expect(again.isMuted(1)).toBe(true);
  expect(new Talk("another").isMuted(1)).toBe(false);
  talk.mute(1, false);
  expect(talk.heard).toHaveLength(1);
});

test("everyone can be muted at once", () => {
  const talk = new Talk("one");
  settings.muted = true;
  talk.hear(reacted(0));
  expect(talk.reactions).toEqual([]);
});

test("remarks that the host has kept are added once, in order", () => {
  const talk = new Talk("one");
  talk.hear(said(0, "second", 20));
  talk.catchUp([said(1, "first", 10), said(0, "second", 20)]);
  expect(talk.remarks.map(({ text }) => text)).toEqual(["first", "second"]);
  talk.catchUp([]);
  expect(talk.remarks).toHaveLength(2);
});

test("remarks count as new until the chat is opened", () => {
  const talk = new Talk("one");
  talk.hear(said(0, "hello", 1));
  expect(talk.unread).toBe(1);
  talk.read(true);
  talk.hear(said(0, "there", 2));
  expect(talk.unread).toBe(0);
});

test("two reactions are two seconds apart", () => {
  const talk = new Talk("one");
  talk.react();
  vi.advanceTimersByTime(1_999);
  expect(talk.resting).toBe(true);
  vi.advanceTimersByTime(1);
  expect(talk.resting).toBe(false);
});

test("after ten within a minute, the minute has to pass", () => {
  const talk = new Talk("one");
  for (let nth = 0; nth < 10; nth++) {
    expect(talk.resting).toBe(false);
    talk.react();
    vi.advanceTimersByTime(3_000);
  }
  expect(talk.resting).toBe(true);
  vi.advanceTimersByTime(29_999);
  expect(talk.resting).toBe(true);
  vi.advanceTimersByTime(1);
  expect(talk.resting).toBe(false);
});
