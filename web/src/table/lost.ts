// What goes on without the host when its connection is lost: the position as this player sees it, against bots.
import type { LeftGame } from "../left";
import { settings } from "../settings.svelte";
import type { Table } from "./table.svelte";

/**
 * Null if nothing can go on: nobody at this screen plays, the game is not under way, or several play here. One view says
 * nothing of the others' cards, and they would notice that theirs are new.
 */
export function lostGame({ facts, view, you, seatsHere, result, number }: Table): LeftGame | null {
  if (you === null || seatsHere.length !== 1 || result || facts.waiting || number < 0) return null;
  return {
    seen: { game: facts.game, rules: facts.rules, view },
    table: {
      game: facts.game,
      seats: facts.seats.map(({ seat, colour, name, kind, bot }) =>
        seat === you
          ? { colour, name, kind: "me" }
          : { colour, name: kind === "bot" ? name : "", kind: "bot", level: bot },
      ),
      pace: settings.pace,
      hints: facts.hints,
      take_back: facts.take_back,
    },
  };
}
