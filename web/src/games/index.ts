// The games that this client can show, each loaded when it is needed.
import type { GameName } from "../protocol";
import type { Face } from "./face";

const faces: Partial<Record<GameName, () => Promise<Face>>> = {
  classic: async () => (await import("./classic")).classic as Face,
  master: async () => (await import("./master")).master as Face,
  towers: async () => (await import("./towers")).towers as Face,
};

export function isShown(game: string): game is GameName {
  return game in faces;
}

export async function faceOf(game: GameName): Promise<Face> {
  const load = faces[game];
  if (!load) throw new Error(`there is no face for ${game}`);
  return load();
}
