// What is left of a hint, and how it is put into words.
import type { Action, Showing } from "../games/face";
import { lineNamed } from "../games/line";
import type { Hint, Push, Update } from "../protocol";
import { thePicture, worded } from "../words/called";
import { t } from "../words/words.svelte";

/** Both were written by the host, so equal actions are equal texts. */
export function same(one: Action | undefined, other: Action | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** What is left of a hint after an update: what follows the advised action, if that was the one taken. */
export function remaining(hint: Hint | null, update: Update, taken: Action | undefined): Hint | null {
  const [first, ...rest] = hint?.actions ?? [];
  if (!hint || !rest.length || update.number !== hint.number + 1 || !same(first, taken)) return null;
  return { ...hint, number: update.number, actions: rest, notations: hint.notations.slice(1) };
}

/** The cell to which a hint leads, once its first action is done or as that action itself. */
export function walksTo(hint: Hint): number | null {
  const walk = hint.actions.find((action) => action.type === "walk");
  return walk?.type === "walk" ? walk.cell : null;
}

/** How many more turns to the right the spare needs for an advised push; 3 is one to the left. */
export function turnsLeft(push: Push, quarters: number): number {
  return (push.turn - (quarters % 4) + 4) % 4;
}

/** What to do; `quarters` says how the spare is turned at the moment. */
export function advice(show: Showing, hint: Hint, quarters: number): string {
  const [first, then] = hint.actions;
  if (!first) return "";
  const cost = (action: Action) => show.face.cost?.(action, show.view) ?? "";
  const cell = (at: number) => show.box.cells[at] ?? "";
  switch (first.type) {
    case "push": {
      const turned = worded(show.face.name, "hint-turned", { turns: turnsLeft(first, quarters) });
      const push = { ...lineNamed(show.box, first.arrow), turned };
      if (then?.type !== "walk") return t("hint-push", push);
      const how = stays(show, then.cell) ? "stay" : "walk";
      return t(`hint-push-${how}`, { ...push, cell: cell(then.cell), cost: cost(then) });
    }
    case "walk": {
      const how = stays(show, first.cell) ? "hint-stay" : "hint-walk";
      return t(how, { cell: cell(first.cell), cost: cost(first) });
    }
    default:
      return show.face.advised?.(show, hint) ?? t("hint-answer", { answer: hint.notations[0] ?? "" });
  }
}

/** Why, in one sentence. */
export function reason(show: Showing, hint: Hint): string {
  if (hint.reason === "best" && bringsNear(show, hint.actions[0])) return t("hint-why-reach");
  if (hint.reason !== "gain") return t(`hint-why-${hint.reason}`);
  const goals = show.face.goals(show.view, show.you);
  const cell = walksTo(hint);
  if (cell !== null && goals.cells.includes(cell)) return t("hint-why-place");
  const [first] = hint.actions;
  const gain = first && show.face.gain?.(show.view, first);
  if (gain) return gain;
  const [picture, another] = goals.pictures;
  return picture && !another ? t("hint-why-picture", { picture: thePicture(picture) }) : t("hint-why-place");
}

/** Whether a goal can be reached after this action. */
function bringsNear({ choices }: Showing, action: Action | undefined): boolean {
  return choices?.opens.some((one) => one.goals.length && same(choices.actions[one.action], action)) ?? false;
}

function stays(show: Showing, cell: number): boolean {
  return show.you !== null && show.view.players[show.you]?.cell === cell;
}
