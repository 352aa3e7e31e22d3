// The analysis of a finished game, with its own words: loaded when somebody asks for it.
import { catalogue, learn } from "../words/words.svelte";
import AnalysisView from "./AnalysisView.svelte";

let ready: Promise<void> | null = null;

/** The page, once its words are known. */
export async function analysisView(): Promise<typeof AnalysisView> {
  ready ??= learn(catalogue("analysis")).catch((error: unknown) => {
    ready = null;
    throw error;
  });
  await ready;
  return AnalysisView;
}
