// Every sentence the client shows, in the language that is chosen now: from locales/*.ftl, and the words of each game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import type { Colour, Language } from "../protocol";

export const LANGUAGES: readonly Language[] = ["de", "en", "fr"];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
};

export type Values = Readonly<Record<string, FluentVariable>>;

/** How to get the sentences of a part of the client in a language. */
export type Source = (language: Language) => Promise<string>;

/** The sentences of one of our own parts: a text that is fetched when it is needed. */
export function catalogue(part: keyof typeof catalogues): Source {
  return async (wanted) => {
    const answer = await fetch(catalogues[part][wanted]);
    if (!answer.ok) throw new Error(`the words are missing: ${answer.status}`);
    return answer.text();
  };
}

let bundle = $state.raw(new FluentBundle("en"));
let chosen = $state<Language>("en");

export function language(): Language {
  return chosen;
}

const parts = new Set([catalogue("words")]);

/** Add the sentences of other parts of the client. */
export async function learn(...more: readonly Source[]): Promise<void> {
  const unknown = more.filter((part) => !parts.has(part));
  if (!unknown.length) return;
  unknown.forEach((part) => parts.add(part));
  await speak(chosen);
}

export async function speak(wanted: Language): Promise<void> {
  const next = new FluentBundle(wanted, { useIsolating: false });
  const texts = await Promise.all([...parts].map((part) => part(wanted)));
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  chosen = wanted;
  document.documentElement.lang = wanted;
}

/** The first of the browser's languages that we have. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The sentence of this name. A missing one is our mistake, which the browser tests notice in the console. */
export function t(key: string, values?: Values): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`there are no words for ${key}`);
    return key;
  }
  return bundle.formatPattern(pattern, values ?? null, []);
}

/** The letters on the figures. */
export function letters(): Record<Colour, string> {
  return {
    red: t("letter-red"),
    yellow: t("letter-yellow"),
    blue: t("letter-blue"),
    green: t("letter-green"),
  };
}

/** "Ada, Linde and Jonas", as the language joins names. */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat(chosen, { type: "conjunction" }).format(names);
}
