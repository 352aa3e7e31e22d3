/** What happened, as it is seen on the board: the scene is brought up to date, and everything travels to its new place. */

import { tick } from "svelte";
import { arrowNamed, pushed, turned, type Arrow } from "./grid";
import type { Place } from "./layout";
import type { Look } from "./look.svelte";
import * as motion from "./motion";
import { keysOn } from "./spots";
import type { ShownScene } from "./shown-scene.svelte";
import type { Travel } from "./travel";
import type { BoardMotions, Scene, Tile } from "./types";
import { wayBetween } from "./ways";

const ROUND = 380; // what was pushed off flies back over the row
const SWAP = 600;
const FIND = 420;
const COIN = 180;
const BEAM = 900;

type Animations = Omit<BoardMotions, "turnSpare" | "focus" | "picture">;

/** The animations of a scene, in the view that it has now; `board` is the element that waits when nothing moves. */
export function animations(
  shown: ShownScene,
  look: Look,
  animator: motion.Animator,
  view: () => Travel,
  board: () => Element | undefined,
): Animations {
  function show(play: (travel: Travel) => Promise<void>): Promise<void> {
    return animator.play(async () => {
      shown.animating = true;
      try {
        await play(view());
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

  /** The spare comes to the arrow, and turns on its way if it is to go in turned. */
  async function approach(travel: Travel, arrow: Arrow, tile: Tile, pace: number): Promise<void> {
    const { spare } = look;
    if (!spare || motion.wantsLessMotion()) return;
    const quarters = [0, 1, -1, 2].find((few) => turned(spare.openings, few) === tile.openings) ?? 0;
    await travel.approach(arrow, tile, quarters, pace);
  }

  async function push(travel: Travel, arrow: Arrow, tile: Tile, pace: number): Promise<void> {
    await approach(travel, arrow, tile, pace);
    const from = travel.places(shown.scene);
    const round = keysOn(shown.scene, arrow.cells.at(-1) as number);
    shown.scene = pushed(shown.scene, arrow, tile);
    const fallen = shown.scene.spare as Tile;
    const out = travel.beyond(arrow, "exit", fallen);
    shown.coming = null;
    shown.leaving = { tile: fallen, at: out };
    shown.sliding = arrow.cells;
    await tick();
    const to = travel.places(shown.scene);
    const going = [...to].filter(([key, there]) => !same(from.get(key), there)).map(([key]) => key);
    if (motion.wantsLessMotion()) {
      shown.outlined = arrow.name;
      await Promise.all(going.map(travel.fade));
      return animator.pause(board(), motion.LINGER * pace);
    }
    const door = travel.beyond(arrow, "entry", tile);
    const edge = travel.on(arrow.cells.at(-1) as number, fallen);
    const off = ({ x, y, z = 0 }: Place): Place => ({
      x: x + out.x - edge.x,
      y: y + out.y - edge.y,
      z: z + (out.z ?? 0) - (edge.z ?? 0),
    });
    await Promise.all([
      travel.slide("leaving", edge, out, pace),
      ...going.map((key) => {
        const here = from.get(key);
        const there = here && round.has(key) ? off(here) : (to.get(key) as Place);
        return travel.slide(key, here ?? door, there, pace);
      }),
    ]);
    shown.sliding = [];
    await Promise.all([
      travel.leave(arrow, fallen, out, pace),
      ...[...round].map((key) =>
        travel.carry(key, off(from.get(key) as Place), to.get(key) as Place, 0, ROUND * pace),
      ),
    ]);
  }

  function walk(
    key: string,
    path: readonly number[],
    pace: number,
    after: () => Scene,
    tolls: readonly (string | null)[] = [],
  ): Promise<void> {
    if (path.length < 2) return Promise.resolve();
    return show(async (travel) => {
      const from = travel.places(shown.scene).get(key);
      const less = motion.wantsLessMotion();
      const beats = motion.beatsOf(path.length - 1, pace, tolls);
      const duration = beats.pop() as number;
      shown.beats = less ? null : beats;
      shown.scene = after();
      await tick();
      const to = travel.places(shown.scene).get(key);
      if (!from || !to) return;
      if (less) {
        await travel.fade(key);
        return animator.pause(board(), motion.LINGER * pace);
      }
      const feet = path.map((cell, at) =>
        at === 0 ? from : at === path.length - 1 ? to : travel.foot(shown.scene, cell),
      );
      await travel.walk(key, { feet, beats, tolls, duration });
    });
  }

  return {
    animatePush: ({ arrow, tile, pace = 1 }) =>
      show((travel) => push(travel, arrowNamed(shown.scene, arrow), tile, pace)),

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
      show(async (travel) => {
        const from = travel.places(shown.scene);
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
        const to = travel.places(shown.scene);
        await Promise.all(
          [one, other].map((colour, nth) => {
            const key = `pawn-${colour}`;
            if (motion.wantsLessMotion()) return travel.fade(key);
            // They pass each other on either side.
            const [here, there] = [from.get(key) as Place, to.get(key) as Place];
            return travel.carry(key, here, there, nth ? -1 : 1, SWAP * pace);
          }),
        );
      }),

    animateTurn: ({ drawing, facing, quarters, pace = 1 }) =>
      show(async (travel) => {
        const { landmarks = [] } = shown.scene;
        shown.scene = {
          ...shown.scene,
          landmarks: landmarks.map((one) => (one.drawing === drawing ? { ...one, facing } : one)),
          danger: [],
          beam: [],
        };
        await tick();
        const key = `landmark-${drawing}`;
        if (motion.wantsLessMotion()) return travel.fade(key);
        await travel.turn(key, quarters, motion.QUARTER * Math.abs(quarters) * pace);
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
      show((travel) =>
        motion.wantsLessMotion() ? travel.fadeOn(cell) : travel.show(cell, "find", FIND * pace),
      ),

    animateCoin: ({ cell, value, pace = 1 }) =>
      show(async (travel) => {
        const coins = [...(shown.scene.coins ?? []), { cell, value, bright: false }];
        shown.scene = { ...shown.scene, coins };
        await tick();
        await (motion.wantsLessMotion() ? travel.fadeOn(cell) : travel.show(cell, "coin", COIN * pace));
      }),

    skip: () => animator.skip(),
  };
}

function same(one: Place | undefined, other: Place): boolean {
  return one?.x === other.x && one.y === other.y && one.z === other.z;
}
