// Whose turn it is and what is to be done, in a title and a sentence.
import { nameOf, said } from "../games/sentence-text";
import { whereIs } from "../games/whereabouts";
import type { Colour } from "../protocol";
import { gameName, thePicture } from "../words/called";
import { joined, t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

interface TurnWords {
  readonly title: string;
  readonly text: string;
  readonly colour: Colour | undefined;
  readonly mine: boolean;
}

export function turnWords(table: Table): TurnWords {
  if (table.result && !table.busy) return over(table, table.result.winners);
  if (table.facts.waiting) return waiting(table);
  const { view } = table;
  const seat = table.roller ?? (view.actor !== null && view.actor >= 0 ? view.actor : view.at_turn);
  const sitter = table.facts.seats[seat];
  const mine = seat === table.you;
  const heading = table.face.heading?.(view, seat);
  return {
    title: heading
      ? said(table, heading, false) // at a shared screen the owner of the view sits before it
      : t(mine ? "turn-yours" : "turn-other", { name: nameOf(table, seat) }),
    text: mine ? myText(table) : otherText(table, seat),
    colour: sitter?.colour,
    mine,
  };
}

function waiting({ facts }: Table): TurnWords {
  const title = t("waits-title", { count: facts.seats.filter(({ open }) => open).length });
  const text = t(facts.public ? "waits-about" : "waits-about-links");
  return { title, text, colour: undefined, mine: false };
}

/** What is said at the start of a turn: whose it is, the goal, and where it lies. */
export function turnCall(table: Table): string {
  const { face, view, box, wanting } = table;
  const title = turnWords(table).title;
  if (table.shared) return title; // the goal is secret, and others may be listening
  const scene = face.scene(view, box);
  const named = (cell: number) => {
    const [what] = face.described?.(view, box, cell) ?? [];
    return what ? `${what}, ${box.cells[cell]}` : (box.cells[cell] ?? "");
  };
  const { pictures, cells } = face.goals(view, wanting);
  const found = pictures.map((picture) => `${thePicture(picture)}, ${whereIs(table, picture)}`);
  const coins = (scene.coins ?? []).flatMap(({ cell, bright }) => (bright ? [cell] : []));
  const goals = [...found, ...[...cells, ...coins].map(named)];
  return goals.length ? `${title}. ${t("goal-lies", { goals: goals.join("; ") })}` : title;
}

/** That a seat took back a step. */
export function takenBackWords(table: Table, seat: number): string {
  const yours = seat === table.you && !table.shared;
  return t(yours ? "taken-back-yours" : "taken-back", { name: nameOf(table, seat) });
}

/** That a bot played for a seat whose time was up. */
export function timeUpWords(table: Table, seat: number): string {
  const yours = seat === table.you && !table.shared;
  return t(yours ? "log-time-up-yours" : "log-time-up", { name: nameOf(table, seat) });
}

/** That somebody has lost the connection. */
export function lostWords(table: Table, seat: number): string {
  return t("log-lost", { name: nameOf(table, seat) });
}

/** For spectators; and how to get a seat, as long as one is free. */
export function watchWords(table: Table): string {
  return t(
    table.facts.seats.some((sitter) => sitter.open && !sitter.bot) ? "table-watching-open" : "table-watching",
  );
}

function myText(table: Table): string {
  if (table.facts.paused) return t("tempo-paused");
  if (table.rolls) return t("roll-yours");
  if (table.sent) return t("turn-sent");
  if (table.timeUp === table.you) return t("clock-up");
  if (table.facts.seats[table.you ?? -1]?.bot) return t("player-bot-for");
  if (!table.asked) return t("turn-wait-showing");
  if (table.you !== null && table.timeOf(table.you)?.state === "last") return t("clock-soon");
  return table.face.asked(table.view, table.offer);
}

function otherText(table: Table, seat: number): string {
  const sitter = table.facts.seats[seat];
  const name = nameOf(table, seat);
  if (table.facts.paused) return t("tempo-paused");
  if (table.busy) return t("turn-wait-showing");
  if (table.timeUp === seat) return t("clock-up-other");
  if (table.roller === seat) return t("roll-waits", { name: nameOf(table, seat) });
  if (sitter?.bot) return t("turn-wait-bot");
  if (sitter?.open) return t("turn-wait-open");
  if (sitter && !sitter.there && !table.isHere(seat)) return t("turn-wait-away", { name });
  return t("turn-wait-person", { name });
}

function over(table: Table, winners: readonly number[]): TurnWords {
  const [first] = winners;
  const names = winners.map((seat) => nameOf(table, seat));
  const count = table.result?.turns ?? 0;
  const thought = table.facts.seats.reduce((sum, { seat }) => sum + table.clocks.spent(seat), 0);
  const turns = thought
    ? t("result-turns-minutes", { count, minutes: Math.max(1, Math.round(thought / 60_000)) })
    : t("result-turns", { count });
  if (first === undefined) return { title: t("turn-over-draw"), text: turns, colour: undefined, mine: false };
  const alone = winners.length === 1;
  const how = alone ? table.face.won?.(table.view, first, table.box) : undefined;
  const text = how ? t("result-how", { how, turns }) : turns;
  const yours = alone && first === table.you && !table.shared;
  const title = yours
    ? t("turn-over-yours", { name: names[0] ?? "" })
    : alone
      ? t("turn-over-won", { name: names[0] ?? "" })
      : t("turn-over-tie", { names: joined(names) });
  return { title, text, colour: table.facts.seats[first]?.colour, mine: false };
}

/** The page's title: whose turn it is, or how it ended. */
export function tabTitle(table: Table): string {
  if (table.facts.waiting) return t("table-title", { game: gameName(table.face.name) });
  if (table.asked || table.rolls || table.curtain !== null) return t("table-yours");
  const words = turnWords(table);
  if (table.facts.waiting) return t("table-title", { game: gameName(table.face.name) });
  if (table.result && !table.busy) return t("tab-over", { title: words.title });
  const seat = table.view.at_turn;
  if (words.mine || seat === table.you) return t("table-title", { game: gameName(table.face.name) });
  return t("tab-other", { name: nameOf(table, seat) });
}
