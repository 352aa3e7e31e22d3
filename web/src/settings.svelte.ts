// What a person chose on this device, remembered here and nowhere else.
import { MediaQuery } from "svelte/reactivity";
import { leaveWord } from "./away";
import { ability, type View } from "./board";
import type { Language, Pace } from "./protocol";
import { LANGUAGES, preferred, speak } from "./words/words.svelte";

export type Theme = "auto" | "light" | "dark";
const THEMES: readonly Theme[] = ["auto", "light", "dark"];
type Style = "slate" | "parchment" | "high-contrast";
export const STYLES: readonly Style[] = ["slate", "parchment", "high-contrast"];
export const VIEWS: readonly View[] = ["flat", "oblique", "solid"];
export const PACES: readonly Pace[] = ["calm", "quick", "instant"];
const KEY = "wandelgang-settings";

interface Settings {
  language: Language | null; // null: as the browser says
  theme: Theme;
  style: Style | null; // of the board; null: slate, or high contrast if the system asks for more contrast
  name: string;
  view: View; // of heights
  drags: number; // how often the spare was dragged: the first times there are tips
  oneTap: boolean; // a finger's first tap acts at once, instead of taking aim
  sound: boolean; // off until asked for
  volume: number; // 0 to 1
  muted: boolean; // no reactions and no chat
  calls: boolean; // a notification when it is your turn
  spectator: string; // the name to watch with; empty: none
  pace: Pace; // of the bots at new tables
}

function remembered(): Settings {
  const settings: Settings = {
    language: null,
    theme: "auto",
    style: null,
    name: "",
    view: "oblique",
    drags: 0,
    oneTap: false,
    sound: false,
    volume: 0.7,
    muted: false,
    calls: false,
    spectator: "",
    pace: "calm",
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings & { flat: boolean }>;
    if (found.language && LANGUAGES.includes(found.language)) settings.language = found.language;
    if (found.theme && THEMES.includes(found.theme)) settings.theme = found.theme;
    if (found.style && STYLES.includes(found.style)) settings.style = found.style;
    if (typeof found.name === "string") settings.name = found.name;
    if (found.flat) settings.view = "flat"; // before there were more than two views
    if (found.view && VIEWS.includes(found.view)) settings.view = found.view;
    settings.oneTap = found.oneTap === true;
    if (typeof found.drags === "number") settings.drags = found.drags;
    settings.sound = found.sound === true;
    if (typeof found.volume === "number") settings.volume = Math.min(1, Math.max(0, found.volume));
    settings.muted = found.muted === true;
    settings.calls = found.calls === true;
    if (typeof found.spectator === "string") settings.spectator = found.spectator;
    if (found.pace && PACES.includes(found.pace)) settings.pace = found.pace;
  } catch {
    // Storage is not available, or holds something else under our key: use the defaults.
  }
  return settings;
}

export const settings = $state(remembered());
const drawn = $state({ lost: false });
const wantsContrast = new MediaQuery("prefers-contrast: more");

function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is not available: the settings last until the page is closed.
  }
}

export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  remember();
  await speak(language);
  await leaveWord();
}

export function chooseTheme(theme: Theme): void {
  settings.theme = theme;
  remember();
  showTheme();
}

export function chooseStyle(style: Style): void {
  settings.style = style;
  remember();
}

/** The view in depth could not be drawn: the oblique one is shown until somebody asks again. */
export function loseSolid(): void {
  drawn.lost = true;
}

/** Why the view in depth cannot be shown, by the key of the words that say so; null: it can. */
export function solidTrouble(): string | null {
  if (ability() !== "able") return `view-solid-${ability()}`;
  return drawn.lost ? "view-solid-lost" : null;
}

/** The view that the board has now, of these: where it cannot be drawn in depth, the oblique one. */
export function shownView(views = VIEWS): View {
  const { view } = settings;
  return !views.includes(view) || (view === "solid" && solidTrouble()) ? "oblique" : view;
}

/** The style that the board has now. */
export function shownStyle(): Style {
  return settings.style ?? (wantsContrast.current ? "high-contrast" : "slate");
}

export function chooseName(name: string): void {
  settings.name = name;
  remember();
}

export function chooseSpectator(name: string): void {
  settings.spectator = name;
  remember();
}

export function chooseMuted(muted: boolean): void {
  settings.muted = muted;
  remember();
}

export function chooseCalls(calls: boolean): void {
  settings.calls = calls;
  remember();
}

export function chooseView(view: View): void {
  drawn.lost = false;
  settings.view = view;
  remember();
}

export function chooseOneTap(oneTap: boolean): void {
  settings.oneTap = oneTap;
  remember();
}

export function countDrag(): void {
  settings.drags += 1;
  remember();
}

export function chooseSound(sound: boolean): void {
  settings.sound = sound;
  remember();
}

export function chooseVolume(volume: number): void {
  settings.volume = volume;
  remember();
}

export function choosePace(pace: Pace): void {
  settings.pace = pace;
  remember();
}

export async function applySettings(): Promise<void> {
  showTheme();
  $effect.root(() => {
    $effect(showStyle); // also when the system asks for another contrast
  });
  await speak(settings.language ?? preferred());
}

function showTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
}

function showStyle(): void {
  document.documentElement.dataset["style"] = shownStyle();
}
