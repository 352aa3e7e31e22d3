// How things stand at a table of yours, in a few words.
import { isYourTurn, type RunningTable } from "./running";
import { gameName } from "./words/called";
import { timeLeft } from "./words/time";
import { joined, t } from "./words/words.svelte";

/** Milliseconds from which on there is no hurry. */
const SOON = 12 * 60 * 60 * 1_000;

/** Whether it should be done soon. */
export function isUrgent({ turn }: RunningTable): boolean {
  return turn.left !== null && turn.left < SOON;
}

/** The game with the names of the others at the table. */
export function withWhom({ turn }: RunningTable): string {
  const names = turn.seats.flatMap(({ name, open }, seat) =>
    open || turn.yours.includes(seat) ? [] : [name],
  );
  const game = gameName(turn.game);
  return names.length ? t("your-turn-with", { game, names: joined(names) }) : game;
}

/** Whose turn it is, or what is waited for. */
export function turnStatus(one: RunningTable): string {
  const { turn } = one;
  if (turn.waiting) return t("turn-waiting");
  if (turn.paused) return t("turn-paused");
  if (isYourTurn(one)) return turn.left === null ? t("your-turn") : timeLeft(turn.left);
  return t("turn-of", { name: turn.seats[turn.asked ?? -1]?.name ?? "" });
}
