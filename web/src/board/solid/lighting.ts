/** What lights the board: a lamp that casts shadows, a fill from the front, the sky, and a room that metal reflects. */

import {
  Color,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import type { Palette } from "./palette";
import type { Ground } from "./space";

export class Lighting {
  /** The lamp and the fill, which turn with whoever looks. */
  readonly lamps = new Group();
  readonly sky = new HemisphereLight();
  readonly #key = new DirectionalLight();
  readonly #fill = new DirectionalLight("#bcd6ee");
  #room: WebGLRenderTarget | null = null;

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly world: Scene,
  ) {
    this.#key.position.set(-4.3, 10.5, -3);
    this.#key.castShadow = true;
    this.#key.shadow.bias = -0.0004;
    this.#key.shadow.normalBias = 0.018;
    Object.assign(this.#key.shadow.camera, { near: 2, far: 24 });
    this.#fill.position.set(2.5, 3.2, 9);
    this.lamps.add(this.#key, this.#fill);
  }

  /** The lamp stands behind the left of the board, from wherever it is looked at. */
  turn(azimuth: number): void {
    this.lamps.rotation.y = azimuth;
    this.world.environmentRotation.y = azimuth;
  }

  recolour(palette: Palette): void {
    const { light } = palette;
    this.#key.color.set(light.keyColour);
    this.#key.intensity = light.key;
    this.#key.shadow.intensity = palette.dark ? 0.85 : 0.8;
    this.#fill.intensity = light.fill;
    this.sky.color.set(light.sky);
    this.sky.groundColor.set(light.ground);
    this.sky.intensity = light.around;
    this.furnish(palette);
  }

  /** Shadows reach over all of the board. A small picture makes do with coarser ones. */
  reach({ edge }: Ground, small: boolean): void {
    const { shadow } = this.#key;
    const side = small ? 1024 : 2048;
    const reach = Math.max(edge.x, edge.z) * 1.75;
    Object.assign(shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach });
    shadow.camera.updateProjectionMatrix();
    shadow.radius = small ? 2.4 : 3.6;
    if (shadow.mapSize.x === side) return;
    shadow.mapSize.set(side, side);
    shadow.map?.dispose();
    shadow.map = null;
  }

  /** Draw the room anew: bright panels that metal and glaze reflect. */
  furnish({ light }: Palette): void {
    const inside = new Scene();
    inside.background = new Color(light.ground).multiplyScalar(0.5);
    const panels = [
      panel(light.keyColour, 5, [-6, 7, -3], 6, 5),
      panel(light.sky, 1.6, [0, 9, 2], 14, 10),
      panel(light.sky, 1.2, [7, 3, 6], 5, 4),
      panel("#ffcf87", 0.9, [-3, 2, 9], 8, 2),
    ];
    inside.add(...panels);
    const generator = new PMREMGenerator(this.renderer);
    this.#room?.dispose();
    this.#room = generator.fromScene(inside, 0.04, 0.1, 100, { size: 64 }); // soft panels need no more
    generator.dispose();
    for (const { geometry, material } of panels) {
      geometry.dispose();
      material.dispose();
    }
    this.world.environment = this.#room.texture;
    this.world.environmentIntensity = light.room;
  }

  dispose(): void {
    this.#room?.dispose();
    this.#key.dispose();
  }
}

/** A panel of the room that shines this strongly, and faces the board. */
function panel(
  colour: string,
  strong: number,
  place: readonly [x: number, y: number, z: number],
  wide: number,
  high: number,
): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const color = new Color(colour).multiplyScalar(strong);
  const made = new Mesh(new PlaneGeometry(wide, high), new MeshBasicMaterial({ color, side: DoubleSide }));
  made.position.set(...place);
  made.lookAt(0, 0, 0);
  return made;
}
