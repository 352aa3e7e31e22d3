// The tab of the browser: its title and its icon.
import { base } from "./alone";
import { colourOf, shapeOf } from "./board";
import type { Colour } from "./protocol";

const USUAL = `${base}favicon.svg`;

/** The icon. On your turn it is your own shape, large, with a light behind it: it must not rely on colour alone. */
export function signFor(colour: Colour | null): string {
  if (!colour) return USUAL;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#ffdf87"/>` +
    `<path transform="translate(5 5) scale(.75)" d="${shapeOf(colour)}" fill="${colourOf(colour)}" stroke="#0d1c20" stroke-width="3" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Set the title and the icon. */
export function showOnTab(title: string, colour: Colour | null): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const sign = signFor(colour);
  if (link && link.getAttribute("href") !== sign) link.href = sign;
}
