// The sentences for learners: loaded with the first lesson or rules, so that the start stays light.
import type { Sources } from "../words/words.svelte";

export const lessonWords: Sources = {
  de: () => import("./de"),
  en: () => import("./en"),
  fr: () => import("./fr"),
};
