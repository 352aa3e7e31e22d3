// A replay tells who is next, shows only steps in which something happens, and knows its turns.
import { afterEach, expect, test, vi } from "vitest";
import type { BoardMotions } from "../src/board";
import type { Face } from "../src/games/face";
import type { GameFacts, Replay } from "../src/protocol";
import { Playback } from "../src/replay/replay.svelte";

afterEach(() => void vi.useRealTimers());

const started = { type: "turn-started", turn: 1, seat: 0 };
const pushed = { type: "pushed", seat: 0 };
const frame = (
  number: number,
  actor: number,
  events: readonly object[] = [pushed],
  lies = 0,
  at_turn = 1,
) => ({
  number,
  events,
  actor: number ? 0 : null,
  view: { actor, at_turn, lies },
});
const GAME = { box: {}, earlier: [] } as unknown as GameFacts;
const FACE = {
  // A push is told; the position is a number.
  sentencesFor: (events: readonly { type: string }[]) => events.filter(({ type }) => type === "pushed"),
  scene: ({ lies }: { lies: number }) => ({ lies }),
} as unknown as Face;
const replayOf = (frames: readonly object[], more: object = {}) =>
  ({ frames, seats: [], result: null, rules: 1, ...more }) as unknown as Replay;

test("nobody is next after the turn limit, though the rules alone would let somebody push", () => {
  const frames = [frame(0, -1), frame(1, 0), frame(2, 1)];
  const replay = replayOf(frames, { result: { winners: [], ended: "exhausted" } });
  const show = new Playback(FACE, GAME, replay, 0);
  expect(show.next).toBe(1); // a die rolls in this seat's turn
  show.go(1);
  expect(show.next).toBe(0);
  show.go(2);
  expect(show.next).toBeNull();
});

test("as many steps are taken as are asked for, however quickly", async () => {
  vi.useFakeTimers();
  const steps = Array.from({ length: 8 }, (_, number) => frame(number, 0));
  const slow: Face["perform"] = (_, { turnUp }) => turnUp({ title: "", seat: 0 });
  const show = new Playback({ ...FACE, perform: slow }, GAME, replayOf(steps), 0);
  show.board = { skip: () => {} } as BoardMotions;
  for (let press = 1; press <= 5; press += 1) {
    void show.on();
    await vi.advanceTimersByTimeAsync(20);
    expect(show.at).toBe(press - 1); // the last one is still being shown
  }
  show.go(show.at + 1);
  expect(show.at).toBe(5);
});

test("what nobody can see or tell belongs to the step before", () => {
  const frames = [
    frame(0, 0, [], 0),
    frame(1, 0, [{ type: "drew" }], 0), // dealing
    frame(2, 0, [pushed], 0),
    frame(3, 0, [], 0),
    frame(4, 0, [{ type: "drew" }], 5), // nothing to say, but to see
  ];
  const show = new Playback(FACE, GAME, replayOf(frames), 0);
  expect(show.frames.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(show.frames[0]?.actor).toBeNull();
  expect(show.frames[1]?.events).toEqual([pushed]);
});

test("a link to a frame leads to the step that holds it", () => {
  const frames = [frame(0, 0, []), frame(1, 0, []), frame(2, 0), frame(3, 0, []), frame(4, 0)];
  const at = (start: number) => new Playback(FACE, GAME, replayOf(frames), start).at;
  expect([0, 1, 2, 3, 4, 99].map(at)).toEqual([0, 0, 1, 1, 2, 2]);
});

test("turns are counted from the deal, each with its steps", () => {
  const frames = [
    frame(0, 0, [], 0, 1),
    frame(1, 0, [started], 0, 1),
    frame(2, 0, [pushed], 0, 1),
    frame(3, 0, [pushed, started], 0, 0), // ends the first turn
    frame(4, 0, [pushed], 0, 0),
  ];
  const show = new Playback(FACE, GAME, replayOf(frames), 0);
  expect(show.turns).toEqual([
    { seat: 1, from: 1, to: 2 },
    { seat: 0, from: 3, to: 3 },
  ]);
  expect([0, 1, 2, 3].map((at) => (show.go(at), show.turnNumber))).toEqual([-1, 0, 0, 1]);
  show.go(1);
  expect(show.turn).toEqual({ seat: 1, events: [pushed] });
});
