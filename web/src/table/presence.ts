// Who is there, in words; and whose seat may be handed to a bot.
import { now } from "../clock.svelte";
import type { SeatFacts } from "../protocol";
import { clockTime } from "../words/time";
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export function presence(table: Table, sitter: SeatFacts): string {
  if (sitter.warming_up) return t("player-warming-up");
  if (sitter.kind === "bot") return t("player-bot", { level: t(`level-${sitter.bot ?? "normal"}`) });
  if (sitter.bot) return t("player-bot-for");
  if (sitter.open) return t(sitter.kind === "anyone" ? "player-free" : "player-open");
  if (table.isHere(sitter.seat)) return t(table.shared ? "player-here" : "player-you");
  const time = table.timeOf(sitter.seat);
  if (time?.state === "lost") return t("clock-paused-for", { time: clockTime(time.grace) });
  if (sitter.there) return t("player-online");
  return t("player-away-minutes", { minutes: Math.floor((awayFor(table, sitter) ?? 0) / 60) });
}

/** For how many seconds somebody has been away: the host says it once, then we keep counting. */
function awayFor(table: Table, sitter: SeatFacts): number | null {
  return sitter.away === null ? null : sitter.away + (now() - table.factsAt) / 1_000;
}

/** The others may let a bot play for somebody who is long gone or has not come yet. */
export function mayHandOver(table: Table, sitter: SeatFacts): boolean {
  if (table.you === null || table.result || sitter.kind === "bot" || table.isHere(sitter.seat)) return false;
  if (sitter.bot || sitter.open) return sitter.open && sitter.kind !== "anyone";
  const away = awayFor(table, sitter);
  return away !== null && away >= table.facts.hand_over_after;
}
