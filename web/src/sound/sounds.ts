// The sounds of the table, made in the browser: stone, felt, glass, brass, a drum, wood. Short and quiet.

/** What can be heard. */
export type Sound = "push" | "step" | "lamp" | "find" | "drum" | "dice" | "card" | "turn" | "won";

const LOUDNESS = 0.22; // of everything: these are the sounds of a table, not music

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** Browsers play nothing before somebody has touched the page, so this is created on first use. */
function desk(): { ctx: AudioContext; to: GainNode } {
  if (!context || !out) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  return { ctx: context, to: out };
}

/** An envelope that rises at once and fades out. */
function fading(ctx: AudioContext, to: AudioNode, at: number, peak: number, seconds: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(to);
  return gain;
}

/** Filtered noise: stone, felt and wood. */
function rustle(at: number, seconds: number, low: number, sharp: number, peak: number, glide = low): void {
  const { ctx, to } = desk();
  const length = Math.ceil(ctx.sampleRate * seconds);
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const band = ctx.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = sharp;
  const start = ctx.currentTime + at;
  band.frequency.setValueAtTime(low, start);
  band.frequency.linearRampToValueAtTime(glide, start + seconds);
  source.connect(band);
  band.connect(fading(ctx, to, start, peak, seconds));
  source.start(start);
  source.stop(start + seconds);
}

/** A tone: glass, brass, skin. */
function tone(
  at: number,
  seconds: number,
  pitch: number,
  peak: number,
  fall = pitch,
  wave: OscillatorType = "sine",
): void {
  const { ctx, to } = desk();
  const start = ctx.currentTime + at;
  const voice = ctx.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(fall, start + seconds);
  voice.connect(fading(ctx, to, start, peak, seconds));
  voice.start(start);
  voice.stop(start + seconds);
}

/** A small brass bell: a tone with inharmonic overtones. */
function bell(at: number, pitch: number, peak: number): void {
  for (const [over, share] of [
    [1, 1],
    [2.76, 0.45],
    [5.4, 0.2],
  ] as const) {
    tone(at, 0.55 / over ** 0.4, pitch * over, peak * share);
  }
}

const MADE: Readonly<Record<Sound, () => void>> = {
  push: () => {
    rustle(0, 0.4, 300, 0.8, 0.9, 180); // stone drags on stone
    rustle(0.36, 0.1, 140, 1.2, 1); // and comes to rest
  },
  step: () => rustle(0, 0.06, 420, 1.4, 0.5),
  lamp: () => tone(0, 0.16, 2_600, 0.16, 2_200),
  find: () => {
    bell(0, 1_046, 0.45);
    bell(0.11, 1_568, 0.4);
  },
  drum: () => {
    tone(0, 0.45, 110, 1, 52);
    rustle(0, 0.12, 180, 0.7, 0.5);
  },
  dice: () => {
    for (const [n, at] of [0, 0.09, 0.16, 0.27, 0.34, 0.45].entries())
      rustle(at, 0.05, 1_500 - 110 * n, 5, 0.8);
  },
  card: () => rustle(0, 0.14, 2_400, 0.6, 0.35, 4_200),
  turn: () => {
    tone(0, 0.22, 523, 0.3, 523, "triangle");
    tone(0.12, 0.3, 784, 0.3, 784, "triangle");
  },
  won: () => {
    for (const [n, pitch] of [523, 659, 784, 1_046].entries()) bell(n * 0.12, pitch, 0.4);
  },
};

/** Play a sound. A browser without audio stays silent. */
export function sound(name: Sound): void {
  if (typeof AudioContext === "undefined") return;
  MADE[name]();
}
