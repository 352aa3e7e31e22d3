// What is left of a hint, and how it is put into words.
import type { Action, Showing } from "../games/face";
import { lineNamed } from "../games/line";
import { nameOf } from "../games/saying";
import type { Hint, MasterView, Push, Update } from "../protocol";
import { t } from "../words/words.svelte";

/** Both were written by the host, so equal actions are equal texts. */
export function same(one: Action | undefined, other: Action | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** What is left of a hint after an update: what follows on the advised action, if that was the one taken. */
export function remaining(hint: Hint | null, update: Update, taken: Action | undefined): Hint | null {
  const [first, ...rest] = hint?.actions ?? [];
  if (!hint || !rest.length || update.number !== hint.number + 1 || !same(first, taken)) return null;
  return { ...hint, number: update.number, actions: rest, notations: hint.notations.slice(1) };
}

/** The cell to which a hint leads, once its first action is done or as that action itself. */
export function destination(hint: Hint): number | null {
  const walk = hint.actions.find((action) => action.type === "walk");
  return walk?.type === "walk" ? walk.cell : null;
}

/** How often the spare is still to be turned to the right for an advised push; 3 is once to the left. */
export function turnsLeft(push: Push, quarters: number): number {
  return (push.turn - (quarters % 4) + 4) % 4;
}

/** What to do; `quarters` says how the spare lies turned at the moment. */
export function advice(show: Showing, { actions: [first, then] }: Hint, quarters: number): string {
  if (!first) return "";
  const cell = (at: number) => ({ cell: show.box.cells[at] ?? "" });
  switch (first.type) {
    case "push": {
      const turns = turnsLeft(first, quarters);
      const push = { ...lineNamed(show.box, first.arrow), turns, game: show.face.name };
      if (then?.type !== "walk") return t("hint-push", push);
      const how = stays(show, then.cell) ? "stay" : "walk";
      return t(`hint-push-${how}`, { ...push, ...cell(then.cell), ...cost(show, then) });
    }
    case "walk":
      return t(stays(show, first.cell) ? "hint-stay" : "hint-walk", {
        ...cell(first.cell),
        ...cost(show, first),
      });
    case "swap": {
      const name = nameOf(show, first.seat);
      return then?.type === "walk"
        ? t("hint-swap-walk", { name, ...cell(then.cell) })
        : t("hint-swap", { name });
    }
    case "choose":
      return t("hint-choose", { picture: t(`the-${first.card}`) });
    case "coin":
    case "again":
    case "double":
      return t(`hint-${first.type}`, { card: first.card });
    default:
      return t("hint-answer", { answer: answerNamed(show, first) });
  }
}

/** Why, in one sentence. */
export function reason(show: Showing, hint: Hint): string {
  if (hint.reason === "best" && bringsNear(show, hint.actions[0])) return t("hint-why-reach");
  if (hint.reason !== "gain") return t(`hint-why-${hint.reason}`);
  const goals = show.face.goals(show.view, show.you);
  const cell = destination(hint);
  if (cell !== null && goals.cells.includes(cell)) return t("hint-why-place");
  const [picture, another] = goals.pictures;
  if (picture && !another) return t("hint-why-picture", { picture: t(`the-${picture}`) });
  const value = show.face.name === "master" ? (show.view as MasterView).lowest : null;
  return value === null ? t("hint-why-place") : t("hint-why-treasure", { value });
}

/** The cards that a walk takes, as hand and board name them. */
function cost({ face, view }: Showing, walk: Action): { readonly count: number; readonly spells: string } {
  const cards = face.spells?.(walk, view) ?? [];
  return { count: cards.length, spells: cards.map((card) => t(`spell-${card}`)).join(", ") };
}

/** Whether a goal can be reached after this action. */
function bringsNear({ choices }: Showing, action: Action | undefined): boolean {
  return choices?.opens.some((one) => one.goals.length && same(choices.actions[one.action], action)) ?? false;
}

function stays(show: Showing, cell: number): boolean {
  return show.you !== null && show.view.players[show.you]?.cell === cell;
}

/** What is written on the button for an answer. */
function answerNamed(show: Showing, action: Action): string {
  const { view } = show;
  switch (action.type) {
    case "look":
      return t("offer-use-second-card");
    case "exchange":
      return t("offer-use-exchange");
    case "pass":
      return t("again-pass");
    case "fight":
      return t("master-do-fight");
    default: {
      const rolls = "duel" in view ? (view.duel?.rolls.length ?? 0) : 0;
      const last = view.step === "final-again" && rolls === 3;
      return t(`master-decline-${view.step}${last ? "-last" : ""}`);
    }
  }
}
