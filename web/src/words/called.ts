// What games call their things, with a usable default for a game that has no words for them.
import { has, t, type Values } from "./words.svelte";

/** A name as people would write it: "way_home" becomes "Way home". */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a game calls one of its things: GAME-KIND-NAME, or else the name itself. */
export function called(game: string, kind: string, name: string, values?: Values): string {
  const key = `${game}-${kind}-${name}`;
  return has(key) ? t(key, values) : readable(name);
}

/** A sentence for all games; a game may have its own form of it, GAME-KEY. */
export function worded(game: string, key: string, values?: Values): string {
  const own = `${game}-${key}`;
  return t(has(own) ? own : key, values);
}

/** What a game says about something, if it says anything. */
export function maybe(key: string, values?: Values): string {
  return has(key) ? t(key, values) : "";
}

export function gameName(game: string): string {
  return maybe(`${game}-name`) || readable(game);
}

/** The name of a picture, as the title of a card. */
export function pictureName(picture: string): string {
  return maybe(`picture-${picture}`) || readable(picture);
}

/** The same inside a sentence. */
export function thePicture(picture: string): string {
  return maybe(`the-${picture}`) || readable(picture);
}
