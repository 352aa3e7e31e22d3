// What a puzzle asks for, in words.
import { doing } from "../learn/doing";
import type { Action, View } from "../games/face";
import { lineNamed } from "../games/line";
import type { PuzzleGoal, Tried } from "../protocol";
import { called, maybe, thePicture, worded } from "../words/called";
import { has, t } from "../words/words.svelte";
import { progress } from "./progress.svelte";
import type { Solving } from "./solving.svelte";

export const LEVELS = ["easy", "normal", "hard", "expert"] as const;
export const levelName = (level: number) => t(`puzzle-level-${LEVELS[level - 1] ?? "normal"}`);

/** The name of a kind, and in a few words what it is about. A game may have its own. */
export const kindName = (game: string, kind: string) =>
  has(`${game}-puzzle-kind-${kind}`) || has(`puzzle-kind-${kind}`)
    ? worded(game, `puzzle-kind-${kind}`)
    : called(game, "puzzle-kind", kind);
export const kindBrief = (game: string, kind: string) =>
  maybe(`${game}-puzzle-brief-${kind}`) || maybe(`puzzle-brief-${kind}`);
/** For somebody who has never played. */
export const kindAbout = (game: string, kind: string) =>
  maybe(`${game}-puzzle-about-${kind}`) || maybe(`puzzle-about-${kind}`);

/** A goal as part of a sentence. */
function goalNamed({ table, puzzle }: Solving, goal: PuzzleGoal): string {
  const view: View = table.view;
  const or = (names: readonly string[]) => t("puzzle-or", { names: joinedByOr(names) });
  if (goal.pictures.length) return or(goal.pictures.map(thePicture));
  const home = view.players[puzzle.whose]?.start;
  const cells = goal.cells.map((cell) => table.box.cells[cell] ?? "");
  if (goal.cells.length === 1 && goal.cells[0] === home)
    return t(table.whose === null ? "puzzle-home" : "puzzle-home-other", { cell: cells[0] ?? "" });
  const own = maybe(`${puzzle.game}-puzzle-goal`, { cells: joinedByOr(cells), count: cells.length });
  return own || or(cells);
}

function joinedByOr(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format(names);
}

/** What is to be done, in one line. */
export function taskOf(solving: Solving): string {
  const { puzzle, table } = solving;
  const [first, second] = puzzle.goals.map((goal) => goalNamed(solving, goal));
  return worded(puzzle.game, `puzzle-task-${puzzle.kind}`, {
    goal: first ?? "",
    second: second ?? "",
    has_second: second ? "yes" : "no",
    turns: puzzle.turns,
    best: puzzle.best,
    name: table.facts.seats[puzzle.whose]?.name ?? "",
  });
}

/** What is proven about it. */
export function proofOf({ puzzle }: Solving): string {
  return worded(puzzle.game, `puzzle-proof-${puzzle.kind}`, {
    turns: puzzle.turns,
    ways: puzzle.ways,
    best: puzzle.best,
  });
}

/** What an attempt came to, in a few words. */
export function endOf({ puzzle }: Solving, end: Tried): string {
  if (has(`puzzle-end-${puzzle.kind}`)) return t(`puzzle-end-${puzzle.kind}`);
  if (end.got !== null) return worded(puzzle.game, `puzzle-got-${puzzle.kind}`, { got: end.got });
  if (end.answer.length) return t("puzzle-end-answered");
  if (end.reached) return t("puzzle-end-one");
  return t(end.near ? "puzzle-end-near" : "puzzle-end-far");
}

interface Feedback {
  readonly title: string;
  readonly text: string;
}

/** What to say now: what was good first, then what is missing, then a nudge. Null: nothing yet. */
export function feedbackOf(solving: Solving): Feedback | null {
  const { puzzle, table, transport, status, now } = solving;
  if (table.busy) return null;
  if (transport.showing) return { title: t("puzzle-shown"), text: t("puzzle-shown-about") };
  if (status === "solved") {
    const { streak } = progress;
    const days = solving.day && progress.works && streak ? t("puzzle-streak", { count: streak }) : "";
    const key = solving.hints.length ? "puzzle-solved-hint" : "puzzle-solved-about";
    return { title: t("puzzle-solved"), text: `${t(key, { count: solving.hints.length })} ${days}`.trim() };
  }
  if (status !== "failed") {
    if (!now.reached || transport.line.length % 2 === 0) return null;
    return { title: t("puzzle-first-reached"), text: t("puzzle-first-reached-about") };
  }
  const wrong = `puzzle-wrong-${puzzle.kind}`;
  if (has(wrong))
    return {
      title: t(now.good_start ? "puzzle-good-start" : wrong),
      text: t(now.good_start ? `${wrong}-walk` : `${wrong}-about`),
    };
  const nudge = t(now.good_start ? "puzzle-nudge-start" : "puzzle-nudge");
  if (now.got !== null)
    return {
      title: worded(puzzle.game, `puzzle-got-title-${puzzle.kind}`, { got: now.got }),
      text: `${worded(puzzle.game, `puzzle-best-${puzzle.kind}`, { best: puzzle.best })} ${nudge}`,
    };
  const [push, walk] = now.answer;
  if (push?.type === "push") {
    const said = { ...lineNamed(table.box, push.arrow), name: table.facts.seats[puzzle.whose]?.name ?? "" };
    const cell = walk?.type === "walk" ? (table.box.cells[walk.cell] ?? "") : "";
    return {
      title: t("puzzle-answered", said),
      text: `${t("puzzle-answered-about", { ...said, cell })} ${nudge}`,
    };
  }
  if (now.reached) return { title: t("puzzle-one-of-two"), text: `${t("puzzle-one-of-two-about")} ${nudge}` };
  return {
    title: t(now.good_start ? "puzzle-good-start" : now.near ? "puzzle-near" : "puzzle-far"),
    text: `${now.good_start ? t(now.near ? "puzzle-near" : "puzzle-far") : ""} ${nudge}`.trim(),
  };
}

/** A hint in words. */
export function hintWords(solving: Solving, step: number): string {
  const hint = solving.hints[step - 1];
  if (!hint) return "";
  if (step === 1) {
    const kind = /^\d/.test(hint.line) ? "row" : "column";
    return t("puzzle-hint-where", { kind, line: hint.line });
  }
  const action = hint.actions[step - 2] as Action | undefined;
  return action ? doing(action, solving.table) : "";
}
