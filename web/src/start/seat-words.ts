// A seat in words.
import { called, maybe } from "../words/called";
import { t } from "../words/words.svelte";
import type { Seat, Wish } from "./wish.svelte";

export function seatName(wish: Wish, seat: Seat): string {
  switch (seat.kind) {
    case "nobody":
      return t("seat-nobody");
    case "bot":
      return wish.botName(seat);
    case "link":
      return seat.name || t("seat-link-name");
    case "anyone":
      return t("seat-anyone-name");
    case "me":
    case "here":
      return seat.name || t(`colour-${seat.colour}`);
  }
}

export function seatKind(wish: Wish, seat: Seat): string {
  const kind = kindAlone(wish, seat);
  return wish.options
    .filter((option) => option.kind === "seats" && wish.hasTrait(seat, option))
    .reduce((said, option) => seatTrait(wish.game.name, option.name, said), kind);
}

/** A seat for which an option holds. */
function seatTrait(game: string, option: string, kind: string): string {
  const label = called(game, "option", option);
  return maybe(`${game}-option-${option}-seat`, { kind }) || t("option-seat", { kind, label });
}

function kindAlone(wish: Wish, seat: Seat): string {
  switch (seat.kind) {
    case "nobody":
      return t("seat-add-short");
    case "bot":
      return t(`level-${wish.levelOf(seat)}`);
    case "link":
      return t("seat-link");
    case "anyone":
      return t("seat-anyone");
    case "me":
      return t("seat-you");
    case "here":
      return t("seat-here");
  }
}
