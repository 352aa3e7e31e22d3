/** Things that move, one animation after another, and that any input may cut short. */

export const PUSH = 420;
export const TIP = 160;
export const TURN = 160;
export const PREVIEW = 140;
const STEP = 110;
const LONGEST_WALK = 900;
const CAST = 420; // a step with a toll
export const LIGHT_STEP = 30;
export const LONGEST_LIGHT = 300;
export const LONGEST_GLOW = 900;
export const QUARTER = 260;
export const FADE = 120; // instead of any travel, for those who ask for less motion
export const LINGER = 500; // how long an outline that stands for travel is shown
export const SLIDE = "cubic-bezier(.3,0,.2,1)";

export function wantsLessMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** When each step of a walk begins, and last when it is over, in milliseconds. */
export function beatsOf(steps: number, pace: number, tolls: readonly unknown[]): number[] {
  const step = pace * Math.min(STEP, LONGEST_WALK / steps);
  const beats = [0];
  for (let at = 0; at < steps; at++) beats.push((beats[at] ?? 0) + (tolls[at] ? pace * CAST : step));
  return beats;
}

export class Animator {
  #moving = new Set<Animation>();
  #held = new Set<{ cancel(): void }>();
  #last: Promise<void> = Promise.resolve();
  #animating = 0;
  #skipped = false;

  get busy(): boolean {
    return this.#animating > 0;
  }

  /** Play an animation after those before it. What it moved stays where it arrived until it is over. */
  play(show: () => Promise<void>): Promise<void> {
    this.#animating++;
    const turn = this.#last.then(async () => {
      this.#skipped = false;
      try {
        await show();
      } finally {
        this.#animating--;
        this.release();
      }
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Move one thing; resolves when it has arrived or was skipped. */
  async move(
    what: Element | null | undefined,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
  ): Promise<void> {
    if (!what || typeof what.animate !== "function") return;
    const animation = what.animate(frames, { fill: "both", ...timing });
    this.#moving.add(animation);
    if (this.#skipped) animation.finish();
    try {
      await animation.finished;
    } catch {
      // Cancelled, because its element has left the page: nothing is left to wait for.
    }
    this.#moving.delete(animation);
    this.#held.add(animation);
  }

  /** Let time pass for something that is moved by hand; `done` lets go of it in the end. */
  async run(time: Animation, done: () => void): Promise<void> {
    this.#moving.add(time);
    if (this.#skipped) time.finish();
    else time.play();
    try {
      await time.finished;
    } catch {
      // Cancelled: its view was removed.
    }
    this.#moving.delete(time);
    this.#held.add({ cancel: done });
  }

  /** Wait, unless skipped. */
  pause(over: Element | null | undefined, duration: number): Promise<void> {
    return this.move(over, [{}, {}], { duration });
  }

  /** Let go of what is held where it arrived: everything has its real place now. */
  release(): void {
    for (const animation of this.#held) animation.cancel();
    this.#held.clear();
  }

  /** Bring the present animation to its end at once. */
  skip(): void {
    if (!this.busy) return;
    this.#skipped = true;
    for (const animation of this.#moving) animation.finish();
  }
}
