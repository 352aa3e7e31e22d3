// A replay tells who is next, as long as somebody is.
import { expect, test } from "vitest";
import type { Face } from "../src/games/face";
import type { BoxFacts, Replay } from "../src/protocol";
import { Playback } from "../src/replay/replay.svelte";

const frame = (actor: number) => ({ events: [], actor: null, view: { actor, at_turn: 1 } });
const played = (ended: string) =>
  ({ frames: [frame(-1), frame(0), frame(1)], result: { winners: [], ended } }) as unknown as Replay;

test("nobody is next after the turn limit, though the rules alone would let somebody push", () => {
  const show = new Playback({} as Face, {} as BoxFacts, played("exhausted"), 0);
  expect(show.next).toBe(1); // a die rolls in this seat's turn
  show.go(1);
  expect(show.next).toBe(0);
  show.go(2);
  expect(show.next).toBeNull();
});
