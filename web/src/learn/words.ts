// The sentences for learners: fetched with the first lesson or rules, as the texts they are and not as scripts.
import type { Language } from "../protocol";
import type { Sources } from "../words/words.svelte";

const files = import.meta.glob<string>(
  ["../../../locales/*/learn.ftl", "../../../src/wandelgang/games/*/words/*.learn.ftl"],
  { query: "?url", import: "default", eager: true },
);

function bring(language: Language) {
  const wanted = Object.entries(files).filter(
    ([path]) => path.match(/\w+(?=[./]learn\.ftl$)/)?.[0] === language,
  );
  return async () => ({
    default: await Promise.all(wanted.map(async ([, address]) => (await fetch(address)).text())),
  });
}

export const lessonWords: Sources = { de: bring("de"), en: bring("en"), fr: bring("fr") };
