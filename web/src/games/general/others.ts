// What a player may do other than push and walk, as buttons.
import { maybe, readable } from "../../words/called";
import type { Values } from "../../words/words.svelte";
import type { Choices } from "../../protocol";
import type { Action } from "../face";

/** An action that the frame knows nothing about. */
interface OtherAction {
  readonly action: Action;
  readonly notation: string;
}

/** Whether an action of this type is legal. */
export function can(choices: Choices | null, type: Action["type"]): boolean {
  return choices?.actions.some((action) => action.type === type) ?? false;
}

/** Whether the player may either push or walk. */
export function pushOrWalkNow(choices: Choices | null): boolean {
  return can(choices, "push") && can(choices, "walk");
}

/** The legal actions that are neither a push nor a walk. */
export function otherActions({ actions, notations }: Choices): readonly OtherAction[] {
  return actions.flatMap((action, at) => {
    const { type }: { type: string } = action;
    return type === "push" || type === "walk" ? [] : [{ action, notation: notations[at] ?? type }];
  });
}

/** What is written on the button for an action: the game's own words, or else its notation. */
export function actionLabel(game: string, { action, notation }: OtherAction): string {
  const { type }: { type: string } = action;
  return maybe(`${game}-action-${type}`, plainValues(action)) || readable(notation);
}

/** The fields of an action or event that can stand in a sentence. */
export function plainValues(thing: object): Values {
  const fields = Object.entries(thing) as [string, unknown][];
  return Object.fromEntries(
    fields.flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === "boolean") return [[name, value ? "yes" : "no"]];
      return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
    }),
  );
}
