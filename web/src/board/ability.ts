/** Whether this browser can draw a board in depth: that takes WebGL, and something faster than the processor. */

export type Ability = "able" | "no-webgl" | "software";

/** People who test, and machines without a graphics card, may ask for drawing by the processor; it is slow. */
const ALLOWED = "wandelgang-software-drawing";

let found: Ability | undefined;

export function ability(): Ability {
  return (found ??= probe());
}

function probe(): Ability {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2");
  if (!gl) return "no-webgl";
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const renderer = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  const slow = /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
  return slow && !isAllowed() ? "software" : "able";
}

function isAllowed(): boolean {
  try {
    return localStorage.getItem(ALLOWED) === "yes";
  } catch {
    return false; // storage is not available
  }
}
