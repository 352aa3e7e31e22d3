// Which sound goes with what happens. Nothing is heard until somebody asks for it, or while the page is out of sight.
import { beatsOf, wantsLessMotion } from "../board";
import type { Event, Face } from "../games/face";
import { settings } from "../settings.svelte";
import { sound, type Sound } from "./sounds";

const SOUNDS: Readonly<Partial<Record<string, Sound>>> = { pushed: "push", won: "won" };

/** Whether a browser lets anything sound: only after somebody has touched the page. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

export function hear(name: Sound): void {
  if (settings.sound && !document.hidden && touched()) sound(name);
}

let steps: ReturnType<typeof setTimeout>[] = [];

/** Let it be heard that something happened. `pace` above 1 is slower. */
export function hearEvent(event: Event, pace: number, { sounds, tolls }: Face): void {
  hush();
  if (event.type === "walked") {
    const beats = beatsOf(event.path.length - 1, pace, tolls?.(event) ?? []);
    beats.pop(); // then it is over
    steps = (wantsLessMotion() ? beats.slice(0, 1) : beats).map((at) => setTimeout(hear, at, "step"));
    return;
  }
  const name = sounds?.[event.type] ?? SOUNDS[event.type];
  if (name) hear(name);
}

/** What was still to be heard of a walk is not, when it is skipped. */
export function hush(): void {
  steps.forEach(clearTimeout);
  steps = [];
}
