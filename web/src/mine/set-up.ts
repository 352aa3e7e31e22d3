// How a finished game was set up, in words.
import type { FinishedGame } from "../finished";
import type { GameFacts } from "../protocol";
import { optionsInWords } from "../start/summary";
import { t } from "../words/words.svelte";

export function setUpInWords(
  games: readonly GameFacts[],
  { game, options, players }: FinishedGame,
): string[] {
  const facts = games.find(({ name }) => name === game);
  const words = facts ? optionsInWords(facts, { ...options, players: players.length }) : [];
  return [t("table-players", { count: players.length }), ...words].filter((one) => one);
}
