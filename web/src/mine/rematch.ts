// Playing again: at the table to which the others come too, or else at a new one that is set up in the same way.
import type { FinishedGame, Player } from "../finished";
import { askRematch, HostRefusal, openTable } from "../host";
import { held, heldFrom, keep } from "../keeping";
import type { Kind, NewTable, OpenedTable, Moved } from "../protocol";
import { settings } from "../settings.svelte";

const KINDS: Readonly<Record<Player["whose"], Kind>> = { own: "me", here: "here", elsewhere: "link" };

/** The table of the same people, if the host still knows the old one and our seat there. */
async function following(table: string): Promise<Moved | null> {
  const token = held(table)?.seats[0]?.token;
  if (!token) return null;
  try {
    return await askRematch(table, token);
  } catch (refusal) {
    if (refusal instanceof HostRefusal && ["no-table", "wrong-token"].includes(refusal.code)) return null;
    throw refusal;
  }
}

/** A new table with the same game, options and players. The first player is chosen at random; friends get new links. */
export function likeBefore({ game, options, players }: FinishedGame): NewTable {
  const { players: _, colours: __, ...rest } = options;
  return {
    game,
    seats: players.map(({ colour, name, level, whose }) => {
      const bot = whose === "elsewhere" && level !== null;
      return { colour, name, kind: bot ? "bot" : KINDS[whose], level: bot ? level : null };
    }),
    options: { ...rest, first: null },
    pace: settings.pace,
  } as NewTable;
}

/** Play it again; returns the table to go to. */
export async function again(one: FinishedGame): Promise<string> {
  const next: Moved | OpenedTable = (await following(one.table)) ?? (await openTable(likeBefore(one)));
  const names = one.players.map(({ name }) => name);
  keep(heldFrom(next, one.game, names));
  return next.table;
}
