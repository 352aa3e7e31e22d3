/** The drawings, put into the page once as symbols; everyone shows them with <use href="#pic-owl">. */

import shared from "../../../src/wandelgang/drawing/pictures.svg?raw";

const ID = "wandelgang-pictures";

const symbols = new Map<string, string>();

/** Add the symbols of an SVG file. A name that is already taken keeps its drawing. */
export function addPictures(source: string): void {
  for (const [symbol, name = ""] of source.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)) {
    if (!symbols.has(name)) symbols.set(name, symbol);
  }
  const sheet = typeof document === "undefined" ? null : document.getElementById(ID);
  if (sheet) fill(sheet);
}

addPictures(shared);

// In the client the drawings come with the page (vite.config.ts); from here on they are in our own sheet.
const sent = typeof document === "undefined" ? null : document.getElementById("drawings");
if (sent) {
  addPictures(sent.innerHTML);
  sent.remove();
}

export function showPictures(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const sheet = document.createElement("div");
  sheet.id = ID;
  sheet.setAttribute("aria-hidden", "true");
  // Not display:none, which would switch off what symbols refer to.
  sheet.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  fill(sheet);
  document.body.append(sheet);
}

function fill(sheet: HTMLElement): void {
  sheet.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join("")}</svg>`;
}

/** The outline of a player's shape, as path data on a grid of 40 units. */
export function shapeOf(colour: string): string {
  return /<path d="([^"]+)"/.exec(symbols.get(`shape-${colour}`) ?? "")?.[1] ?? "";
}

/** Whether there is a drawing of this name; a picture without one is shown by its name. */
export function isDrawn(name: string): boolean {
  return symbols.has(name);
}

/** A drawing as a file of its own, in these inks; null: there is none of this name. */
export function symbolOf(name: string, inks: Readonly<Record<string, string>> = {}): string | null {
  const symbol = symbols.get(name);
  if (!symbol) return null;
  const [x = 0, y = 0, wide = 64, high = 64] = (/viewBox="([^"]+)"/.exec(symbol)?.[1] ?? "")
    .split(" ")
    .map(Number);
  const inner = symbol
    .replace(/^<symbol[^>]*>|<\/symbol>$/g, "")
    .replace(
      /var\(--([\w-]+),\s*([^()]*(?:\([^()]*\))?[^()]*)\)/g,
      (_, ink: string, usual: string) => inks[ink] ?? usual,
    );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${4 * wide}" height="${4 * high}" ` +
    `viewBox="${x} ${y} ${wide} ${high}" overflow="visible">${inner}</svg>`
  );
}
