/** What pointers do to the camera: one turns the board, two enlarge and move it, the wheel enlarges it. */

import type { Point } from "../layout";
import { enlarged, type Angle } from "./camera";

const SLACK = { mouse: 6, touch: 12 }; // pixels: less than this is a click
const AROUND = 0.36; // degrees for each pixel
const OVER = 0.26;
const WHEEL = 0.0016;

interface Orbit {
  /** Something else is being done with the pointer. */
  readonly busy: () => boolean;
  readonly angle: () => Angle;
  readonly go: (angle: Angle) => void;
}

/** Listen on the surface of a board; returns what ends it. */
export function orbits(surface: HTMLElement, { busy, angle, go }: Orbit): () => void {
  const pointers = new Map<number, Point>();
  let from: { readonly angle: Angle; readonly middle: Point; readonly apart: number } | null = null;
  let moved = false; // since the first came down: what follows is no click

  const listening = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement | Window,
    type: Type,
    listen: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    target.addEventListener(type, listen as EventListener, {
      capture: true,
      passive: false,
      signal: listening.signal,
    });

  const state = () => {
    const [one, other] = [...pointers.values()] as [Point, Point | undefined];
    const two = other ?? one;
    return {
      angle: angle(),
      middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
      apart: other ? Math.max(20, Math.hypot(one.x - two.x, one.y - two.y)) : 0,
    };
  };

  /** Where a point of the page is in the picture. */
  const share = ({ x, y }: Point): Point => {
    const { left, top, width, height } = surface.getBoundingClientRect();
    return { x: (2 * (x - left)) / width - 1, y: 1 - (2 * (y - top)) / height };
  };

  on(surface, "pointerdown", (event) => {
    if (!pointers.size) moved = false;
    if (event.button !== 0 || (event.target as Element).closest("[data-camera]") || pointers.size > 1) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    from = state();
  });
  on(window, "pointermove", (event) => {
    if (!from || !pointers.has(event.pointerId)) return;
    if (busy()) return end();
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = state();
    const [x, y] = [now.middle.x - from.middle.x, now.middle.y - from.middle.y];
    const slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
    if (!moved && !from.apart && Math.hypot(x, y) < slack) return;
    moved = true;
    if (!from.apart) {
      go({
        ...from.angle,
        azimuth: from.angle.azimuth - x * AROUND,
        elevation: from.angle.elevation + y * OVER,
      });
      return;
    }
    const zoom = (from.angle.zoom * now.apart) / from.apart;
    go(enlarged(from.angle, zoom, share(from.middle), share(now.middle)));
  });
  const lift = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    from = pointers.size ? state() : null;
  };
  on(window, "pointerup", lift);
  on(window, "pointercancel", lift);
  on(surface, "click", (event) => {
    if (moved && event.detail) event.stopPropagation(); // a turn, not a click
  });
  on(surface, "wheel", (event) => {
    if ((event.target as Element).closest("[data-arrow], [data-spare]") && !event.ctrlKey) return; // turns the spare
    const now = angle();
    const zoom = now.zoom * Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 4 : 1));
    event.preventDefault();
    go(enlarged(now, zoom, share({ x: event.clientX, y: event.clientY })));
  });

  function end(): void {
    pointers.clear();
    from = null;
  }

  return () => listening.abort();
}
