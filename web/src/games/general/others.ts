// What a player may do besides push and walk, as buttons.
import { called, readable } from "../../words/called";
import { has, type Values } from "../../words/words.svelte";
import type { Choices } from "../../protocol";
import type { Action } from "../face";

/** An action that the frame knows nothing about. */
export interface OtherAction {
  readonly action: Action;
  /** Its place among the legal actions. */
  readonly at: number;
}

/** The legal actions that are neither a push nor a walk. */
export function otherActions({ actions }: Choices): readonly OtherAction[] {
  return actions.flatMap((action, at) => {
    const { type }: { type: string } = action;
    return type === "push" || type === "walk" ? [] : [{ action, at }];
  });
}

/** What is written on the button for an action. */
export function actionLabel(game: string, action: Action): string {
  const { type, ...fields }: { type: string } = action;
  if (has(`${game}-action-${type}`)) return called(game, "action", type, plainValues(action));
  return [readable(type), ...Object.values(plainValues(fields))].join(" ");
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
