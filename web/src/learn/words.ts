// The sentences for learners: loaded with the first lesson or rules, so that the start stays light.
import type { Sources } from "../words/words.svelte";

const load = (file: Promise<{ default: string }>) => file.then(({ default: text }) => ({ default: [text] }));

export const lessonWords: Sources = {
  de: () => load(import("../../../locales/de/learn.ftl?raw")),
  en: () => load(import("../../../locales/en/learn.ftl?raw")),
  fr: () => load(import("../../../locales/fr/learn.ftl?raw")),
};
