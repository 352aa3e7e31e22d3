// The sentences of puzzles: loaded with the first puzzle, so that the start stays light.
import { catalogue } from "../words/words.svelte";

export const puzzleWords = catalogue("puzzles");
