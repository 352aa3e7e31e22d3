// Times in words and figures: how long somebody still has, and by which clock a table is played.
import type { BudgetClock, TurnClock } from "../protocol";
import { t } from "./words.svelte";

export type Clock = TurnClock | BudgetClock;

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
] as const;

const two = (number: number): string => String(number).padStart(2, "0");

/** A time that runs, in milliseconds: 0:09, 3:54, 1:02:03, and from a day on in days and hours. */
export function clockTime(time: number): string {
  const seconds = Math.max(0, Math.ceil(time / 1_000));
  const hours = Math.floor(seconds / 3_600);
  if (hours >= 24) return t("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The same where there is little room: from an hour on, only the hours or days. */
export function shortTime(time: number): string {
  const hours = time / 3_600_000;
  if (hours < 1) return clockTime(time);
  return t(
    "clock-short",
    hours < 24
      ? { unit: "hours", count: Math.floor(hours) }
      : { unit: "days", count: Math.floor(hours / 24) },
  );
}

/** How long somebody still has, in milliseconds, to the nearest unit: "2 days left", "40 seconds left". */
export function timeLeft(time: number): string {
  const seconds = Math.max(0, Math.round(time / 1_000));
  const [unit, size] = UNITS.find((one) => seconds >= one[1]) ?? (["seconds", 1] as const);
  return t("time-left", { unit, count: Math.round(seconds / size) });
}

/** A length of time in seconds, in the largest unit that fits: "90 s", "5 min", "3 days". */
export function amount(seconds: number): string {
  const [unit, size] = UNITS.find((one) => seconds && seconds % one[1] === 0) ?? (["seconds", 1] as const);
  return t("clock-amount", { unit, count: seconds / size });
}

/** By which clock a table is played: "1 min a turn", "5 min + 10 s a turn". */
export function clockWords(clock: Clock): string {
  const time = amount(clock.seconds);
  if (clock.type === "turn") return t("clock-a-turn", { time });
  return clock.increment
    ? t("clock-budget-more", { time, more: amount(clock.increment) })
    : t("clock-budget", { time });
}
