// What a learner is asked to do, in one sentence.
import type { Action, Showing } from "../games/face";
import { lineNamed } from "../games/line";
import { t } from "../words/words.svelte";

export function doing(action: Action, { box, view, face }: Pick<Showing, "box" | "view" | "face">): string {
  switch (action.type) {
    case "push": {
      const key = face.name === "towers" ? "coach-push-tower" : "coach-push";
      return t(key, { ...lineNamed(box, action.arrow), turns: action.turn });
    }
    case "walk": {
      const cards = "up" in action ? action.up + action.down + action.joker : 0;
      return t("coach-walk", { cell: box.cells[action.cell] ?? "", cards });
    }
    case "coin":
    case "double":
      return t(`coach-${action.type}`, { card: action.card });
    case "again":
      return t("coach-again-roll", { card: action.card });
    default:
      return t("coach-decline", { answer: t(`master-decline-${view.step}`) });
  }
}
