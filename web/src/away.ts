// The page that the service worker shows when the host cannot be reached, in the chosen language.
import { alone } from "./alone";
import { isKept, PLAY_ON } from "./offline.svelte";
import icon from "../public/icon.svg?raw";
import theme from "./theme.css?inline";
import { language, t } from "./words/words.svelte";

const KEPT = "wandelgang-away"; // the name that public/away.js knows it by

function page(kept: boolean): string {
  const playOn = kept ? `<a href="${PLAY_ON}">${t("offline-play")}</a>` : "";
  return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Wandelgang</title><style>${theme}
body { margin: 0; background: var(--page); }
main { display: grid; place-content: center; justify-items: center; gap: 18px; min-height: 100dvh;
  padding: 20px; box-sizing: border-box; color: var(--text);
  font: 17px/1.45 "Segoe UI", -apple-system, Roboto, "Noto Sans", sans-serif; text-align: center; }
svg { width: 88px; border-radius: 20px; } h1 { margin: 0; font: 600 30px Palatino, Georgia, serif; }
p { max-width: 36ch; margin: 0; } a { padding: 12px 22px; border-radius: 12px; background: light-dark(#2a474e, #e8b95a);
  color: light-dark(#fff, #1c1503); font-weight: 600; text-decoration: none; }
</style></head><body><main>${icon}<h1>${t("offline-title")}</h1><p>${t("offline-about")}</p>
<a href="">${t("try-again")}</a>${playOn}</main></body></html>`;
}

/** Store that page, now, whenever the language changes, and when somebody keeps the pages without a host. Browsers without a service worker have none. */
export async function leaveWord(): Promise<void> {
  if (alone || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/away.js");
    const answer = new Response(page(await isKept()), {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
    await (await caches.open(KEPT)).put("/away", answer);
  } catch {
    // The browser then shows its own page.
  }
}
