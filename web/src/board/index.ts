/** The board and its parts, for the frame round it. */

export { default as Board } from "./Board.svelte";
export * from "./types";
export { arrowNamed, arrowsOf, cellName, turned, turnedTile } from "./grid";
