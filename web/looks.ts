// The colours and measures of the board as custom properties of CSS, from the file that Python draws with too.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = fileURLToPath(new URL("../src/wandelgang/drawing/looks.json", import.meta.url));
const NAME = "virtual:looks.css";

type Values = Readonly<Record<string, string | number | readonly [string, string]>>;

function properties(prefix: string, values: Values, unit = ""): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const css = typeof value === "object" ? `light-dark(${value.join(", ")})` : `${value}${unit}`;
      return `--${prefix}${name}: ${css};\n`;
    })
    .join("");
}

type Looks = Readonly<
  Record<"colours" | "players" | "fonts" | "letters" | "widths" | "radii" | "opacities" | "dashes", Values>
>;

/** All properties of a style; what it does not change is as in slate. */
function block(selector: string, look: Partial<Looks>): string {
  const { colours, players, fonts, letters, widths, radii, opacities, dashes } = look;
  return `${selector} {\n${[
    properties("", colours ?? {}),
    properties("", players ?? {}),
    properties("", fonts ?? {}),
    properties("letters-", letters ?? {}, "px"),
    properties("width-", widths ?? {}),
    properties("radius-", radii ?? {}, "px"),
    properties("opacity-", opacities ?? {}),
    properties("dash-", dashes ?? {}),
  ].join("")}}\n`;
}

export const looks: Plugin = {
  name: "looks",
  resolveId: (id) => (id === NAME ? NAME : null),
  load(id) {
    if (id !== NAME) return null;
    this.addWatchFile(FILE);
    const { styles, ...slate } = JSON.parse(readFileSync(FILE, "utf-8")) as Looks & {
      styles: Record<string, Partial<Looks>>;
    };
    const others = Object.entries(styles).map(([name, look]) => block(`[data-style="${name}"]`, look));
    return [block(':root, [data-style="slate"]', slate), ...others].join("");
  },
};
