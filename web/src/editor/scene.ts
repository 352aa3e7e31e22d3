// The board of the editor as a scene: with holes where tiles are missing, and the solution's turns when they are shown.
import { afterPush, type Scene, type ShownMoves } from "../board";
import type { Editor } from "./editor.svelte";

/** A place without a tile; the board wants to tell all tiles apart. */
const hole = (at: number) => ({ number: -1 - at, openings: 0 });

/** What lies on the table. */
export function sceneOf(editor: Editor): Scene {
  const { laid, box } = editor;
  const players = laid.players.filter(({ cell }) => cell !== null);
  const view = {
    ...laid,
    players: laid.players.map((one) => ({ ...one, cell: one.cell ?? 0 })),
    board: { ...laid.board, tiles: laid.board.tiles.map((tile, cell) => tile ?? hole(cell)) },
    spare: laid.spare ?? hole(laid.board.tiles.length),
  };
  const drawn = editor.face.scene(view, box);
  // More tiles of a kind than the box has share a number; the board wants to tell them apart.
  const seen = new Set<number>();
  const [pictures, heights] = [{ ...drawn.pictures }, { ...drawn.heights }];
  const tiles = drawn.tiles.map((tile, cell) => {
    if (!seen.has(tile.number)) return seen.add(tile.number) && tile;
    const number = box.tiles.length + cell;
    const [picture, height] = [pictures[tile.number], heights[tile.number]];
    if (picture) pictures[number] = picture;
    if (height) heights[number] = height;
    return { ...tile, number };
  });
  return {
    ...drawn,
    tiles,
    pictures,
    ...(drawn.heights ? { heights } : {}),
    figures: drawn.figures.filter(({ colour }) => players.some((one) => one.colour === colour)),
    lastPush: laid.last_push,
  };
}

/** The board before a turn of the solution. */
export function sceneBefore(editor: Editor, scene: Scene, turn: number): Scene {
  const own = editor.laid.players[editor.laid.at_turn]?.colour;
  return (editor.solution?.solution ?? []).slice(0, turn).reduce((before, { push, cell }) => {
    const after = afterPush(before, push);
    const figures = after.figures.map((one) => (one.colour === own ? { ...one, cell } : one));
    return { ...after, figures };
  }, scene);
}

/** What is shown of a turn: the push, and where the walk ends. Another first push that is as good is shown alone. */
export function shownMove({ shown, solution, first }: Editor): ShownMoves | null {
  const step = shown === null ? undefined : solution?.solution[shown];
  if (!step) return null;
  const other = shown === 0 && first && (first.arrow !== step.push.arrow || first.turn !== step.push.turn);
  const better = other ? { push: first, path: [] } : { push: step.push, path: [step.cell] };
  return { better, played: null };
}
