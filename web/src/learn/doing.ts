// What a learner is asked to do, in one sentence.
import type { Action, Showing } from "../games/face";
import { lineNamed } from "../games/line";
import { worded } from "../words/called";
import { t } from "../words/words.svelte";

export function doing(action: Action, { box, view, face }: Pick<Showing, "box" | "view" | "face">): string {
  const own = face.coached?.(action, view, box);
  if (own) return own;
  switch (action.type) {
    case "push":
      return worded(face.name, "coach-push", { ...lineNamed(box, action.arrow), turns: action.turn });
    case "walk":
      return t("coach-walk", { cell: box.cells[action.cell] ?? "" });
    default:
      return "";
  }
}
