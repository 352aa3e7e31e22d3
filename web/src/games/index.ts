// The faces of games, each loaded when it is needed. A folder here with an index.ts is a game's own face; any other
// game gets the general one.
import type { Face } from "./face";
import { generalFace } from "./general";

const faces = import.meta.glob<{ default: Face }>(["./*/index.ts", "!./general/index.ts"]);

/** Whether a game has a face, and so words, of its own in this client. */
export function hasFace(game: string): boolean {
  return `./${game}/index.ts` in faces;
}

export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/index.ts`];
  if (load) return (await load()).default;
  return generalFace(game);
}
