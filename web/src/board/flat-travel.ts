/** Travel on the flat drawings: the browser animates elements. */

import { tick } from "svelte";
import { E, W } from "./grid";
import { beyond, middleOf, restingArrow, restingSpot, type Place } from "./layout";
import type { Look } from "./look.svelte";
import * as motion from "./motion";
import { heightOf, moved, spotOn, spotsOf } from "./spots";
import type { ShownScene } from "./shown-scene.svelte";
import type { Travel } from "./travel";

const NEAR = 160; // the spare comes to the arrow, from beside it
const FAR = 420; // from elsewhere

export function flatTravel(shown: ShownScene, look: Look, animator: motion.Animator): Travel {
  const hasRoom = () => look.layout.room === "sides";
  const move = (key: string, frames: Keyframe[], timing: KeyframeAnimationOptions) =>
    animator.move(shown.element(key), frames, timing);
  const fade = (key: string) => move(key, [{ opacity: 0 }, { opacity: 1 }], { duration: motion.FADE });

  return {
    places: (scene) => spotsOf(scene, look.layout),
    on: (cell, tile) => middleOf(look.layout, cell, heightOf(shown.scene, tile)),
    beyond: (arrow, end, tile) => beyond(look.layout, arrow, end, heightOf(shown.scene, tile)),
    foot(scene, cell) {
      const { x, y } = spotOn(scene, look.layout, cell);
      return { x, y: y + 22 };
    },

    async approach(arrow, tile, quarters, pace) {
      const { spareSpot, layout } = look;
      const door = beyond(layout, arrow, "entry", heightOf(shown.scene, tile));
      const start = hasRoom() && spareSpot ? spareSpot : door;
      const near = Math.hypot(start.x - door.x, start.y - door.y) < 1.5 * layout.pitch && !quarters;
      const timing = { duration: pace * (near ? NEAR : FAR), easing: motion.SLIDE };
      shown.coming = { tile, at: door };
      await tick();
      const frames = [{ transform: moved(start), opacity: hasRoom() ? 1 : 0 }, { transform: moved(door) }];
      const turning = [{ transform: `rotate(${-90 * quarters}deg)` }, { transform: "rotate(0deg)" }];
      await Promise.all([move("coming", frames, timing), move("coming-tile", turning, timing)]);
    },

    slide: (key, from, to, pace) =>
      move(key, [{ transform: moved(from) }, { transform: moved(to) }], {
        duration: pace * motion.PUSH,
        easing: motion.SLIDE,
      }),

    async leave({ side }, fallen, from, pace) {
      const duration = motion.TIP * pace;
      const rest = restingSpot(look.layout, restingArrow(shown.scene, null), heightOf(shown.scene, fallen));
      if (hasRoom() && (side === E || side === W)) {
        const tilted = moved({ x: (from.x + rest.x) / 2, y: rest.y }, ` rotate(${side === W ? 7 : -7}deg)`);
        const frames = [
          { transform: moved(from) },
          { transform: tilted, offset: 0.6 },
          { transform: moved(rest) },
        ];
        return move("leaving", frames, { duration, easing: "ease-out" });
      }
      const gone = { transform: moved(from, " rotate(8deg) scale(.9)"), opacity: 0 };
      await move("leaving", [{ transform: moved(from), opacity: 1 }, gone], { duration, easing: "ease-in" });
      if (!hasRoom()) return;
      const back = [
        { transform: moved(rest, " scale(.9)"), opacity: 0 },
        { transform: moved(rest), opacity: 1 },
      ];
      await move("leaving", back, { duration, easing: "ease-out" });
    },

    carry(key, from, to, past, duration) {
      // Past the side of a straight way, and a little up; or over it.
      const aside = past
        ? { x: (to.y - from.y) * 0.2 * past, y: (from.x - to.x) * 0.2 * past - 20 }
        : { x: 0, y: -46 };
      const middle = { x: (from.x + to.x) / 2 + aside.x, y: (from.y + to.y) / 2 + aside.y };
      const frames = [
        { transform: moved(from), easing: "ease-in" },
        { transform: moved(middle, " scale(1.16)"), easing: "ease-out" },
        { transform: moved(to) },
      ];
      return move(key, frames, { duration });
    },

    async walk(key, { feet, beats, tolls, duration }) {
      const way: Keyframe[] = [];
      const hop: Keyframe[] = [];
      const low = `translateY(${-4 / (look.scale || 1)}px)`;
      const high = `translateY(-38px) scale(1.08)`; // over a ledge, for a toll
      beats.forEach((beat, step) => {
        const next = beats[step + 1] ?? duration;
        way.push({ transform: moved(feet[step] as Place), offset: beat / duration });
        hop.push({ transform: "none", offset: beat / duration, easing: "ease-out" });
        hop.push({
          transform: tolls[step] ? high : low,
          offset: (beat + next) / 2 / duration,
          easing: "ease-in",
        });
      });
      way.push({ transform: moved(feet.at(-1) as Place) });
      hop.push({ transform: "none" });
      await Promise.all([move(key, way, { duration }), move(`hop-${key}`, hop, { duration })]);
    },

    turn: (key, quarters, duration, easing = "ease-in-out") =>
      move(key, [{ transform: `rotate(${-90 * quarters}deg)` }, { transform: "rotate(0deg)" }], {
        duration,
        easing,
      }),

    show: (cell, how, duration) =>
      how === "find"
        ? move(
            `roundel-${cell}`,
            [{ transform: "scale(1)" }, { transform: "scale(1.5)", offset: 0.4 }, { transform: "scale(1)" }],
            { duration, easing: "ease-in-out" },
          )
        : move(
            `roundel-${cell}`,
            [
              { transform: "translateY(-30px) scale(1.6)", opacity: 0 },
              { transform: "none", opacity: 1 },
            ],
            { duration, easing: "ease-in" },
          ),

    fade,
    fadeOn: (cell) => fade(`roundel-${cell}`),

    preview() {
      const from = spotsOf(shown.scene, look.layout);
      for (const [key, to] of spotsOf(look.scene, look.layout)) {
        const start = from.get(key);
        if (!start || (start.x === to.x && start.y === to.y)) continue;
        if (Math.hypot(start.x - to.x, start.y - to.y) > 2 * look.layout.pitch) continue; // comes round: it cannot slide
        shown
          .element(key)
          ?.animate([{ transform: moved(start) }, {}], { duration: motion.PREVIEW, easing: motion.SLIDE });
      }
    },

    async spin(spare, quarters) {
      const less = motion.wantsLessMotion();
      const frames = less ? [{ opacity: 0.2 }, {}] : [{ transform: `rotate(${-90 * quarters}deg)` }, {}];
      const timing = { duration: less ? motion.FADE : motion.TURN, easing: "ease-out" };
      const turning = [shown.element("spare"), shown.element(`turning-${spare.number}`)];
      await Promise.all(turning.map((one) => one?.animate(frames, timing).finished.catch(() => null)));
    },
  };
}
