/** Our drawings, put into the page once as symbols; everyone shows them with <use href="#pic-owl">. */

import source from "../../../src/wandelgang/drawing/pictures.svg?raw";

const ID = "wandelgang-pictures";

export function showPictures(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const sheet = document.createElement("div");
  sheet.id = ID;
  sheet.setAttribute("aria-hidden", "true");
  // Not display:none, which would switch off what symbols refer to.
  sheet.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  sheet.innerHTML = source.slice(source.indexOf("<svg"));
  document.body.append(sheet);
}

const names = new Set([...source.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

/** The outline of a player's shape, as path data on a grid of 40 units. */
export function shapeOf(colour: string): string {
  return new RegExp(`id="shape-${colour}"[^>]*><path d="([^"]+)"`).exec(source)?.[1] ?? "";
}

/** Whether there is a drawing of this name; a picture without one is shown by its name. */
export function isDrawn(name: string): boolean {
  return names.has(name);
}
