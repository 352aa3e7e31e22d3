// The card that somebody has found, turned up for everyone.
import type { TurnedUp } from "./face";

export const NEWS_LOOK = 1_500; // milliseconds for what concerns everyone

/** Somebody has found what their own card shows. */
export function foundCard({ card, seat }: { readonly card: string; readonly seat: number }): TurnedUp {
  return {
    picture: `pic-${card}`,
    title: `picture-${card}`,
    says: { key: "found-it", seat },
    seat,
    look: NEWS_LOOK,
  };
}
