/** The colours of the page's style for materials, and how strongly it is lit by day and by night. */

import { Color } from "three";
import { COLOURS, type Colour } from "../types";

const NAMES = [
  "rim",
  "bed",
  "coordinate",
  "arrow",
  "banned",
  "loose",
  "loose-edge",
  "fixed",
  "fixed-edge",
  "stud",
  "ghost",
  "ghost-edge",
  "floor",
  "dim",
  "lit",
  "lit-shadow",
  "stop",
  "cost",
  "cost-ink",
  "danger",
  "danger-hatch",
  "beam",
  "wall",
  "ink",
  "paper",
  "outline",
  "numeral",
  "roundel-lit",
  "landmark",
  "landmark-edge",
  "coin",
  "coin-ink",
  "bright",
  "bright-face",
  "bright-ink",
  "plate",
  "turn",
  "highlight",
  "page",
  ...COLOURS.flatMap((colour) => [colour, `${colour}-dark`, `${colour}-on`] as const),
] as const;
export type Name = (typeof NAMES)[number];

/** How the board is lit. */
interface Light {
  readonly key: number;
  readonly keyColour: string;
  readonly sky: string;
  readonly ground: string;
  readonly around: number;
  readonly fill: number;
  readonly room: number;
  readonly shadow: number;
  /** Lamplight: on stone, on floors, by which floors glow themselves, and on what is printed. */
  readonly pool: number;
  readonly poolFloor: number;
  readonly glow: number;
  readonly print: number;
  readonly bounce: number;
  /** How much brighter stone is drawn than in the flat views, and how much each layer adds. */
  readonly stone: number;
  readonly rise: number;
}

const DAY: Light = {
  key: 2.05,
  keyColour: "#fff1dc",
  sky: "#dceaf2",
  ground: "#6a7f86",
  around: 0.5,
  fill: 1.15,
  room: 0.3,
  shadow: 0.36,
  pool: 0.75,
  poolFloor: 0.26,
  glow: 0.05,
  print: 0.16,
  bounce: 0.4,
  stone: 0,
  rise: 0.03,
};
const NIGHT: Light = {
  key: 1.3,
  keyColour: "#d2e2f0",
  sky: "#7f9fb4",
  ground: "#1b2a30",
  around: 0.5,
  fill: 0.62,
  room: 0.24,
  shadow: 0.6,
  pool: 2.6,
  poolFloor: 0.62,
  glow: 0.34,
  print: 0.42,
  bounce: 0.5,
  stone: 0.09,
  rise: 0.035,
};

const LEAST = 3; // the contrast of what has to be seen

export interface Palette {
  /** Whether the board is lit as by night. High contrast has the same colours by day and night, and stays bright. */
  readonly dark: boolean;
  readonly light: Light;
  readonly sans: string;
  /** Round the figures. */
  readonly halo: string;
  of(name: Name): string;
  player(colour: Colour, part?: "dark" | "on"): string;
}

/** Read the colours as they are on an element now. */
export function paletteOf(element: Element): Palette {
  const probe = document.createElement("span");
  element.append(probe);
  const read = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const found = new Map<string, string>(NAMES.map((name) => [name, read(`var(--${name})`)]));
  const night = read("light-dark(#fff, #000)") === "rgb(0, 0, 0)";
  const dark = night && document.documentElement.dataset["style"] !== "high-contrast";
  const style = getComputedStyle(element);
  const sans = style.getPropertyValue("--sans") || "sans-serif";
  const halo = style.getPropertyValue("--figure-halo").trim();
  probe.remove();
  const of = (name: string) => found.get(name) ?? "#888";
  // Here arrows lie in the gates of the rim, on the bed. A style whose arrows do not show there has brass ones.
  if (contrast(of("arrow"), of("bed")) < LEAST) found.set("arrow", of("stud"));
  return {
    dark,
    light: dark ? NIGHT : DAY,
    sans,
    halo: halo && halo !== "none" ? halo : of("outline"),
    of,
    player: (colour, part) => of(part ? `${colour}-${part}` : colour),
  };
}

/** How much two colours differ in brightness, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const [low, high] = [one, other]
    .map((css) => new Color(css))
    .map(({ r, g, b }) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    .sort((a, b) => a - b) as [number, number];
  return high / low;
}

/** Call this whenever the page's colours may have changed; returns what ends it. */
export function whenRecoloured(tell: () => void): () => void {
  const watch = new MutationObserver(tell);
  watch.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme", "data-style"],
  });
  const night = matchMedia("(prefers-color-scheme: dark)");
  night.addEventListener("change", tell);
  return () => {
    watch.disconnect();
    night.removeEventListener("change", tell);
  };
}
