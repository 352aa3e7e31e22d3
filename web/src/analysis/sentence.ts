// Verdicts in words. Python says the same in wandelgang/analysis/sentences.py.
import type { Line, Verdict } from "../protocol";
import { thePicture, worded } from "../words/called";
import { has, type Values } from "../words/words.svelte";

/** Why something else was better, and what: "The owl was in reach: push S4, walk to c3." */
export function sentence(game: string, { why, goal, better, step }: Verdict): string {
  const values: Record<string, string | number> = { what: "place" };
  if (better) values["line"] = inWords(game, better, step);
  if (goal?.picture) Object.assign(values, { what: "picture", picture: thePicture(goal.picture) });
  else if (goal && typeof goal.value === "number")
    Object.assign(values, { what: "value", value: goal.value });
  const said = worded(game, `analysis-why-${why}`, values);
  return said.charAt(0).toUpperCase() + said.slice(1); // a sentence may begin with a picture
}

/** What was played in a turn, in a line of a list: "N6↺ · e4 · take the coin". */
export function briefly(game: string, lines: readonly (readonly [line: Line, step: string])[]): string {
  const first = ([line, step]: readonly [Line, string]) => {
    const [notation = "", action] = [line.notations[0], line.actions[0]];
    if (action?.["type"] === "push") return notation;
    if (action?.["type"] === "walk") return notation.split(" ")[0] ?? "";
    return inWords(game, { notations: [notation], actions: [action ?? {}], stays: false }, step);
  };
  return lines.map(first).join(" · ");
}

/** What to do: "push S4, walk to c3". The step is that before the first action. */
export function inWords(game: string, { notations, actions, stays }: Line, step: string): string {
  return notations
    .map((notation, at) => {
      const action = actions[at] ?? {};
      const kind = stays && at === notations.length - 1 ? "stay" : String(action["type"]);
      const [first = "", ...rest] = notation.split(" ");
      const plain = Object.entries(action).filter(([, value]) => ["string", "number"].includes(typeof value));
      const values = {
        ...(Object.fromEntries(plain) as Values),
        push: notation,
        cell: first,
        rest: rest.join(" "),
        paid: rest.length,
        step,
        picture: thePicture(rest.join(" ")),
      };
      const key = `analysis-${kind}`;
      return has(key) || has(`${game}-${key}`) ? worded(game, key, values) : notation;
    })
    .join(", ");
}
