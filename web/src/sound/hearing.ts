// Which sound goes with which event. Sound is off until somebody turns it on; while the page is hidden, only
// the call to your turn is heard.
import { beatsOf, wantsLessMotion } from "../board";
import type { Event, Face } from "../games/face";
import { settings } from "../settings.svelte";
import { setVolume, sound, type Sound } from "./sounds";

const SOUNDS: Readonly<Partial<Record<string, Sound>>> = { pushed: "push", won: "won" };

/** Whether the browser allows sound: only after somebody has touched the page. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Play a sound; `always`: even while the page is hidden, to call somebody to it. */
export function hear(name: Sound, always = false): void {
  if (!settings.sound || (document.hidden && !always) || !touched()) return;
  setVolume(settings.volume);
  sound(name);
}

let steps: ReturnType<typeof setTimeout>[] = [];

/** The sound of an event for those at this screen, who have these seats. */
export function soundOf(event: Event, { sounds }: Face, here: readonly number[]): Sound | undefined {
  if (event.type === "won" && here.length && !event.winners.some((seat) => here.includes(seat)))
    return "over";
  return sounds?.[event.type] ?? SOUNDS[event.type];
}

/** Play the sound of an event. `pace` above 1 is slower. */
export function hearEvent(event: Event, pace: number, face: Face, here: readonly number[] = []): void {
  hush();
  if (event.type === "walked") {
    const beats = beatsOf(event.path.length - 1, pace, face.tolls?.(event) ?? []);
    beats.pop(); // then it is over
    steps = (wantsLessMotion() ? beats.slice(0, 1) : beats).map((at) => setTimeout(hear, at, "step"));
    return;
  }
  const name = soundOf(event, face, here);
  if (name) hear(name);
}

/** Cancel the sounds of a walk that was skipped. */
export function hush(): void {
  steps.forEach(clearTimeout);
  steps = [];
}
