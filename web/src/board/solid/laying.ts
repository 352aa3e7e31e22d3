/** Lays a scene out as a model: tall tiles, joints between them, figures, arrows, and every mark that the other views have. */

import { Color, Euler, Matrix4, Quaternion, Vector3 } from "three";
import { arrowNamed, arrowsOf, E, inwards, isFixed, N, S, W, type Arrow } from "../grid";
import type { Look } from "../look.svelte";
import { aside, isMarked, placements } from "../placement";
import type { Floor } from "../Slab.svelte";
import type { ShownScene } from "../shown-scene.svelte";
import type { Colour, Destination, Tile, Trail } from "../types";
import type { Carrier } from "./copies";
import type { Model } from "./model";
import { INTO, RUN } from "./models";
import { kindOf } from "./outlines";
import type { Mover } from "./poses";
import { COIN, feetOf, floorOf, GAP, HALF, LAYER, PITCH, RIM, RIM_UP, WALL } from "./space";

/** What is to be laid out, and how it is looked at. */
export interface Situation {
  readonly shown: ShownScene;
  readonly look: Look;
  readonly letters: Readonly<Record<Colour, string>>;
  readonly pushing: boolean;
  readonly hovered: string | null;
  readonly lifted: boolean;
  readonly led: number | null;
  readonly pointed: number | null;
  readonly choices: readonly Colour[];
  /** From which side it is seen: numerals and pictures lie for whoever looks from there. */
  readonly quarter: number;
  /** From where exactly: the spare lies at the right. */
  readonly azimuth: number;
  /** Milliseconds since the light began to spread. */
  readonly since: number;
}

const QUARTER = Math.PI / 2;
const BEAD = 0.16; // from one bead of a way to the next
const SINGLY = 3; // more tolls than this are counted

const matrix = new Matrix4();
const turning = new Quaternion();
const euler = new Euler();
const spot = new Vector3();
const size = new Vector3();

function at(x: number, y: number, z: number, yaw = 0, sx = 1, sy = sx, sz = sx, tip = 0): Matrix4 {
  turning.setFromEuler(euler.set(tip, yaw, 0, "YXZ"));
  return matrix.compose(spot.set(x, y, z), turning, size.set(sx, sy, sz));
}

export function lay(model: Model, now: Situation): void {
  const { shown, look, quarter } = now;
  const { scene } = look;
  const { ground, palette, poses } = model;
  const { light } = palette;
  const colour = (name: Parameters<typeof palette.of>[0]) => new Color(palette.of(name));
  const owner = (player: Colour | null) => new Color(player ? palette.player(player) : palette.of("ghost"));
  const shining = (one: Color, strong: number) => one.clone().multiplyScalar(strong);
  const print = (name: string) => model.drawings.where(name);
  const faceUp = quarter * QUARTER;
  const [sin, cos] = [Math.round(Math.sin(faceUp)), Math.round(Math.cos(faceUp))];
  /** To the right and nearer, for whoever looks. */
  const seen = (right: number, near: number): readonly [x: number, z: number] => [
    right * cos + near * sin,
    -right * sin + near * cos,
  ];
  const printed = new Color(1, 1, 1).multiplyScalar(light.print);
  const small = look.small ? 1.14 : 1;

  // Light spreads from whoever walks.
  const arrived = (cell: number) => look.late(cell) <= now.since;
  const lightOn = (cell: number) => (arrived(cell) ? look.lightOn(cell) : null);
  const floorOn = (cell: number): Floor =>
    arrived(cell) || !look.lightOn(cell) ? look.floorOf(cell) : "plain";

  model.clear();
  const white = new Color(1, 1, 1);
  const black = new Color(0, 0, 0);
  const still = poses.ground;

  // --- stone and floors ---

  const lit = shining(colour("lit"), palette.dark ? 1 : 0.92);
  const cost = shining(colour("cost"), palette.dark ? 0.96 : 0.92);
  const floors: Readonly<Record<Floor, Color>> = {
    plain: colour("floor").lerp(white, palette.dark ? 0.25 : 0),
    dim: colour("dim").lerp(white, palette.dark ? 0.25 : 0.12),
    lit,
    cost,
    danger: colour("danger"),
  };
  const floorGlow: Readonly<Record<Floor, Color>> = {
    plain: black,
    dim: black,
    lit: shining(lit, light.glow),
    cost: shining(cost, light.glow * 0.6),
    danger: shining(colour("danger-hatch"), 0.2),
  };
  const wallGlow: Readonly<Record<Floor, Color>> = {
    ...floorGlow,
    lit: new Color("#ffb52e").multiplyScalar(light.bounce),
    cost: new Color("#8a5cff").multiplyScalar(light.bounce * 0.75),
  };
  const bright = palette.dark ? new Color("#9fb9be") : new Color("#c3d9dc");
  const stones = (stone: "loose" | "fixed" | "ghost", height: number) => {
    const top = colour(stone).lerp(
      bright,
      light.stone + light.rise * (height - 1) * (stone === "fixed" ? 0.45 : 1),
    );
    return { top, side: top.clone().lerp(colour(stone === "loose" ? "loose-edge" : `${stone}-edge`), 0.1) };
  };

  const hasRoom = look.layout.room === "sides";
  const closed = new Set(scene.landmarks?.flatMap((one) => (one.closed ? [one.cell] : [])));
  const landmarks = new Map(scene.landmarks?.map((one) => [one.cell, one]));

  function tower(tile: Tile, carrier: Mover, cell: number | null, ghost = false, grounded = true): void {
    const height = scene.heights?.[tile.number] ?? 1;
    const landmark = cell === null ? undefined : landmarks.get(cell);
    const picture = cell !== null && closed.has(cell) ? undefined : scene.pictures?.[tile.number];
    const open = landmark && !landmark.closed ? landmark.drawing : null;
    const stone = ghost ? "ghost" : cell !== null && isFixed(cell, scene.columns) ? "fixed" : "loose";
    const floor = cell === null ? "plain" : floorOn(cell);
    const { top, side } = stones(stone, height);
    const kind = kindOf(tile.openings, picture !== undefined || open !== null);
    for (let layer = 0; layer < height; layer++) {
      const course = model.part((layer + tile.number) % 2 ? "courseA" : "courseB");
      const turned = ((tile.number * 7 + layer * 5) % 4) * QUARTER;
      course.add(
        carrier,
        at(0, layer * LAYER, 0, turned),
        shining(side, 0.86 + (0.18 * (layer + 1)) / height),
      );
    }
    const up = height * LAYER;
    const yaw = -kind.turns * QUARTER;
    const part = model.floors.where(kind, floor === "cost" ? "cost" : "floor");
    model.part("floor").add(carrier, at(0, up + 0.004, 0, yaw), floors[floor], floorGlow[floor], part);
    model.walls(kind).add(carrier, at(0, up, 0, yaw), top, wallGlow[floor]);
    for (const [right, near] of stone === "fixed"
      ? ([
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const)
      : []) {
      const [x, z] = seen(right * 0.405, near * 0.405);
      model.part("dome").add(carrier, at(x, up + WALL - 0.002, z, 0, 0.042), colour("stud"));
    }
    const [x, z] = seen(-0.375, -0.37);
    if (scene.heights) {
      const wide = 0.225 * (look.small ? 1.22 : 1);
      const shine = new Color(
        palette.dark ? 0.7 : 0.25,
        palette.dark ? 0.7 : 0.25,
        palette.dark ? 0.7 : 0.25,
      );
      model
        .part("print")
        .add(
          carrier.level,
          at(x, up + WALL + 0.003, z, faceUp, wide, 1, wide * 1.06),
          white,
          shine,
          print(`number:${height}`),
        );
    }
    if (grounded)
      model
        .part("shade")
        .add(carrier, at(0.02, 0.003, 0.03, 0, 1.62, 1, 1.62), white, black, print("square"));
    if (picture !== undefined)
      coinOn(carrier.top, up, `coin:pic-${picture}`, cell, look.goalOf(picture), floor);
    else if (open && cell !== null)
      coinOn(carrier.top, up, `landmark:${open}`, cell, look.goalOf(cell), floor, true);
  }

  function coinOn(
    carrier: Carrier,
    up: number,
    name: string,
    cell: number | null,
    goal: Colour | null,
    floor: Floor,
    landmark = false,
  ): void {
    // Where somebody stands it lies aside, on top of the walls.
    const { dx, dy, scale } = aside(cell === null ? 0 : look.crowdOn(cell));
    const [x, z] = seen(dx / 115, dy / 260);
    const wide = scale * (look.small ? 1.08 : 1);
    const y = up + (dx || dy ? WALL - 0.02 : landmark ? 0.02 : 0.012);
    const face = colour(landmark ? "landmark" : "paper");
    model.part("coin").add(carrier, at(x, y, z, 0, wide, 1, wide), face);
    const across = (2 * COIN + 0.005) * wide;
    const glow = landmark ? new Color("#9affee").multiplyScalar(0.5) : printed;
    model
      .part("print")
      .add(carrier, at(x, y + 0.0525, z, faceUp, across, 1, across), white, glow, print(name));
    const ring = goal
      ? owner(goal)
      : landmark
        ? colour("landmark-edge")
        : floor === "lit"
          ? colour("roundel-lit")
          : floor === "cost"
            ? colour("cost-ink")
            : null;
    const shine = palette.dark ? 0.6 : 0.12;
    if (ring)
      model.part("ring").add(carrier, at(x, y + 0.043, z, 0, wide, 1.1, wide), ring, shining(ring, shine));
    if (goal && (floor === "lit" || floor === "cost"))
      model
        .part("ring")
        .add(
          carrier,
          at(x, y + 0.056, z, 0, 1.36 * wide, 1.3, 1.36 * wide),
          ring ?? white,
          shining(owner(goal), shine),
        );
  }

  const litCells: number[] = [];
  const costly: number[] = [];
  scene.tiles.forEach((tile, cell) => {
    const { x, z } = { x: ground.x(cell), z: ground.z(cell) };
    tower(tile, poses.rest(`tile-${tile.number}`, x, 0, z), cell, !!look.shift?.cells.includes(cell));
    const shines = lightOn(cell);
    if (shines && !shown.sliding.includes(cell)) (shines === "lit" ? litCells : costly).push(cell);
  });
  model.pour(litCells, costly);
  const topOf = (cell: number) => floorOf(scene, scene.tiles[cell] as Tile);
  const carrierOf = (cell: number): Carrier => poses.of(`tile-${(scene.tiles[cell] as Tile).number}`);

  // --- beside the board ---

  if (look.shift && scene.spare) {
    const out = ground.beyond(look.shift, "exit");
    tower(scene.spare, poses.rest("fallen", out.x, 0.14, out.z ?? 0), null, true, false);
  }
  if (shown.coming) {
    const { x, y, z = 0 } = shown.coming.at;
    tower(shown.coming.tile, poses.rest("coming", x, y, z), null, false, false);
  }
  if (shown.leaving) {
    const { x, y, z = 0 } = shown.leaving.at;
    tower(shown.leaving.tile, poses.rest("leaving", x, y, z), null, false, false);
  }
  const travelling = shown.coming !== null || shown.leaving !== null;
  if (look.spare && hasRoom && !travelling && !now.lifted) {
    const { x, y, z } = ground.rest(now.azimuth);
    const carrier = poses.rest("spare", x, y, z);
    tower(look.spare, carrier, null, false, false);
    model.part("shade").add(carrier, at(0.05, 0.004, 0.06, 0, 1.7, 1, 1.7), white, black, print("square"));
    if (now.pushing) {
      // A frame in the player's colour: it can be taken.
      const own = owner(look.turn);
      for (const k of [-1, 1]) {
        model.part("step").add(carrier, at(k * 0.585, 0.02, 0, 0, 0.05, 0.04, 1.22), own, shining(own, 0.25));
        model.part("step").add(carrier, at(0, 0.02, k * 0.585, 0, 1.22, 0.04, 0.05), own, shining(own, 0.25));
      }
    }
  }

  // --- the rim ---

  for (let column = 0; column < scene.columns; column += 2)
    coordinate("near", column, String.fromCharCode(97 + column));
  for (let row = 0; row < scene.rows; row += 2) coordinate("left", row, `${row + 1}`);

  /** Letters along the columns and numbers along the rows, on those sides of the rim that no tower hides. */
  function coordinate(side: "near" | "left", line: number, text: string): void {
    const across = side === "near"; // the line is a column
    // Near or on the left for whoever looks: from the east, for example, columns run from left to right.
    const [out, away] = [ground.half.x + RIM / 2, ground.half.z + RIM / 2];
    const x = across ? ground.x(line) : quarter === 1 || quarter === 2 ? out : -out;
    const z = !across ? ground.z(line * scene.columns) : quarter === 2 || quarter === 3 ? -away : away;
    const wide = 0.36 * small;
    model
      .part("print")
      .add(still, at(x, RIM_UP + 0.004, z, faceUp, wide, 1, wide), white, black, print(`coordinate:${text}`));
  }

  const banned = shown.scene.banned ?? null;
  const chosen = look.preview?.arrow ?? null;
  const lastPush = shown.scene.lastPush ?? null;
  const inTheGate = [shown.coming, shown.leaving].flatMap((one) => one?.at ?? []);
  for (const arrow of arrowsOf(scene.rows, scene.columns)) {
    const gate = ground.beyond(arrow, "entry");
    const pushes = shown.sliding.length > 0 && arrow.cells.every((cell, at) => cell === shown.sliding[at]);
    // A tower passes through it.
    if (pushes || inTheGate.some(({ x, z }) => x === gate.x && z === gate.z)) continue;
    const { x, y, z, far, turn } = ground.arrow(arrow, quarter);
    const tip = far ? 0.62 : 0;
    const wide =
      (arrow.name === chosen ? 1.3 : now.hovered === arrow.name ? 1.15 : 1) * (look.small ? 1.25 : 1);
    const [across, down] = inwards(arrow.side);
    if (arrow.name === banned) {
      model.part("hollow").add(still, tipped(x, y + 0.03, z, turn, wide, tip, far), colour("banned"), black);
    } else {
      const own = arrow.name === chosen ? owner(look.turn) : colour("arrow");
      const resting = now.pushing || arrow.name === chosen ? 0.16 : palette.dark ? 0.02 : 0.05;
      const shade = now.pushing ? own : own.clone().lerp(colour("rim"), 0.22);
      model
        .part("arrow")
        .add(still, tipped(x, y + 0.03, z, turn, wide, tip, far), shade, shining(own, resting));
    }
    if (lastPush === arrow.name || lastPush === arrow.opposite) {
      const own = colour("arrow");
      const [tx, tz] = [x + across * 0.2, z + down * 0.2];
      model
        .part("step")
        .add(
          still,
          at(tx, y + 0.03 - (far ? 0.1 : 0), tz, down ? 0 : QUARTER, 0.42, 0.022, 0.05),
          own,
          shining(own, 0.12),
        );
    }
    if (far) model.part("shade").add(still, at(x, 0.012, z, 0, 0.5, 1, 0.4), white, black, print("blob"));
  }

  /** An arrow that lies, or floats with its face towards whoever looks. */
  function tipped(
    x: number,
    y: number,
    z: number,
    turn: number,
    wide: number,
    tip: number,
    far: boolean,
  ): Matrix4 {
    return far ? at(x, y, z, turn, wide, wide, wide, -tip) : at(x, y, z, turn, wide);
  }

  // --- joints: bridges, stairs, and teeth where it is too steep ---

  const tolled = new Set<string>();
  for (const { way, tolls } of look.destinations.filter(({ cell }) => arrived(cell)))
    tolls?.forEach((toll, step) => toll && way && tolled.add([way[step], way[step + 1]].sort().join()));

  scene.tiles.forEach((tile, cell) => {
    const right = (cell + 1) % scene.columns ? scene.tiles[cell + 1] : undefined;
    const below = scene.tiles[cell + scene.columns];
    if (right && tile.openings & E && right.openings & W) meet(cell, cell + 1);
    if (below && tile.openings & S && below.openings & N) meet(cell, cell + scene.columns);
  });

  function meet(one: number, other: number): void {
    if (shown.sliding.includes(one) || shown.sliding.includes(other)) return;
    if (closed.has(one) || closed.has(other)) return;
    const east = other === one + 1;
    const [ux, uz] = east ? [1, 0] : [0, 1];
    const [low, high] = [topOf(one), topOf(other)].sort((a, b) => a - b) as [number, number];
    const rises = topOf(other) > topOf(one);
    const steps = Math.round((high - low) / LAYER);
    const floor = between(floorOn(one), floorOn(other));
    const yaw = east ? QUARTER : 0;
    const [x, z] = [(ground.x(one) + ground.x(other)) / 2, (ground.z(one) + ground.z(other)) / 2];
    const side = stones(
      isFixed(one, scene.columns) && isFixed(other, scene.columns) ? "fixed" : "loose",
      1,
    ).top.lerp(colour("loose-edge"), 0.35);
    if (steps === 0) {
      model
        .part("step")
        .add(still, at(x, low - 0.028, z, yaw, 0.34, 0.06, GAP + 0.03), floors[floor], floorGlow[floor]);
      for (const k of [-1, 1])
        model
          .part("block")
          .add(
            still,
            at(x + k * uz * 0.186, low - 0.004, z + k * ux * 0.186, yaw, 0.034, 0.11, GAP + 0.02),
            side,
          );
      return;
    }
    const base = rises ? one : other;
    const way = rises ? 1 : -1;
    const turn = Math.atan2(way * ux, way * uz);
    const from = (out: number) => [ground.x(base) + way * ux * out, ground.z(base) + way * uz * out] as const;
    if (steps <= (scene.freeStep ?? 1)) {
      const [sx, sz] = from(0.5 - INTO);
      model
        .part("stairs")
        .add(still, at(sx, low + 0.002, sz, turn, 1, steps, 1), floors[floor], floorGlow[floor]);
      const [ox, oz] = from(0.5);
      model.part("stringers").add(still, at(ox, low, oz, turn, 1, steps, GAP / RUN), side);
      return;
    }
    const [tx, tz] = from(PITCH - 0.465);
    for (let tooth = -2; tooth <= 2; tooth++)
      model
        .part("block")
        .add(
          still,
          at(tx + uz * tooth * 0.074, high + 0.036, tz + ux * tooth * 0.074, yaw, 0.044, 0.075, 0.05),
          colour("outline"),
        );
    if (!tolled.has([one, other].sort().join())) return;
    // Steps in the air, for whoever pays.
    const count = 2 * steps;
    const violet = new Color("#b9a2ff");
    for (let step = 0; step < count; step++) {
      const [gx, gz] = from(0.3 + (GAP + 0.2) * ((step + 0.5) / count));
      const up = low + (steps * LAYER * (step + 1)) / (count + 0.6);
      model
        .part("step")
        .add(still, at(gx, up, gz, yaw, 0.3, 0.035, 0.085), violet, new Color("#7a4df0").multiplyScalar(0.6));
    }
  }

  function between(one: Floor, other: Floor): Floor {
    const open: readonly Floor[] = ["lit", "cost", "danger"];
    if (open.includes(one) && open.includes(other)) return one === "cost" ? one : other;
    return one === "plain" || other === "plain" ? "plain" : "dim";
  }

  // --- where people start, stop and are led ---

  for (const start of scene.starts ?? []) {
    const up = topOf(start.cell) + 0.012;
    const carrier = carrierOf(start.cell);
    const goal = look.goalOf(start.cell);
    if (goal) goalRing(carrier, up, goal, lightOn(start.cell) !== null);
    else if (lightOn(start.cell) && !look.crowdOn(start.cell))
      model.part("print").add(carrier, at(0, up, 0, 0, 0.5, 1, 0.5), white, printed, print("reached"));
    model
      .part("print")
      .add(
        carrier,
        at(0, up + 0.006, 0, faceUp, 0.3 * small, 1, 0.3 * small),
        white,
        printed,
        print(`start:${start.colour}`),
      );
  }
  for (const cell of look.bareGoals)
    goalRing(carrierOf(cell), topOf(cell) + 0.012, look.goalOf(cell), lightOn(cell) !== null);

  function goalRing(carrier: Carrier, up: number, goal: Colour | null, near: boolean): void {
    const own = owner(goal);
    model.part("ring").add(carrier, at(0, up + 0.01, 0, 0, 0.72), own, shining(own, 0.2));
    if (near) model.part("ring").add(carrier, at(0, up + 0.055, 0, 0, 1.25), own, shining(own, 0.2));
  }

  for (const { cell } of look.bare) {
    if (!arrived(cell)) continue;
    const wide = 0.062 * (now.pointed === cell ? 1.6 : 1) * small;
    model
      .part("dome")
      .add(
        carrierOf(cell),
        at(0, topOf(cell) + 0.006, 0, 0, wide),
        colour("stop"),
        shining(colour("stop"), 0.15),
      );
  }
  scene.coins?.forEach(({ cell, value, bright: isBright }, nth) => {
    const { top } = poses.rest(`coin-${nth}`, ground.x(cell), topOf(cell), ground.z(cell));
    model.part("coin").add(top, at(0, 0.012, 0, 0, 0.8, 1, 0.8), colour(isBright ? "bright-face" : "coin"));
    const name = `value:${value}:${isBright ? "bright" : ""}`;
    model.part("print").add(top, at(0, 0.066, 0, faceUp, 0.36, 1, 0.36), white, printed, print(name));
  });
  for (const { cell, drawing, facing, closed: isClosed } of scene.landmarks ?? []) {
    if (!isClosed) continue;
    const key = drawing ? `landmark-${drawing}` : `closed-${cell}`;
    const carrier = poses.rest(key, ground.x(cell), topOf(cell), ground.z(cell));
    model.part("block").add(carrier, at(0, 0.08, 0, 0, 1.02, 0.16, 1.02), colour("plate"));
    const turned = facing ? -Math.log2(facing) * QUARTER : faceUp;
    if (drawing)
      model
        .part("print")
        .add(carrier, at(0, 0.165, 0, turned, 0.95, 1, 0.95), white, printed, print(`drawing:${drawing}`));
  }

  // --- ways ---

  const trail = look.preview ? null : (shown.scene.lastWalk ?? null);
  if (trail && !shown.sliding.length) beads(trail.path, palette.player(trail.colour), 0.034);
  if (look.pointedWay)
    beads(look.pointedWay.path, look.turn ? palette.player(look.turn, "dark") : palette.of("ink"), 0.042);
  if (scene.beam && scene.beam.length > 1) beads(scene.beam, palette.of("danger-hatch"), 0.045);
  if (trail && !shown.beats) tollsOn(trail);
  if (look.pointedWay) tollsOn(look.pointedWay);

  /** A row of beads along the floor, up and down the stairs. */
  function beads(path: readonly number[], paint: string, wide: number): void {
    const inked = new Color(paint);
    for (let step = 0; step + 1 < path.length; step++) {
      const [a, b] = [path[step] as number, path[step + 1] as number];
      const [low, high] = [topOf(a), topOf(b)];
      const count = Math.round(PITCH / BEAD);
      for (let bead = 0; bead < count; bead++) {
        const share = bead / count;
        const climb = Math.min(1, Math.max(0, (share - 0.34) / 0.32));
        const x = ground.x(a) + (ground.x(b) - ground.x(a)) * share;
        const z = ground.z(a) + (ground.z(b) - ground.z(a)) * share;
        const y = low + (high - low) * climb + 0.012 + (climb > 0 && climb < 1 ? 0.03 : 0);
        if (isMarked(scene, a) && share < 0.26) continue;
        if (isMarked(scene, b) && share > 0.76) continue;
        model.part("dome").add(still, at(x, y, z, 0, wide), inked, shining(inked, 0.22));
      }
    }
  }

  function tollsOn({ path, tolls }: Omit<Trail, "colour">): void {
    tolls?.forEach((toll, step) => {
      const [here, there] = path.slice(step, step + 2);
      if (!toll || here === undefined || there === undefined) return;
      const y = Math.max(topOf(here), topOf(there)) + 0.12;
      const [x, z] = [(ground.x(here) + ground.x(there)) / 2, (ground.z(here) + ground.z(there)) / 2];
      model.part("sign").add(still, at(x, y, z, 0, 0.3 * small), white, black, print(`toll:${toll}`));
    });
  }

  // --- what it costs to get there ---

  for (const destination of look.destinations) costs(destination);

  function costs({ cell, costs: asked }: Destination): void {
    if (!asked?.length || !arrived(cell)) return;
    const kinds = asked.length > SINGLY ? [...new Set(asked)] : asked;
    const crowd = look.crowdOn(cell) > 0;
    const marked = isMarked(scene, cell) || look.startOn(cell) || crowd;
    const side = isMarked(scene, cell) && crowd ? -1 : 1;
    const wide = 0.3 * (look.small ? 1.2 : 1);
    const y = topOf(cell) + (marked ? 0.17 : 0.14);
    kinds.forEach((one, nth) => {
      const count = asked.length > SINGLY ? asked.filter((other) => other === one).length : 1;
      const along = marked ? side * (0.34 - nth * 0.24) : (nth - (kinds.length - 1) / 2) * 0.28;
      const [x, z] = seen(along, marked ? 0.33 : 0);
      model.part("sign").add(carrierOf(cell), at(x, y, z, 0, wide), white, black, print(`toll:${one}`));
      if (count < 2) return;
      const [cx, cz] = seen(along + 0.1, (marked ? 0.33 : 0) - 0.1);
      model
        .part("sign")
        .add(carrierOf(cell), at(cx, y + 0.02, cz, 0, wide * 0.6), white, black, print(`count:${count}`));
    });
  }

  // --- marks over the tiles ---

  const { barrier, wall } = look;
  if (barrier) {
    const red = colour("danger-hatch");
    model
      .part("ring")
      .add(
        carrierOf(barrier.cell),
        at(0, topOf(barrier.cell) + WALL + 0.02, 0, 0, 1.4, 1.6, 1.4),
        red,
        shining(red, 0.4),
      );
    bar(barrier.end, barrier.next, red, 0.3);
  }
  if (wall) bar(wall[0], wall[1], colour("wall"), 0.2);

  function bar(one: number, other: number, paint: Color, high: number): void {
    const east = Math.abs(one - other) === 1;
    const [x, z] = [(ground.x(one) + ground.x(other)) / 2, (ground.z(one) + ground.z(other)) / 2];
    const up = Math.max(topOf(one), topOf(other));
    model
      .part("step")
      .add(
        still,
        at(x, up + high / 2, z, east ? QUARTER : 0, 2 * HALF + 0.16, high, 0.07),
        paint,
        shining(paint, 0.35),
      );
  }

  if (look.advised !== null) {
    const carrier = carrierOf(look.advised);
    const glow = new Color(0.35, 0.35, 0.35);
    model
      .part("print")
      .add(
        carrier,
        at(0, topOf(look.advised) + WALL + 0.012, 0, 0, 1.06, 1, 1.06),
        white,
        glow,
        print("corners"),
      );
  }
  const outlined = look.shift ?? (shown.outlined ? arrowNamed(scene, shown.outlined) : null);
  if (outlined) rails(outlined);

  /** Rails along a line that would move, or has moved. */
  function rails(arrow: Arrow): void {
    const own = owner(look.turn);
    const [across, down] = inwards(arrow.side);
    const middle = arrow.cells[(arrow.cells.length - 1) >> 1] as number;
    const long = arrow.cells.length * PITCH + 0.1;
    for (const k of [-1, 1]) {
      const [x, z] = [across ? 0 : ground.x(middle) + k * 0.585, down ? 0 : ground.z(middle) + k * 0.585];
      const [sx, sz] = across ? [long, 0.07] : [0.07, long];
      model.part("step").add(still, at(x, 0.05, z, 0, sx, 0.1, sz), own, shining(own, 0.35));
    }
  }

  // --- figures ---

  const feet = feetOf(scene, quarter);
  const everyone = placements(scene);
  for (const { key, cell, colour: player, drawing } of everyone) {
    const foot = feet.get(key) as { x: number; y: number; z?: number; scale: number };
    const there = now.led !== null && player !== null && player === look.turn ? now.led : cell;
    const up = there === cell ? foot.y : topOf(there) + 0.01;
    const turn = player !== null && player === look.turn;
    const carrier = poses.rest(key, ground.x(there) + foot.x, up, ground.z(there) + (foot.z ?? 0));
    const crowded = look.crowdOn(cell) > 1 || isMarked(scene, cell);
    const wide = (crowded ? Math.max(0.7, foot.scale * 1.04) : 1.1) * (look.small ? 1.12 : 1);
    model
      .part("shade")
      .add(carrier, at(0.05, 0.008, 0.02, 0, 0.62 * wide, 1, 0.62 * wide), white, black, print("blob"));
    if (!player) {
      model.part("sign").add(carrier, at(0, 0.36, 0, 0, 0.8), white, black, print(`drawing:${drawing}`));
      continue;
    }
    const own = owner(player);
    const lift = turn ? 0.03 + (crowded ? 0 : WALL) : 0;
    if (turn) {
      model
        .part("coin")
        .add(carrier, at(0, lift - 0.045, 0, 0, 0.94 * wide, 0.9, 0.94 * wide), colour("turn"));
      model
        .part("ring")
        .add(
          carrier,
          at(0, lift - 0.004, 0, 0, 0.94 * wide, 1, 0.94 * wide),
          own,
          shining(own, palette.dark ? 0.6 : 0.15),
        );
    }
    if (now.choices.includes(player)) {
      const high = colour("highlight");
      model.part("ring").add(carrier, at(0, 0.05, 0, 0, 1.15 * wide), high, shining(high, 0.4));
    }
    const [body, line] = model.figure(player);
    const yaw = player === "green" ? faceUp : 0;
    body.add(carrier, at(0, lift, 0, yaw, wide), own, shining(own, palette.dark ? 0.22 : 0.14));
    line.add(carrier, at(0, lift, 0, yaw, wide), colour("outline"));
    const letterUp = (player === "red" ? 0.19 : player === "yellow" ? 0.1 : 0.16) * 1.1;
    if (now.letters[player])
      model
        .part("sign")
        .add(
          carrier,
          at(0, lift + letterUp * wide, 0, 0, 0.28 * wide),
          white,
          black,
          print(`letter:${player}:${now.letters[player]}`),
        );
    if (scene.laurel?.includes(player))
      model
        .part("sign")
        .add(carrier, at(0, lift + 0.4 * wide, 0, 0, 0.95 * wide), white, black, print("drawing:laurel"));
  }

  // A glow for each toll, out of sight until a motion brings it where it is paid.
  for (const toll of new Set(shown.animating ? shown.scene.lastWalk?.tolls : [])) {
    if (!toll) continue;
    const carrier = poses.rest(`glow-${toll}`, 0, -9, 0);
    model.part("sign").add(carrier, at(0, 0, 0, 0, 1.5), new Color("#a97cff"), black, print("halo"));
    model.part("sign").add(carrier, at(0, 0.02, 0, 0, 0.44), white, black, print(`toll:${toll}`));
  }
  model.ready();
}
