/** The model of a board: every kind of part once, with room for its copies, and the pictures that they show. */

import {
  CanvasTexture,
  Group,
  Mesh,
  PlaneGeometry,
  SRGBColorSpace,
  type BufferGeometry,
  type Material,
  type Raycaster,
} from "three";
import { COLOURS, type Colour } from "../types";
import { Copies } from "./copies";
import { Drawings, KEPT } from "./drawings";
import { Floors } from "./floors";
import { materials, type Materials, type Pool } from "./materials";
import * as models from "./models";
import type { Kind } from "./outlines";
import type { Palette } from "./palette";
import { Poses } from "./poses";
import { Ground, SLAB } from "./space";

const POOL = 128; // pixels of the picture of lamplight

const PARTS = [
  "courseA",
  "courseB",
  "floor",
  "stairs",
  "stringers",
  "step",
  "block",
  "dome",
  "coin",
  "ring",
  "print",
  "sign",
  "shade",
  "arrow",
  "hollow",
] as const;
type Part = (typeof PARTS)[number];

export class Model {
  readonly root = new Group();
  readonly poses = new Poses();
  readonly drawings: Drawings;
  readonly floors: Floors;
  readonly #materials: Materials;
  readonly #parts: Readonly<Record<Part, Copies>>;
  readonly #walls = new Map<string, Copies>();
  readonly #figures: Readonly<Record<Colour, readonly [Copies, Copies]>>;
  readonly #meshes: Mesh<BufferGeometry, Material>[] = [];
  readonly #pool: CanvasTexture;
  readonly #poolPen: CanvasRenderingContext2D;
  readonly #stonePool: Pool;
  readonly #floorPool: Pool;
  readonly #room: number;
  readonly #all: Copies[] = [];
  #poured = "";

  constructor(
    readonly ground: Ground,
    public palette: Palette,
    painted: () => void,
  ) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = POOL;
    this.#poolPen = canvas.getContext("2d", KEPT) as CanvasRenderingContext2D;
    this.#pool = new CanvasTexture(canvas);
    this.#pool.colorSpace = SRGBColorSpace;
    const map = { value: this.#pool };
    const size = { value: [2 * ground.edge.x, 2 * ground.edge.z] as [number, number] };
    this.#stonePool = { map, size, strong: { value: 0 } };
    this.#floorPool = { map, size, strong: { value: 0 } };
    this.drawings = new Drawings(palette, painted);
    this.floors = new Floors(() => this.palette.of("cost-ink"));
    const made = materials(this.drawings.map, this.floors.map, this.#stonePool, this.#floorPool);
    this.#materials = made;
    this.#room = 10 * (ground.rows * ground.columns + 12);
    const still = { casts: false } as const;
    const bare = { casts: false, takes: false } as const;
    this.#parts = {
      courseA: this.#copies("courseA", models.course(0), made.course),
      courseB: this.#copies("courseB", models.course(1), made.course),
      floor: this.#copies("floor", models.floor(), made.floor, still),
      stairs: this.#copies("stairs", models.stairs(), made.step),
      stringers: this.#copies("stringers", models.stringers(), made.stone),
      step: this.#copies("step", models.box(), made.step),
      block: this.#copies("block", models.box(), made.stone),
      dome: this.#copies("dome", models.dome(), made.metal, still),
      coin: this.#copies("coin", models.coin(), made.paper),
      ring: this.#copies("ring", models.ring(), made.ring, still),
      print: this.#copies("print", models.lying(), made.print, { ...still, order: 2 }),
      sign: this.#copies("sign", models.facing(), made.sign, { ...bare, order: 5 }),
      shade: this.#copies("shade", models.lying(), made.shade, { ...bare, order: 1 }),
      arrow: this.#copies("arrow", models.arrow(false), made.metal),
      hollow: this.#copies("hollow", models.arrow(true), made.metal),
    };
    const figures = COLOURS.map((colour) => {
      const body = this.#copies(`figure-${colour}`, models.figure(colour), made.figure, {}, 1);
      const line = this.#copies(`outline-${colour}`, models.figure(colour, true), made.outline, bare, 1);
      return [colour, [body, line]] as const;
    });
    this.#figures = Object.fromEntries(figures) as Record<Colour, readonly [Copies, Copies]>;
    const { slab, rim } = models.board(ground);
    this.#mesh(slab, made.base, true);
    this.#mesh(rim, made.rim, true);
    const table = new PlaneGeometry(40, 40).rotateX(-Math.PI / 2).translate(0, -SLAB - 0.002, 0);
    this.#mesh(table, made.table, false);
    this.recolour(palette);
  }

  /** In other colours. All copies are laid anew afterwards. */
  recolour(palette: Palette): void {
    const isNew = palette !== this.palette;
    this.palette = palette;
    if (isNew) {
      this.drawings.recolour(palette);
      this.floors.recolour();
    }
    const { base, rim, table, shade } = this.#materials;
    base.color.set(palette.of("bed"));
    rim.color.set(palette.of("rim"));
    table.opacity = palette.light.shadow;
    shade.opacity = palette.dark ? 0.8 : 0.62;
    this.#stonePool.strong.value = palette.light.pool;
    this.#floorPool.strong.value = palette.light.poolFloor;
  }

  part(part: Part): Copies {
    return this.#parts[part];
  }

  walls(kind: Kind): Copies {
    let found = this.#walls.get(kind.name);
    if (!found) {
      const geometry = models.walls(kind, this.floors.where(kind, "stone"));
      found = this.#copies(`walls-${kind.name}`, geometry, this.#materials.wall);
      this.#walls.set(kind.name, found);
    }
    return found;
  }

  figure(colour: Colour): readonly [body: Copies, outline: Copies] {
    return this.#figures[colour];
  }

  /** Pour lamplight over the cells that are lit: warm, or violet where it costs something. */
  pour(lit: readonly number[], costly: readonly number[]): void {
    const asked = `${lit.join()} ${costly.join()}`;
    if (asked === this.#poured) return;
    this.#poured = asked;
    const pen = this.#poolPen;
    pen.globalCompositeOperation = "source-over";
    pen.fillStyle = "#000";
    pen.fillRect(0, 0, POOL, POOL);
    pen.globalCompositeOperation = "lighter";
    const unit = POOL / (2 * this.ground.edge.x);
    const pool = (cell: number, rgb: string, strong: number) => {
      const x = POOL / 2 + this.ground.x(cell) * unit;
      const y = POOL / 2 + (this.ground.z(cell) * POOL) / (2 * this.ground.edge.z);
      const light = pen.createRadialGradient(x, y, 0, x, y, 0.86 * unit);
      light.addColorStop(0, `rgba(${rgb},${strong})`);
      light.addColorStop(0.55, `rgba(${rgb},${strong * 0.5})`);
      light.addColorStop(1, `rgba(${rgb},0)`);
      pen.fillStyle = light;
      pen.fillRect(x - unit, y - unit, 2 * unit, 2 * unit);
    };
    for (const cell of lit) pool(cell, "255,204,120", 0.8);
    for (const cell of costly) pool(cell, "160,132,255", 0.55);
    this.#pool.needsUpdate = true;
  }

  clear(): void {
    for (const copies of this.#all) copies.clear();
  }

  ready(): void {
    for (const copies of this.#all) copies.ready();
  }

  /** How many copies there are of each kind of part. */
  counted(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#all.map(({ mesh, count }) => [mesh.name, count]));
  }

  /** The key of the tower that a ray meets first. */
  meets(ray: Raycaster): string | null {
    const stones = [this.part("courseA"), this.part("courseB"), ...this.#walls.values()];
    for (const { mesh } of stones) mesh.computeBoundingSphere();
    const [hit] = ray.intersectObjects(stones.map(({ mesh }) => mesh));
    const copies = stones.find(({ mesh }) => mesh === hit?.object);
    const carrier = hit?.instanceId === undefined ? undefined : copies?.carrierOf(hit.instanceId);
    return carrier ? this.poses.keyOf(carrier) : null;
  }

  /** Bring along what has moved since the last picture. */
  follow(): void {
    this.poses.settle();
    for (let at = 0; at < this.#all.length; at++) (this.#all[at] as Copies).follow();
    this.poses.seen();
  }

  dispose(): void {
    for (const copies of this.#all) copies.dispose();
    for (const { geometry } of this.#meshes) geometry.dispose();
    for (const material of Object.values(this.#materials)) material.dispose();
    this.drawings.dispose();
    this.floors.dispose();
    this.#pool.dispose();
    this.root.clear();
  }

  #copies(
    name: string,
    geometry: BufferGeometry,
    material: Material,
    how: ConstructorParameters<typeof Copies>[4] = {},
    room = this.#room,
  ): Copies {
    const made = new Copies(name, geometry, material, room, how);
    this.#all.push(made);
    this.root.add(made.mesh);
    return made;
  }

  #mesh(geometry: BufferGeometry, material: Material, casts: boolean): void {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = casts;
    mesh.customDepthMaterial = this.#materials.shadow;
    mesh.receiveShadow = true;
    mesh.matrixAutoUpdate = false;
    this.#meshes.push(mesh);
    this.root.add(mesh);
  }
}
