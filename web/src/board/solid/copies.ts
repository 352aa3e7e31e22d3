/** Many copies of one model, drawn at once. Each belongs to something that may move, and moves with it. */

import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type BufferGeometry,
  type Material,
} from "three";
import type { Rect } from "./sheet";

/** Something that moves as one: a tower with all that lies on it, or a figure. */
export class Carrier {
  readonly matrix = new Matrix4();
  /** How much of it is seen, from 0 to 1: it fades. */
  shown = 1;
  /** Whether it is somewhere else than in the last picture. */
  moved = true;
}

const BLACK = new Color(0);
const WHITE = new Color(0xffffff);
const NOTHING: Rect = [0, 0, 0, 0];

export class Copies {
  readonly mesh: InstancedMesh;
  readonly #carriers: Carrier[] = [];
  readonly #own: Matrix4[] = [];
  readonly #glow: InstancedBufferAttribute;
  readonly #part: InstancedBufferAttribute;
  readonly #shown: InstancedBufferAttribute;
  readonly #room: number;
  #count = 0;

  constructor(
    name: string,
    private readonly geometry: BufferGeometry,
    material: Material,
    room: number,
    { casts = true, takes = true, order = 0 }: { casts?: boolean; takes?: boolean; order?: number } = {},
  ) {
    this.#room = room;
    this.mesh = new InstancedMesh(geometry, material, room);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.#glow = new InstancedBufferAttribute(new Float32Array(room * 3), 3);
    this.#part = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
    this.#shown = new InstancedBufferAttribute(new Float32Array(room), 1);
    geometry.setAttribute("glow", this.#glow);
    geometry.setAttribute("part", this.#part);
    geometry.setAttribute("shown", this.#shown);
    this.mesh.setColorAt(0, WHITE); // makes room for colours
    this.mesh.name = name;
    this.mesh.castShadow = casts;
    this.mesh.receiveShadow = takes;
    this.mesh.renderOrder = order;
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
  }

  get count(): number {
    return this.#count;
  }

  /** What a copy belongs to. */
  carrierOf(copy: number): Carrier | undefined {
    return this.#carriers[copy];
  }

  clear(): void {
    this.#count = 0;
    this.#carriers.length = 0;
  }

  /** Add a copy at a place from its carrier. */
  add(
    carrier: Carrier,
    own: Matrix4,
    colour: Color = WHITE,
    glow: Color = BLACK,
    part: Rect = NOTHING,
  ): void {
    const at = this.#count;
    if (at >= this.#room) return console.error(`there is no room for another ${this.mesh.name}`);
    this.#count++;
    this.#carriers.push(carrier);
    (this.#own[at] ??= new Matrix4()).copy(own);
    this.mesh.setColorAt(at, colour);
    glow.toArray(this.#glow.array, 3 * at);
    this.#part.array.set(part, 4 * at);
    this.#shown.array[at] = carrier.shown;
    product.multiplyMatrices(carrier.matrix, own).toArray(this.mesh.instanceMatrix.array, 16 * at);
  }

  /** Everything has been added. */
  ready(): void {
    this.mesh.count = this.#count;
    this.mesh.visible = this.#count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.#glow.needsUpdate = true;
    this.#part.needsUpdate = true;
    this.#shown.needsUpdate = true;
  }

  /** Bring along those whose carrier has moved. */
  follow(): void {
    let any = false;
    let fades = false;
    for (let at = 0; at < this.#count; at++) {
      const carrier = this.#carriers[at] as Carrier;
      if (!carrier.moved) continue;
      any = true;
      product.multiplyMatrices(carrier.matrix, this.#own[at] as Matrix4);
      product.toArray(this.mesh.instanceMatrix.array, 16 * at);
      if (this.#shown.array[at] === carrier.shown) continue;
      fades = true;
      this.#shown.array[at] = carrier.shown;
    }
    if (any) this.mesh.instanceMatrix.needsUpdate = true;
    if (fades) this.#shown.needsUpdate = true;
  }

  dispose(): void {
    this.geometry.dispose();
    this.mesh.dispose();
  }
}

const product = new Matrix4();
