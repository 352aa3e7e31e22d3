/** The board in depth. It is large, so nobody loads it before asking for it: see `ability.ts`. */

export { default as SolidView } from "./SolidView.svelte";
