// A replay tells who is next, as long as somebody is.
import { expect, test } from "vitest";
import type { BoardMotions } from "../src/board";
import type { Face } from "../src/games/face";
import type { GameFacts, Replay } from "../src/protocol";
import { Playback } from "../src/replay/replay.svelte";

const frame = (actor: number) => ({ events: [], actor: null, view: { actor, at_turn: 1 } });
const played = (ended: string) =>
  ({ frames: [frame(-1), frame(0), frame(1)], result: { winners: [], ended } }) as unknown as Replay;

test("nobody is next after the turn limit, though the rules alone would let somebody push", () => {
  const show = new Playback({} as Face, {} as GameFacts, played("exhausted"), 0);
  expect(show.next).toBe(1); // a die rolls in this seat's turn
  show.go(1);
  expect(show.next).toBe(0);
  show.go(2);
  expect(show.next).toBeNull();
});

test("as many steps are taken as are asked for, however quickly", async () => {
  const steps = Array.from({ length: 8 }, () => ({
    ...frame(0),
    events: [{ type: "turn-started", turn: 1, seat: 0 }],
  }));
  const slow: Face["perform"] = (_, { turnUp }) => turnUp({ title: "", seat: 0 });
  const replay = { frames: steps, seats: [], result: null } as unknown as Replay;
  const show = new Playback({ perform: slow } as Face, {} as GameFacts, replay, 0);
  show.board = { skip: () => {} } as BoardMotions;
  for (let press = 1; press <= 5; press += 1) {
    void show.on();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(show.at).toBe(press - 1); // the last one is still being shown
  }
  show.go(show.at + 1);
  expect(show.at).toBe(5);
});
