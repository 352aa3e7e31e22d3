// The options of a game in a few words. A game says them as GAME-summary-OPTION, with `value`: a number, a choice, or
// "yes" or "no"; "" means nothing. Without such words the option's label is shown where it is used.
import type { GameFacts, Option } from "../protocol";
import { called } from "../words/called";
import { clockWords } from "../words/time";
import { has, t } from "../words/words.svelte";
import { seatName } from "./seat-words";
import type { Wish } from "./wish.svelte";

/** One option in a few words; "": there is nothing to say. */
function inWords(game: string, option: Option, value: number | boolean | string): string {
  const key = `${game}-summary-${option.name}`;
  if (has(key)) return t(key, { value: typeof value === "boolean" ? (value ? "yes" : "no") : value }).trim();
  const label = called(game, "option", option.name);
  if (typeof value === "string") {
    return t("option-value", { label, value: called(game, `option-${option.name}`, value) });
  }
  if (typeof value === "number" && option.kind === "number") return t("option-value", { label, value });
  return value ? label : "";
}

/** The chosen options, for the line that opens them on a phone. */
export function summary(wish: Wish): string[] {
  const words = wish.options.map((option) => {
    if (option.kind === "number") return inWords(wish.game.name, option, wish.number(option));
    if (option.kind === "switch") return inWords(wish.game.name, option, wish.switched(option));
    if (option.kind === "choice") return inWords(wish.game.name, option, wish.choice(option));
    const having = wish.taken.filter((seat) => wish.hasTrait(seat, option)).length;
    return inWords(wish.game.name, option, having);
  });
  const first = wish.taken.find((seat) => seat.colour === wish.first);
  words.push(first ? t("summary-begins", { name: seatName(wish, first) }) : t("summary-lot"));
  if (!wish.hints) words.push(t("summary-no-hints"));
  if (!wish.takeBack) words.push(t("summary-no-take-back"));
  if (wish.chosenClock) words.push(clockWords(wish.chosenClock));
  if (wish.invites && wish.chat) words.push(t("summary-chat"));
  return words.filter((one) => one);
}

/** How a table is played, for its header: the numbers, and every option that is not the default. */
export function optionsInWords(game: GameFacts, chosen: { readonly players: number }): string[] {
  return game.options.flatMap((option) => {
    const value = (chosen as Readonly<Record<string, unknown>>)[option.name];
    if (option.name === "first") return [];
    if (option.kind === "number") {
      const limits = option.limits.find(({ players }) => players === chosen.players);
      const number = typeof value === "number" ? value : limits?.high;
      return number === undefined ? [] : [inWords(game.name, option, number)];
    }
    if (option.kind === "seats") {
      return Array.isArray(value) && value.length ? [inWords(game.name, option, value.length)] : [];
    }
    if (value === option.default) return [];
    return [inWords(game.name, option, typeof value === "string" ? value : Boolean(value))];
  });
}
