// What a learner is asked to do, in one sentence.
import type { Action, Showing } from "../games/face";
import { isTall } from "../games/general/scene";
import { lineNamed } from "../games/line";
import { t } from "../words/words.svelte";

export function doing(action: Action, { box, view, face }: Pick<Showing, "box" | "view" | "face">): string {
  switch (action.type) {
    case "push": {
      const key = isTall(box) ? "coach-push-tower" : "coach-push";
      return t(key, { ...lineNamed(box, action.arrow), turns: action.turn });
    }
    case "walk": {
      const costs = face.cost?.(action, view) ? "yes" : "no";
      return t("coach-walk", { cell: box.cells[action.cell] ?? "", costs });
    }
    default:
      return face.coached?.(action, view) ?? "";
  }
}
