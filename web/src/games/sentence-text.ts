// Sentences as text: with the names of players put in.
import { joined, t } from "../words/words.svelte";
import type { Sentence, Showing } from "./face";

/** The name of a seat's player. */
export function nameOf(show: Pick<Showing, "sitters">, seat: number): string {
  return show.sitters[seat]?.name ?? "";
}

/** A sentence as this screen says it. Where several share a screen nobody is "you". */
export function said(show: Pick<Showing, "sitters" | "you">, sentence: Sentence, shared: boolean): string {
  const other = sentence.values?.["otherSeat"];
  const you = !shared && sentence.seat !== null && sentence.seat === show.you;
  return t(sentence.key, {
    who: sentence.seat === null ? "" : nameOf(show, sentence.seat),
    you: you ? "yes" : "no",
    other: typeof other === "number" ? nameOf(show, other) : "",
    ...sentence.values,
  });
}

/** How it ended for the owner of the view: won; or what was still missing, or else these pictures. */
export function ended(
  show: Pick<Showing, "result" | "you">,
  missing: string | null,
  pictures: readonly string[],
): string {
  if (show.result?.winners.includes(show.you ?? -1)) return t("goal-won");
  if (missing) return missing;
  if (!pictures.length) return t("goal-missed");
  return t("goal-missed-pictures", { picture: joined(pictures.map((one) => t(`picture-${one}`))) });
}
