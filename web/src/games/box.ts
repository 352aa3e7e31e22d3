// The box of a game as it was under the rules that a table or a record began with.
import type { BoxFacts, GameFacts } from "../protocol";

export function boxOf(game: GameFacts, rules: number): BoxFacts {
  return game.earlier.find((earlier) => earlier.rules === rules)?.box ?? game.box;
}
