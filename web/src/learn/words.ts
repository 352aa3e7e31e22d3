// The sentences for learners: loaded with the first lesson or rules, so that the start stays light.
import { catalogue } from "../words/words.svelte";

export const lessonWords = catalogue("learn");
