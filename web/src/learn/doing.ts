// What a learner is asked to do, in one sentence.
import type { Action } from "../games/face";
import { lineNamed } from "../games/line";
import type { BoxFacts } from "../protocol";
import { t } from "../words/words.svelte";

export function doing(action: Action, box: BoxFacts): string {
  switch (action.type) {
    case "push":
      return t("coach-push", { ...lineNamed(box, action.arrow), turns: action.turn });
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
      return t("coach-decline");
  }
}
