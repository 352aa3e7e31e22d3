/** What things are made of. Each copy of a model has its own colour, glow and place on a picture. */

import {
  BackSide,
  MeshBasicMaterial,
  MeshDepthMaterial,
  MeshStandardMaterial,
  ShadowMaterial,
  type Material,
  type Texture,
} from "three";

/** What copies of a model bring along, and what light does to them. */
interface Way {
  /** Each copy glows by itself: all of it, as its picture does, or where its corners take light. */
  readonly glow?: "whole" | "picture" | "bounce";
  /** Each copy shows another part of the picture. */
  readonly pictured?: boolean;
  /** Stands upright towards whoever looks, this much in front of its place. */
  readonly faces?: number;
  /** Lamplight: a small picture of the board from above says how much falls where. */
  readonly pool?: Pool;
  /** Every face is moved out by this much. */
  readonly swollen?: number;
}

export interface Pool {
  readonly map: { value: Texture | null };
  readonly strong: { value: number };
  /** Tiles of width and depth that the picture covers. */
  readonly size: { value: [number, number] };
}

function taught<M extends Material>(material: M, way: Way): M {
  const { glow, pictured, faces, pool, swollen } = way;
  material.customProgramCacheKey = () => [glow, pictured, faces, !!pool, swollen].join();
  material.onBeforeCompile = (shader) => {
    const uses = ["#include <common>\nattribute float shown; varying float vShown;"];
    const draws = ["#include <common>\nvarying float vShown;"];
    const begins = ["#include <begin_vertex>\nvShown = shown;"];
    const lights = ["#include <emissivemap_fragment>"];
    if (glow) {
      uses.push(
        `attribute vec3 glow; varying vec3 vGlow;${glow === "bounce" ? " attribute float bounce;" : ""}`,
      );
      begins.push(`vGlow = glow${glow === "bounce" ? " * bounce" : ""};`);
      draws.push("varying vec3 vGlow;");
      lights.push(`totalEmissiveRadiance += vGlow${glow === "picture" ? " * sampledDiffuseColor.rgb" : ""};`);
    }
    if (pictured) {
      uses.push("attribute vec4 part;");
      replace(
        "vertexShader",
        "#include <uv_vertex>",
        "#include <uv_vertex>\nvMapUv = vMapUv * part.zw + part.xy;",
      );
    }
    if (swollen) begins.push(`transformed += normalize(normal) * ${swollen.toFixed(4)};`);
    if (pool) {
      shader.uniforms["poolMap"] = pool.map;
      shader.uniforms["poolStrong"] = pool.strong;
      shader.uniforms["poolSize"] = pool.size;
      uses.push("varying vec2 vPool; uniform vec2 poolSize;");
      draws.push("varying vec2 vPool; uniform sampler2D poolMap; uniform float poolStrong;");
      lights.push("totalEmissiveRadiance += diffuseColor.rgb * texture2D(poolMap, vPool).rgb * poolStrong;");
      replace(
        "vertexShader",
        "#include <project_vertex>",
        `#include <project_vertex>
        vec4 ground = vec4(transformed, 1.0);
        #ifdef USE_INSTANCING
          ground = instanceMatrix * ground;
        #endif
        ground = modelMatrix * ground;
        vPool = vec2(ground.x, -ground.z) / poolSize + 0.5;`,
      );
    }
    if (faces !== undefined)
      replace(
        "vertexShader",
        "#include <project_vertex>",
        `vec4 mvPosition = modelViewMatrix * (instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0));
        mvPosition.xy += transformed.xy * length(instanceMatrix[0].xyz);
        mvPosition.xyz *= 1.0 - ${faces.toFixed(4)} / max(1.0, -mvPosition.z);
        gl_Position = projectionMatrix * mvPosition;`,
      );
    replace("vertexShader", "#include <common>", uses.join("\n"));
    replace("vertexShader", "#include <begin_vertex>", begins.join("\n"));
    replace("fragmentShader", "#include <common>", draws.join("\n"));
    // What fades is seen through a grid of dots that get denser: nothing has to be sorted by its depth.
    replace(
      "fragmentShader",
      "#include <clipping_planes_fragment>",
      `#include <clipping_planes_fragment>
      if (vShown < fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))))) discard;`,
    );
    replace("fragmentShader", "#include <emissivemap_fragment>", lights.join("\n"));

    function replace(which: "vertexShader" | "fragmentShader", part: string, by: string): void {
      shader[which] = shader[which].replace(part, by);
    }
  };
  return material;
}

/** All materials; they are shared by the models. */
export function materials(pictures: Texture, floors: Texture, pool: Pool, poolFloor: Pool) {
  const flat = { map: pictures, transparent: true, alphaTest: 0.02, depthWrite: false } as const;
  const over = (units: number) =>
    ({ polygonOffset: true, polygonOffsetFactor: -units, polygonOffsetUnits: -units }) as const;
  return {
    course: taught(new MeshStandardMaterial({ vertexColors: true, roughness: 0.92 }), { pool }),
    wall: taught(new MeshStandardMaterial({ vertexColors: true, roughness: 0.74, map: floors }), {
      glow: "bounce",
      pool,
    }),
    floor: taught(new MeshStandardMaterial({ map: floors, roughness: 0.95, envMapIntensity: 0.5 }), {
      glow: "picture",
      pictured: true,
      pool: poolFloor,
    }),
    step: taught(new MeshStandardMaterial({ vertexColors: true, roughness: 0.95, envMapIntensity: 0.5 }), {
      glow: "whole",
      pool: poolFloor,
    }),
    stone: taught(new MeshStandardMaterial({ vertexColors: true, roughness: 0.86 }), { pool }),
    metal: taught(new MeshStandardMaterial({ vertexColors: true, roughness: 0.36, metalness: 0.45 }), {
      glow: "whole",
    }),
    paper: taught(new MeshStandardMaterial({ roughness: 0.6 }), {}),
    ring: taught(new MeshStandardMaterial({ roughness: 0.4, metalness: 0.1 }), { glow: "whole" }),
    print: taught(new MeshStandardMaterial({ ...flat, roughness: 0.7, ...over(2) }), {
      glow: "picture",
      pictured: true,
    }),
    sign: taught(new MeshBasicMaterial({ ...flat, toneMapped: false }), { pictured: true, faces: 1.3 }),
    shade: taught(new MeshBasicMaterial({ ...flat, ...over(1) }), { pictured: true }),
    figure: taught(new MeshStandardMaterial({ vertexColors: true, roughness: 0.42 }), { glow: "whole" }),
    outline: taught(new MeshBasicMaterial({ side: BackSide }), { swollen: 0.012 }),
    base: new MeshStandardMaterial({ roughness: 0.8 }),
    rim: new MeshStandardMaterial({ roughness: 0.62 }),
    table: new ShadowMaterial({ color: "#0b1a1e" }),
    // For the shadows of what has no copies. With that of the copies, three.js would look for a program in every picture.
    shadow: new MeshDepthMaterial(),
  };
}
export type Materials = ReturnType<typeof materials>;
