/** What happened, as it is seen on the board: the scene is brought up to date, and everything travels to its new place. */

import { tick } from "svelte";
import { arrowNamed, E, pushed, turned, W, type Arrow } from "./grid";
import { beyond, restingSpot, middleOf, restingArrow, type Point } from "./layout";
import type { Look } from "./look.svelte";
import * as motion from "./motion";
import { heightOf, keysOn, moved, spotsOf, spotOn } from "./spots";
import type { ShownScene } from "./shown-scene.svelte";
import type { BoardMotions, Scene, Tile } from "./types";
import { wayBetween } from "./ways";

const NEAR = 160; // the spare comes to the arrow, from beside it
const FAR = 420; // from elsewhere
const ROUND = 380; // what was pushed off flies back over the row
const SWAP = 600;
const FIND = 420;
const COIN = 180;
const BEAM = 900;

type Animations = Omit<BoardMotions, "turnSpare" | "focus">;

/** The animations of a scene; `board` is the element that waits when there is nothing to move. */
export function animations(shown: ShownScene, look: Look, board: () => Element | undefined): Animations {
  const animator = new motion.Animator();
  const hasRoom = () => look.layout.room === "sides";

  function show(play: () => Promise<void>): Promise<void> {
    return animator.play(async () => {
      shown.animating = true;
      try {
        await play();
      } finally {
        shown.animating = false;
        shown.coming = null;
        shown.leaving = null;
        shown.sliding = [];
        shown.outlined = null;
        shown.beats = null;
        await tick();
      }
    });
  }

  const fade = (key: string) =>
    animator.move(shown.element(key), [{ opacity: 0 }, { opacity: 1 }], { duration: motion.FADE });

  /** The spare comes to the arrow, and turns on its way if it is to go in turned. */
  async function approach(arrow: Arrow, tile: Tile, pace: number): Promise<void> {
    const { spare, spareSpot, layout } = look;
    if (!spare || motion.wantsLessMotion()) return;
    const door = beyond(layout, arrow, "entry", heightOf(shown.scene, tile));
    const start = hasRoom() && spareSpot ? spareSpot : door;
    const quarters = [0, 1, -1, 2].find((few) => turned(spare.openings, few) === tile.openings) ?? 0;
    const near = Math.hypot(start.x - door.x, start.y - door.y) < 1.5 * layout.pitch && !quarters;
    const timing = { duration: pace * (near ? NEAR : FAR), easing: motion.SLIDE };
    shown.coming = { tile, at: door };
    await tick();
    await Promise.all([
      animator.move(
        shown.element("coming"),
        [{ transform: moved(start), opacity: hasRoom() ? 1 : 0 }, { transform: moved(door) }],
        timing,
      ),
      animator.move(
        shown.element("coming-tile"),
        [{ transform: `rotate(${-90 * quarters}deg)` }, { transform: "rotate(0deg)" }],
        timing,
      ),
    ]);
  }

  async function push(arrow: Arrow, tile: Tile, pace: number): Promise<void> {
    await approach(arrow, tile, pace);
    const { layout } = look;
    const from = spotsOf(shown.scene, layout);
    const round = keysOn(shown.scene, arrow.cells.at(-1) as number);
    shown.scene = pushed(shown.scene, arrow, tile);
    const fallen = shown.scene.spare as Tile;
    const out = beyond(layout, arrow, "exit", heightOf(shown.scene, fallen));
    shown.coming = null;
    shown.leaving = { tile: fallen, at: out };
    shown.sliding = arrow.cells;
    await tick();
    const to = spotsOf(shown.scene, layout);
    const going = [...to].filter(([key, there]) => !same(from.get(key), there)).map(([key]) => key);
    if (motion.wantsLessMotion()) {
      shown.outlined = arrow.name;
      await Promise.all(going.map(fade));
      return animator.pause(board(), motion.LINGER * pace);
    }
    const slide = (key: string, here: Point, there: Point) =>
      animator.move(shown.element(key), [{ transform: moved(here) }, { transform: moved(there) }], {
        duration: pace * motion.PUSH,
        easing: motion.SLIDE,
      });
    const door = beyond(layout, arrow, "entry", heightOf(shown.scene, tile));
    const edge = middleOf(layout, arrow.cells.at(-1) as number, heightOf(shown.scene, fallen));
    const off = (here: Point) => ({ x: here.x + out.x - edge.x, y: here.y + out.y - edge.y });
    await Promise.all([
      slide("leaving", edge, out),
      ...going.map((key) => {
        const here = from.get(key);
        return slide(key, here ?? door, here && round.has(key) ? off(here) : (to.get(key) as Point));
      }),
    ]);
    shown.sliding = [];
    await Promise.all([
      tipOut(arrow.side, fallen, out, pace),
      ...[...round].map((key) =>
        arc(key, off(from.get(key) as Point), to.get(key) as Point, { x: 0, y: -46 }, ROUND * pace),
      ),
    ]);
  }

  async function tipOut(side: number, fallen: Tile, out: Point, pace: number): Promise<void> {
    const element = shown.element("leaving");
    const duration = motion.TIP * pace;
    const rest = restingSpot(look.layout, restingArrow(shown.scene, null), heightOf(shown.scene, fallen));
    if (hasRoom() && (side === E || side === W)) {
      const tilted = moved({ x: (out.x + rest.x) / 2, y: rest.y }, ` rotate(${side === W ? 7 : -7}deg)`);
      const frames = [
        { transform: moved(out) },
        { transform: tilted, offset: 0.6 },
        { transform: moved(rest) },
      ];
      return animator.move(element, frames, { duration, easing: "ease-out" });
    }
    const gone = { transform: moved(out, " rotate(8deg) scale(.9)"), opacity: 0 };
    await animator.move(element, [{ transform: moved(out), opacity: 1 }, gone], {
      duration,
      easing: "ease-in",
    });
    if (!hasRoom()) return;
    const back = [
      { transform: moved(rest, " scale(.9)"), opacity: 0 },
      { transform: moved(rest), opacity: 1 },
    ];
    await animator.move(element, back, { duration, easing: "ease-out" });
  }

  /** Lifted from one place and put down at another, past a point beside the straight way. */
  function arc(key: string, here: Point, there: Point, aside: Point, duration: number): Promise<void> {
    const middle = { x: (here.x + there.x) / 2 + aside.x, y: (here.y + there.y) / 2 + aside.y };
    const frames = [
      { transform: moved(here), easing: "ease-in" },
      { transform: moved(middle, " scale(1.16)"), easing: "ease-out" },
      { transform: moved(there) },
    ];
    return animator.move(shown.element(key), frames, { duration });
  }

  function walk(
    key: string,
    path: readonly number[],
    pace: number,
    after: () => Scene,
    tolls: readonly (string | null)[] = [],
  ): Promise<void> {
    if (path.length < 2) return Promise.resolve();
    return show(async () => {
      const from = spotsOf(shown.scene, look.layout).get(key);
      const less = motion.wantsLessMotion();
      const beats = motion.beatsOf(path.length - 1, pace, tolls);
      const duration = beats.pop() as number;
      shown.beats = less ? null : beats;
      shown.scene = after();
      await tick();
      const to = spotsOf(shown.scene, look.layout).get(key);
      if (!from || !to) return;
      if (less) {
        await fade(key);
        return animator.pause(board(), motion.LINGER * pace);
      }
      const feet = path.map((cell, at) => {
        if (at === 0) return from;
        if (at === path.length - 1) return to;
        const { x, y } = spotOn(shown.scene, look.layout, cell);
        return { x, y: y + 22 };
      });
      const way: Keyframe[] = [];
      const hop: Keyframe[] = [];
      const low = `translateY(${-4 / (look.scale || 1)}px)`;
      const high = `translateY(-38px) scale(1.08)`; // over a ledge, for a toll
      beats.forEach((beat, step) => {
        const next = beats[step + 1] ?? duration;
        way.push({ transform: moved(feet[step] as Point), offset: beat / duration });
        hop.push({ transform: "none", offset: beat / duration, easing: "ease-out" });
        hop.push({
          transform: tolls[step] ? high : low,
          offset: (beat + next) / 2 / duration,
          easing: "ease-in",
        });
      });
      way.push({ transform: moved(to) });
      hop.push({ transform: "none" });
      await Promise.all([
        animator.move(shown.element(key), way, { duration }),
        animator.move(shown.element(`hop-${key}`), hop, { duration }),
      ]);
    });
  }

  return {
    animatePush: ({ arrow, tile, pace = 1 }) => show(() => push(arrowNamed(shown.scene, arrow), tile, pace)),

    animateWalk: ({ colour, path, tolls = [], pace = 1 }) =>
      walk(
        `pawn-${colour}`,
        path,
        pace,
        () => ({
          ...shown.scene,
          figures: shown.scene.figures.map((one) =>
            one.colour === colour ? { ...one, cell: path.at(-1) as number } : one,
          ),
          lastWalk: { colour, path, tolls },
        }),
        tolls,
      ),

    animateSwap: ({ one, other, pace = 1 }) =>
      show(async () => {
        const from = spotsOf(shown.scene, look.layout);
        const cellOf = (colour: string) =>
          shown.scene.figures.find((figure) => figure.colour === colour)?.cell;
        const [mine, theirs] = [cellOf(one), cellOf(other)];
        if (mine === undefined || theirs === undefined) return;
        shown.scene = {
          ...shown.scene,
          figures: shown.scene.figures.map((figure) => {
            if (figure.colour === one) return { ...figure, cell: theirs };
            return figure.colour === other ? { ...figure, cell: mine } : figure;
          }),
        };
        await tick();
        const to = spotsOf(shown.scene, look.layout);
        await Promise.all(
          [one, other].map((colour, nth) => {
            const key = `pawn-${colour}`;
            if (motion.wantsLessMotion()) return fade(key);
            const here = from.get(key) as Point;
            const there = to.get(key) as Point;
            // They pass each other on either side.
            const side = nth ? -0.2 : 0.2;
            const aside = { x: (there.y - here.y) * side, y: (here.x - there.x) * side - 20 };
            return arc(key, here, there, aside, SWAP * pace);
          }),
        );
      }),

    animateTurn: ({ drawing, facing, quarters, pace = 1 }) =>
      show(async () => {
        const { landmarks = [] } = shown.scene;
        shown.scene = {
          ...shown.scene,
          landmarks: landmarks.map((one) => (one.drawing === drawing ? { ...one, facing } : one)),
          danger: [],
          beam: [],
        };
        await tick();
        const key = `landmark-${drawing}`;
        if (motion.wantsLessMotion()) return fade(key);
        const frames = [{ transform: `rotate(${-90 * quarters}deg)` }, { transform: "rotate(0deg)" }];
        const duration = motion.QUARTER * Math.abs(quarters) * pace;
        await animator.move(shown.element(key), frames, { duration, easing: "ease-in-out" });
      }),

    animateBeam: ({ from, danger, to, pace = 1 }) =>
      show(async () => {
        const figure = shown.scene.figures.find(({ colour }) => colour === to);
        const beam = (figure && wayBetween(shown.scene, from, figure.cell)) ?? [];
        shown.scene = { ...shown.scene, danger, beam };
        await tick();
        await animator.pause(board(), BEAM * pace);
      }),

    animateFind: ({ cell, pace = 1 }) =>
      show(async () => {
        const key = `roundel-${cell}`;
        if (motion.wantsLessMotion()) return fade(key);
        const frames = [
          { transform: "scale(1)" },
          { transform: "scale(1.5)", offset: 0.4 },
          { transform: "scale(1)" },
        ];
        await animator.move(shown.element(key), frames, { duration: FIND * pace, easing: "ease-in-out" });
      }),

    animateCoin: ({ cell, value, pace = 1 }) =>
      show(async () => {
        const coins = [...(shown.scene.coins ?? []), { cell, value, bright: false }];
        shown.scene = { ...shown.scene, coins };
        await tick();
        const key = `roundel-${cell}`;
        if (motion.wantsLessMotion()) return fade(key);
        const frames = [
          { transform: "translateY(-30px) scale(1.6)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ];
        await animator.move(shown.element(key), frames, { duration: COIN * pace, easing: "ease-in" });
      }),

    skip: () => animator.skip(),
  };
}

function same(one: Point | undefined, other: Point): boolean {
  return one?.x === other.x && one.y === other.y;
}

/** The row of a preview slides to where it would stand. */
export function slideRow(shown: ShownScene, look: Look): void {
  const from = spotsOf(shown.scene, look.layout);
  for (const [key, to] of spotsOf(look.scene, look.layout)) {
    const start = from.get(key);
    if (!start || (start.x === to.x && start.y === to.y)) continue;
    if (Math.hypot(start.x - to.x, start.y - to.y) > 2 * look.layout.pitch) continue; // comes round: it cannot slide
    shown.element(key)?.animate([{ transform: moved(start) }, {}], { duration: 140, easing: motion.SLIDE });
  }
}

/** The spare, which has been turned by some quarters, turns where it rests and, in a preview, where it would lie. */
export async function spin(shown: ShownScene, spare: Tile, quarters: number): Promise<void> {
  const less = motion.wantsLessMotion();
  const frames = less ? [{ opacity: 0.2 }, {}] : [{ transform: `rotate(${-90 * quarters}deg)` }, {}];
  const timing = { duration: less ? motion.FADE : motion.TURN, easing: "ease-out" };
  const turning = [shown.element("spare"), shown.element(`turning-${spare.number}`)];
  await Promise.all(turning.map((one) => one?.animate(frames, timing).finished.catch(() => null)));
}
