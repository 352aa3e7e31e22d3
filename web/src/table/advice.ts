// What is left of a hint, and how it is put into words.
import type { Action, Showing } from "../games/face";
import { lineNamed } from "../games/line";
import { nameOf } from "../games/saying";
import type { Hint, MasterView, Step } from "../protocol";
import { t } from "../words/words.svelte";

/** Both were written by the host, so equal actions are equal texts. */
export function same(one: Action | undefined, other: Action | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** What is left of a hint after a step: what follows on the advised action, if that was the one taken. */
export function remaining(hint: Hint | null, step: Step, taken: Action | undefined): Hint | null {
  const [first, ...rest] = hint?.actions ?? [];
  if (!hint || !rest.length || step.number !== hint.number + 1 || !same(first, taken)) return null;
  return { ...hint, number: step.number, actions: rest, notations: hint.notations.slice(1) };
}

/** The cell to which a hint leads, once its first action is done or as that action itself. */
export function destination(hint: Hint): number | null {
  const walk = hint.actions.find((action) => action.type === "walk");
  return walk?.type === "walk" ? walk.cell : null;
}

/** What to do. */
export function advice(show: Showing, { actions: [first, then] }: Hint): string {
  if (!first) return "";
  const cell = (at: number) => ({ cell: show.box.cells[at] ?? "" });
  switch (first.type) {
    case "push": {
      const line = { ...lineNamed(show.box, first.arrow) };
      if (then?.type !== "walk") return t("hint-push", line);
      return t(`hint-push-${stays(show, then.cell) ? "stay" : "walk"}`, { ...line, ...cell(then.cell) });
    }
    case "walk":
      return t(stays(show, first.cell) ? "hint-stay" : "hint-walk", cell(first.cell));
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
  if (hint.reason !== "gain") return t(`hint-why-${hint.reason}`);
  const goals = show.face.goals(show.view, show.you);
  const cell = destination(hint);
  if (cell !== null && goals.cells.includes(cell)) return t("hint-why-place");
  const [picture, another] = goals.pictures;
  if (picture && !another) return t("hint-why-picture", { picture: t(`the-${picture}`) });
  const value = show.face.name === "master" ? (show.view as MasterView).lowest : null;
  return value === null ? t("hint-why-place") : t("hint-why-treasure", { value });
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
