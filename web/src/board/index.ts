/**
 * The board: it shows a scene, lets people point at arrows and cells, and animates what happened. It knows no game,
 * no rules, no network and no language. README.md shows how to use it. Everything else in this folder is private.
 */

import "virtual:looks.css";
import "./theme.css";

export { ability } from "./ability";
export { default as Board } from "./Board.svelte";
export { default as CoinDrawing } from "./CoinDrawing.svelte";
export { default as NamedDrawing } from "./NamedDrawing.svelte";
export { default as Still } from "./Still.svelte";
export { default as TileView } from "./TileView.svelte";
export type { Part } from "./framing";
export { afterPush, turned, turnedTile } from "./grid";
export { layoutOf, ratioOf } from "./layout";
export { beatsOf, wantsLessMotion } from "./motion";
export { addPictures, shapeOf, showPictures } from "./pictures";
export { colourOf } from "./players";
export type * from "./types";
