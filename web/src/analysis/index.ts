// The analysis of a finished game, with its own words: loaded when somebody asks for it.
import { catalogue, learn } from "../words/words.svelte";
import AnalysisView from "./AnalysisView.svelte";

const words = catalogue("analysis");

export async function analysisView(): Promise<typeof AnalysisView> {
  await learn(words);
  return AnalysisView;
}
