/** The board and its parts, for the frame round it. */

export { default as Board } from "./Board.svelte";
export { default as TileView } from "./TileView.svelte";
export { showPictures } from "./pictures";
export * from "./types";
export { arrowNamed, arrowsOf, cellName, turned, turnedTile } from "./grid";
