// The tab of the browser: its title and its icon.
import type { Colour } from "./protocol";

const USUAL = "/favicon.svg";

/** The players' shapes: the icon must not rely on colour alone. */
const SHAPES: Readonly<Record<Colour, readonly [path: string, fill: string]>> = {
  red: ["M20 2L38 36H2z", "#C5371F"],
  yellow: ["M4 4H36V36H4z", "#F2BC1B"],
  blue: ["M20 3A17 17 0 1 1 19.99 3z", "#1F5FAE"],
  green: ["M20 1L39 20 20 39 1 20z", "#1B8467"],
};

/** The icon. On your turn it is your own shape, large, with a light behind it. */
export function signFor(colour: Colour | null): string {
  if (!colour) return USUAL;
  const [path, fill] = SHAPES[colour];
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#ffdf87"/>` +
    `<path transform="translate(5 5) scale(.75)" d="${path}" fill="${fill}" stroke="#0d1c20" stroke-width="3" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Set the title and the icon. */
export function showOnTab(title: string, colour: Colour | null): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const sign = signFor(colour);
  if (link && link.getAttribute("href") !== sign) link.href = sign;
}
