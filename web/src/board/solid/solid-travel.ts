/** Travel in depth: tall tiles have weight, the one that falls out is lifted away, figures climb, hop down and are lifted. */

import { tick } from "svelte";
import { arrowNamed, inwards } from "../grid";
import type { Place } from "../layout";
import type { Look } from "../look.svelte";
import * as motion from "../motion";
import { placements } from "../placement";
import type { ShownScene } from "../shown-scene.svelte";
import type { Travel } from "../travel";
import type { Pose, Poses } from "./poses";
import { feetOf, floorOf, type Ground } from "./space";

const FAR = 560; // the spare flies to its arrow
const AWAY = 520; // the tower that was driven out flies to where it rests
const OVER = 1.25; // how high tiles and figures fly
const HIGH = 0.42; // how high somebody leaps for a toll
const BOB = 0.035; // at each step

/** Something that goes on in time. `at` is told the share of the time that has passed. */
export interface Motion {
  readonly time: Animation;
  readonly duration: number;
  readonly at: (share: number) => void;
}

/** What the stage offers to motions. */
export interface Stage {
  readonly poses: Poses;
  readonly ground: () => Ground;
  readonly quarter: () => number;
  readonly azimuth: () => number;
  /** Move something in each picture until its time is over. */
  play(motion: Motion): void;
}

export function solidTravel(stage: Stage, shown: ShownScene, look: Look, animator: motion.Animator): Travel {
  const { poses } = stage;
  const hasRoom = () => look.layout.room === "sides";

  /** Move the thing of this key; it stays where it arrived until all is over. */
  function run(key: string, duration: number, at: (share: number, pose: Pose) => void): Promise<void> {
    const time = timer(duration);
    if (!time) return Promise.resolve();
    const pose = poses.hold(key);
    at(0, pose);
    stage.play({ time, duration, at: (share) => at(share, pose) });
    return animator.run(time, () => poses.release(key)).then(() => at(1, pose));
  }

  function put(pose: Pose, { x, y, z = 0 }: Place): void {
    pose.x = x;
    pose.y = y;
    pose.z = z;
  }

  function between(pose: Pose, from: Place, to: Place, share: number): void {
    pose.x = from.x + (to.x - from.x) * share;
    pose.y = from.y + (to.y - from.y) * share;
    pose.z = (from.z ?? 0) + ((to.z ?? 0) - (from.z ?? 0)) * share;
  }

  /** Up, over and down again; `high` above the higher end. */
  function fly(pose: Pose, from: Place, to: Place, high: number, share: number): void {
    const eased = smooth(share);
    between(pose, from, to, eased);
    const top = Math.max(from.y, to.y) + high;
    const lift = Math.min(1, Math.sin(Math.PI * share) * 1.25);
    pose.y += (top - pose.y) * smooth(lift);
  }

  const places = (scene: ShownScene["scene"]) => {
    const ground = stage.ground();
    const found = new Map<string, Place>();
    scene.tiles.forEach((tile, cell) => found.set(`tile-${tile.number}`, ground.foot(cell)));
    scene.coins?.forEach(({ cell }, nth) => {
      const tile = scene.tiles[cell];
      found.set(`coin-${nth}`, { ...ground.foot(cell), y: tile ? floorOf(scene, tile) : 0 });
    });
    const feet = feetOf(scene, stage.quarter());
    for (const { key, cell } of placements(scene)) {
      const { x, y, z = 0 } = feet.get(key) as Place;
      found.set(key, { x: ground.x(cell) + x, y, z: ground.z(cell) + z });
    }
    return found;
  };

  /** What lies on a cell: the newest coin there, or what belongs to the tile. */
  const lying = (cell: number) => {
    const nth = shown.scene.coins?.findLastIndex((coin) => coin.cell === cell) ?? -1;
    return nth < 0 ? `tile-${shown.scene.tiles[cell]?.number}` : `coin-${nth}`;
  };

  return {
    places,
    on: (cell) => stage.ground().foot(cell),
    beyond: (arrow, end) => stage.ground().beyond(arrow, end),
    foot(scene, cell) {
      const tile = scene.tiles[cell];
      return { ...stage.ground().foot(cell), y: (tile ? floorOf(scene, tile) : 0) + 0.01 };
    },

    async approach(arrow, tile, quarters, pace) {
      const door = stage.ground().beyond(arrow, "entry");
      const [across, down] = inwards(arrow.side);
      const start = hasRoom()
        ? stage.ground().rest(stage.azimuth())
        : { x: door.x - across * 0.3, y: 1.6, z: (door.z ?? 0) - down * 0.3 };
      shown.coming = { tile, at: door };
      put(poses.hold("coming"), start);
      await tick();
      await run("coming", pace * FAR, (share, pose) => {
        if (hasRoom()) fly(pose, start, door, OVER, share);
        else between(pose, start, door, smooth(share));
        pose.yaw = quarters * (Math.PI / 2) * (1 - smooth(share));
        pose.scale = hasRoom() ? 1 : 0.4 + 0.6 * smooth(Math.min(1, 2 * share));
      });
    },

    // Heavy: it starts slowly, and jolts a little when it stops.
    slide: (key, from, to, pace) =>
      run(key, pace * motion.PUSH * 1.25, (share, pose) => between(pose, from, to, heavy(share))),

    leave(_, __, from, pace) {
      const rest = stage.ground().rest(stage.azimuth());
      const up = { ...from, y: from.y + OVER + 0.6 };
      return run("leaving", pace * AWAY, (share, pose) => {
        if (hasRoom()) fly(pose, from, rest, OVER, share);
        else between(pose, from, up, smooth(share));
        const tip = Math.sin(Math.PI * share) * 0.22;
        pose.east = tip;
        pose.south = tip * 0.5;
        pose.scale = hasRoom() ? 1 : 1 - smooth(share);
      });
    },

    carry: (key, from, to, past, duration) =>
      run(key, duration, (share, pose) => {
        fly(pose, from, to, past ? 0.5 : 0.9, share);
        const aside = past * 0.3 * Math.sin(Math.PI * share);
        pose.x += ((to.z ?? 0) - (from.z ?? 0)) * aside;
        pose.z -= (to.x - from.x) * aside;
      }),

    walk(key, { feet, beats, tolls, duration }) {
      const glows = new Map(
        tolls.flatMap((toll) => (toll ? [[toll, poses.hold(`glow-${toll}`)] as const] : [])),
      );
      const upright = (step: number) => (step === 0 || step === feet.length - 1 ? 0 : 1);
      return run(key, duration, (share, pose) => {
        const now = share * duration;
        let step = beats.length - 1;
        while (step > 0 && (beats[step] as number) > now) step--;
        const begin = beats[step] as number;
        const end = beats[step + 1] ?? duration;
        const part = Math.min(1, Math.max(0, (now - begin) / (end - begin)));
        const from = feet[step] as Place;
        const to = feet[step + 1] as Place;
        const toll = tolls[step];
        // A toll is paid first: it glows, then somebody leaps.
        const gone = toll ? smooth(Math.max(0, part * 1.5 - 0.5)) : part;
        between(pose, from, to, gone);
        // Level on each tile, up or down on the stairs between them.
        const climbed = smooth(Math.min(1, Math.max(0, (gone - 0.26) / 0.48)));
        pose.y = from.y + (to.y - from.y) * climbed;
        pose.y += toll
          ? HIGH * Math.sin(Math.PI * gone)
          : BOB * Math.abs(Math.sin(2 * Math.PI * gone)) * upright(step);
        const hop = !toll && to.y < from.y - 0.05 ? 0.12 * Math.sin(Math.PI * gone) : 0;
        pose.y += hop;
        glows.forEach(hide);
        const glow = toll && glows.get(toll);
        if (!glow) return;
        glow.x = (from.x + to.x) / 2;
        glow.y = Math.max(from.y, to.y) + 0.2 + 0.75 * smooth(Math.min(1, 2 * gone)); // over who leaps
        glow.z = ((from.z ?? 0) + (to.z ?? 0)) / 2;
        glow.scale = 1.15 * Math.sin(Math.PI * Math.min(1, part * 1.08)) ** 0.6;
      }).finally(() => {
        for (const toll of glows.keys()) poses.release(`glow-${toll}`);
      });
    },

    turn: (key, quarters, duration) =>
      run(key, duration, (share, pose) => {
        pose.yaw = quarters * (Math.PI / 2) * (1 - smooth(share));
      }),

    show(cell, how, duration) {
      return run(lying(cell), duration, (share, pose) => {
        pose.lifted = how === "coin" ? 0.8 * (1 - share * share) : 0.34 * Math.sin(Math.PI * share);
      });
    },

    fade: (key) =>
      run(key, motion.FADE, (share, pose) => {
        pose.shown = share;
      }),
    fadeOn: (cell) =>
      run(lying(cell), motion.FADE, (share, pose) => {
        pose.topShown = share;
      }),

    preview() {
      const arrow = look.preview && arrowNamed(shown.scene, look.preview.arrow);
      if (!arrow) return;
      const from = places(shown.scene);
      for (const [key, to] of places(look.scene)) {
        const start = from.get(key) ?? stage.ground().beyond(arrow, "entry");
        if (start.x === to.x && start.z === to.z) continue;
        if (Math.hypot(start.x - to.x, (start.z ?? 0) - (to.z ?? 0)) > 2.5) continue; // comes round: it cannot slide
        glide(key, motion.PREVIEW, (share, pose) => between(pose, start, to, smooth(share)));
      }
    },

    async spin(spare, quarters) {
      const less = motion.wantsLessMotion();
      const turning = (share: number, pose: Pose) => {
        if (less) pose.shown = 0.2 + 0.8 * share;
        else pose.yaw = quarters * (Math.PI / 2) * (1 - smooth(share));
      };
      const duration = less ? motion.FADE : motion.TURN;
      await Promise.all(["spare", `tile-${spare.number}`].map((key) => glide(key, duration, turning)));
    },
  };

  /** Move something without keeping anybody from playing; the next one to move it takes over. */
  async function glide(
    key: string,
    duration: number,
    at: (share: number, pose: Pose) => void,
  ): Promise<void> {
    const time = timer(duration);
    if (!time) return;
    const pose = poses.hold(key);
    at(0, pose);
    stage.play({ time, duration, at: (share) => at(share, pose) });
    time.play();
    await time.finished.catch(() => null);
    poses.release(key);
  }
}

/** Time that passes as it does for the page's own animations; null where there are none. */
export function timer(duration: number): Animation | null {
  if (typeof KeyframeEffect === "undefined") return null;
  return new Animation(new KeyframeEffect(null, null, { duration: Math.max(1, duration), fill: "both" }));
}

function hide(pose: Pose): void {
  pose.scale = 0;
}

export function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Slow to start, then fast, and a small step back where it stops. */
function heavy(share: number): number {
  const t = Math.min(1, share / 0.82);
  const go = t * t * t * (t * (6 * t - 15) + 10);
  const jolt = share > 0.82 ? Math.sin(((share - 0.82) / 0.18) * Math.PI) * -0.012 : 0;
  return go + jolt;
}
