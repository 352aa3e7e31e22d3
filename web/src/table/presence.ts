// Who is there, in words; and whose seat may be handed to a bot.
import type { SeatFacts } from "../protocol";
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export function presence(table: Table, sitter: SeatFacts): string {
  if (sitter.kind === "bot") return t("player-bot", { level: t(`level-${sitter.bot ?? "normal"}`) });
  if (sitter.bot) return t("player-bot-for");
  if (sitter.open) return t("player-open");
  const here = table.seatsHere.some((one) => one.seat === sitter.seat);
  if (here) return t(table.shared ? "player-here" : "player-you");
  if (sitter.there) return t("player-online");
  return t("player-away-minutes", { minutes: Math.floor((sitter.away ?? 0) / 60) });
}

/** The others may let a bot play for who is long gone, and give the seat back when the person returns. */
export function mayHandOver(table: Table, sitter: SeatFacts): boolean {
  if (table.you === null || table.result || sitter.kind === "bot" || sitter.seat === table.you) return false;
  if (sitter.bot) return true;
  return sitter.away !== null && sitter.away >= table.facts.hand_over_after;
}
