// The sounds of the table, made in the browser: stone, felt, glass, brass, a drum, wood. Short and quiet.
//
// A body that is struck rings in a few modes, each with its pitch, share and length; what drags or brushes is filtered
// noise. A little of everything goes through a small room. Pitches vary slightly, so that no two steps are the same.

/** What can be heard. */
export type Sound =
  "push" | "step" | "lamp" | "find" | "drum" | "dice" | "card" | "turn" | "tick" | "won" | "over";

const LOUDNESS = 0.4; // of everything at full volume: these are the sounds of a table, not music
const ROOM = 0.16; // the share that goes through the room
const TAIL = 0.2; // seconds that the room rings on

interface Desk {
  readonly ctx: AudioContext;
  readonly to: GainNode;
  readonly noise: AudioBuffer;
}

let desk: Desk | null = null;
let volume = 1;

/** Browsers play nothing before somebody has touched the page, so this is created on first use. */
function atDesk(): Desk {
  if (!desk) {
    const ctx = new AudioContext();
    const out = ctx.createGain();
    const room = ctx.createConvolver();
    const share = ctx.createGain();
    room.buffer = noiseFor(ctx, TAIL, (at) => (1 - at) ** 3 * 0.3);
    share.gain.value = ROOM;
    out.connect(ctx.destination);
    out.connect(share);
    share.connect(room);
    room.connect(ctx.destination);
    desk = { ctx, to: out, noise: noiseFor(ctx, 0.6, () => 1) };
    setVolume(volume);
  }
  if (desk.ctx.state === "suspended") void desk.ctx.resume();
  return desk;
}

/** How loud everything is, 0 to 1. The ear hears in powers: half way is about half as loud. */
export function setVolume(wanted: number): void {
  volume = Math.min(1, Math.max(0, wanted));
  if (desk) desk.to.gain.value = LOUDNESS * volume ** 2;
}

function noiseFor(ctx: AudioContext, seconds: number, envelope: (at: number) => number): AudioBuffer {
  const length = Math.ceil(ctx.sampleRate * seconds);
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * envelope(n / length);
  return buffer;
}

/** An envelope that rises within `attack` and fades out. */
function fading(at: number, peak: number, seconds: number, attack: number): GainNode {
  const { ctx, to } = atDesk();
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(to);
  return gain;
}

interface Brush {
  readonly at?: number;
  readonly seconds: number;
  readonly pitch: number;
  /** Where the pitch of the noise goes. */
  readonly glide?: number;
  readonly sharp?: number;
  readonly peak: number;
  readonly attack?: number;
  readonly filter?: BiquadFilterType;
}

/** Filtered noise: stone on stone, felt, paper. */
function brushed({
  at = 0,
  seconds,
  pitch,
  glide = pitch,
  sharp = 0.8,
  peak,
  attack = 0.006,
  filter = "bandpass",
}: Brush): void {
  const { ctx, noise } = atDesk();
  const start = ctx.currentTime + at;
  const source = ctx.createBufferSource();
  source.buffer = noise;
  source.playbackRate.value = slightly(1, 0.06);
  const band = ctx.createBiquadFilter();
  band.type = filter;
  band.Q.value = sharp;
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.linearRampToValueAtTime(glide, start + seconds);
  source.connect(band);
  band.connect(fading(start, peak, seconds, attack));
  source.start(start);
  source.stop(start + seconds);
}

/** A mode of a struck body: how high above its pitch, its share, and its length as a share of the longest. */
type Mode = readonly [over: number, share: number, length: number];

const STONE: readonly Mode[] = [
  [1, 1, 1],
  [2.32, 0.6, 0.7],
  [4.25, 0.35, 0.45],
  [6.6, 0.18, 0.3],
];
const GLASS: readonly Mode[] = [
  [1, 0.8, 1],
  [2.3, 0.4, 0.6],
  [4.1, 0.2, 0.35],
];
// Two hums, a hair apart, make brass shimmer.
const BRASS: readonly Mode[] = [
  [0.5, 0.25, 0.8],
  [1, 1, 1],
  [1.004, 0.5, 1],
  [2.76, 0.42, 0.62],
  [5.4, 0.2, 0.4],
  [8.93, 0.08, 0.22],
];
const SKIN: readonly Mode[] = [
  [1, 1, 1],
  [1.59, 0.5, 0.6],
  [2.14, 0.32, 0.45],
  [2.92, 0.16, 0.3],
];
const WOOD: readonly Mode[] = [
  [1, 1, 1],
  [1.84, 0.5, 0.7],
  [3.9, 0.22, 0.4],
];

interface Strike {
  readonly at?: number;
  readonly pitch: number;
  readonly peak: number;
  readonly seconds: number;
  /** A skin is tighter at first: where the pitch falls to, as a share. */
  readonly fall?: number;
  readonly vary?: number;
}

/** Something that is struck and rings. */
function struck(body: readonly Mode[], { at = 0, pitch, peak, seconds, fall = 1, vary = 0 }: Strike): void {
  const { ctx } = atDesk();
  const start = ctx.currentTime + at;
  const base = slightly(pitch, vary);
  for (const [over, share, length] of body) {
    const voice = ctx.createOscillator();
    voice.frequency.setValueAtTime(base * over, start);
    if (fall !== 1)
      voice.frequency.exponentialRampToValueAtTime(base * over * fall, start + seconds * length);
    voice.connect(fading(start, peak * share, seconds * length, 0.004));
    voice.start(start);
    voice.stop(start + seconds * length);
  }
}

function slightly(value: number, vary: number): number {
  return value * (1 + (Math.random() * 2 - 1) * vary);
}

let foot = 0; // steps go left, right

const MADE: Readonly<Record<Sound, () => void>> = {
  push: () => {
    brushed({ seconds: 0.38, pitch: 340, glide: 190, peak: 0.55, attack: 0.05 }); // stone drags on stone
    brushed({ seconds: 0.36, pitch: 1_500, glide: 900, sharp: 0.5, peak: 0.08, attack: 0.08 }); // with some grit
    brushed({ at: 0.02, seconds: 0.36, pitch: 110, filter: "lowpass", peak: 0.4, attack: 0.06 });
    struck(STONE, { at: 0.36, pitch: 150, peak: 0.5, seconds: 0.16, vary: 0.04 }); // and comes to rest
    brushed({ at: 0.36, seconds: 0.05, pitch: 900, peak: 0.22 });
  },
  step: () => {
    foot = 1 - foot;
    struck(SKIN, { pitch: foot ? 128 : 112, peak: 0.22, seconds: 0.07, fall: 0.7, vary: 0.05 });
    brushed({ seconds: 0.055, pitch: 520, filter: "lowpass", peak: 0.3 });
  },
  lamp: () => struck(GLASS, { pitch: 2_350, peak: 0.07, seconds: 0.16, vary: 0.02 }),
  find: () => {
    struck(BRASS, { pitch: 1_047, peak: 0.18, seconds: 0.46 });
    struck(BRASS, { at: 0.11, pitch: 1_568, peak: 0.16, seconds: 0.46 });
  },
  drum: () => {
    struck(SKIN, { pitch: 92, peak: 0.7, seconds: 0.5, fall: 0.72 });
    brushed({ seconds: 0.09, pitch: 420, sharp: 0.6, peak: 0.3 }); // the hand on the skin
    brushed({ at: 0.01, seconds: 0.22, pitch: 5_200, sharp: 0.4, peak: 0.03 }); // and the frame
  },
  dice: () => {
    for (const [n, at] of [0, 0.09, 0.16, 0.27, 0.34, 0.45].entries()) {
      struck(WOOD, { at, pitch: 780 - 40 * n, peak: 0.34 - 0.03 * n, seconds: 0.06, vary: 0.08 });
      brushed({ at, seconds: 0.03, pitch: 2_600, peak: 0.14 });
    }
  },
  card: () => {
    brushed({ seconds: 0.13, pitch: 2_200, glide: 4_600, sharp: 0.6, peak: 0.14, attack: 0.05 });
    brushed({ at: 0.12, seconds: 0.03, pitch: 1_300, peak: 0.18 });
  },
  turn: () => {
    struck(WOOD, { pitch: 523, peak: 0.22, seconds: 0.3 });
    struck(WOOD, { at: 0.13, pitch: 784, peak: 0.2, seconds: 0.4 });
  },
  tick: () => struck(WOOD, { pitch: 1_180, peak: 0.09, seconds: 0.05, vary: 0.01 }), // a watch under a cloth
  won: () => {
    for (const [n, pitch] of [523, 659, 784, 1_047].entries())
      struck(BRASS, { at: n * 0.12, pitch, peak: 0.13, seconds: 0.9 });
    for (const pitch of [523, 784, 1_319]) struck(BRASS, { at: 0.52, pitch, peak: 0.08, seconds: 1.1 });
  },
  // Somebody else has won: two soft tones that come to rest.
  over: () => {
    struck(WOOD, { pitch: 440, peak: 0.16, seconds: 0.32 });
    struck(WOOD, { at: 0.16, pitch: 349, peak: 0.16, seconds: 0.42 });
  },
};

/** Play a sound. A browser without audio stays silent. */
export function sound(name: Sound): void {
  if (typeof AudioContext === "undefined") return;
  MADE[name]();
}
