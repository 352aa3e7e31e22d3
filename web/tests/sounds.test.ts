// Every sound is made, is short, and follows the volume.
import { beforeEach, expect, test, vi } from "vitest";
import type { Face } from "../src/games/face";

const NAMES = ["push", "step", "lamp", "find", "drum", "dice", "card", "turn", "won", "over"] as const;
const LONGEST = 0.6; // seconds
const LONGEST_WIN = 1.7;

let ends: number[] = [];
let gains: { value: number }[] = [];

class FakeContext {
  readonly currentTime = 0;
  readonly sampleRate = 8_000;
  readonly state = "running";
  readonly destination = {};
  param = () => ({
    value: 0,
    setValueAtTime: (_: number, at: number) => expect(at).toBeGreaterThanOrEqual(0),
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (to: number) => expect(to).toBeGreaterThan(0),
  });
  source = () => ({
    connect: () => undefined,
    start: (at: number) => expect(at).toBeGreaterThanOrEqual(0),
    stop: (at: number) => ends.push(at),
    frequency: this.param(),
    playbackRate: this.param(),
  });
  createGain = () => {
    const gain = this.param();
    gains.push(gain);
    return { gain, connect: () => undefined };
  };
  createConvolver = () => ({ connect: () => undefined });
  createBiquadFilter = () => ({ connect: () => undefined, Q: this.param(), frequency: this.param() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = this.source;
  createBufferSource = this.source;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  ends = [];
  gains = [];
});

test.each(NAMES)("%s is made, and is short", async (name) => {
  const { sound } = await import("../src/sound/sounds");
  sound(name);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(name === "won" ? LONGEST_WIN : LONGEST);
});

test("the volume holds for everything, also if it was chosen before the first sound", async () => {
  const { setVolume, sound } = await import("../src/sound/sounds");
  setVolume(0.5);
  sound("step");
  const half = gains[0]?.value ?? 0;
  setVolume(1);
  const whole = gains[0]?.value ?? 0;
  expect(half).toBeGreaterThan(0);
  expect(whole).toBeGreaterThan(half);
  setVolume(0);
  expect(gains[0]?.value).toBe(0);
});

test("a browser without audio stays silent", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { sound } = await import("../src/sound/sounds");
  expect(() => sound("won")).not.toThrow();
});

test("winners hear a bell, others something kinder", async () => {
  const { soundOf } = await import("../src/sound/hearing");
  const won = { type: "won", winners: [1] } as const;
  const face = {} as Face;
  expect(soundOf(won, face, [1])).toBe("won");
  expect(soundOf(won, face, [])).toBe("won"); // spectators
  expect(soundOf(won, face, [0, 2])).toBe("over");
});
