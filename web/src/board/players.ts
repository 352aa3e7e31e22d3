/** The colours of the players where style sheets do not reach, such as the icon of the browser's tab. */

import { players } from "../../../src/wandelgang/drawing/looks.json";
import type { Colour } from "./types";

export function colourOf(player: Colour): string {
  return players[player];
}
