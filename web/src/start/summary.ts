// The chosen options in a few words, for the line that opens them on a phone.
import { t } from "../words/words.svelte";
import { seatName } from "./seat-words";
import type { Wish } from "./wish.svelte";

export function summary(wish: Wish): string[] {
  const words: string[] = [];
  for (const option of wish.options) {
    switch (`${wish.game.name}-${option.name}`) {
      case "classic-cards":
        words.push(t("summary-pictures", { count: wish.number(option) }));
        break;
      case "classic-events":
        if (wish.switched(option)) words.push(t("summary-events"));
        break;
      case "classic-way_home":
        words.push(t(wish.switched(option) ? "summary-way-home" : "summary-no-way-home"));
        break;
      case "master-short":
        words.push(t(wish.switched(option) ? "summary-short" : "summary-full"));
        break;
      case "towers-children": {
        const children = wish.taken.filter((seat) => wish.isChild(seat)).length;
        words.push(children ? t("summary-children", { count: children }) : t("summary-full"));
        break;
      }
    }
  }
  const first = wish.taken.find((seat) => seat.colour === wish.first);
  words.push(first ? t("summary-begins", { name: seatName(wish, first) }) : t("summary-lot"));
  if (!wish.hints) words.push(t("summary-no-hints"));
  return words;
}
